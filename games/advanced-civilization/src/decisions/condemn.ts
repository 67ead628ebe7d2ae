/** 16.11 Iconoclasm and Heresy, where the table lets the victim pick the cities (ADV-25.6). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Decision, refusal, type Seat, slot } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { mostOf, whyNot } from '../query/heresy.ts'
import { PIRATES, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { LEFT, oneLess } from './accuse.ts'

function mayCondemn(s: S, seat: Seat, area: number): boolean {
  const owner = s.city[area]
  return owner !== NONE && owner !== PIRATES && s.mark[area] === 0 && mostOf(s, seat, owner) > 0
}
/** With `iconoclasmPick` set to the primary victim, the victim picks the cities. */
export const condemn: Decision<S, E> = {
  name: 'condemn',
  rule: 'ADV-25.6',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) out.put(VERBS.condemn.code(area))
  },
  apply(s, seat, code, world) {
    const area = VERBS.condemn.arg.area(code)
    s.mark[area] = 1
    s.toReduce[s.city[area]]++
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area], target: s.city[area] })
    oneLess(s)
  },
  why(s, seat, code) {
    if (!VERBS.condemn.is(code)) return refusal('ADV-11.11', 'refuse.accuseAll', { cities: slot(s, LEFT) })
    const area = VERBS.condemn.arg.area(code)
    const owner = s.city[area]
    if (owner === NONE || owner === PIRATES || owner === seat || s.mark[area] === 1)
      return refusal('ADV-16.11.3', 'refuse.otherCity', { area: AREA_IDS[area] })
    return whyNot(s, seat, owner)
  },
  fallback(s, seat) {
    let area = 0
    while (!mayCondemn(s, seat, area)) area++
    return VERBS.condemn.code(area)
  },
  prompt: s => ({ key: 'prompt.condemnAll', rule: 'ADV-25.6', args: { cities: slot(s, LEFT) } }),
}
