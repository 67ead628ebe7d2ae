/**
 * Counts what a call does: how often each block of our own code runs, and how many elements the engine's own methods
 * copy. Counted, not timed: the same on every machine.
 */
import { type Profiler, Session } from 'node:inspector'

const OURS = /\/(kernel|bots|kit|web)\/src\//

export function workOf(call: () => void): { blocks: number; copied: number } {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const stop = countCopies()
  call()
  const copied = stop()
  let scripts: readonly Profiler.ScriptCoverage[] = []
  session.post('Profiler.takePreciseCoverage', (error, found) => {
    if (error) throw error
    scripts = found.result
  })
  session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const ours = scripts.filter(s => OURS.test(s.url))
  const blocks = ours.flatMap(s => s.functions.flatMap(f => f.ranges)).reduce((sum, range) => sum + range.count, 0)
  return { blocks, copied }
}

/** Spreading, slicing and the like run inside the engine, where no block is counted. */
function countCopies(): () => number {
  let copied = 0
  const list = Array.prototype as unknown as Record<PropertyKey, (...args: unknown[]) => unknown>
  const names = ['slice', 'concat', 'map', 'filter', 'flatMap', 'toReversed', 'toSpliced', 'with', Symbol.iterator]
  const before = names.map(name => list[name])
  names.forEach((name, i) => {
    list[name] = function (this: unknown[], ...args: unknown[]) {
      const result = before[i].apply(this, args)
      copied += Array.isArray(result) ? result.length : this.length
      return result
    }
  })
  return () => {
    names.forEach((name, i) => {
      list[name] = before[i]
    })
    return copied
  }
}
