/** Tearing down what stands is worth it only for something else to be put in its place at once. */
import { act, type Code, Codes, FastRng, type GameDef, type Layout, SearchWorld, type Seat } from '@ecumene/kernel'
import { work, workType } from '../cards.ts'
import { decisions } from '../decisions.ts'
import { discontent } from '../query/ratings.ts'
import { programs } from '../sequence.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'
import { turnsLeft } from './value.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

const rules = { decisions, programs } as unknown as GameDef<S, E>
const world = new SearchWorld<never>(new FastRng(1)) as unknown as SearchWorld<E>
const list = new Codes()

/** Room to try something in. */
export interface Room {
  readonly layout: Layout<S>
  readonly states: readonly S[]
}
export const tearsDown = (code: Code): boolean => VERBS.destroy.is(code) || VERBS.disband.is(code)

/** Own turns before the end in which what feeds the rest may be given up. */
const LAST_TURNS = 3
/** Tears down a farm, a mine or a laboratory while it would still be missed. */
export const starves = (s: S, seat: Seat, code: Code): boolean =>
  VERBS.destroy.is(code) &&
  FEEDS.has(work.type[VERBS.destroy.arg.card(code)]) &&
  turnsLeft(s) > LAST_TURNS &&
  discontent(s, seat) <= s.pool[seat]
const FEEDS = new Set<number>([workType.farm, workType.mine, workType.lab])

/** Nothing that could be built or trained with the freed worker would leave the civilization better than it is. */
export function wastes(s: S, seat: Seat, code: Code, { layout, states }: Room, weights: Weights): boolean {
  // Unrest is quieted by idle hands.
  if (discontent(s, seat) > s.pool[seat]) return false
  const now = worthOf(s, seat, weights)
  const [empty, full] = states.slice(-2)
  layout.copy(empty, s)
  act(rules, empty, seat, code, world)
  list.clear()
  decisions[DECISIONS.action].legal(empty, seat, list)
  const gone = VERBS.destroy.is(code)
    ? VERBS.build.code(VERBS.destroy.arg.card(code))
    : VERBS.train.code(VERBS.disband.arg.card(code))
  for (let i = 0; i < list.n; i++) {
    const next = list.at[i]
    if (next === gone || !(VERBS.build.is(next) || VERBS.train.is(next))) continue
    layout.copy(full, empty)
    act(rules, full, seat, next, world)
    if (worthOf(full, seat, weights) > now) return false
  }
  return true
}
