/** 16.11 Iconoclasm and Heresy, second half: two cities of other players, compulsory (ADV-16.11.3, ≠ CIV-22.2.10.4a). The owners pick them (ADV-16.11.4), unless the table lets the victim do it (ADV-25.6). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import {
  ask,
  bit,
  type Cx,
  type Decision,
  done,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { PHILOSOPHY, THEOLOGY } from '../../data/cards.ts'
import { ICONOCLASM } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { PIRATES, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { beginReductions } from './cities.ts'
import { isSpared } from './orders.ts'
import { others } from './resolve.ts'

const ORDERED = 2
/** Cities this player may still be ordered to reduce: none of the trader (ADV-11.10) or with Theology (ADV-16.11.6), one with Philosophy (ADV-16.11.5); both may be of one player (ADV-R-44). */
function mostOf(s: S, victim: Seat, target: Seat): number {
  if (isSpared(s, victim, ICONOCLASM, target) || holds(s, target, THEOLOGY)) return 0
  const most = holds(s, target, PHILOSOPHY) ? 1 : ORDERED
  return Math.min(most, s.cities[target]) - s.toReduce[target]
}
export function askHeresy(s: S, cx: Cx<E>): void {
  const who = s.victim[ICONOCLASM]
  let room = 0
  for (let p = 0; p < s.seats; p++) room += mostOf(s, who, p)
  if (room === 0) return
  if (s.victimPicks === 1) ask(s, D.condemn, bit(who), Math.min(room, ORDERED))
  else if (room > ORDERED) ask(s, D.accuse, bit(who), ORDERED)
  else
    for (let p = 0; p < s.seats; p++)
      for (let i = mostOf(s, who, p); i > 0; i--) {
        s.toReduce[p]++
        if (cx.live) cx.emit({ type: 'accused', seat: who, target: p })
      }
}
const LEFT = 0
function oneLess(s: S): void {
  const left = slot(s, LEFT) - 1
  setSlot(s, LEFT, left)
  if (left === 0) done(s)
}
function whyNot(s: S, seat: Seat, target: Seat): Refusal {
  if (target === seat || target >= s.seats) return refusal('ADV-16.11.3', 'refuse.otherPlayer')
  if (holds(s, target, THEOLOGY)) return refusal('ADV-16.11.6', 'refuse.immune', { target })
  if (isSpared(s, seat, ICONOCLASM, target)) return refusal('ADV-11.10', 'refuse.immune', { target })
  if (s.cities[target] <= s.toReduce[target]) return refusal('ADV-16.11.3', 'refuse.noMoreCities', { target })
  return refusal('ADV-16.11.5', 'refuse.oneHeresy', { target })
}
/** The victim names the players, one city at a time. */
export const accuse: Decision<S, E> = {
  name: 'accuse',
  rule: 'ADV-16.11.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let p = 0; p < s.seats; p++) if (mostOf(s, seat, p) > 0) out.put(V.accuse.code(p))
  },
  apply(s, seat, code, cx) {
    const target = V.accuse.arg.target(code)
    s.toReduce[target]++
    if (cx.live) cx.emit({ type: 'accused', seat, target })
    oneLess(s)
  },
  why: (s, seat, code) =>
    V.accuse.is(code)
      ? whyNot(s, seat, V.accuse.arg.target(code))
      : refusal('ADV-11.11', 'refuse.accuseAll', { cities: slot(s, LEFT) }),
  fallback(s, seat) {
    let p = 0
    while (mostOf(s, seat, p) <= 0) p++
    return V.accuse.code(p)
  },
  prompt: s => ({ key: 'prompt.accuse', rule: 'ADV-16.11.3', args: { cities: slot(s, LEFT) } }),
}
function mayCondemn(s: S, seat: Seat, area: number): boolean {
  const owner = s.city[area]
  return owner !== NONE && owner !== PIRATES && s.mark[area] === 0 && mostOf(s, seat, owner) > 0
}
/** With `iconoclasmPick` set to the primary victim he picks the cities himself. */
export const condemn: Decision<S, E> = {
  name: 'condemn',
  rule: 'ADV-25.6',
  mode: 'one',
  legal(s, seat, out) {
    for (let a = 0; a < AREAS; a++) if (mayCondemn(s, seat, a)) out.put(V.condemn.code(a))
  },
  apply(s, seat, code, cx) {
    const area = V.condemn.arg.area(code)
    s.mark[area] = 1
    s.toReduce[s.city[area]]++
    if (cx.live) cx.emit({ type: 'condemned', seat, area: AREA_IDS[area] })
    oneLess(s)
  },
  why(s, seat, code) {
    if (!V.condemn.is(code)) return refusal('ADV-11.11', 'refuse.accuseAll', { cities: slot(s, LEFT) })
    const area = V.condemn.arg.area(code)
    const owner = s.city[area]
    if (owner === NONE || owner === PIRATES || owner === seat || s.mark[area] === 1)
      return refusal('ADV-16.11.3', 'refuse.otherCity', { area: AREA_IDS[area] })
    return whyNot(s, seat, owner)
  },
  fallback(s, seat) {
    let a = 0
    while (!mayCondemn(s, seat, a)) a++
    return V.condemn.code(a)
  },
  prompt: s => ({ key: 'prompt.condemnAll', rule: 'ADV-25.6', args: { cities: slot(s, LEFT) } }),
}
export const heresySpreads = (s: S, cx: Cx<E>): void =>
  beginReductions(s, others(s, s.victim[ICONOCLASM]), s.victimPicks, cx)
