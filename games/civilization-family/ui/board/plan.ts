/**
 * A plan: actions gathered by the player and tried out on a copy of the position by the game's own rules. Nothing is
 * played before they confirm it. Any game of the family can use it: a plan knows decisions, not what they are about.
 */
import {
  type ActionJson,
  asking,
  Codes,
  type Core,
  FastRng,
  type GameDef,
  has,
  layoutFor,
  owed,
  path,
  SearchWorld,
  type Seat,
} from '@ecumene/kernel'
import { useCallback, useMemo, useState } from 'react'

export interface Trial<S extends Core> {
  /** The position as it would be. */
  readonly s: S
  /** The plan in an order the rules allow; what has become impossible is left out. */
  readonly played: readonly ActionJson[]
  /** What could be added. */
  readonly legal: readonly ActionJson[]
  /** Nothing more is asked of this player. */
  readonly isOver: boolean
}
/** Actions on the same thing: another number replaces the first. */
export const keyOf = (a: ActionJson): string => `${a.verb}:${String(a.area ?? a.target ?? '')}`
export const numberOf = (a: ActionJson): number => Number(a.tokens ?? a.points ?? 1)

/**
 * Plays the plan on a copy. A step that has to wait for another waits: a city that needs a token in Stock, for the
 * token.
 */
export function tryOut<S extends Core>(
  game: GameDef<S, never>,
  view: S,
  seat: Seat,
  plan: readonly ActionJson[],
): Trial<S> {
  const s = layoutFor(game, { seats: view.seats, variant: '', options: {} }).create()
  s.words.set(view.words)
  const decision = game.decisions[asking(view)]
  const world = new SearchWorld<never>(new FastRng(1))
  const codes = new Codes()
  // An answer may bring up another question: that one has a plan of its own.
  const isAsked = (): boolean => s.depth === view.depth && asking(s) === asking(view) && has(owed(s), seat)
  const list = (): void => {
    codes.clear()
    if (isAsked()) decision.legal(s, seat, codes)
  }
  const rest = [...plan]
  const played: ActionJson[] = []
  list()
  for (let i = 0; i < rest.length; ) {
    const code = game.verbs.fromJson(rest[i])
    if (code === null || !codes.has(code)) {
      i++
      continue
    }
    decision.apply(s, seat, code, world)
    played.push(...rest.splice(i, 1))
    list()
    // What is left to a single player without a choice is played by the table itself.
    while (decision.mode === 'one' && !decision.alwaysAsk && codes.n === 1) {
      decision.apply(s, seat, codes.at[0], world)
      list()
    }
    i = 0
  }
  const legal = Array.from(codes.at.subarray(0, codes.n), code => game.verbs.toJson(code))
  return { s, played, legal, isOver: !isAsked() }
}
/** The numbers that may stand in the plan for one thing, none included, while the rest of the plan stays. */
export function numbersFor<S extends Core>(
  game: GameDef<S, never>,
  view: S,
  seat: Seat,
  plan: readonly ActionJson[],
  key: string,
): readonly number[] {
  const { legal } = tryOut(
    game,
    view,
    seat,
    plan.filter(a => keyOf(a) !== key),
  )
  return [0, ...legal.filter(a => keyOf(a) === key).map(numberOf)]
}
/** The plan with this action in it. Where one thing alone can be chosen, the new choice takes the place of the old. */
export function withAction<S extends Core>(
  game: GameDef<S, never>,
  view: S,
  seat: Seat,
  plan: readonly ActionJson[],
  action: ActionJson,
): readonly ActionJson[] {
  const others = plan.filter(a => keyOf(a) !== keyOf(action))
  const next =
    others.length < plan.length ? plan.map(a => (keyOf(a) === keyOf(action) ? action : a)) : [...plan, action]
  const longer = tryOut(game, view, seat, next).played
  if (longer.some(a => keyOf(a) === keyOf(action)) || others.length !== 1) return longer
  return tryOut(game, view, seat, [action]).played
}

export interface Plan<S extends Core> {
  readonly trial: Trial<S>
  readonly actions: readonly ActionJson[]
  set(action: ActionJson): void
  drop(key: string): void
  clear(): void
}
const NOTHING: readonly ActionJson[] = []

/** The plan of a player who is asked; null when nothing is to be planned. Another question begins another plan. */
export function usePlan<S extends Core>(
  game: GameDef<S, never>,
  view: S,
  seat: Seat,
  isPlanned: boolean,
): Plan<S> | null {
  const question = isPlanned ? `${seat} ${path(game, view).join()}` : ''
  const [kept, keep] = useState({ question: '', actions: NOTHING })
  const wanted = kept.question === question ? kept.actions : NOTHING
  const trial = useMemo(
    () => (isPlanned ? tryOut(game, view, seat, wanted) : null),
    [game, view, seat, isPlanned, wanted],
  )
  const put = useCallback((actions: readonly ActionJson[]) => keep({ question, actions }), [question])
  return useMemo(
    () =>
      trial && {
        trial,
        actions: trial.played,
        set: action => put(withAction(game, view, seat, trial.played, action)),
        drop: key => put(trial.played.filter(a => keyOf(a) !== key)),
        clear: () => put(NOTHING),
      },
    [trial, put, game, view, seat],
  )
}
