/**
 * The contract every game keeps. Methods are written as methods so that a game of its own state fits a list of games.
 */
import type { Rng, World } from './chance.ts'
import type { EventSpec } from './events.ts'
import type { Core, Layout } from './layout.ts'
import type { ActionJson, Code, Codes, GameEvent, Json, Prompt, Refusal, RuleId, Seat } from './types.ts'
import type { Verb, VerbTable } from './verbs.ts'

/**
 * A step of a program: changes the state, or asks. (The odd spelling lets steps of one state stand in a list of any.)
 */
export type Step<S extends Core, E> = { bivariant(s: S, world: World<E>): void }['bivariant']
export interface Program<S extends Core, E> {
  readonly name: string
  readonly rule: RuleId
  readonly steps: readonly Step<S, E>[]
}

/**
 * One thing players decide: prompt, legality, effect and fallback stand together.
 * Legality must follow from the acting seat's own view: `legal`, `form` and `why` are also called with a masked state.
 */
export interface Decision<S extends Core, E> {
  readonly name: string
  readonly rule: RuleId
  /** One seat; several in secret until the last has answered; anyone in any order (markets). */
  readonly mode: 'one' | 'sealed' | 'open'
  /** Never played by itself, even when only one action is legal. */
  readonly alwaysAsk?: boolean
  /** Verbs that are no answer to what is asked: beside them alone a last answer is the only one. */
  readonly besides?: readonly Verb<unknown>[]
  /** A market of all: where players have clocks, a bell ends it for everybody, and their own clocks stand still. */
  readonly hasBell?: boolean
  /** Every listable action; allocates nothing, rolls nothing. */
  legal(s: S, seat: Seat, out: Codes): void
  /** What cannot be listed: an offer, a split. */
  readonly form?: Form<S, E>
  apply(s: S, seat: Seat, code: Code, world: World<E>): void
  /** The last answer is in; runs once, the frame still on top. */
  resolve?(s: S, world: World<E>): void
  /**
   * Off the hot path: which rule forbids this action of this game, here and now. Null if nothing more exact can be said
   * than the decision's own rule.
   */
  why?(s: S, seat: Seat, code: Code): Refusal | null
  /** The clock ran out or a stand-in plays: always legal. */
  fallback(s: S, seat: Seat): Code
  prompt(s: S, seat: Seat): Prompt
}

/** A structured action. `verb` names it; its other parameters are its own. */
export interface Form<S extends Core, E> {
  readonly verb: string
  /** Parameters and what they may hold, for clients that build the input. */
  readonly params: Readonly<Record<string, Json>>
  /**
   * Null if the action is well formed and legal for this seat; it comes from outside and may be anything with this
   * verb.
   */
  check(s: S, seat: Seat, action: ActionJson): Refusal | null
  apply(s: S, seat: Seat, action: ActionJson, world: World<E>): void
  /** Some legal action of this form, for tests and simple bots; null if there is none. */
  sample(s: S, seat: Seat, rng: Rng): ActionJson | null
  /** A few sensible ones, so that a plain list can play it. */
  suggest(s: S, seat: Seat): readonly ActionJson[]
}

/**
 * The table itself ends the game: the round that is played becomes the last, when the time is up or the host says so.
 * It is nobody's turn and nobody's choice by the rules; the record keeps it as a line of its own (`LAST_ROUND`).
 */
export interface LastRound<S extends Core, E> {
  readonly rule: RuleId
  /** The round that is played is the last, whatever made it so. */
  isNow(s: S): boolean
  /** Called while the game goes on and this round is not yet the last. */
  make(s: S, world: World<E>): void
}
/** What stands in the record where the table made a round the last; its seat is NOBODY. */
export const LAST_ROUND: ActionJson = { verb: 'lastRound' }
export interface OptionSpec {
  readonly name: string
  readonly rule?: RuleId
  /** false/true, one of the names, or a whole number in a range. */
  readonly values: 'flag' | readonly string[] | { readonly min: number; readonly max: number }
  readonly init: boolean | string | number
}
export type Options = Readonly<Record<string, boolean | string | number>>
/** A named way to play: a set of options and the player counts it is for. The first one of a game is its default. */
export interface Variant {
  readonly id: string
  readonly seats: readonly [min: number, max: number]
  readonly options: Options
}
export interface Setup {
  readonly seats: number
  readonly variant: string
  readonly options: Options
}

export interface Outcome {
  /** 1 = winner; equal places are shared. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** The score sheet: for each line its points by seat. */
  readonly parts: Readonly<Record<string, readonly number[]>>
  readonly rule: RuleId
  /** How the game ended, as a message key. */
  readonly ending: string
}

/** Somebody who could win soon, or end the game: `threat.<how>` in the game's words, told of `seat`. */
export interface Threat extends Prompt {
  readonly seat: Seat
  /** It can happen before the round is over; otherwise a step is lacking. */
  readonly isNow: boolean
}

/** How the chronicle of a game is divided. */
export interface Chapters {
  /** The event that begins a player's turn: everything up to the next one is told as that turn. */
  readonly turn?: string
  /** Decisions that belong to the chapter of another: `{ pay: 'build' }`. */
  readonly within?: Readonly<Record<string, string>>
  /** Events of which only the latest of a chapter is told: bids, places on a track. */
  readonly latest?: readonly string[]
  /** Details without which nobody understands what befell them: the sums of both sides of a battle. */
  readonly sums?: readonly string[]
}

