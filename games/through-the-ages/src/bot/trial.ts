/** A private table to try actions on: what a civilization is worth after one. */
import {
  act,
  asking,
  type Code,
  Codes,
  FastRng,
  type GameDef,
  has,
  owed,
  SearchWorld,
  type Seat,
} from '@ecumene/kernel'
import { decisions } from '../decisions.ts'
import { programs } from '../sequence.ts'
import { layoutOf, type S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import type { Rivals } from './strength.ts'
import type { Room } from './waste.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** The part of the game that is needed to try something. */
export const rules = { decisions, programs } as unknown as GameDef<S, E>
const DEPTH = 4
const rooms = new Map<number, Room>()
export function roomFor(seats: number): Room {
  let room = rooms.get(seats)
  if (!room) {
    const layout = layoutOf({ seats, variant: 'standard', options: {} })
    room = { layout, states: Array.from({ length: DEPTH + 4 }, () => layout.create()) }
    rooms.set(seats, room)
  }
  return room
}
const lists = Array.from({ length: DEPTH + 2 }, () => new Codes())
export const world = new SearchWorld<never>(new FastRng(1)) as unknown as SearchWorld<E>

/** A room with this position in it. The chance of what is tried there follows from the position alone. */
export function roomWith(view: S, seat: Seat): Room {
  const room = roomFor(view.seats)
  room.layout.copy(room.states[0], view)
  world.rng = new FastRng(view.round * view.seats + seat)
  return room
}
/**
 * Value after an action. What it asks of this seat is answered at its best, what it asks of others by their fallback.
 */
export function tried(
  from: S,
  seat: Seat,
  code: Code,
  depth: number,
  room: Room,
  weights: Weights,
  rivals?: Rivals,
): number {
  const s = room.states[depth]
  room.layout.copy(s, from)
  act(rules, s, seat, code, world)
  return settled(s, seat, depth, room, weights, rivals)
}
function settled(s: S, seat: Seat, depth: number, room: Room, weights: Weights, rivals?: Rivals): number {
  for (let guard = 0; guard < 40; guard++) {
    const decision = asking(s)
    if (decision < 0 || decision === DECISIONS.action || decision === DECISIONS.politics) break
    if (!has(owed(s), seat)) {
      const other = 31 - Math.clz32(owed(s))
      act(rules, s, other, decisions[decision].fallback(s, other), world)
      continue
    }
    if (
      depth >= DEPTH ||
      decision === DECISIONS.force ||
      decision === DECISIONS.bid ||
      decision === DECISIONS.discard ||
      decision === DECISIONS.agreementTake
    ) {
      act(rules, s, seat, decisions[decision].fallback(s, seat), world)
      continue
    }
    const list = lists[depth]
    list.clear()
    decisions[decision].legal(s, seat, list)
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < list.n; i++) best = Math.max(best, tried(s, seat, list.at[i], depth + 1, room, weights, rivals))
    return best
  }
  return s.out[seat] === 1 ? -1000 : worthOf(s, seat, weights, rivals)
}
