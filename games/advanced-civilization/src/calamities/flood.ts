/** 16.7 Flood: as in plain Civilization on the plain, but whoever has nothing on any plain loses a coastal city (ADV-16.7.6, ≠ CIV-R-58), and the others' shares are compulsory. */
import { AREA_IDS, AREA_ROWS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { PLAIN_IDS } from '@ecumene/civilization-family/data/features.ts'
import { isWorst, plain as plainFlood } from '@ecumene/civilization-family/src/effects/flood.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Cx, type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { FLOOD } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { adopted } from '../same.ts'
import type { S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { LOSS } from './exposure.ts'
import { strike } from './famine.ts'
import { beginLosses } from './lose.ts'
import { beginOrders, ENGINEERING_CAP } from './orders.ts'
import { harmless, others } from './resolve.ts'

const PLAINS = PLAIN_IDS.length
const FLOOD_LOSS = 17
const FLOOD_SHARE = 10
const NO_CAP = 999
/** Land with sea water; a lake alone does not make it coastal (ADV-0.1.11). */
const COASTAL: Int16Array = Int16Array.from(AREA_ROWS, r => (r[1] === 'coastal' || r[1] === 'island' ? 1 : 0))
export const isCoastalCity = (s: S, area: number, who: Seat): boolean => s.city[area] === who && COASTAL[area] === 1

/** The plain where most of his points are exposed (ADV-16.7.1, ADV-16.7.2, ADV-R-38); among equals he chooses (ADV-R-74). */
export function findPlain(s: S, cx: Cx<E>): void {
  const who = s.victim[FLOOD]
  let n = 0
  for (let p = 0; p < PLAINS; p++) {
    if (!isWorst(s, who, p)) continue
    n++
    s.plain = p
  }
  if (n > 1) ask(s, D.plain, bit(who))
  else if (n === 0) drownCoast(s, who, cx)
}
export const plain = adopted(plainFlood)

function coasts(s: S, who: Seat): number {
  let n = 0
  for (let a = 0; a < AREAS; a++) if (isCoastalCity(s, a, who)) n++
  return n
}
function drownCoast(s: S, who: Seat, cx: Cx<E>): void {
  if (coasts(s, who) === 0) harmless(s, FLOOD, cx)
  else ask(s, D.coast, bit(who))
}
/** One coastal city is eliminated, with Engineering only reduced (ADV-16.7.6, ADV-16.7.8, ADV-18.7c). */
export const coast: Decision<S, E> = {
  name: 'coast',
  rule: 'ADV-16.7.6',
  mode: 'one',
  legal(s, seat, out) {
    const reduced = holds(s, seat, ENGINEERING)
    for (let a = 0; a < AREAS; a++)
      if (isCoastalCity(s, a, seat)) out.put(reduced ? V.reduce.code(a) : V.loseCity.code(a))
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.reduce.is(code)) {
      reduceCity(s, V.reduce.arg.area(code), cx)
      return
    }
    const area = V.loseCity.arg.area(code)
    removeCity(s, area)
    if (cx.live) cx.emit({ type: 'lostCity', seat, area: AREA_IDS[area] })
  },
  why(s, seat, code) {
    if (!V.reduce.is(code) && !V.loseCity.is(code)) return null
    const area = V.reduce.is(code) ? V.reduce.arg.area(code) : V.loseCity.arg.area(code)
    if (s.city[area] !== seat) return refusal('ADV-16.7.6', 'refuse.notYourCity', { area: AREA_IDS[area] })
    return isCoastalCity(s, area, seat)
      ? refusal('ADV-16.7.8', holds(s, seat, ENGINEERING) ? 'refuse.onlyReduced' : 'refuse.engineering')
      : refusal('ADV-0.1.11', 'refuse.notCoastal', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let a = 0
    while (!isCoastalCity(s, a, seat)) a++
    return holds(s, seat, ENGINEERING) ? V.reduce.code(a) : V.loseCity.code(a)
  },
  prompt: (s, seat) => ({
    key: holds(s, seat, ENGINEERING) ? 'prompt.coastReduced' : 'prompt.coast',
    rule: 'ADV-16.7.6',
  }),
}
/** Seventeen points, seven with Engineering (ADV-16.7.7). */
export function floodStrikes(s: S, cx: Cx<E>): void {
  if (s.plain === NONE) return
  const who = s.victim[FLOOD]
  if (cx.live) cx.emit({ type: 'flooded', seat: who, plain: PLAIN_IDS[s.plain] })
  strike(s, who, holds(s, who, ENGINEERING) ? ENGINEERING_CAP : FLOOD_LOSS, cx)
  beginLosses(s, bit(who), LOSS.flood, s.plain, cx)
}
/** Ten points of the others on the same plain, or all of them (ADV-16.7.4, ADV-16.7.5). */
export function floodShares(s: S, cx: Cx<E>): void {
  if (s.plain !== NONE) beginOrders(s, s.victim[FLOOD], LOSS.flood, FLOOD_SHARE, NO_CAP, cx)
}
export function floodSpreads(s: S, cx: Cx<E>): void {
  if (s.plain !== NONE) beginLosses(s, others(s, s.victim[FLOOD]), LOSS.flood, s.plain, cx)
}
