/** Answers that end what is asked. One that stands alone is said beside the question, not among the others. */
import type { ActionJson } from '@ecumene/kernel'

export const ENDS: readonly string[] = ['endTurn', 'pass', 'accept', 'refuse', 'yield', 'colonize', 'enough']

export function withoutEnd(actions: readonly ActionJson[]): readonly ActionJson[] {
  const ends = actions.filter(a => Object.keys(a).length === 1 && ENDS.includes(a.verb))
  return ends.length === 1 ? actions.filter(a => a !== ends[0]) : actions
}
