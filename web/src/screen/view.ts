/** What the layouts need to draw the table. */
import type { ActionJson, GameEvent, Refusal, RuleId } from '@ecumene/kernel'
import type { ReactNode } from 'react'
import type { GameUi, PartProps } from '../seam.ts'
import type { Moment, Snapshot, Table } from '../table/table.ts'

export interface TableView {
  readonly table: Table
  readonly snapshot: Snapshot
  readonly ui: GameUi | null
  /** What every drawn part of a game gets. */
  readonly parts: PartProps
  readonly events: readonly GameEvent[]
  readonly motion: boolean
  /** What the top bar says of the table besides the game: who is there, the clock. */
  readonly status: ReactNode
  /** The past position that is shown, if one is. */
  readonly moment: Moment | null
  readonly refused: Refusal | null
  /** The plain list stands where the board would. */
  readonly isList: boolean
  setList(isList: boolean): void
  play(action: ActionJson): void
  undo(): void
  /** Show the position after line `seq`; null: the present. */
  readonly jump: (seq: number | null) => void
  openRule(id: RuleId): void
  whyNot(action: ActionJson): void
  openRules(): void
  openSettings(): void
  openShortcuts(): void
  dismissRefusal(): void
}
