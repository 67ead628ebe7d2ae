/** Piracy: the trader names the coastal cities that are lost. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { PIRACY } from '../../data/trade.ts'
import { anyToRaid, mayRaid } from '../effects/piracy.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * The trader chooses which cities are lost, as many as possible (CIV-22.2.11.1c, CIV-R-64); they are eliminated one by
 * one (CIV-R-101).
 */
export const raid: Decision<S, E> = {
  name: 'raid',
  rule: 'CIV-22.2.11.1c',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (mayRaid(s, seat, area)) out.put(VERBS.raid.code(area))
  },
  apply(s, seat, code, world) {
    const area = VERBS.raid.arg.area(code)
    const victim = s.victim[PIRACY]
    removeCity(s, area)
    s.mark[area] = 1
    if (world.live) world.emit({ type: 'raided', seat, target: victim, area: AREA_IDS[area] })
    if (isSheltered(s, victim)) {
      if (world.live) world.emit({ type: 'sheltered', seat: victim })
      done(s)
    } else if (!anyToRaid(s, seat)) done(s)
  },
  why(s, _, code) {
    if (!VERBS.raid.is(code)) return null
    const area = VERBS.raid.arg.area(code)
    return s.city[area] === s.victim[PIRACY]
      ? refusal('CIV-22.2.11.2a', 'refuse.noShipThere', { area: AREA_IDS[area] })
      : refusal('CIV-22.2.11.1a', 'refuse.notVictimsCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    for (let area = 0; area < AREAS; area++) if (mayRaid(s, seat, area)) return VERBS.raid.code(area)
    return VERBS.done.code()
  },
  prompt: s => ({ key: 'prompt.raid', rule: 'CIV-22.2.11.1c', args: { target: s.victim[PIRACY] } }),
}
