/** Earthquake: a neighbour's city is reduced, too. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, NONE, refusal, slot } from '@ecumene/kernel'
import { shakes } from '../effects/earthquake.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * They may require the reduction of one city of another player next to the one they have just reduced, across water too
 * (CIV-22.2.4.3b, CIV-R-51). Slot 0: that area.
 */
export const shake: Decision<S, E> = {
  name: 'shake',
  rule: 'CIV-22.2.4.3b',
  mode: 'one',
  legal(s, seat, out) {
    const area = slot(s, 0)
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++)
      if (shakes(s, seat, ANY.to[i])) out.put(VERBS.shake.code(ANY.to[i]))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.done.is(code)) return
    const area = VERBS.shake.arg.area(code)
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area], target: s.city[area] })
    reduceCity(s, area, world)
  },
  why: (s, seat, code) => {
    if (!VERBS.shake.is(code)) return null
    const area = VERBS.shake.arg.area(code)
    return s.city[area] === NONE || s.city[area] === seat
      ? refusal('CIV-22.2.4.3b', 'refuse.otherCity', { area: AREA_IDS[area] })
      : isSheltered(s, s.city[area])
        ? refusal('CIV-24.2a', 'refuse.sheltered', { target: s.city[area] })
        : refusal('CIV-R-51', 'refuse.notAdjacent', { area: AREA_IDS[area] })
  },
  fallback: () => VERBS.done.code(),
  prompt: s => ({ key: 'prompt.shake', rule: 'CIV-22.2.4.3b', args: { area: AREA_IDS[slot(s, 0)] } }),
}
