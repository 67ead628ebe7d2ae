import { bit, type Seat } from '@ecumene/kernel'
import {
  CARAVAN,
  CULTURE,
  LANDS,
  MARKET,
  MILITARY,
  SLOT_KIND,
  SLOTS_IN_ALL,
  TRACK_IDS,
  TRADE,
  WATERS,
} from '../board.ts'
import { TOKEN_COUNT, TOKEN_POWERS } from '../powers/tokens.ts'
import type { S } from '../state.ts'
import { holderOf } from './control.ts'
import { legionsIn, triremesIn, unitsOf } from './units.ts'

/** Leadership bonus of a token on a track: BONUS[token * TRACKS + track]. */
export const TRACKS = TRACK_IDS.length
const BONUS = Int16Array.from(TOKEN_POWERS.flatMap(({ bonus }) => TRACK_IDS.map(track => bonus?.[track] ?? 0)))

/** Caravans and markets count for trade, cities and temples for culture. */
export const SLOT_TRACK = SLOT_KIND.map(kind => (kind === CARAVAN || kind === MARKET ? TRADE : CULTURE))

/**
 * Levels: trade = caravans + markets (MN-5c; Circe's legions are none, MN-R-61c), culture = cities + temples (MN-5d,
 * MN-R-50), military = units (MN-5e), each plus bonuses (MN-SET-28). They are counted from the table whenever asked,
 * so they are right at all times (MN-3.2a, MN-4.3.4a, MN-5a).
 */
export function level(s: S, seat: Seat, track: number): number {
  if (s.round === 0) return 0 // before the table is laid
  let n = 0
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) n += BONUS[token * TRACKS + track]
  if (track === TRADE || track === CULTURE) {
    for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (SLOT_TRACK[slot] === track && holderOf(s, slot) === seat) n++
    return n
  }
  return n + unitsOf(s, seat)
}
/** Every level of every seat in one reading of the table: out[seat * TRACKS + track]. */
export function allLevels(s: S, out: Int16Array): void {
  out.fill(0)
  if (s.round === 0) return
  for (let token = 0; token < TOKEN_COUNT; token++) {
    const seat = s.owner[token]
    if (seat < 0) continue
    for (let track = 0; track < TRACKS; track++) out[seat * TRACKS + track] += BONUS[token * TRACKS + track]
  }
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const seat = holderOf(s, slot)
    if (seat >= 0) out[seat * TRACKS + SLOT_TRACK[slot]]++
  }
  for (let seat = 0; seat < s.seats; seat++) out[seat * TRACKS + MILITARY] += unitsOf(s, seat)
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

/** What a level is made of: a building, a token's bonus, or units of one kind in one place. */
export type LevelMark =
  | { readonly of: 'slot'; readonly slot: number; readonly count: number }
  | { readonly of: 'token'; readonly token: number; readonly count: number }
  | { readonly of: 'legions' | 'fortress'; readonly province: number; readonly count: number }
  | { readonly of: 'triremes'; readonly sea: number; readonly count: number }
/** Why a level is what it is; the counts add up to it. For the screen: made anew at each call. */
export function marksOf(s: S, seat: Seat, track: number): readonly LevelMark[] {
  if (s.round === 0) return []
  const marks: LevelMark[] = []
  for (let token = 0; token < TOKEN_COUNT; token++) {
    const count = BONUS[token * TRACKS + track]
    if (s.owner[token] === seat && count > 0) marks.push({ of: 'token', token, count })
  }
  if (track === TRADE || track === CULTURE) {
    for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
      if (SLOT_TRACK[slot] === track && holderOf(s, slot) === seat) marks.push({ of: 'slot', slot, count: 1 })
    return marks
  }
  for (let province = 0; province < LANDS; province++) {
    const count = legionsIn(s, province, seat)
    if (count > 0) marks.push({ of: 'legions', province, count })
    if (s.fortress[province] === seat) marks.push({ of: 'fortress', province, count: 1 })
  }
  for (let sea = 0; sea < WATERS; sea++) {
    const count = triremesIn(s, sea, seat)
    if (count > 0) marks.push({ of: 'triremes', sea, count })
  }
  return marks
}
