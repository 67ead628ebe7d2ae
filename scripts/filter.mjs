// `npm test -- games/bronze -t BRZ-SET`: words before the first flag are parts of the paths of test files; flags and
// what follows them go to Vitest as they are.
import { readdirSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'var', 'screenshots', 'coverage'])

const testFiles = (folder = '') =>
  readdirSync(root + folder, { withFileTypes: true }).flatMap(entry => {
    const path = folder + entry.name
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : testFiles(`${path}/`)
    return /\.test\.tsx?$/.test(path) ? [path] : []
  })

/** As test files are listed: from the root of the repository, with slashes. */
const asListed = word => (isAbsolute(word) ? relative(root, word) : word.replace(/^\.[\\/]/, '')).replaceAll('\\', '/')

/**
 * The stages that have a test file for these words, and the words for Vitest; `fault`: no stage has one. A flag alone
 * is for the first stage, the only one that needs nothing from the machine.
 */
export function stagesFor(words, stages, files = testFiles()) {
  const firstFlag = words.findIndex(word => word.startsWith('-'))
  const end = firstFlag < 0 ? words.length : firstFlag
  const parts = words.slice(0, end).map(asListed)
  const filter = [...parts, ...words.slice(end)]
  if (parts.length === 0) return { stages: stages.slice(0, 1), filter }
  const isWanted = path => parts.some(part => path.includes(part))
  const wanted = stages.filter(({ has }) => files.some(path => has(path) && isWanted(path)))
  if (wanted.length > 0) return { stages: wanted, filter }
  const named = parts.map(part => `"${part}"`).join(' or ')
  const isElsewhere = files.some(isWanted)
  return {
    stages: [],
    filter,
    fault: isElsewhere
      ? `The tests with ${named} in their path belong to another stage: npm test, or npm run test:cluster.`
      : `No test file has ${named} in its path.`,
  }
}
