/** The game ends: who has won, and how. Heroes go before all other rules (MN-7a): Perseus wins elsewhere, in `purchase.ts`. */
import { bit, type Cx, has, type Outcome, type SeatMask, stop } from '@ecumene/kernel'
import { CULTURE, MILITARY, TRADE } from '../board.ts'
import type { E } from '../events.ts'
import { glory, greatCities, level } from '../query.ts'
import { CONQUEST, ENDINGS, GLORY, LEADERSHIP, PYRAMIDS, ROUNDS, type S } from '../state.ts'

export function win(s: S, winners: SeatMask, ending: number, cx: Cx<E>): void {
  s.winners = winners
  s.ending = ending
  if (cx.live)
    for (let q = 0; q < s.seats; q++) if (has(winners, q)) cx.emit({ type: 'won', seat: q, ending: ENDINGS[ending] })
  stop(s)
}

/** Several at once: the leader among them wins alone, otherwise all of them (MN-6.2b, MN-6.2c, MN-R-48b). */
const amongThem = (s: S, mask: SeatMask, track: number): SeatMask =>
  has(mask, s.leader[track]) ? bit(s.leader[track]) : mask

/** Glory: five heroes and wonders at the end of phase 3 (MN-6.2a). */
export function checkGlory(s: S, cx: Cx<E>): void {
  let mask = 0
  for (let q = 0; q < s.seats; q++) if (glory(s, q) >= 5) mask |= bit(q)
  if (mask) win(s, amongThem(s, mask, CULTURE), GLORY, cx)
}
/** Conquest: four capitals and legendary cities at the end of phase 4 (MN-6.3a, MN-4.3.2d). */
export function checkConquest(s: S, cx: Cx<E>): void {
  let mask = 0
  for (let q = 0; q < s.seats; q++) if (greatCities(s, q) >= 4) mask |= bit(q)
  if (mask) win(s, amongThem(s, mask, MILITARY), CONQUEST, cx)
}
/** Leadership: all three titles at the end of phase 5 (MN-6.4a, MN-R-51a). */
export function checkLeadership(s: S, cx: Cx<E>): void {
  const q = s.leader[TRADE]
  if (q === s.leader[CULTURE] && q === s.leader[MILITARY]) win(s, bit(q), LEADERSHIP, cx)
}

/** Rank at a round limit: heroes and wonders, then titles, then the three levels together (MN-R-106). */
const titles = (s: S, seat: number): number =>
  (s.leader[TRADE] === seat ? 1 : 0) + (s.leader[CULTURE] === seat ? 1 : 0) + (s.leader[MILITARY] === seat ? 1 : 0)
const levels = (s: S, seat: number): number =>
  level(s, seat, TRADE) + level(s, seat, CULTURE) + level(s, seat, MILITARY)
export function winByLimit(s: S, cx: Cx<E>): void {
  let best = -1
  let mask = 0
  for (let q = 0; q < s.seats; q++) {
    const rank = (glory(s, q) * 4 + titles(s, q)) * 1000 + levels(s, q)
    if (rank > best) {
      best = rank
      mask = 0
    }
    if (rank === best) mask |= bit(q)
  }
  win(s, mask, ROUNDS, cx)
}

const RULES: readonly string[] = Object.assign([], {
  [PYRAMIDS]: 'MN-6.1a',
  [GLORY]: 'MN-6.2a',
  [CONQUEST]: 'MN-6.3a',
  [LEADERSHIP]: 'MN-6.4a',
  [ROUNDS]: 'MN-R-106',
})
/** Winners share the first place, all others the next; the sheet shows what each had. */
export function outcome(s: S): Outcome | null {
  if (s.depth > 0) return null
  const seats = Array.from({ length: s.seats }, (_, q) => q)
  const won = seats.filter(q => has(s.winners, q)).length
  const scores = seats.map(q => (has(s.winners, q) ? 1 : 0))
  return {
    places: seats.map(q => (has(s.winners, q) ? 1 : won + 1)),
    scores,
    parts: {
      heroes: seats.map(q => glory(s, q)),
      cities: seats.map(q => greatCities(s, q)),
      trade: seats.map(q => level(s, q, TRADE)),
      culture: seats.map(q => level(s, q, CULTURE)),
      military: seats.map(q => level(s, q, MILITARY)),
    },
    rule: RULES[s.ending],
    ending: `ending.${ENDINGS[s.ending]}`,
  }
}
