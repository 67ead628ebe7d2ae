/**
 * Phase 8: surplus population is removed (CIV-13.1a, CIV-13.1b), then unsupported cities are reduced (CIV-14.1,
 * CIV-14.2b); tokens placed count at once (CIV-14.3b). The same check follows the calamities (CIV-19.8), and there is
 * no other (CIV-14.5).
 */
import { type Decision, has, NONE, refusal, type Seat, type SeatMask, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { map } from '../map.ts'
import { reduceCity, remove } from '../pieces.ts'
import { aloneIn, crowd, limitFor, supported } from '../query.ts'
import { askTogether, finish, insisted, listInsist } from '../simultaneous.ts'
import { type Common, tokensAt } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/**
 * Tokens above the limit go, and all tokens beside a city; a player's tokens in one area are alike, so nobody decides
 * (CIV-R-27). Ships stay (CIV-13.2a).
 */
export function removeSurplus(s: Common, world: World<Told>): void {
  for (let area = 0; area < AREAS; area++) {
    const n = crowd(s, area)
    if (n === 0 || (s.city[area] === NONE && n <= map.limit[area])) continue
    if (s.city[area] !== NONE) {
      for (let seat = 0; seat < s.seats; seat++) drop(s, area, seat, s.tokens[tokensAt(area, seat)], world)
      continue
    }
    const owner = aloneIn(s, area)
    if (owner !== NONE) drop(s, area, owner, n - limitFor(s, area, owner), world)
  }
}
function drop(s: Common, area: number, seat: Seat, tokens: number, world: World<Told>): void {
  if (tokens <= 0) return
  remove(s, area, seat, tokens)
  if (world.live) world.emit({ type: 'surplus', seat, area: AREA_IDS[area], tokens })
}

/** Cities built this round come first (CIV-14.3c, CIV-R-28). */
function anyFresh(s: Common, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (s.city[area] === seat && s.fresh[area] === 1) return true
  return false
}
/** The first city they may reduce, after `after`. */
export function reducible(s: Common, seat: Seat, after: number): number {
  const fresh = anyFresh(s, seat) ? 1 : 0
  for (let area = after + 1; area < AREAS; area++) if (s.city[area] === seat && s.fresh[area] === fresh) return area
  return NONE
}
/**
 * Reduce one at a time until the rest are supported (CIV-14.2b, CIV-14.4b), never more (CIV-R-29). A city without a
 * rival needs no question.
 */
function reduceForced(s: Common, seat: Seat, world: World<Told>): void {
  while (!supported(s, seat)) {
    const only = reducible(s, seat, NONE)
    if (reducible(s, seat, only) !== NONE) return
    reduceCity(s, only, world)
  }
}

export const makeSupport = (verbs: SharedVerbs): Decision<Common, Told> => ({
  name: 'support',
  rule: 'CIV-14.2b',
  mode: 'open',
  legal(s, seat, out) {
    for (let area = reducible(s, seat, NONE); area !== NONE; area = reducible(s, seat, area))
      out.put(verbs.reduce.code(area))
    listInsist(s, seat, verbs.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, verbs.insist, world)) return
    reduceCity(s, verbs.reduce.arg.area(code), world)
    reduceForced(s, seat, world)
    if (supported(s, seat)) finish(s, seat)
  },
  why(s, seat, code) {
    if (!verbs.reduce.is(code)) return null
    const area = verbs.reduce.arg.area(code)
    return s.city[area] === seat
      ? refusal('CIV-14.3c', 'refuse.newFirst', { area: AREA_IDS[area] })
      : refusal('CIV-14.2b', 'refuse.notYourCity', { area: AREA_IDS[area] })
  },
  fallback: (s, seat) => verbs.reduce.code(reducible(s, seat, NONE)),
  prompt: (s, seat) => ({ key: 'prompt.support', rule: 'CIV-14.2a', args: { cities: s.cities[seat] } }),
})
/** Owners of unsupported cities choose which to reduce; `idle`: seats that take no part. */
export function askSupport(s: Common, decision: number, idle: SeatMask, world: World<Told>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (has(idle, seat)) continue
    reduceForced(s, seat, world)
    if (!supported(s, seat)) mask |= 1 << seat
  }
  askTogether(s, decision, mask)
}
/** Next round no city is new any more. */
export const ageCities = (s: Common): void => {
  s.fresh.fill(0)
}
