// The stages of `npm test`, in order. To add one, add an entry: `run` names the command; `ensure`, if any, is an async
// function that makes the machine ready for it (see ensure.mjs) and throws with a clear sentence when it cannot.
import { run } from './bootstrap.mjs'

export const checks = [
  { name: 'format and lint', run: ['biome', 'ci', '--colors=off', '--error-on-warnings'] },
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'boundaries', run: ['depcruise', '--config', '.dependency-cruiser.cjs', '--output-type', 'err', '.'] },
  { name: 'unused', run: ['knip', '--no-progress'] },
]

export const tests = [{ name: 'tests', run: ['vitest', 'run'], takesFilter: true }]

/** Runs the stages one after the other and stops at the first that fails. Returns the exit code. */
export const runStages = async (stages, filter = []) => {
  const start = performance.now()
  for (const stage of stages) {
    const from = performance.now()
    const code = await runStage(stage, filter)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(16)} ${seconds(from)}`)
    if (code !== 0) return code
  }
  console.log(`ok     ${'everything'.padEnd(16)} ${seconds(start)}`)
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

const seconds = from => `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`