/** These decisions belong to one chapter. */
export const within = (chapter: string, ...decisions: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(decisions.map(decision => [decision, chapter]))

/** A simple player: sees what its seat sees, picks one of the legal codes (or an action of the decision's form). */
export type Policy<S extends Core> = {
  bivariant(view: S, seat: Seat, legal: Codes, rng: Rng): Code | ActionJson
}['bivariant']

export interface GameDef<S extends Core = Core, E = GameEvent> {
  readonly id: string
  /** Raised by every change of rules or layout: a record replays only with the version that made it. */
  readonly version: number
  readonly variants: readonly Variant[]
  readonly options: readonly OptionSpec[]
  readonly verbs: VerbTable
  /** Makes the layout; ask `layoutFor`, which makes each only once. */
  layout(setup: Setup): Layout<S>
  /** Lays the game out and calls its first program. Options that rules need later go into fields. */
  setup(s: S, setup: Setup, world: World<E>): void
  readonly programs: readonly Program<S, E>[]
  readonly decisions: readonly Decision<S, E>[]
  readonly events: Readonly<Record<string, EventSpec>>
  /** Null while the game goes on. */
  outcome(s: S): Outcome | null
  /** 0 at the start, 1 at the end, for progress bars and clocks. */
  progress(s: S): number
  /** The round that is played, counted from one as people do; 0 before the first. It heads the chronicle. */
  round?(s: S): number
  /** Public figures of a seat by name (`figure.<name>`), which the table compares before and after. */
  figures?(view: S, seat: Seat): Readonly<Record<string, number>>
  /**
   * Who could win soon or end the game, the nearest first. `open` is the state as everybody may know it: what is hidden
   * from anyone is not in it (`threatsOf` of the contract asks so).
   */
  threats?(open: S): readonly Threat[]
  /** How its chronicle is divided; without it, by the decision that is taken. */
  readonly chapters?: Chapters
  /** How far each seat is, from what everybody may see; the highest leads. For the shelf; no rule uses it. */
  standing?(view: S): readonly number[]
  /** `s` is what `seat` sees; fill in all it cannot know with something possible. 'table' has no seat: -1. */
  determinize(s: S, seat: Seat, rng: Rng): void
  /** Absent: nobody can make a round the last while the game goes on. */
  readonly lastRound?: LastRound<S, E>
  /** Laws that hold after every action (conservation, ranges); a sentence for each that is broken. */
  invariants(s: S): readonly string[]
  /** Options for games in which only programs sit: weak ones may need an end that people do not. */
  readonly amongBots?: Options
  /**
   * Verbs that give the game up, told as the event `resigned` with its `seat`. A table asks before; a player who
   * chooses by chance leaves them to one time in two hundred.
   */
  readonly rarely?: readonly string[]
  /** The game's own players, by name. */
  readonly policies: Readonly<Record<string, Policy<S>>>
}

export const program = <S extends Core, E>(
  name: string,
  rule: RuleId,
  steps: readonly Step<S, E>[],
): Program<S, E> => ({
  name,
  rule,
  steps,
})

/**
 * The layout of a table. Made once for equal set-ups: every layout has a class of its own, and many classes make all
 * code slow.
 */
export function layoutFor<S extends Core, E>(game: GameDef<S, E>, setup: Setup): Layout<S> {
  const known = layouts.get(game) ?? new Map<string, unknown>()
  layouts.set(game, known)
  const key = JSON.stringify([setup.seats, setup.options])
  const layout = (known.get(key) as Layout<S> | undefined) ?? game.layout(setup)
  known.set(key, layout)
  return layout
}
const layouts = new WeakMap<object, Map<string, unknown>>()

/**
 * Checks and completes what a player asks for: a known variant, a seat count it allows, known options. Throws a
 * sentence.
 */
export function setupOf<S extends Core, E>(
  game: GameDef<S, E>,
  seats: number,
  variantId?: string,
  chosen: Options = {},
): Setup {
  const variant = variantId === undefined ? game.variants[0] : game.variants.find(v => v.id === variantId)
  if (!variant)
    throw new SetupError(`${game.id} has no variant ${variantId}; it has ${game.variants.map(v => v.id).join(', ')}`)
  const [min, max] = variant.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new SetupError(`${game.id} (${variant.id}) is for ${min} to ${max} players, not ${seats}`)
  const options: Record<string, boolean | string | number> = {}
  for (const o of game.options) options[o.name] = variant.options[o.name] ?? o.init
  for (const [name, value] of Object.entries(chosen)) {
    const spec = game.options.find(o => o.name === name)
    if (!spec) throw new SetupError(`${game.id} has no option ${name}`)
    if (!allows(spec, value)) throw new SetupError(`${game.id}: option ${name} cannot be ${String(value)}`)
    options[name] = value
  }
  return { seats, variant: variant.id, options }
}
export class SetupError extends Error {
  override name = 'SetupError'
}
function allows({ values }: OptionSpec, v: unknown): boolean {
  if (values === 'flag') return typeof v === 'boolean'
  if ('min' in values) return Number.isInteger(v) && (v as number) >= values.min && (v as number) <= values.max
  return typeof v === 'string' && values.includes(v)
}
