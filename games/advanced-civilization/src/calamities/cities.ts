/** Calamities that reduce a number of cities: 16.4 Superstition, 16.10 Civil Disorder and the first half of 16.11 Iconoclasm and Heresy. The owner chooses among his cities, new or old (ADV-R-43). */
import { makeReductions } from '@ecumene/civilization-family/src/decisions/reduce.ts'
import { bit, type Cx, type Seat } from '@ecumene/kernel'
import {
  DEISM,
  DEMOCRACY,
  DRAMA_AND_POETRY,
  ENLIGHTENMENT,
  LAW,
  MILITARY,
  MONOTHEISM,
  MUSIC,
  MYSTICISM,
  PHILOSOPHY,
  ROADBUILDING,
  THEOLOGY,
} from '../../data/cards.ts'
import { CIVIL_DISORDER, ICONOCLASM, SUPERSTITION } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { adopted } from '../same.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'
import { harmless } from './resolve.ts'

const made = makeReductions<S>({ decision: D.reduce, cancel: () => false, sure: () => true })
export const reduce = adopted(made.reduce)
export const { beginReductions } = made

/** So many of his cities, or all he has. */
export function reduceSome(s: S, who: Seat, cities: number, calamity: number, cx: Cx<E>): void {
  const n = Math.min(cities, s.cities[who])
  if (n <= 0) {
    harmless(s, calamity, cx)
    return
  }
  s.toReduce[who] = n
  if (cx.live) cx.emit({ type: 'mustReduce', seat: who, cities: n })
  beginReductions(s, bit(who), 0, cx)
}

/** Three cities; of Mysticism, Deism and Enlightenment only the best counts (ADV-16.4.1, ADV-16.4.2, ADV-18.20b, ADV-18.21b, ADV-18.22b). */
export const superstitionCities = (s: S, who: Seat): number =>
  holds(s, who, ENLIGHTENMENT) ? 0 : holds(s, who, DEISM) ? 1 : holds(s, who, MYSTICISM) ? 2 : 3
export const superstitionStrikes = (s: S, cx: Cx<E>): void =>
  reduceSome(s, s.victim[SUPERSTITION], superstitionCities(s, s.victim[SUPERSTITION]), SUPERSTITION, cx)

const one = (s: S, who: Seat, card: number): number => (holds(s, who, card) ? 1 : 0)
/** How many cities stay: three, one more for each of four cards (ADV-16.10.2), one fewer for each of two (ADV-16.10.3, ADV-16.10.4, ADV-R-71, ≠ CIV-22.2.9.1). */
export function citiesAllowed(s: S, who: Seat): number {
  const helpful = one(s, who, MUSIC) + one(s, who, DRAMA_AND_POETRY) + one(s, who, LAW) + one(s, who, DEMOCRACY)
  const harmful = one(s, who, MILITARY) + one(s, who, ROADBUILDING)
  const n = 3 + helpful - harmful
  return Math.max(n, 0)
}
export function disorderStrikes(s: S, cx: Cx<E>): void {
  const who = s.victim[CIVIL_DISORDER]
  reduceSome(s, who, s.cities[who] - citiesAllowed(s, who), CIVIL_DISORDER, cx) // ADV-16.10.1
}

/** Four cities, changed by five cards that add up (ADV-16.11.1, ADV-16.11.2, ≠ CIV-22.2.10.2). */
export const iconoclasmCities = (s: S, who: Seat): number =>
  4 -
  one(s, who, LAW) -
  one(s, who, PHILOSOPHY) -
  3 * one(s, who, THEOLOGY) +
  one(s, who, MONOTHEISM) +
  one(s, who, ROADBUILDING)
export const iconoclasmStrikes = (s: S, cx: Cx<E>): void =>
  reduceSome(s, s.victim[ICONOCLASM], iconoclasmCities(s, s.victim[ICONOCLASM]), ICONOCLASM, cx)
