/** Tearing down what stands is worth it only for something else to be put in its place at once. */
import { act, type Code, Codes, FastRng, type GameDef, type Layout, SearchWorld, type Seat } from '@ecumene/kernel'
import { decisions } from '../decisions.ts'
import { discontent } from '../query/ratings.ts'
import { programs } from '../sequence.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'
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
