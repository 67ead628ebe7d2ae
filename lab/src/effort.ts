import { UsageError } from '@ecumene/cli/src/args.ts'
import type { Effort } from './contest.ts'

/** Rollouts of a decision for both sides, as in 160, or for each, as in 160,32; null is what the levels say. */
export function effortOf(text: string | undefined): Effort | null {
  if (text === undefined) return null
  if (!/^\d{1,6}(,\d{1,6})?$/.test(text))
    throw new UsageError(`--effort takes a number or two, as in 160,32, not ${text}`)
  const [a, b] = text.split(',').map(Number)
  return b === undefined ? a : [a, b]
}
