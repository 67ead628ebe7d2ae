/**
 * Section 20, Monotheism (no counterpart in plain Civilization): after the last calamity, before the support check,
 * also in a round without calamities (ADV-11.16, ADV-20.1, ADV-20.9).
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { place, putCity, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces, hasUnit } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, type Refusal, refusal, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { barredBy, isNeighbour, mayConvert } from '../query/conversion.ts'
import { type S, tokensAt } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** One area, or none (ADV-18.23b); if several players have units there the holder chooses one (ADV-20.8). */
export const convert: Decision<S, E> = {
  name: 'convert',
  rule: 'ADV-20.1',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) {
      if (!isNeighbour(s, seat, area) || barredBy(s, seat, area) >= 0) continue
      for (let target = 0; target < s.seats; target++)
        if (mayConvert(s, seat, area, target)) out.put(VERBS.convert.code(area, target))
    }
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.convert.is(code))
      convertUnits(s, seat, VERBS.convert.arg.area(code), VERBS.convert.arg.target(code), world)
  },
  why: (s, seat, code) =>
    VERBS.convert.is(code)
      ? whyNotConvert(s, seat, VERBS.convert.arg.area(code), VERBS.convert.arg.target(code))
      : null,
  fallback: () => VERBS.done.code(),
  prompt: (s, seat) => ({
    key: 'prompt.convert',
    rule: 'ADV-20.1',
    args: { stock: s.stock[seat], pieces: cityPieces(s, seat) },
  }),
}
/**
 * City by city and token by token (ADV-20.3); others stay. No card, no pillage (ADV-20.7); tokens above the limit stay
 * until the next Phase 8, two nations above it until Phase 6 (ADV-R-73).
 */
function convertUnits(s: S, seat: Seat, area: number, target: Seat, world: World<E>): void {
  const tokens = s.tokens[tokensAt(area, target)]
  const cities = s.city[area] === target ? 1 : 0
  if (cities === 1) {
    removeCity(s, area)
    putCity(s, area, seat, 0) // counts as older (ADV-R-64)
  }
  remove(s, area, target, tokens)
  place(s, area, seat, tokens)
  if (world.live) world.emit({ type: 'converted', seat, area: AREA_IDS[area], target, tokens, cities })
}
function whyNotConvert(s: S, seat: Seat, area: number, target: Seat): Refusal {
  const at = { area: AREA_IDS[area] }
  if (target === seat || target >= s.seats || !hasUnit(s, area, target))
    return refusal('ADV-20.3', 'refuse.nobodyThere', at)
  if (!isNeighbour(s, seat, area)) return refusal('ADV-20.2', 'refuse.notNextByLand', at)
  const faithful = barredBy(s, seat, area)
  if (faithful >= 0)
    return refusal(faithful === target ? 'ADV-20.5' : 'ADV-R-47', 'refuse.faithful', { target: faithful })
  return refusal('ADV-20.4', 'refuse.piecesMissing', {
    tokens: s.tokens[tokensAt(area, target)],
    cities: s.city[area] === target ? 1 : 0,
    stock: s.stock[seat],
    pieces: cityPieces(s, seat),
  })
}
