/** How many cities Superstition, Civil Disorder and Iconoclasm reduce, with the cards that change it. */
import type { Seat } from '@ecumene/kernel'
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
import type { S } from '../state.ts'
import { holds } from './holdings.ts'

/**
 * Three cities; of Mysticism, Deism and Enlightenment only the best counts (ADV-16.4.1, ADV-16.4.2, ADV-18.20b,
 * ADV-18.21b, ADV-18.22b).
 */
export const superstitionCities = (s: S, seat: Seat): number =>
  holds(s, seat, ENLIGHTENMENT) ? 0 : holds(s, seat, DEISM) ? 1 : holds(s, seat, MYSTICISM) ? 2 : 3
const one = (s: S, seat: Seat, card: number): number => (holds(s, seat, card) ? 1 : 0)
/**
 * How many cities stay in Civil Disorder: three, one more for each of Music (ADV-18.13b), Drama and Poetry
 * (ADV-18.12b), Law (ADV-18.16c) and Democracy (ADV-18.17c; ADV-16.10.2), one fewer for each of Military (ADV-16.10.3)
 * and Roadbuilding (ADV-16.10.4, ADV-R-71, ≠ CIV-22.2.9.1).
 */
export function citiesAllowed(s: S, seat: Seat): number {
  const helpful = one(s, seat, MUSIC) + one(s, seat, DRAMA_AND_POETRY) + one(s, seat, LAW) + one(s, seat, DEMOCRACY)
  const harmful = one(s, seat, MILITARY) + one(s, seat, ROADBUILDING)
  const n = 3 + helpful - harmful
  return Math.max(n, 0)
}
/**
 * Four cities (ADV-16.11.1), changed by five cards that add up (ADV-16.11.2, ≠ CIV-22.2.10.2): fewer by Law
 * (ADV-18.16c), Philosophy (ADV-18.19b) and Theology (ADV-18.24c), more by Monotheism (ADV-18.23c) and Roadbuilding.
 */
export const iconoclasmCities = (s: S, seat: Seat): number =>
  4 -
  one(s, seat, LAW) -
  one(s, seat, PHILOSOPHY) -
  3 * one(s, seat, THEOLOGY) +
  one(s, seat, MONOTHEISM) +
  one(s, seat, ROADBUILDING)
