/** 16.1 Earthquake: a city of the victim, and a city of another player beside it. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY, NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { greatestQuake, isSecond, NO_SECOND, quakeDamage, secondDamage } from '../query/earthquake.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

export function beginQuake(s: S, seat: Seat, world: World<E>): void {
  const most = greatestQuake(s, seat)
  let n = 0
  let one = NONE
  for (let area = 0; area < AREAS; area++) {
    if (s.city[area] !== seat || quakeDamage(s, seat, area) !== most) continue
    n++
    one = area
  }
  if (n > 1) ask(s, DECISIONS.quake, bit(seat), most)
  else strikeSite(s, seat, one, world)
}
export function strikeSite(s: S, seat: Seat, area: number, world: World<E>): void {
  if (world.live) world.emit({ type: 'quaked', seat, area: AREA_IDS[area] })
  if (holds(s, seat, ENGINEERING)) reduceCity(s, area, world)
  else {
    removeCity(s, area)
    if (world.live) world.emit({ type: 'lostCity', seat, area: AREA_IDS[area] })
  }
  const most = secondDamage(s, seat, area)
  if (most === NO_SECOND) return
  let n = 0
  let one = NONE
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
    if (!isSecond(s, seat, ANY.to[i], most)) continue
    n++
    one = ANY.to[i]
  }
  if (n > 1) ask(s, DECISIONS.shake, bit(seat), area, most)
  else reduceCity(s, one, world)
}
