import type { ActionJson } from '@ecumene/kernel'
import type { Choosing } from '../choosing.ts'
import type { TablePlan } from '../plan/use-plan.ts'
import type { Part } from '../rules.ts'

/** What every stage of the dock gets. */
export interface StageProps {
  /** The table as it would be after the plan, and as it is now. */
  readonly p: Part
  readonly now: Part
  readonly choosing: Choosing
  readonly plan: TablePlan
  /** Goes on the plan where answers are staged, else it is sent. */
  play(a: ActionJson): void
}
export const verbsOf = (p: Part, ...verbs: string[]): ActionJson[] => p.legal.filter(a => verbs.includes(a.verb))
