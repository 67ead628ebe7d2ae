/** 16.1 Earthquake: which city, and which second one beside it, make the greatest damage. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY, NONE } from '@ecumene/civilization-family/src/map.ts'
import { inPlay, limitFor } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { isIdle, PIRATES, type S } from '../state.ts'
import { holds } from './holdings.ts'
import { CITY } from './volcano.ts'

/** Points lost when a city is reduced. */
function reductionDamage(s: S, area: number): number {
  const owner = s.city[area]
  const left = limitFor(s, area, owner)
  return CITY - Math.min(s.stock[owner], left)
}
/**
 * A city of another player that can be the second one: not with Engineering (ADV-16.1.8), no pirate city (ADV-R-32),
 * nobody's who has left (ADV-24.4).
 */
export function canShake(s: S, seat: Seat, area: number): boolean {
  const owner = s.city[area]
  return (
    owner !== NONE &&
    owner !== PIRATES &&
    owner !== seat &&
    !isIdle(s, owner) &&
    inPlay(s, area) &&
    !holds(s, owner, ENGINEERING)
  )
}
/**
 * The most that a second city beside this one loses; NONE if there is none to lose. It is not optional (ADV-16.1.5).
 */
export function secondDamage(s: S, seat: Seat, area: number): number {
  let most = NO_SECOND
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
    if (!canShake(s, seat, ANY.to[i])) continue
    const points = reductionDamage(s, ANY.to[i])
    if (points > most) most = points
  }
  return most
}
export const NO_SECOND = -99
/** The victim's own city destroyed, with Engineering reduced (ADV-16.1.7), and the second. */
export function quakeDamage(s: S, seat: Seat, area: number): number {
  const second = secondDamage(s, seat, area)
  return (holds(s, seat, ENGINEERING) ? reductionDamage(s, area) : CITY) + (second === NO_SECOND ? 0 : second)
}
/** Site and second city are those with the greatest total damage (ADV-16.1.6). */
export function greatestQuake(s: S, seat: Seat): number {
  let most = NO_SECOND
  for (let area = 0; area < AREAS; area++) {
    if (s.city[area] !== seat) continue
    const points = quakeDamage(s, seat, area)
    if (points > most) most = points
  }
  return most
}
export const isSecond = (s: S, seat: Seat, area: number, most: number): boolean =>
  canShake(s, seat, area) && reductionDamage(s, area) === most
