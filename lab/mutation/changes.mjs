// Which lines differ from an earlier commit.
import { execFileSync } from 'node:child_process'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' }).trim()
const asked = (...args) => {
  try {
    return git(...args)
  } catch {
    return undefined // no such commit here: a shallow clone, or no git at all
  }
}

/** Where the change began: where this branch left main or, on main itself, the commit before. */
export const baseOfChange = () => {
  const head = asked('rev-parse', 'HEAD')
  const main =
    asked('rev-parse', '--verify', '--quiet', 'origin/main') ?? asked('rev-parse', '--verify', '--quiet', 'main')
  const base = main && asked('merge-base', 'HEAD', main)
  return base && base !== head ? base : asked('rev-parse', '--verify', '--quiet', 'HEAD~1')
}

/** The lines touched since `ref`: asked by file, or by the line on which a mutant begins. */
export const changedLines = ref => linesOf(git('diff', '--unified=0', '--no-color', ref, '--', '*.ts'))

export const linesOf = diff => {
  const touched = new Map()
  let path = ''
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) path = line.slice('+++ b/'.length)
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line)
    if (!hunk) continue
    const [first, count] = [Number(hunk[1]), Number(hunk[2] ?? 1)]
    if (!touched.has(path)) touched.set(path, new Set())
    for (let i = 0; i < count; i++) touched.get(path).add(first + i)
  }
  return {
    hasFile: file => touched.has(file),
    hasMutant: ({ path: file, line }) => touched.get(file)?.has(line) ?? false,
  }
}
