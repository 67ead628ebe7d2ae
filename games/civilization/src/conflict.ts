/** Phase 6, Conflict: how tokens fall (CIV-11.5.1a, CIV-R-18). */
import type { Cx, Seat } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import { METALWORKING } from '../data/cards.ts'
import type { E } from './events.ts'
import { remove } from './pieces.ts'
import { crowd, hasCard, nationsIn } from './query.ts'
import { type S, tokensAt } from './state.ts'

const rank = new Int16Array(8)
const before = new Int16Array(8)

/**
 * Cycles in which every player removes one token: those without Metalworking first (CIV-22.3.9a, CIV-22.3.9b, CIV-R-19), the weaker first (CIV-11.5.1b, CIV-11.5.3), equals
 * together (CIV-11.5.2a); after each such removal the fight may be over. `limit` 0 fights until one player is left (CIV-11.6.3a, CIV-11.7a).
 */
export function fightTokens(s: S, area: number, limit: number, cx: Cx<E>): void {
  // Everyone loses one a cycle, so the order never changes: strength and Metalworking make one number, equal numbers remove together.
  for (let p = 0; p < s.seats; p++) {
    const n = s.tokens[tokensAt(area, p)]
    before[p] = n
    rank[p] = n === 0 ? 0 : n + (hasCard(s, p, METALWORKING) ? 64 : 0)
  }
  let over = settled(s, area, limit)
  while (!over) {
    for (let now = nextRank(s, 0); now !== 0 && !over; now = nextRank(s, now)) {
      let fell = false
      for (let p = 0; p < s.seats; p++) {
        if (rank[p] !== now || s.tokens[tokensAt(area, p)] === 0) continue
        remove(s, area, p, 1)
        fell = true
      }
      if (fell) over = settled(s, area, limit)
    }
  }
  if (!cx.live) return
  for (let p = 0; p < s.seats; p++) {
    const tokens = before[p] - s.tokens[tokensAt(area, p)]
    if (tokens > 0) cx.emit({ type: 'fell', seat: p, area: AREA_IDS[area], tokens })
  }
}
function nextRank(s: S, after: number): number {
  let next = 0
  for (let p = 0; p < s.seats; p++) if (rank[p] > after && (next === 0 || rank[p] < next)) next = rank[p]
  return next
}
/** Only one player has tokens, or the printed limit is no longer exceeded, Agriculture or not (CIV-22.3.10b, CIV-R-20). */
const settled = (s: S, area: number, limit: number): boolean => nationsIn(s, area) <= 1 || (limit > 0 && crowd(s, area) <= limit)

/** Does an area without a city see a conflict? (CIV-11.1a) A city's area counts as full: any foreign token is enough there (CIV-11.1b). Ships never fight (CIV-11.2b). */
export const contested = (s: S, area: number, limit: number): boolean => nationsIn(s, area) > 1 && crowd(s, area) > limit
/** The only foreign player with tokens beside a city, or -1. */
export function besieger(s: S, area: number): Seat {
  for (let p = 0; p < s.seats; p++) if (p !== s.city[area] && s.tokens[tokensAt(area, p)] > 0) return p
  return -1
}
