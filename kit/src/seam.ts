/**
 * The seam between the table screen and a game's own drawings. A game's `ui/index.tsx` exports a `GameUi` as default;
 * everything in it is optional but the board, and the screen has a plain version of every part.
 */
import type {
  ActionJson,
  Core,
  GameDef,
  GameEvent,
  Json,
  Options,
  Refusal,
  RuleId,
  Said,
  Seat,
  Viewer,
} from '@ecumene/kernel'
import type { ComponentType } from 'react'

export interface SeatLook {
  readonly name: string
  /** 0..8: `var(--nation-<n>)`, its ink `var(--nation-<n>-ink)`, and the shape of that number. */
  readonly colour: number
  readonly isBot: boolean
  /** The letter on the sign: of the people they play, else of their name. */
  readonly initial?: string
}
/** The people a seat plays, where the box gives them a colour: its number, and the message that names them. */
export interface SeatPeople<Key extends string> {
  readonly colour: number
  readonly name: Key
}

/**
 * What every drawn part gets. `view` is the state as `seat` may know it; ask it with the game's own `query.ts`. `Key`
 * names the messages of the game's catalogue: a part that says another one does not compile.
 */
export interface PartProps<S extends Core, Key extends string> {
  readonly game: GameDef<S, never>
  readonly view: S
  readonly seat: Viewer
  readonly seats: readonly SeatLook[]
  /** What `seat` may play now; empty while replaying or waiting. */
  readonly legal: readonly ActionJson[]
  /**
   * True once it is accepted; a refusal is told by the table. An action that could not be taken back is held until the
   * player says "Done", unless `isSaid`: then a button of its own has confirmed it already.
   */
  play(action: ActionJson, isSaid?: boolean): Promise<boolean>
  /** The message in the player's language; arguments are named as the catalogue names them. */
  say(key: Key, args?: { readonly [name: string]: Json | undefined }): string
  /** A question or a refusal, as the rules give it. */
  sayPrompt(said: Said): string
  /** The label of an action, the words of an event. */
  sayAction(action: ActionJson): string
  sayEvent(event: GameEvent): string
  /** Open the rule lens at this rule, or at the rule that forbids an action. */
  openRule(id: RuleId): void
  whyNot(action: ActionJson): void
  /** A past position is shown: calm, nothing to click. */
  readonly replaying: boolean
  /**
   * Everything that has happened up to the position shown, as the viewer may know it, oldest first: what was taken back
   * is not in it. The same after a reload, and online. The list changes exactly when the position does.
   */
  chronicle(): readonly GameEvent[]
  /** What bots say to the viewer's own offer; the newest position only. */
  readonly talk?: readonly Talk[]
}
/** The same of a game that is not known: what the screen gives to every drawing. */
export type AnyPartProps = PartProps<Core, string>

/** A sentence of one player. */
export interface Talk extends Said {
  readonly seat: Seat
}

/**
 * A position in words, for a terminal and beside the plain list: `ui/as-text.ts` of a game exports `asText`. A line for
 * each thing; what the viewer may not know is not in `view`.
 */
export interface TextProps<S extends Core, Key extends string> extends Pick<PartProps<S, Key>, 'view' | 'say'> {
  readonly seat: Seat
  player(seat: Seat): string
}
export type AsText<S extends Core = Core, Key extends string = string> = (p: TextProps<S, Key>) => readonly string[]

export interface BoardProps<S extends Core, Key extends string> extends PartProps<S, Key> {
  /**
   * What has just happened, to animate: the events that led from the position shown before to this one; empty after a
   * jump.
   */
  readonly events: readonly GameEvent[]
  /** False when the player or the system asks for reduced motion. */
  readonly motion: boolean
  /** On a phone: which of the board's own tabs is open (`GameUi.phone`). Without it, all of the board is drawn. */
  readonly page?: string
}
export interface OtherProps<S extends Core, Key extends string> extends PartProps<S, Key> {
  /** The player whose strip this is. */
  readonly other: Seat
  /** Short counts in the strip, or the whole public area after a click. */
  readonly size: 'strip' | 'full'
}

export interface FinalProps<S extends Core, Key extends string> extends PartProps<S, Key> {
  /**
   * Positions of the game that has ended, in order, as the viewer may know them: every one, or, of a long game, only
   * the first and the last of each round.
   */
  positions(which?: 'all' | 'rounds'): Promise<readonly S[]>
  /** Opens the replay just before the last line in which such a thing happened. */
  replayBefore(isIt: (event: GameEvent) => boolean): void
}

/**
 * One step of a guided game: a word to the player, what to look at, and what they are led to. Without `action` and
 * `also` it is only read. A step whose action cannot be played, because they were free before and chose otherwise, is
 * passed over.
 */
