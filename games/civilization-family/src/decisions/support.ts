/**
 * Phase 8: surplus population is removed (CIV-13.1a, CIV-13.1b), then unsupported cities are reduced (CIV-14.1, CIV-14.2b); tokens placed count at once (CIV-14.3b).
 * The same check follows the calamities (CIV-19.8), and there is no other (CIV-14.5).
 */
import { type Cx, type Decision, has, refusal, type Seat, type SeatMask } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { LIMIT, NONE } from '../map.ts'
import { reduceCity, remove } from '../pieces.ts'
import { aloneIn, crowd, limitFor, supported } from '../query.ts'
import { askTogether, finish, insisted, listInsist } from '../simultaneous.ts'
import { type Common, tokensAt } from '../state.ts'
import { D, V } from '../verbs.ts'

/** Tokens above the limit go, and all tokens beside a city; a player's tokens in one area are alike, so nobody decides (CIV-R-27). Ships stay (CIV-13.2a). */
export function removeSurplus(s: Common, cx: Cx<Told>): void {
  for (let a = 0; a < AREAS; a++) {
    const n = crowd(s, a)
    if (n === 0 || (s.city[a] === NONE && n <= LIMIT[a])) continue
    if (s.city[a] !== NONE) {
      for (let p = 0; p < s.seats; p++) drop(s, a, p, s.tokens[tokensAt(a, p)], cx)
      continue
    }
    const who = aloneIn(s, a)
    if (who !== NONE) drop(s, a, who, n - limitFor(s, a, who), cx)
  }
}
function drop(s: Common, area: number, who: Seat, tokens: number, cx: Cx<Told>): void {
  if (tokens <= 0) return
  remove(s, area, who, tokens)
  if (cx.live) cx.emit({ type: 'surplus', seat: who, area: AREA_IDS[area], tokens })
}

/** Cities built this round come first (CIV-14.3c, CIV-R-28). */
function anyFresh(s: Common, who: Seat): boolean {
  for (let a = 0; a < AREAS; a++) if (s.city[a] === who && s.fresh[a] === 1) return true
  return false
}
/** The first city he may reduce, after `after`. */
export function reducible(s: Common, who: Seat, after: number): number {
  const fresh = anyFresh(s, who) ? 1 : 0
  for (let a = after + 1; a < AREAS; a++) if (s.city[a] === who && s.fresh[a] === fresh) return a
  return NONE
}
/** Reduce one at a time until the rest are supported (CIV-14.2b, CIV-14.4b), never more (CIV-R-29). A city without a rival needs no question. */
function reduceForced(s: Common, who: Seat, cx: Cx<Told>): void {
  while (!supported(s, who)) {
    const only = reducible(s, who, NONE)
    if (reducible(s, who, only) !== NONE) return
    reduceCity(s, only, cx)
  }
}

export const support: Decision<Common, Told> = {
  name: 'support',
  rule: 'CIV-14.2b',
  mode: 'open',
  legal(s, seat, out) {
    for (let a = reducible(s, seat, NONE); a !== NONE; a = reducible(s, seat, a)) out.put(V.reduce.code(a))
    listInsist(s, seat, out)
  },
  apply(s, seat, code, cx) {
    if (insisted(s, seat, code, cx)) return
    reduceCity(s, V.reduce.arg.area(code), cx)
    reduceForced(s, seat, cx)
    if (supported(s, seat)) finish(s, seat)
  },
  why(s, seat, code) {
    if (!V.reduce.is(code)) return null
    const area = V.reduce.arg.area(code)
    return s.city[area] === seat
      ? refusal('CIV-14.3c', 'refuse.newFirst', { area: AREA_IDS[area] })
      : refusal('CIV-14.2b', 'refuse.notYourCity', { area: AREA_IDS[area] })
  },
  fallback: (s, seat) => V.reduce.code(reducible(s, seat, NONE)),
  prompt: (s, seat) => ({ key: 'prompt.support', rule: 'CIV-14.2a', args: { cities: s.cities[seat] } }),
}
export const checkSupport = (s: Common, cx: Cx<Told>): void => checkSupportWithout(s, 0, cx)
/** `idle`: seats that take no part. */
export function checkSupportWithout(s: Common, idle: SeatMask, cx: Cx<Told>): void {
  let mask = 0
  for (let p = 0; p < s.seats; p++) {
    if (has(idle, p)) continue
    reduceForced(s, p, cx)
    if (!supported(s, p)) mask |= 1 << p
  }
  askTogether(s, D.support, mask)
}
/** Next round no city is new any more. */
export const ageCities = (s: Common): void => {
  s.fresh.fill(0)
}
