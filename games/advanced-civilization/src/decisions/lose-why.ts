/** Why a unit may not be lost. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { limitFor } from '@ecumene/civilization-family/src/query.ts'
import { type Code, type Refusal, refusal, type Seat, slot } from '@ecumene/kernel'
import { isShowing, KIND, WHERE } from '../effects/losses.ts'
import { cityExposed, gather, LOSS, leftBy, loserOf, tokensExposed } from '../query/exposure.ts'
import { MOST_TOKENS } from '../query/loss-sums.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotLose(s: S, seat: Seat, code: Code): Refusal | null {
  const kind = slot(s, KIND)
  const where = slot(s, WHERE)
  const loser = loserOf(s, seat, kind)
  const points = s.toLose[seat]
  if (isShowing(s, seat))
    return VERBS.show.is(code) ? refusal('ADV-R-34', 'refuse.grain') : refusal('ADV-16.3.5', 'refuse.showFirst')
  if (VERBS.show.is(code)) return refusal('ADV-16.3.5', 'refuse.pottery')
  const area = VERBS.lose.is(code)
    ? VERBS.lose.arg.area(code)
    : VERBS.loseCity.is(code)
      ? VERBS.loseCity.arg.area(code)
      : VERBS.shrink.is(code)
        ? VERBS.shrink.arg.area(code)
        : -1
  if (area < 0) return null
  const at = { area: AREA_IDS[area] }
  if (VERBS.lose.is(code)) {
    if (s.safe[area] > 0) return refusal('ADV-R-28', 'refuse.leftByCity', at)
    if (tokensExposed(s, loser, area, kind, where) >= VERBS.lose.arg.tokens(code)) {
      return gather(s, loser, kind, where).tokens === 0
        ? refusal('ADV-R-28', 'refuse.tokensFirst')
        : refusal('ADV-11.14', 'refuse.exact', { points })
    }
    return kind === LOSS.epidemic ? refusal('ADV-16.9.4', 'refuse.depopulate', at) : whyNotExposed(kind, area)
  }
  if (!cityExposed(s, loser, area, kind, where)) return whyNotExposed(kind, area)
  if (VERBS.loseCity.is(code) && kind === LOSS.epidemic) return refusal('ADV-16.9.4', 'refuse.depopulate', at)
  if (!VERBS.shrink.is(code)) return refusal('ADV-11.14', 'refuse.exact', { points })
  const tokens = VERBS.shrink.arg.tokens(code)
  if (kind === LOSS.epidemic) {
    const most = Math.min(limitFor(s, area, loser), MOST_TOKENS, s.stock[loser])
    return tokens > most
      ? refusal('ADV-R-42', 'refuse.leaves', { ...at, tokens: most })
      : refusal('ADV-11.14', 'refuse.exact', { points })
  }
  const left = leftBy(s, loser, area)
  if (left === 0) return refusal('ADV-R-28', 'refuse.countsNothing', at)
  return tokens !== left
    ? refusal('ADV-0.1.13', 'refuse.leaves', { ...at, tokens: left })
    : refusal('ADV-11.14', 'refuse.exact', { points })
}
function whyNotExposed(kind: number, area: number): Refusal {
  const rule = kind === LOSS.flood ? 'ADV-16.7.3' : kind === LOSS.war ? 'ADV-R-36' : 'ADV-11.12'
  return refusal(rule, 'refuse.notExposed', { area: AREA_IDS[area] })
}