export interface GuideStep {
  /** A message of the game's catalogue. */
  readonly message: string
  /** Addresses (`data-anchor`) of what is meant: the first that is in sight. Without one, whatever can be chosen. */
  readonly point?: string | readonly string[]
  /** What the coach must not cover while it speaks. */
  readonly clear?: readonly string[]
  /** What they are to play; it ends the step. What it names must be so, what it leaves out is their choice. */
  readonly action?: ActionJson
  /** What else they may play on the way; without `action` the step lasts as long as one of these can be played. */
  readonly also?: readonly ActionJson[]
  /** The step is for this decision only: if the player is asked another one, it is passed over. */
  readonly decision?: string
  /** To be read when the player is asked again: until then the others move. */
  readonly waits?: true
  /**
   * What the others play after it: the seat that is asked, or a certain seat. Beyond that they play what the clock
   * would play.
   */
  readonly then?: readonly (ActionJson | GuideReply)[]
}
export interface GuideReply {
  readonly seat: Seat
  readonly action: ActionJson
}
/** Where a chapter or a challenge begins: a game from a fixed key of chance (hexadecimal); the player has seat 0. */
export interface Beginning<S extends Core = Core> {
  readonly id: string
  readonly variant?: string
  readonly options?: Options
  readonly seats: number
  /** What the players are called, seat by seat: messages of the game's catalogue. */
  readonly names?: readonly string[]
  readonly seed: string
  /** Addresses of what the scene shows at first, as large as it can. */
  readonly look?: readonly string[]
  /** Arranges another position than the set-up: changes the fresh state and calls the program that play begins with. */
  begin?(s: S): void
  /** Then these moves are played, */
  readonly before?: readonly GuideReply[]
  /** and then everybody plays what the clock would play, until the player is asked this decision. */
  readonly until?: string
}
/**
 * A game to follow. Its title is the message `ui.guide.<id>`, a sentence about it `ui.guide.<id>.about`; a guide of one
 * chapter needs neither.
 */
export interface GuideChapter<S extends Core = Core> extends Beginning<S> {
  /** On a phone the guide itself turns to the tab (`tab:<name>` in `point`) behind which stands what it speaks of. */
  readonly turns?: true
  readonly steps: readonly GuideStep[]
}
/**
 * A position with a goal. Its title is the message `ui.challenge.<id>`, what is to be done `ui.challenge.<id>.goal`.
 * The others play what is written, then what the clock would play, so that the same answer always leads to the same
 * end.
 */
export interface Challenge<S extends Core = Core> extends Beginning<S> {
  readonly others?: readonly GuideReply[]
  /** The player has had their turns. */
  isOver(s: S): boolean
  /** How well it went. */
  score(s: S): number
  /** The scores that earn one, two and three stars; the last is that of the best answer that is known. */
  readonly stars: readonly [one: number, two: number, three: number]
}
export interface Guide<S extends Core = Core> {
  readonly chapters: readonly GuideChapter<S>[]
}

/**
 * The tabs of a phone, where the game wants others than the screen has. `me`, `others`, `chronicle` and `tracks` are
 * sheets over the board; any other name is a page of the board itself.
 */
export interface PhoneTabs<S extends Core, Key extends string> {
  readonly tabs: readonly { readonly id: string; readonly label: Key }[]
  /** The tab where the question of the moment is answered: the phone turns to it when the question is put. */
  tabOf(p: PartProps<S, Key>): string
}

export interface GameUi<S extends Core = Core, Key extends string = string> {
  readonly Board: ComponentType<BoardProps<S, Key>>
  /** Every decision can be played on the drawn parts: the list of actions stays away until it is asked for. */
  readonly isComplete?: boolean
  /** Verbs by which a player says that something is finished: the one that is legal stands beside the question. */
  readonly ends?: readonly string[]
  /** Verbs that a confirming button of their own gives: like those that end something, they are played at once. */
  readonly words?: readonly string[]
  /** What an action of this seat is called here: `verb` and arguments of a message, with more than it says itself. */
  named?(view: S, action: ActionJson, seat: Viewer): ActionJson
  /** Such a word gives something up that the player could still have: it is held as any last step is. */
  givesUp?(view: S, action: ActionJson, seat: Seat): boolean
  /** Addresses (`data-anchor`) of the things an action is about: where advice marks it. */
  placesOf?(view: S, action: ActionJson): readonly string[]
  /** Addresses of the things an event was about. */
  placesOfEvent?(view: S, event: GameEvent): readonly string[]
  /**
   * Once it is known who plays which people: their colour and letter stand for the player, on every sign of the table.
   */
  peopleOf?(view: S, seat: Seat): SeatPeople<Key> | null
  /** On a desk the board itself shows what is mine: `MyArea` is a tab of the phone's sheet only. */
  readonly holdsMine?: boolean
  /**
   * What a player who chooses this thing would mean by it, while it cannot be chosen: `word` is its `data-tip`,
   * `picked` what they hold. Without it, or if it says null, the screen looks for the nearest action by the names in
   * `word`.
   */
  meant?(p: PartProps<S, Key>, word: string, picked: string | null): ActionJson | null
  /** Why this thing (its `data-tip`) cannot be chosen now, where only the drawing knows: a plan stands in the way. */
  refused?(p: PartProps<S, Key>, word: string): Refusal | null
  readonly MyArea?: ComponentType<PartProps<S, Key>>
  readonly OtherStrip?: ComponentType<OtherProps<S, Key>>
  readonly Tracks?: ComponentType<PartProps<S, Key>>
  readonly phone?: PhoneTabs<S, Key>
  readonly asText?: AsText<S, Key>
  /** What no list can hold, an offer, composed with buttons and lists: it stands above the plain list. */
  readonly Form?: ComponentType<PartProps<S, Key>>
  readonly Final?: ComponentType<FinalProps<S, Key>>
  readonly guide?: Guide<S>
  /** Everything there is in the game, to look through and search: all its cards. Offered beside its rules. */
  readonly Index?: ComponentType<{ readonly say: PartProps<S, Key>['say'] }>
}
