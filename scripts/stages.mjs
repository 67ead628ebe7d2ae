// The stages of `npm test`, in order. To add one, add an entry: `run` is the command; `ensure`, if any, makes the
// machine ready for it and throws a `Missing` (ensure.mjs) with a clear sentence when it cannot; `has` says which test
// files a stage of tests runs.
import { run } from './bootstrap.mjs'
import { readyForBrowser } from './browser.mjs'
import { ensureServers, isCi, Missing } from './ensure.mjs'

const plain = process.stdout.isTTY ? [] : ['--colors=off']

export const checks = [
  { name: 'format and lint', run: ['biome', 'ci', '--error-on-warnings', ...plain] },
  { name: 'names', run: ['node', 'scripts/lint/names.mjs'] },
  { name: 'text', run: ['node', 'scripts/lint/text.mjs'] },
  { name: 'size', run: ['node', 'scripts/lint/size.mjs'] },
  { name: 'strengths', run: ['node', 'lab/strengths.mjs', '--check'] },
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'boundaries', run: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.'] },
  { name: 'unused', run: ['knip', '--no-progress', '--no-config-hints'] },
]

const isOfBrowser = path => path.startsWith('web/e2e/')
/** Only with a cluster; what stands in databases/ runs here on PostgreSQL and in `npm test` on SQLite. */
const isOfCluster = path => path.startsWith('server/test/cluster/')
const isOfDatabases = path => path.startsWith('server/test/databases/')

export const tests = [
  {
    name: 'rules, screens, server',
    run: ['vitest', 'run'],
    has: path => !isOfBrowser(path) && !isOfCluster(path),
  },
  {
    name: 'browser',
    run: ['vitest', 'run', '--config', 'web/e2e/vitest.config.ts'],
    ensure: readyForBrowser,
    has: isOfBrowser,
  },
]
export const clusterTests = [
  {
    name: 'cluster',
    run: ['vitest', 'run', '--config', 'server/test/cluster/vitest.config.ts'],
    ensure: ensureServers,
    has: path => isOfCluster(path) || isOfDatabases(path),
  },
]

/**
 * Runs the stages one after the other and stops at the first that fails. Returns the exit code. A stage that this
 * machine cannot run fails in CI; a person is told, and the others run.
 */
export const runStages = async (stages, filter = [], { log = console.log, mustRunAll = isCi(), start = run } = {}) => {
  const report = (verdict, name, from, sentence = '') => {
    const seconds = ((performance.now() - from) / 1000).toFixed(1)
    log(`${verdict.padEnd(8)}${name.padEnd(24)} ${seconds.padStart(6)} s${sentence && `  ${sentence}`}`)
  }
  const began = performance.now()
  const skipped = []
  for (const { name, run: command, ensure, has } of stages) {
    const from = performance.now()
    const [program, ...args] = has ? [...command, ...filter] : command
    try {
      await ensure?.()
    } catch (error) {
      if (!(error instanceof Missing) || mustRunAll) {
        report('FAILED', name, from, error.message)
        return 1
      }
      report('skipped', name, from, error.message)
      skipped.push({ name, sentence: error.message })
      continue
    }
    const code = await start(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    report(code === 0 ? 'ok' : 'FAILED', name, from)
    if (code !== 0) return code
  }
  if (skipped.length === 0) report('ok', 'everything', began)
  else {
    const names = skipped.map(({ name }) => name).join(', ')
    const [verdict, what] =
      skipped.length < stages.length ? ['ok', `all but ${names}`] : ['skipped', 'nothing was tried']
    report(verdict, what, began, skipped.map(({ sentence }) => sentence).join(' '))
  }
  return 0
}
