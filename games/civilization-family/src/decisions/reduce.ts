/**
 * Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of his own as he must give up (`toReduce`), or those that
 * another has condemned (`mark`). New cities have no priority here (CIV-R-65).
 */
import {
  answered,
  ask,
  bit,
  type Cx,
  type Decision,
  refusal,
  type Seat,
  type SeatMask,
  type StateOf,
  slot,
  type Table,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { NONE } from '../map.ts'
import { reduceCity } from '../pieces.ts'
import { limitFor } from '../query.ts'
import type { Common } from '../state.ts'
import { V } from '../verbs.ts'

const MARKED = 0
type Reducing = Common & StateOf<Record<'toReduce', Table>>
const may = (s: Common, who: Seat, area: number, marked: number): boolean =>
  s.city[area] === who && (marked === 0 || s.mark[area] === 1)
function next(s: Common, who: Seat, after: number, marked: number): number {
  for (let a = after + 1; a < AREAS; a++) if (may(s, who, a, marked)) return a
  return NONE
}
function reduceOne(s: Reducing, who: Seat, area: number, cx: Cx<Told>): void {
  s.toReduce[who]--
  s.mark[area] = 0
  reduceCity(s, area, cx)
}

interface Reductions<T> {
  readonly decision: number
  /** True if what is left is cancelled after all. */
  cancel(s: T, who: Seat, cx: Cx<Told>): boolean
  /** Can nothing be cancelled even after the loss of so many points? Then the order of reductions does not matter. */
  sure(s: T, who: Seat, points: number): boolean
}
export function makeReductions<T extends Reducing>(o: Reductions<T>) {
  /** Carries out what leaves no choice. True when nothing is left to reduce. */
  function settle(s: T, who: Seat, marked: number, cx: Cx<Told>): boolean {
    while (s.toReduce[who] > 0) {
      if (o.cancel(s, who, cx)) {
        s.toReduce[who] = 0
        break
      }
      const first = next(s, who, NONE, marked)
      if (first === NONE)
        s.toReduce[who] = 0 // fewer cities than demanded: all he has (CIV-R-62)
      else if (next(s, who, first, marked) === NONE || allAlike(s, who, marked)) reduceOne(s, who, first, cx)
      else return false
    }
    return true
  }
  /** All of them go, and the order changes nothing: the Stock is large enough. */
  function allAlike(s: T, who: Seat, marked: number): boolean {
    let n = 0
    let tokens = 0
    for (let a = next(s, who, NONE, marked); a !== NONE; a = next(s, who, a, marked)) {
      n++
      tokens += limitFor(s, a, who)
    }
    return n <= s.toReduce[who] && tokens <= s.stock[who] && o.sure(s, who, 5 * n)
  }
  const reduce: Decision<T, Told> = {
    name: 'reduce',
    rule: 'CIV-22.2.9.4',
    mode: 'open',
    legal(s, seat, out) {
      const marked = slot(s, MARKED)
      for (let a = next(s, seat, NONE, marked); a !== NONE; a = next(s, seat, a, marked)) out.put(V.reduce.code(a))
    },
    apply(s, seat, code, cx) {
      reduceOne(s, seat, V.reduce.arg.area(code), cx)
      if (settle(s, seat, slot(s, MARKED), cx)) answered(s, seat)
    },
    why: (s, seat, code) =>
      V.reduce.is(code)
        ? refusal(
            'CIV-22.2.9.4',
            s.city[V.reduce.arg.area(code)] === seat ? 'refuse.condemnedFirst' : 'refuse.notYourCity',
            {
              area: AREA_IDS[V.reduce.arg.area(code)],
            },
          )
        : null,
    fallback: (s, seat) => V.reduce.code(next(s, seat, NONE, slot(s, MARKED))),
    prompt: (s, seat) => ({ key: 'prompt.reduce', rule: 'CIV-22.2.9.4', args: { cities: s.toReduce[seat] } }),
  }
  /** Ask every one of these seats that has a choice; reduce for the others. */
  function beginReductions(s: T, seats: SeatMask, marked: number, cx: Cx<Told>): void {
    let mask = 0
    for (let p = 0; p < s.seats; p++) {
      if (!((seats >> p) & 1) || s.toReduce[p] === 0) continue
      if (!settle(s, p, marked, cx)) mask |= bit(p)
    }
    if (mask !== 0) ask(s, o.decision, mask, marked)
  }
  return { reduce, beginReductions }
}
