/** Phase 7: cities as in plain Civilization, on any site, black or white (ADV-R-3), and with Architecture. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { canBuildSomewhere, makeBuild } from '@ecumene/civilization-family/src/decisions/build.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { payFromTreasury, putCity, remove } from '@ecumene/civilization-family/src/pieces.ts'
import { aloneIn, inPlay, tokensForCity } from '@ecumene/civilization-family/src/query.ts'
import { askTogether } from '@ecumene/civilization-family/src/simultaneous.ts'
import { type Code, type Codes, type Refusal, refusal, type Seat, type World } from '@ecumene/kernel'
import { ARCHITECTURE } from '../../data/cards.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import { adopted } from '../adopted.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { isIdle, type S, tokensAt } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

/**
 * Architecture: for one city a round up to half of the tokens come from the Treasury (ADV-7.6, ADV-18.14b, ≠
 * CIV-22.3.7).
 */
const isArchitect = (s: S, seat: Seat): boolean => holds(s, seat, ARCHITECTURE) && s.architect[seat] === 0
/**
 * Exactly six or twelve tokens, at least half of them from the area (ADV-R-19), where neither another player nor
 * Barbarians have tokens (ADV-7.7).
 */
function canRaise(s: S, area: number, seat: Seat, treasury: number): boolean {
  const tokens = s.tokens[tokensAt(area, seat)]
  if (tokens === 0 || s.city[area] !== NONE || s.cities[seat] >= CITIES_EACH || s.treasury[seat] < treasury)
    return false
  const need = tokensForCity(s, area)
  return (
    treasury * 2 <= need &&
    tokens + treasury >= need &&
    aloneIn(s, area) === seat &&
    inPlay(s, area) &&
    !map.openSea[area]
  )
}
const MOST = 6
const methods = {
  any(s: S, seat: Seat): boolean {
    if (!isArchitect(s, seat) || s.treasury[seat] === 0) return false
    for (let area = 0; area < AREAS; area++)
      for (let treasury = 1; treasury <= MOST; treasury++) if (canRaise(s, area, seat, treasury)) return true
    return false
  },
  list(s: S, seat: Seat, out: Codes): void {
    if (!isArchitect(s, seat) || s.treasury[seat] === 0) return
    for (let area = 0; area < AREAS; area++)
      for (let treasury = 1; treasury <= MOST; treasury++)
        if (canRaise(s, area, seat, treasury)) out.put(VERBS.raise.code(area, treasury))
  },
  apply(s: S, seat: Seat, code: Code, world: World<E>): void {
    const area = VERBS.raise.arg.area(code)
    const treasury = VERBS.raise.arg.treasury(code)
    const tokens = tokensForCity(s, area) - treasury
    s.architect[seat] = 1
    remove(s, area, seat, tokens)
    payFromTreasury(s, seat, treasury) // back to Stock, like the others (ADV-7.8)
    putCity(s, area, seat, 1)
    if (world.live) world.emit({ type: 'raised', seat, area: AREA_IDS[area], tokens, treasury })
  },
  why(s: S, seat: Seat, code: Code): Refusal | null {
    if (!VERBS.raise.is(code)) return null
    const area = VERBS.raise.arg.area(code)
    const treasury = VERBS.raise.arg.treasury(code)
    const need = tokensForCity(s, area)
    if (!holds(s, seat, ARCHITECTURE)) return refusal('ADV-7.6', 'refuse.architecture')
    if (s.architect[seat] === 1) return refusal('ADV-7.6', 'refuse.oneRaised')
    if (s.city[area] !== NONE) return refusal('ADV-7.2', 'refuse.cityThere', { area: AREA_IDS[area] })
    if (s.cities[seat] >= CITIES_EACH) return refusal('ADV-7.3', 'refuse.nineCities', { most: CITIES_EACH })
    if (aloneIn(s, area) !== seat) return refusal('ADV-7.7', 'refuse.shared', { area: AREA_IDS[area] })
    if (treasury * 2 > need) return refusal('ADV-R-19', 'refuse.halfOnSite', { tokens: need / 2 })
    if (s.treasury[seat] < treasury)
      return refusal('ADV-7.6', 'refuse.treasury', { tokens: treasury, treasury: s.treasury[seat] })
    return refusal('ADV-7.4', 'refuse.tokensForCity', { tokens: need })
  },
}
export const build = adopted(makeBuild(VERBS, methods))
export function beginBuilding(s: S): void {
  s.architect.fill(0)
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (!isIdle(s, seat) && (canBuildSomewhere(s, seat) || methods.any(s, seat))) mask |= 1 << seat
  askTogether(s, DECISIONS.build, mask)
}
