// Vitest for one run of mutants: the room's tests in one process, on code with switches instead of the code on disk.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

const root = join(import.meta.dirname, '../..')
const code = JSON.parse(readFileSync(`${process.env.MUTATION_FOLDER}/code.json`, 'utf8'))
const { tests, notTests } = JSON.parse(process.env.MUTATION_TESTS)

const switches = {
  name: 'switches',
  enforce: 'pre',
  load: id => code[relative(root, id)],
}

/** Rule tests first: they are quick, and what they notice need not be tried in stretches of recorded games. */
class RulesFirst extends BaseSequencer {
  async sort(files) {
    const isLast = file => (file.moduleId.endsWith('/played.test.ts') ? 1 : 0)
    return [...files].sort((a, b) => isLast(a) - isLast(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

export default defineConfig({
  root,
  plugins: [switches],
  test: {
    include: tests,
    exclude: ['**/node_modules/**', ...notTests],
    isolate: false,
    fsModuleCache: false, // it would keep the code of an earlier run
    fileParallelism: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: RulesFirst },
    reporters: ['dot'],
    silent: true,
    runner: './lab/mutation/runner.mjs',
  },
})
