/** What the layouts need to draw the table. */
import type { ActionJson, GameEvent, Refusal, RuleId } from '@ecumene/kernel'
import type { AnyPartProps, GameUi } from '@ecumene/kit/seam.ts'
import type { ReactNode } from 'react'
import type { OwnMarks } from '../marks/use-marks.ts'
import type { Held, HoldingSnapshot } from '../table/holding.ts'
import type { Moment, Table } from '../table/table.ts'

/** What a table adds to the screen beside its game: a server's table has people and clocks around it. */
export interface Extras {
  /** In the top bar: the connection, who is there, the clocks. */
  readonly status: ReactNode
  /** A tool of the top bar. */
  readonly tool: ReactNode
  /** Above the question: what concerns the table now. */
  readonly notices: ReactNode
  /** In the strip of a player. */
  readonly seat: (seat: number) => ReactNode
  /** Talk, beside the chronicle or in a tab of its own; the label says how much is new. */
  readonly talk: { readonly label: ReactNode; readonly panel: ReactNode } | null
  /** Under the result. */
  readonly final: ReactNode
}

/** Where the drawing of a game puts its own word, and how far its plan has come. */
export interface Beside {
  setWord(place: Element | null): void
  setCount(place: Element | null): void
  /** What one press has begun is still being sent, action by action. */
  readonly isSending: boolean
}

/** The one button that ends a step or a turn; always in the same place. */
export interface Word {
  readonly label: string
  /** What saying it plays; null: what is held. */
  readonly action: ActionJson | null
  /** An action is held until it is said. */
  readonly held: Held | null
  say(): void
}

export interface TableView {
  readonly table: Table
  readonly snapshot: HoldingSnapshot
  readonly ui: GameUi | null
  /** The version of the rules, if they are not today's. */
  readonly older: number | null
  /** What every drawn part of a game gets. */
  readonly parts: AnyPartProps
  readonly events: readonly GameEvent[]
  readonly motion: boolean
  readonly extras: Extras | null
  /** One's own marks; null: nothing can be marked here. */
  readonly marks: OwnMarks | null
  /** Who has given the game up by its own rules. */
  readonly resigned: ReadonlySet<number>
  /** The past position that is shown, if one is. */
  readonly moment: Moment | null
  readonly refused: Refusal | null
  /** The plain list stands where the board would. */
  readonly isList: boolean
  setList(isList: boolean): void
  play(action: ActionJson): void
  undo(): void
  /** The player's word that ends a step or a turn, if it can be said now. */
  readonly word: Word | null
  readonly beside: Beside
  /** Show the position after line `seq`; null: the present. */
  readonly jump: (seq: number | null) => void
  openRule(id: RuleId): void
  whyNot(action: ActionJson): void
  openRules(): void
  openSettings(): void
  /** The page of the result, once the game is over. */
  openResult(): void
  /** The finished game in a minute. */
  openFilm(): void
  openShortcuts(): void
  dismissRefusal(): void
}
