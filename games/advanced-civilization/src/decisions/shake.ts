/** 16.1 Earthquake: the victim chooses among second cities of equal damage. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY, NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { canShake, isSecond } from '../query/earthquake.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const SITE = 0
const SECOND = 1
export const shake: Decision<S, E> = {
  name: 'shake',
  rule: 'ADV-16.1.5',
  mode: 'one',
  legal(s, seat, out) {
    const site = slot(s, SITE)
    for (let i = ANY.at[site]; i < ANY.at[site + 1]; i++)
      if (isSecond(s, seat, ANY.to[i], slot(s, SECOND))) out.put(VERBS.shake.code(ANY.to[i]))
  },
  apply(s, seat, code, world) {
    done(s)
    const area = VERBS.shake.arg.area(code)
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area], target: s.city[area] })
    reduceCity(s, area, world)
  },
  why(s, seat, code) {
    if (!VERBS.shake.is(code)) return null
    const area = VERBS.shake.arg.area(code)
    const owner = s.city[area]
    if (owner !== NONE && owner !== seat && holds(s, owner, ENGINEERING))
      return refusal('ADV-16.1.8', 'refuse.immune', { target: owner })
    return canShake(s, seat, area)
      ? refusal('ADV-16.1.6', 'refuse.greatestDamage')
      : refusal('ADV-16.1.5', 'refuse.otherCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    const site = slot(s, SITE)
    let i = ANY.at[site]
    while (!isSecond(s, seat, ANY.to[i], slot(s, SECOND))) i++
    return VERBS.shake.code(ANY.to[i])
  },
  prompt: s => ({ key: 'prompt.secondCity', rule: 'ADV-16.1.6', args: { area: AREA_IDS[slot(s, SITE)] } }),
}
