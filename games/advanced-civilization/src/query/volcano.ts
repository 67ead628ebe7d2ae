/** 16.1 Volcanic Eruption: which volcano does the greatest damage; the victim chooses among equals only (ADV-R-74). */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANOES } from '@ecumene/civilization-family/src/decisions/erupt.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { inPlay } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { PIRATES, type S, tokensAt } from '../state.ts'

export const CITY = 5
export const erupting = (s: S, area: number, volcano: number): boolean =>
  map.volcano[area] === volcano && inPlay(s, area)
/**
 * Unit points of all players by a volcano; 0 if the victim has no city there: tokens alone do not wake it (ADV-16.1.1,
 * ADV-R-32).
 */
function eruptionDamage(s: S, seat: Seat, volcano: number): number {
  let points = 0
  let wakes = false
  for (let area = 0; area < AREAS; area++) {
    if (!erupting(s, area, volcano)) continue
    for (let other = 0; other < s.seats; other++) points += s.tokens[tokensAt(area, other)]
    if (s.city[area] !== NONE && s.city[area] !== PIRATES) points += CITY
    if (s.city[area] === seat) wakes = true
  }
  return wakes ? points : 0
}
export function isWorst(s: S, seat: Seat, volcano: number): boolean {
  const points = eruptionDamage(s, seat, volcano)
  if (points === 0) return false
  for (let other = 0; other < VOLCANOES; other++) if (eruptionDamage(s, seat, other) > points) return false
  return true
}
