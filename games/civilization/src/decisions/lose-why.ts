/** Which rule forbids a loss. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { exposedCity, exposedTokens, LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { type Code, type Refusal, refusal, type Seat, slot } from '@ecumene/kernel'
import { KIND, mayShow, WHERE } from '../effects/losses.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotLose(s: S, seat: Seat, code: Code): Refusal | null {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  if (VERBS.show.is(code)) return refusal('CIV-R-52', mayShow(s, seat, kind) ? 'refuse.grain' : 'refuse.pottery')
  const area = VERBS.lose.is(code)
    ? VERBS.lose.arg.area(code)
    : VERBS.loseCity.is(code)
      ? VERBS.loseCity.arg.area(code)
      : -1
  if (area < 0) return null
  const exists = VERBS.lose.is(code)
    ? exposedTokens(s, seat, area, kind, where) >= VERBS.lose.arg.tokens(code)
    : exposedCity(s, seat, area, kind, where)
  if (exists) return refusal('CIV-22.2.12.2', 'refuse.exact', { points: s.toLose[seat] })
  if (kind === LOSS.epidemic && VERBS.lose.is(code))
    return refusal('CIV-22.2.8.2a', 'refuse.depopulate', { area: AREA_IDS[area] })
  if (kind === LOSS.flood) return refusal('CIV-22.2.7.1b', 'refuse.safeFromFlood', { area: AREA_IDS[area] })
  return refusal('CIV-R-48', 'refuse.notExposed', { area: AREA_IDS[area] })
}
