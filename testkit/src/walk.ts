/** Random play on bare states: the ground every check walks on. */

import { byChance } from '@ecumene/contract'
import {
  type ActionJson,
  type Code,
  Codes,
  type Core,
  current,
  type Decision,
  explore,
  type GameDef,
  has,
  type Layout,
  LiveWorld,
  layoutFor,
  owed,
  type Policy,
  type Rng,
  type Seat,
  type Setup,
  settle,
} from '@ecumene/kernel'
import { guarded } from './guard.ts'

export interface Walk<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly setup: Setup
  readonly layout: Layout<S>
  readonly s: S
  readonly rng: Rng
  /** What happened while the game was laid out. */
  readonly opening: readonly E[]
}
/** What a walk shows at each question, before `played` is applied and after it. */
export interface Visit<S extends Core, E> {
  before?(walk: Walk<S, E>, decision: Decision<S, E>, seat: Seat, played: Code | ActionJson, n: number): void
  /** Asked before each question: leave the game here. */
  isOver?(n: number): boolean
  after?(walk: Walk<S, E>, seat: Seat, played: Code | ActionJson, world: LiveWorld<E>, n: number): void
}
/** Picks a seat and an action; null if the seat has nothing to play. */
export type Picker<S extends Core, E> = (
  walk: Walk<S, E>,
  decision: Decision<S, E>,
  seat: Seat,
  codes: Codes,
) => Code | ActionJson | null

export const start = <S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  rng: Rng,
  isGuarded = false,
): Walk<S, E> => {
  const layout = layoutFor(game, setup)
  const s = isGuarded ? guarded(layout) : layout.create()
  const world = new LiveWorld<E>(rng)
  game.setup(s, setup, world)
  settle(game, s, world)
  layout.check(s)
  return { game, setup, layout, s, rng, opening: world.events }
}

export const someSeat = (s: Core, rng: Rng): Seat => {
  if (owed(s) === 0) throw new Error('the game is not over, and nobody is asked')
  let seat = rng.below(s.seats)
  while (!has(owed(s), seat)) seat = (seat + 1) % s.seats
  return seat
}

/** A listed action, or now and then one of the decision's form. */
export const anyAction: Picker<Core, unknown> = (walk, decision, seat, codes) => {
  if (decision.form && (codes.n === 0 || walk.rng.below(3) === 0)) {
    const sample = decision.form.sample(walk.s, seat, walk.rng)
    if (sample) return sample
  }
  return codes.n > 0 ? byChance(walk.game, codes, walk.rng) : null
}

/** What one of the game's own players does, who sees only what their seat sees. */
export const byPolicy = <S extends Core, E>(game: GameDef<S, E>, policy: Policy<S>): Picker<S, E> => {
  const views = new Map<Layout<S>, S>()
  return (walk, decision, seat, codes) => {
    if (codes.n === 0) return (anyAction as Picker<S, E>)(walk, decision, seat, codes)
    const view = views.get(walk.layout) ?? walk.layout.create()
    views.set(walk.layout, view)
    walk.layout.mask(view, walk.s, seat)
    const before = walk.layout.hash(view)
    const played = policy(view, seat, codes, walk.rng)
    if (walk.layout.hash(view) !== before) throw new Error(`${game.id}: a bot changed the view it was given`)
    if (typeof played === 'number' && !codes.has(played))
      throw new Error(`${decision.name}: a bot played ${JSON.stringify(game.verbs.toJson(played))}, which is not legal`)
    return played
  }
}

/**
 * Walks to the end of the game. Throws a sentence on a dead end or a game without end. Returns the number of decisions.
 */
export function walkOn<S extends Core, E>(
  walk: Walk<S, E>,
  pick: Picker<S, E>,
  limit: number,
  visit: Visit<S, E> = {},
): number {
  const codes = new Codes()
  for (let n = 0; ; n++) {
    const decision = current(walk.game, walk.s)
    if (!decision || visit.isOver?.(n)) return n
    if (n >= limit) throw new Error(`no end after ${limit} decisions`)
    if (owed(walk.s) === 0) throw new Error(`${decision.name}: nobody owes an answer`)
    const seat = someSeat(walk.s, walk.rng)
    codes.clear()
    decision.legal(walk.s, seat, codes)
    const played = pick(walk, decision, seat, codes)
    if (played === null) throw new Error(`${decision.name}: seat ${seat} has no action (dead end)`)
    visit.before?.(walk, decision, seat, played, n)
    const world = new LiveWorld<E>(walk.rng)
    explore(walk.game, walk.s, seat, played, world)
    visit.after?.(walk, seat, played, world, n)
  }
}

export const named = <S extends Core, E>(game: GameDef<S, E>, played: Code | ActionJson): ActionJson =>
  typeof played === 'number' ? game.verbs.toJson(played) : played
