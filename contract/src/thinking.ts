/**
 * What a game offers to bots: those that look ahead, and those that talk. All of it judges a view or an imagined world,
 * never the truth.
 */
import type { Code, Codes, Core, GameDef, GameEvent, Policy, Rng, Said, Seat } from '@ecumene/kernel'
import type { Learned } from './learned.ts'

export interface OwnLevel<S extends Core = Core> {
  /** The player it is, or whose answer a search begins with; the game's first policy unless said. */
  readonly policy?: Policy<S>
  /** Rollouts for one decision, by the number of players if it makes a difference. Without any, nothing is searched. */
  readonly effort?: number | ((seats: number) => number)
  /** How many times as many this decision deserves; once unless said. */
  times?(view: S): number
  /** Candidates, at most; and where this decision has more of them. */
  readonly width?: number
  widthIn?(view: S): number
  /** How many times as far as the horizon; several take turns, world by world. */
  readonly far?: number | readonly number[]
  /** Does it value positions by what was learned about so many players? Wherever something was, unless said. */
  usesLearned?(seats: number): boolean
  /** `far`, where it does. */
  readonly farLearned?: number | readonly number[]
}
export interface Thinking<S extends Core = Core> {
  /** What every seat can hope for in the end, in points; of a finished game its score. Allocates nothing. */
  evaluate(s: S, out: Float64Array): void
  /** The same for one seat, by named lines: what an explanation is made of. */
  parts(s: S, seat: Seat): Readonly<Record<string, number>>
  /** The policy's own score of every listed action, in the order of `legal`; the best stands highest. */
  scored(view: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): void
  /** Points of `evaluate` by which a lead makes winning e times as likely: at the start of the game, and at its end. */
  readonly spread?: readonly [start: number, end: number]
  /**
   * Of the pairs of one level and the one below: in how many of a hundred the higher finished ahead, as measured with
   * the fewest players. A level that searches and is not named here has not proved stronger, and is not offered.
   */
  readonly ahead?: Readonly<Record<string, number>>
  /** Where the levels that search think more or less here than in other games. */
  readonly levels?: Readonly<Record<string, OwnLevel<S>>>
  /**
   * What finishing ahead of everybody is worth beside the points, and a lead by which most of it is sure. A search
   * counts it where a rollout reaches the end of the game.
   */
  readonly victory?: { readonly worth: number; readonly lead: number }
  /** A difference of scores that a beginner hardly sees. */
  readonly temperature: number
  /** A number that rises by one at every place where a rollout may stop without favouring anybody. */
  boundary(s: S): number
  /** How many boundaries a rollout goes on from here; Infinity plays to the end. */
  horizon(s: S): number
  /** What was learned about the worth of positions: it stands for `evaluate` at the end of a rollout. */
  readonly learned?: Learned<S>
  /** Is this decision worth a search? The policy answers all others. */
  isDeep(view: S, seat: Seat): boolean
  /**
   * Who plays for everybody inside a rollout; the game's first policy unless said. Like every policy it gets a masked
   * state; one that needs the hidden part imagines it for itself, and only where it needs it.
   */
  readonly rollout?: Policy<S>
  /** Who plays for the rivals in every other world, so that no habit of a single policy is taken for granted. */
  readonly rivals?: Policy<S>
  /** Called when a rollout begins: a policy that remembers things about the last one forgets them. */
  begin?(): void
  /** Never played by a bot of any level, whatever the scores say. */
  isBlunder?(view: S, seat: Seat, code: Code): boolean
}

/** A game's rules, and beside them what its bots need. Its `src/game.ts` exports it. */
export interface CompleteGame<S extends Core = Core, E = GameEvent> extends GameDef<S, E> {
  /** What bots need that look ahead; without it there are only the levels that do not. */
  readonly thinking?: Thinking<S>
  /**
   * Why the bot in a seat leaves the standing offer of another, as it says itself, from its own view. Null: it means to
   * answer, or no such offer stands.
   */
  declines?(view: S, seat: Seat, other: Seat): Said | null
}
/** What a game brings for its bots; a match and a list of games know it by its rules alone. */
export const botsOf = <S extends Core, E>(game: GameDef<S, E>): Pick<CompleteGame<S, E>, 'thinking' | 'declines'> =>
  game as CompleteGame<S, E>
