/**
 * What the Stock will hold when taxes are next due. Tokens come home by surplus and by cities built: what lies in the
 * Treasury pays no tax (CIV-6.1b).
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { COINAGE } from '../../data/cards.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import { hasCard, limitFor, tokensForCity } from '../query.ts'
import { type Common, FULL } from '../state.ts'
import { foreign, mine } from './ground.ts'

const SURPLUS_PHASE = 8
/** Two tokens a city; a holder of Coinage may ask for one (CIV-22.3.11a). */
const taxOf = (s: Common, seat: Seat): number => (hasCard(s, seat, COINAGE) ? 1 : 2)
/** What comes home to Stock from an area with so many of their tokens, less the tax of a city that they become. */
export function comesHome(s: Common, area: number, seat: Seat, n: number): number {
  if (n <= 0) return 0
  if (s.city[area] === seat) return n
  if (s.city[area] !== NONE || foreign(s, area, seat) > 0) return 0
  if (n >= tokensForCity(s, area) && s.cities[seat] < CITIES_EACH) return n - taxOf(s, seat)
  return Math.max(0, n - limitFor(s, area, seat))
}
/** By how much the Stock will fall short of the next taxes, as the pieces stand; below nothing if it will not. */
export function shortOfTax(s: Common, seat: Seat): number {
  if (s.ruleset !== FULL) return Number.NEGATIVE_INFINITY
  let short = taxOf(s, seat) * s.cities[seat] - s.stock[seat]
  if (s.phase < SURPLUS_PHASE)
    for (let area = 0; area < AREAS; area++) short -= comesHome(s, area, seat, mine(s, area, seat))
  return short
}
