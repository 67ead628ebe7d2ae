/**
 * The victims of a calamity choose the units they lose; they do not influence each other and answer at the same time
 * (CIV-22.2.5d, CIV-R-99).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { GRAIN } from '@ecumene/civilization-family/data/trade.ts'
import {
  cityValue,
  type Exposed,
  exposedCity,
  exposedTokens,
  exposedUnits,
  leastLoss,
  nothingExposed,
} from '@ecumene/civilization-family/src/losses.ts'
import { answered, type Decision, type Seat, slot } from '@ecumene/kernel'
import { KIND, loseCity, loseTokens, mayShow, settleLoss, showGrain, WHERE } from '../effects/losses.ts'
import type { E } from '../events.ts'
import { handOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { whyNotLose } from './lose-why.ts'

const EXPOSED = nothingExposed()
/** After these n tokens (or this city) the total that was least before can still be met. */
const tokensFit = (s: S, seat: Seat, kind: number, n: number, { tokens, cities, stock }: Exposed): boolean => {
  const cityPoints = cityValue(kind)
  return (
    leastLoss(s.toLose[seat] - n, tokens - n, cities, cityPoints, stock + n) ===
    leastLoss(s.toLose[seat], tokens, cities, cityPoints, stock) - n
  )
}
const cityFits = (s: S, seat: Seat, kind: number, { tokens, cities, stock }: Exposed): boolean => {
  const cityPoints = cityValue(kind)
  return (
    stock > 0 &&
    leastLoss(s.toLose[seat] - cityPoints, tokens, cities - 1, cityPoints, stock - 1) ===
      leastLoss(s.toLose[seat], tokens, cities, cityPoints, stock) - cityPoints
  )
}

export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'CIV-22.2.12.2',
  mode: 'open',
  legal(s, seat, out) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (mayShow(s, seat, kind)) {
      for (let n = 0; n <= s.hand[handOf(seat, GRAIN)]; n++) out.put(VERBS.show.code(n))
      return
    }
    const exposed = exposedUnits(s, seat, kind, where, EXPOSED)
    const city = cityFits(s, seat, kind, exposed)
    for (let area = 0; area < AREAS; area++) {
      if (city && exposedCity(s, seat, area, kind, where)) out.put(VERBS.loseCity.code(area))
      const most = exposedTokens(s, seat, area, kind, where)
      for (let n = 1; n <= most && n <= s.toLose[seat]; n++)
        if (tokensFit(s, seat, kind, n, exposed)) out.put(VERBS.lose.code(area, n))
    }
  },
  apply(s, seat, code, world) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (VERBS.show.is(code)) showGrain(s, seat, VERBS.show.arg.cards(code), world)
    else if (VERBS.loseCity.is(code)) loseCity(s, seat, VERBS.loseCity.arg.area(code), kind, world)
    else loseTokens(s, seat, VERBS.lose.arg.area(code), VERBS.lose.arg.tokens(code), world)
    if (settleLoss(s, seat, kind, where, world)) answered(s, seat)
  },
  why: whyNotLose,
  fallback(s, seat) {
    const kind = slot(s, KIND)
    const where = slot(s, WHERE)
    if (mayShow(s, seat, kind)) return VERBS.show.code(s.hand[handOf(seat, GRAIN)])
    const exposed = exposedUnits(s, seat, kind, where, EXPOSED)
    const city = cityFits(s, seat, kind, exposed)
    for (let area = 0; area < AREAS; area++)
      if (exposedTokens(s, seat, area, kind, where) > 0 && tokensFit(s, seat, kind, 1, exposed))
        return VERBS.lose.code(area, 1)
    for (let area = 0; area < AREAS; area++)
      if (city && exposedCity(s, seat, area, kind, where)) return VERBS.loseCity.code(area)
    return VERBS.done.code()
  },
  prompt: (s, seat) =>
    mayShow(s, seat, slot(s, KIND))
      ? { key: 'prompt.show', rule: 'CIV-22.2.5e', args: { points: s.toLose[seat] } }
      : { key: 'prompt.lose', rule: 'CIV-22.2.12.2', args: { points: s.toLose[seat] } },
}
