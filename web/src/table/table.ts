/** A table as the screen sees it, wherever the game runs: in a worker beside it, or on a server far away. */
import type {
  ActionJson,
  Core,
  GameDef,
  MatchRecord,
  Outcome,
  Prompt,
  Result,
  Seat,
  SeatMask,
  Setup,
  UndoClosed,
  Viewer,
} from '@ecumene/kernel'
import type { Talk } from '@ecumene/kit/seam.ts'
import type { Rating } from '@ecumene/protocol'
import type { Failure } from '../failure.ts'
import type { Lines } from './lines.ts'

export interface Player {
  readonly kind: 'human' | 'bot'
  /** What the player calls themselves; null: the screen finds a name in its language. */
  readonly name: string | null
  /** Which bot plays, if one does. */
  readonly bot: string | null
  /** Which version of the bots it is, and where its whims come from: with the record it plays the same again. */
  readonly brain?: { readonly version: number; readonly seed: number }
  /** How often the person asked for advice. */
  readonly hints?: number
  /** Online: the person has left this seat for good, and a bot plays on. */
  readonly hasLeft?: boolean
  /** The name of who left; the bot that played on has another. */
  readonly leftName?: string | null
  /** Online: what others may know of how good the person is at this game. */
  readonly rating?: Rating | null
  /** 0..8: nation colour and shape. */
  readonly colour: number
}

export interface Snapshot {
  readonly seq: number
  /** Whose eyes these are. */
  readonly viewer: Viewer
  /** The state as the viewer may know it. */
  readonly view: Core
  readonly owed: SeatMask
  /** What the viewer is asked, and what they may play. */
  readonly prompt: Prompt | null
  readonly legal: readonly ActionJson[]
  readonly lines: Lines
  readonly undo: { readonly can: boolean; readonly closed: UndoClosed | null }
  readonly outcome: Outcome | null
  readonly progress: number
  readonly round: number | null
  /** The outline of play, outermost first: names of programs and of the decision. */
  readonly path: readonly string[]
  /** Hot-seat: the device must be handed to this seat before anything of theirs is shown. */
  readonly curtain: Seat | null
  /** Hot-seat: the player who handed the device on may still take their last action back. */
  readonly curtainUndo: Seat | null
  /** Lines after this one happened while the viewer was away; null: they saw it all. */
  readonly awaySince: number | null
  /** What bots say to the viewer's offer. */
  readonly talk: readonly Talk[]
}

/** A past position, as the viewer of now may know it. */
export interface Moment {
  readonly seq: number
  readonly view: Core
  readonly round: number | null
}

/** Which bot is thinking, and how far it is, from 0 to 1. Apart from the position: it changes far more often. */
export interface Pondering {
  readonly seat: Seat
  readonly progress: number
}
export interface Ponder {
  now(): Pondering | null
  subscribe(changed: () => void): () => void
  /** It answers at once, with what it has. */
  hurry(): void
}

/** Around one screen: the device goes from hand to hand. */
export interface HotSeat {
  /** The player of the curtain has the device now. */
  sit(seat: Seat): void
  /** Hands the device to another person who owes an answer too. */
  pass(seat: Seat): void
}
/** The table knows whether its viewer looks, and tells on return what happened meanwhile. */
export interface Attendance {
  /** The viewer has the screen before them (or has come back to it). */
  present(isPresent: boolean): void
  /** "While you were away" has been read. */
  caughtUp(): void
}
/** The table may end the game. */
export interface LastRound {
  /** When it makes a round the last by itself, by this machine's time; null: it will not, or it is paused. */
  at(): number | null
  /** Makes the round that is played the last; absent where that is not the viewer's to say. */
  readonly make?: (() => Promise<Result<null>>) | undefined
}

/** What every table does, and beside it what only some can: those parts are absent where they mean nothing. */
export interface Table {
  readonly id: string
  readonly game: GameDef
  readonly setup: Setup
  readonly players: readonly Player[]
  /** On a server: everybody sits at their own screen, and the record is open only when the game is over. */
  readonly isOnline?: boolean
  /** Nobody may read the record yet: other tables play with the same chance. */
  readonly isSealed?: boolean
  /** Who could win is not told here: so the table was agreed. */
  readonly hidesThreats?: boolean
  /** A guided game: it may begin in the middle, and then has no record to give away. */
  readonly isGuide?: boolean
  /** Null until the first position has arrived. The object changes exactly when something changed. */
  snapshot(): Snapshot | null
  /** Why it cannot be shown. */
  failure(): Failure | null
  subscribe(changed: () => void): () => void
  /** What is left on the viewer's clock, in milliseconds; null: none runs. */
  msLeft?(): number | null
  play(action: ActionJson): Promise<Result<null>>
  undo(): Promise<Result<null>>
  readonly hotSeat?: HotSeat | undefined
  readonly attendance?: Attendance | undefined
  /** Absent where the game knows no such thing. */
  readonly lastRound?: LastRound | undefined
  /** A bot that is searching; only where one can. */
  readonly ponder?: Ponder | undefined
  /** The viewer has asked for advice; only where that is allowed. */
  readonly hinted?: (() => void) | undefined
  at(seq: number): Promise<Moment | null>
  record(): Promise<MatchRecord>
  close(): void
}
