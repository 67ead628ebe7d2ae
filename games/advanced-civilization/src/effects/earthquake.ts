/** 16.1 Earthquake: a city of the victim, and a city of another player beside it. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY, NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Cx, type Seat } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { greatestQuake, isSecond, NO_SECOND, quakeDamage, secondDamage } from '../query/earthquake.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'

export function beginQuake(s: S, who: Seat, cx: Cx<E>): void {
  const most = greatestQuake(s, who)
  let n = 0
  let one = NONE
  for (let a = 0; a < AREAS; a++) {
    if (s.city[a] !== who || quakeDamage(s, who, a) !== most) continue
    n++
    one = a
  }
  if (n > 1) ask(s, D.quake, bit(who), most)
  else strikeSite(s, who, one, cx)
}
export function strikeSite(s: S, who: Seat, area: number, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'quaked', seat: who, area: AREA_IDS[area] })
  if (holds(s, who, ENGINEERING)) reduceCity(s, area, cx)
  else {
    removeCity(s, area)
    if (cx.live) cx.emit({ type: 'lostCity', seat: who, area: AREA_IDS[area] })
  }
  const most = secondDamage(s, who, area)
  if (most === NO_SECOND) return
  let n = 0
  let one = NONE
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) {
    if (!isSecond(s, who, ANY.to[i], most)) continue
    n++
    one = ANY.to[i]
  }
  if (n > 1) ask(s, D.shake, bit(who), area, most)
  else reduceCity(s, one, cx)
}
