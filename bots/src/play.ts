/** A whole match between bots, through the front door: every action is checked and recorded. */
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  has,
  keyOf,
  layoutFor,
  Match,
  type Rng,
  type Seat,
  type Setup,
} from '@ecumene/kernel'
import type { Bot, Question } from './bot.ts'

export interface GameResult<S extends Core, E> {
  readonly match: Match<S, E>
  readonly decisions: number
}
export interface ThinkingLimits {
  /** Milliseconds of a decision; without it the same seed gives the same game on every machine. */
  readonly budget?: number | undefined
  /** Rollouts of a decision, if not what the level says. */
  readonly effort?: number | undefined
}
interface PlayOptions<S extends Core, E> extends ThinkingLimits {
  /** Gets the match before its first line, to watch it from there. */
  readonly opened?: (match: Match<S, E>) => void
}
const LIMIT = 100_000

/** The same seed and the same bots give the same game. */
export function playGame<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  { opened, ...limits }: PlayOptions<S, E> = {},
): GameResult<S, E> {
  const match = new Match(game, setup, keyOf(seed))
  opened?.(match)
  const rng = new FastRng(hashOf(seed))
  let decisions = 0
  while (match.outcome() === null) {
    if (++decisions > LIMIT) throw new Error(`${game.id}, seed ${seed}: no end after ${LIMIT} decisions`)
    const seat = nextSeat(match, rng)
    const action = answer(match, seat, bots[seat], rng, limits)
    const result = match.play(seat, action)
    if (!result.ok)
      throw new Error(
        `${game.id}, seed ${seed}: ${bots[seat].name} plays ${JSON.stringify(action)}: ${result.refusal.key} (${result.refusal.rule})`,
      )
  }
  return { match, decisions }
}

/** What a bot answers for a seat of a match that owes something. */
export const answer = <S extends Core, E>(
  match: Match<S, E>,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  limits: ThinkingLimits = {},
): ActionJson => answerTo(match.game, match.setup, match.view(seat), seat, bot, rng, limits)

/** What a bot answers that sees this. */
export function answerTo<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  view: S,
  seat: Seat,
  bot: Bot,
  rng: Rng,
  limits: ThinkingLimits = {},
): ActionJson {
  const chosen = bot.choose(questionFor(game, setup, view, seat, rng, limits))
  return typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen
}
export function questionFor<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  view: S,
  seat: Seat,
  rng: Rng,
  { budget = Number.POSITIVE_INFINITY, effort }: ThinkingLimits = {},
): Question {
  const legal = new Codes()
  current(game, view)?.legal(view, seat, legal)
  return {
    game: game as unknown as GameDef,
    setup,
    layout: layoutFor(game, setup) as never,
    view,
    seat,
    legal,
    rng,
    budget,
    ...(effort === undefined ? {} : { effort }),
  }
}

/** Where several owe an answer at once, chance says who speaks first. */
export const nextSeat = (match: Match<never, never> | { owed(): number; setup: Setup }, rng: Rng): Seat => {
  let seat = rng.below(match.setup.seats)
  while (!has(match.owed(), seat)) seat = (seat + 1) % match.setup.seats
  return seat
}
/** The seed of one decision: of a bot with a seed of its own, at a line of the record. */
export const whimOf = (seed: number, seq: number): number => {
  const h = Math.imul(seed ^ Math.imul(seq + 1, 0x9e3779b1), 0x85ebca6b)
  return (h ^ (h >>> 15)) >>> 1
}
function hashOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h | 0
}
