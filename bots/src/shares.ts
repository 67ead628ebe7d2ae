/** How likely each seat is to win, from what everybody's position is worth. */
import type { Thinking } from '@ecumene/contract'

/** Points by which a lead is worth e to one, where a game does not say: at the start, and at the end. */
const USUAL = [30, 6] as const

/** Together 1. The nearer the end, the more a lead counts. */
export function sharesOf(values: Float64Array, { spread = USUAL }: Thinking, progress: number): readonly number[] {
  const [start, end] = spread
  const scale = start + (end - start) * Math.min(1, Math.max(0, progress))
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const weights = Array.from(values, value => Math.exp((value - most) / scale))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map(weight => weight / sum)
}
