/** 16.2 Treachery: the trader picks a city of the victim. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { putCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { TREACHERY } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * Any city of the victim (ADV-16.2.1, ADV-R-33). It becomes the trader's, older than those built this round (ADV-R-64);
 * without a piece for it, it is eliminated (ADV-16.2.2).
 */
export const betray: Decision<S, E> = {
  name: 'betray',
  rule: 'ADV-16.2.1',
  mode: 'one',
  legal(s, _, out) {
    for (let area = 0; area < AREAS; area++) if (s.city[area] === s.victim[TREACHERY]) out.put(VERBS.betray.code(area))
  },
  apply(s, seat, code, world) {
    const area = VERBS.betray.arg.area(code)
    const victim = s.city[area]
    const able = cityPieces(s, seat) > 0
    done(s)
    removeCity(s, area)
    if (able) putCity(s, area, seat, 0)
    if (!world.live) return
    if (able) world.emit({ type: 'betrayed', seat: victim, area: AREA_IDS[area], by: seat })
    else world.emit({ type: 'lostCity', seat: victim, area: AREA_IDS[area] })
  },
  why: (_, __, code) =>
    VERBS.betray.is(code)
      ? refusal('ADV-16.2.1', 'refuse.notVictimsCity', { area: AREA_IDS[VERBS.betray.arg.area(code)] })
      : null,
  fallback(s) {
    let area = 0
    while (s.city[area] !== s.victim[TREACHERY]) area++
    return VERBS.betray.code(area)
  },
  prompt: (s, seat) => ({
    key: 'prompt.betray',
    rule: 'ADV-16.2.1',
    args: { target: s.victim[TREACHERY], pieces: cityPieces(s, seat) },
  }),
}
