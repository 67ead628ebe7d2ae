/** How long the page's own thread works between two marks that it set, by the browser's trace of itself. */

export const PRESS_AND_DRAWN = ['bench-pressed', 'bench-drawn'] as const

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds by the wall; `tdur` by the thread's own processor time. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly startTime?: number } }
}

/** Milliseconds of the thread for each pair of marks, in their order. */
export function workOf(trace: string): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const marksOf = (name: string): TraceEvent[] =>
    traceEvents.filter(e => e.name === name && e.cat.includes('user_timing')).sort((a, b) => a.ts - b.ts)
  const [pressed, drawn] = PRESS_AND_DRAWN.map(marksOf)
  return pressed.map(({ ts: from, pid, tid }, i) => {
    const to = drawn[i].ts
    const tasks = traceEvents.filter(e => e.pid === pid && e.tid === tid && e.ph === 'X' && e.name.includes('RunTask'))
    return tasks.reduce((sum, task) => sum + shareOf(task, from, to), 0) / 1000
  })
}
/** A task counts as far as it lies between the two; what it works it works evenly. */
function shareOf({ ts, dur = 0, tdur = dur }: TraceEvent, from: number, to: number): number {
  const inside = Math.min(ts + dur, to) - Math.max(ts, from)
  return inside <= 0 || dur === 0 ? 0 : (tdur * inside) / dur
}
