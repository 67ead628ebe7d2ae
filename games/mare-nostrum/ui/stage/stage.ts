import type { ActionJson } from '@ecumene/kernel'
import type { Choosing } from '../choosing.ts'
import type { Queue } from '../queue.ts'
import type { Part } from '../rules.ts'

/** What every stage of the dock gets. */
export interface StageProps {
  readonly p: Part
  readonly choosing: Choosing
  readonly queue: Queue
  play(a: ActionJson): void
}
export const verbsOf = (p: Part, ...verbs: string[]): ActionJson[] => p.legal.filter(a => verbs.includes(a.verb))
