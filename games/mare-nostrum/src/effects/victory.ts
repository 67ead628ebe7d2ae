/**
 * The game ends: who has won, and how. Heroes go before all other rules (MN-7a): Perseus wins elsewhere, in
 * `purchase.ts`.
 */

import { bit, has, type Seat, type SeatMask, stop, type World } from '@ecumene/kernel'
import { CULTURE, MILITARY, TRADE } from '../board.ts'
import type { E } from '../events.ts'
import { greatCities } from '../query/control.ts'
import { level } from '../query/levels.ts'
import { glory } from '../query/powers.ts'
import { CONQUEST, ENDINGS, GLORY, LEADERSHIP, ROUNDS, type S } from '../state.ts'

export function win(s: S, winners: SeatMask, ending: number, world: World<E>): void {
  s.winners = winners
  s.ending = ending
  if (world.live)
    for (let seat = 0; seat < s.seats; seat++)
      if (has(winners, seat)) world.emit({ type: 'won', seat: seat, ending: ENDINGS[ending] })
  stop(s)
}
/** Several at once: the leader among them wins alone, otherwise all of them (MN-6.2b, MN-6.2c, MN-R-48b). */
const amongThem = (s: S, mask: SeatMask, track: number): SeatMask =>
  has(mask, s.leader[track]) ? bit(s.leader[track]) : mask
/** Glory: five heroes and wonders at the end of phase 3 (MN-6.2a). */
export function checkGlory(s: S, world: World<E>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (glory(s, seat) >= 5) mask |= bit(seat)
  if (mask) win(s, amongThem(s, mask, CULTURE), GLORY, world)
}
/** Conquest: four capitals and legendary cities at the end of phase 4 (MN-6.3a, MN-4.3.2d). */
export function checkConquest(s: S, world: World<E>): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (greatCities(s, seat) >= 4) mask |= bit(seat)
  if (mask) win(s, amongThem(s, mask, MILITARY), CONQUEST, world)
}
/** Leadership: all three titles at the end of phase 5 (MN-6.4a, MN-R-51a). */
export function checkLeadership(s: S, world: World<E>): void {
  const seat = s.leader[TRADE]
  if (seat === s.leader[CULTURE] && seat === s.leader[MILITARY]) win(s, bit(seat), LEADERSHIP, world)
}
/** Rank at a round limit: heroes and wonders, then titles, then the three levels together (MN-R-106). */
const titles = (s: S, seat: Seat): number =>
  (s.leader[TRADE] === seat ? 1 : 0) + (s.leader[CULTURE] === seat ? 1 : 0) + (s.leader[MILITARY] === seat ? 1 : 0)
const levels = (s: S, seat: Seat): number => level(s, seat, TRADE) + level(s, seat, CULTURE) + level(s, seat, MILITARY)
export function winByLimit(s: S, world: World<E>): void {
  let best = -1
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const rank = (glory(s, seat) * 4 + titles(s, seat)) * 1000 + levels(s, seat)
    if (rank > best) {
      best = rank
      mask = 0
    }
    if (rank === best) mask |= bit(seat)
  }
  win(s, mask, ROUNDS, world)
}
