/**
 * Phase 7, City construction: six tokens on a city site, twelve elsewhere (CIV-12.2a, CIV-12.2b); optional, several in
 * one phase (CIV-R-26).
 */
import {
  type Code,
  type Codes,
  type Decision,
  NONE,
  type Refusal,
  refusal,
  type Seat,
  type World,
} from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import type { Told } from '../events.ts'
import { putCity, remove } from '../pieces.ts'
import { aloneIn, canBuild, tokensForCity } from '../query.ts'
import { finish, insisted, listInsist } from '../simultaneous.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** What the two games do not share of building: other ways to pay for a city. */
interface Methods {
  any(s: Common, seat: Seat): boolean
  list(s: Common, seat: Seat, out: Codes): void
  apply(s: Common, seat: Seat, code: Code, world: World<Told>): void
  why(s: Common, seat: Seat, code: Code): Refusal | null
}
export const makeBuild = (verbs: SharedVerbs, own: Methods): Decision<Common, Told> => ({
  name: 'build',
  rule: 'CIV-12.1a',
  mode: 'open',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (canBuild(s, area, seat)) out.put(verbs.build.code(area))
    own.list(s, seat, out)
    out.put(verbs.done.code())
    listInsist(s, seat, verbs.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, verbs.insist, world)) return
    if (verbs.done.is(code)) {
      finish(s, seat)
      return
    }
    if (verbs.build.is(code)) {
      const area = verbs.build.arg.area(code)
      remove(s, area, seat, tokensForCity(s, area)) // exactly six or twelve (CIV-R-25); the rest goes in Phase 8
      putCity(s, area, seat, 1)
      if (world.live) world.emit({ type: 'built', seat, area: AREA_IDS[area] })
    } else own.apply(s, seat, code, world)
    if (!canBuildSomewhere(s, seat) && !own.any(s, seat)) finish(s, seat)
  },
  why(s, seat, code) {
    if (!verbs.build.is(code)) return own.why(s, seat, code)
    const area = verbs.build.arg.area(code)
    if (s.city[area] !== NONE) return refusal('CIV-12.1b', 'refuse.cityThere', { area: AREA_IDS[area] })
    if (s.cities[seat] >= CITIES_EACH) return refusal('CIV-12.3', 'refuse.nineCities', { most: CITIES_EACH })
    if (aloneIn(s, area) !== seat) return refusal('CIV-R-25', 'refuse.shared', { area: AREA_IDS[area] })
    const tokens = tokensForCity(s, area)
    return refusal(tokens === 6 ? 'CIV-12.2a' : 'CIV-12.2b', 'refuse.tokensForCity', { tokens })
  },
  fallback: () => verbs.done.code(),
  prompt: (s, seat) => ({ key: 'prompt.build', rule: 'CIV-12.1a', args: { cities: s.cities[seat] } }),
})
export function canBuildSomewhere(s: Common, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (canBuild(s, area, seat)) return true
  return false
}
