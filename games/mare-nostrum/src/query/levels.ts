import { bit, type Seat } from '@ecumene/kernel'
import { CARAVAN, CULTURE, MARKET, SLOT_KIND, SLOTS_IN_ALL, TRACK_IDS, TRADE } from '../board.ts'
import { TOKEN_COUNT, TOKEN_POWERS } from '../powers/tokens.ts'
import type { S } from '../state.ts'
import { holderOf } from './control.ts'
import { unitsOf } from './units.ts'

/** Leadership bonus of a token on a track: BONUS[token * TRACKS + track]. */
const TRACKS = TRACK_IDS.length
const BONUS = Int16Array.from(TOKEN_POWERS.flatMap(({ bonus }) => TRACK_IDS.map(track => bonus?.[track] ?? 0)))

/**
 * Levels: trade = caravans + markets (MN-5c; Circe's legions are none, MN-R-61c), culture = cities + temples (MN-5d, MN-R-50), military = units (MN-5e),
 * each plus bonuses (MN-SET-28). They are counted from the table whenever asked, so they are right at all times (MN-3.2a, MN-4.3.4a, MN-5a).
 */
export function level(s: S, seat: Seat, track: number): number {
  let n = 0
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) n += BONUS[token * TRACKS + track]
  if (track === TRADE || track === CULTURE) {
    for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
      const kind = SLOT_KIND[slot]
      if ((kind === CARAVAN || kind === MARKET) === (track === TRADE) && holderOf(s, slot) === seat) n++
    }
    return n
  }
  return n + unitsOf(s, seat)
}
/** The seats whose level on a track is the highest. */
export function highest(s: S, track: number): number {
  let best = -1
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const n = level(s, seat, track)
    if (n > best) {
      best = n
      mask = 0
    }
    if (n === best) mask |= bit(seat)
  }
  return mask
}
