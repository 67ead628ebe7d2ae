// The stages of `npm test`, in order. To add one, add an entry: `run` is the command; `ensure`, if any, makes the
// machine ready for it and throws with a clear sentence when it cannot, for example `() => ensureProgram('chromium')`
// (ensure.mjs).
import { run } from './bootstrap.mjs'
import { readyForBrowser } from './browser.mjs'
import { ensureServers } from './ensure.mjs'

const plain = process.stdout.isTTY ? [] : ['--colors=off']

export const checks = [
  { name: 'format and lint', run: ['biome', 'ci', '--error-on-warnings', ...plain] },
  { name: 'names', run: ['node', 'scripts/lint/names.mjs'] },
  { name: 'text', run: ['node', 'scripts/lint/text.mjs'] },
  { name: 'strengths', run: ['node', 'scripts/strengths.mjs', '--check'] },
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'boundaries', run: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.'] },
  { name: 'unused', run: ['knip', '--no-progress', '--no-config-hints'] },
]

export const tests = [
  { name: 'rules and fuzz', run: ['vitest', 'run'], ensure: ensureServers, takesFilter: true },
  {
    name: 'browser',
    run: ['vitest', 'run', '--config', 'web/e2e/vitest.config.ts'],
    ensure: readyForBrowser,
    isWhole: true,
  },
]

/** Runs the stages one after the other and stops at the first that fails. Returns the exit code. */
export const runStages = async (stages, filter = []) => {
  const start = performance.now()
  for (const stage of stages) {
    // A filter asks for a few tests only; whoever wants the browser names it.
    if (stage.isWhole && filter.length > 0 && !filter.some(f => f.includes('e2e'))) continue
    const from = performance.now()
    const code = await runStage(stage, filter)
    report(code === 0 ? 'ok' : 'FAILED', stage.name, from)
    if (code !== 0) return code
  }
  report('ok', 'everything', start)
  return 0
}

const runStage = async ({ run: [program, ...args], ensure, takesFilter }, filter) => {
  try {
    await ensure?.()
  } catch (error) {
    console.error(error.message)
    return 1
  }
  return run(program, takesFilter ? [...args, ...filter] : args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

const report = (verdict, name, from) => {
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`${verdict.padEnd(6)} ${name.padEnd(16)} ${seconds.padStart(6)} s`)
}
