/**
 * What Barbarians would do in an area, tried out in the head (ADV-R-39): the greatest damage to the victim decides
 * where they go.
 */
import { clash, LATE } from '@ecumene/civilization-family/src/conflict.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Seat } from '@ecumene/kernel'
import { METALWORKING } from '../../data/cards.ts'
import { barbariansAt, PIRATES, type S, tokensAt } from '../state.ts'
import { garrison, tokensToAttack } from './attack.ts'
import { holds } from './holdings.ts'

const force = new Int16Array(9)
const late = new Int16Array(9)
/** Barbarians have no cards (ADV-16.8.5); the seat after the last is theirs. */
const barbarians = (s: S): number => s.seats
const CITY = 5
const isPlayersCity = (s: S, area: number): boolean => s.city[area] !== NONE && s.city[area] !== PIRATES
/** Tokens that the owner of an attacked city puts down: it never surrenders (ADV-R-41). */
export function defenders(s: S, owner: Seat): number {
  const n = garrison(s, barbarians(s), owner)
  return Math.min(s.stock[owner], n)
}
/** Seven for a city, eight against Engineering. */
export const enough = (s: S, band: number, owner: Seat): boolean => band >= tokensToAttack(s, barbarians(s), owner)
/** Unit points that the victim would lose if `band` more Barbarians came to an area. */
export function damageTo(s: S, victim: Seat, area: number, band: number): number {
  const wild = barbarians(s)
  let others = 0
  for (let seat = 0; seat < s.seats; seat++) {
    force[seat] = s.tokens[tokensAt(area, seat)]
    late[seat] = holds(s, seat, METALWORKING) ? LATE : 0
    others += force[seat]
  }
  force[wild] = s.tokens[barbariansAt(s, area)] + band
  late[wild] = 0
  const before = force[victim] + (s.city[area] === victim ? CITY : 0)
  if (before === 0) return 0
  let after = 0
  if (isPlayersCity(s, area)) {
    const owner = s.city[area]
    clash(force, late, s.seats + 1, 0)
    if (!enough(s, force[wild], owner)) return before - force[victim] - (owner === victim ? CITY : 0)
    force[owner] += defenders(s, owner)
    clash(force, late, s.seats + 1, map.limit[area])
    after = force[victim]
  } else {
    if (others + force[wild] > map.limit[area]) clash(force, late, s.seats + 1, map.limit[area])
    after = force[victim]
  }
  return before - after
}
