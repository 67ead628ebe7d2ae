/** Iconoclasm: the victim names cities of others that are reduced too. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { PHILOSOPHY } from '@ecumene/civilization-family/data/cards.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { anyToCondemn, MOST, mayCondemn, ORDERED } from '../effects/iconoclasm.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** They may order the reduction of one or two cities of others, which they select (CIV-22.2.10.4a, CIV-R-63). */
export const condemn: Decision<S, E> = {
  name: 'condemn',
  rule: 'CIV-22.2.10.4a',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) out.put(VERBS.condemn.code(area))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) {
      done(s)
      return
    }
    const area = VERBS.condemn.arg.area(code)
    s.mark[area] = 1
    s.toReduce[s.city[area]]++
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area], target: s.city[area] })
    setSlot(s, ORDERED, slot(s, ORDERED) + 1)
    if (slot(s, ORDERED) === MOST || !anyToCondemn(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.condemn.is(code)) return null
    const area = VERBS.condemn.arg.area(code)
    const owner = s.city[area]
    if (owner === NONE || owner === seat) return refusal('CIV-22.2.10.4a', 'refuse.otherCity', { area: AREA_IDS[area] })
    if (hasCard(s, owner, PHILOSOPHY)) return refusal('CIV-22.2.10.4c', 'refuse.immune', { target: owner })
    if (isSheltered(s, owner)) return refusal('CIV-24.2a', 'refuse.sheltered', { target: owner })
    return refusal('CIV-22.2.10.4b', 'refuse.oneCity', { target: owner })
  },
  fallback: () => VERBS.done.code(),
  prompt: s => ({ key: 'prompt.condemn', rule: 'CIV-22.2.10.4a', args: { cities: MOST - slot(s, ORDERED) } }),
}
