/** Answers that end what is asked. One that stands alone is said beside the question, not among the others. */
import type { ActionJson } from '@ecumene/kernel'

export const ENDS: readonly string[] = ['endTurn', 'pass', 'accept', 'refuse', 'yield', 'colonize', 'enough']

/** The one answer that ends what is asked; of several, none. */
export function endOf(actions: readonly ActionJson[]): ActionJson | undefined {
  const ends = actions.filter(a => Object.keys(a).length === 1 && ENDS.includes(a.verb))
  return ends.length === 1 ? ends[0] : undefined
}
export function withoutEnd(actions: readonly ActionJson[]): readonly ActionJson[] {
  const end = endOf(actions)
  return end ? actions.filter(a => a !== end) : actions
}
