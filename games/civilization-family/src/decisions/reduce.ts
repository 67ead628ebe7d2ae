/**
 * Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of their own as
 * they must give up (`toReduce`), or those that another has condemned (`mark`). New cities have no priority here
 * (CIV-R-65).
 */
import {
  answered,
  ask,
  bit,
  type Decision,
  NONE,
  refusal,
  type Seat,
  type SeatMask,
  type StateOf,
  slot,
  type Table,
  type World,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { reduceCity } from '../pieces.ts'
import { limitFor } from '../query.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

const MARKED = 0
type Reducing = Common & StateOf<Record<'toReduce', Table>>
const may = (s: Common, seat: Seat, area: number, marked: number): boolean =>
  s.city[area] === seat && (marked === 0 || s.mark[area] === 1)
function next(s: Common, seat: Seat, after: number, marked: number): number {
  for (let area = after + 1; area < AREAS; area++) if (may(s, seat, area, marked)) return area
  return NONE
}
function reduceOne(s: Reducing, seat: Seat, area: number, world: World<Told>): void {
  s.toReduce[seat]--
  s.mark[area] = 0
  reduceCity(s, area, world)
}

interface Reductions<T> {
  readonly decision: number
  /** True if what is left is cancelled after all. */
  cancel(s: T, seat: Seat, world: World<Told>): boolean
  /** Can nothing be cancelled even after the loss of so many points? Then the order of reductions does not matter. */
  sure(s: T, seat: Seat, points: number): boolean
}
export function makeReductions<T extends Reducing>(verbs: SharedVerbs, terms: Reductions<T>) {
  /** Carries out what leaves no choice. True when nothing is left to reduce. */
  function settle(s: T, seat: Seat, marked: number, world: World<Told>): boolean {
    while (s.toReduce[seat] > 0) {
      if (terms.cancel(s, seat, world)) {
        s.toReduce[seat] = 0
        break
      }
      const first = next(s, seat, NONE, marked)
      if (first === NONE)
        s.toReduce[seat] = 0 // fewer cities than demanded: all they have (CIV-R-62)
      else if (next(s, seat, first, marked) === NONE || allAlike(s, seat, marked)) reduceOne(s, seat, first, world)
      else return false
    }
    return true
  }
  /** All of them go, and the order changes nothing: the Stock is large enough. */
  function allAlike(s: T, seat: Seat, marked: number): boolean {
    let n = 0
    let tokens = 0
    for (let area = next(s, seat, NONE, marked); area !== NONE; area = next(s, seat, area, marked)) {
      n++
      tokens += limitFor(s, area, seat)
    }
    return n <= s.toReduce[seat] && tokens <= s.stock[seat] && terms.sure(s, seat, 5 * n)
  }
  const reduce: Decision<T, Told> = {
    name: 'reduce',
    rule: 'CIV-22.2.9.4',
    mode: 'open',
    legal(s, seat, out) {
      const marked = slot(s, MARKED)
      for (let area = next(s, seat, NONE, marked); area !== NONE; area = next(s, seat, area, marked))
        out.put(verbs.reduce.code(area))
    },
    apply(s, seat, code, world) {
      reduceOne(s, seat, verbs.reduce.arg.area(code), world)
      if (settle(s, seat, slot(s, MARKED), world)) answered(s, seat)
    },
    why: (s, seat, code) =>
      verbs.reduce.is(code)
        ? refusal(
            'CIV-22.2.9.4',
            s.city[verbs.reduce.arg.area(code)] === seat ? 'refuse.condemnedFirst' : 'refuse.notYourCity',
            {
              area: AREA_IDS[verbs.reduce.arg.area(code)],
            },
          )
        : null,
    fallback: (s, seat) => verbs.reduce.code(next(s, seat, NONE, slot(s, MARKED))),
    prompt: (s, seat) => ({ key: 'prompt.reduce', rule: 'CIV-22.2.9.4', args: { cities: s.toReduce[seat] } }),
  }
  /** Ask every one of these seats that has a choice; reduce for the others. */
  function beginReductions(s: T, seats: SeatMask, marked: number, world: World<Told>): void {
    let mask = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (!((seats >> seat) & 1) || s.toReduce[seat] === 0) continue
      if (!settle(s, seat, marked, world)) mask |= bit(seat)
    }
    if (mask !== 0) ask(s, terms.decision, mask, marked)
  }
  return { reduce, beginReductions }
}
