/**
 * Who is strongest, weakest or leading is fixed before the first sentence of an event (TTA-R-100a), and kept in slots
 * of the program `event`. A frame has eight of them: players share one, each with some of its bits.
 */
import { bit, has, NONE, type Seat, type SeatMask, setSlot, slot } from '@ecumene/kernel'
import { discontent, happinessRating, strengthRating } from '../query/ratings.ts'
import type { S } from '../state.ts'
import { nextSeat } from './changes.ts'

/** The other slots: which card, which sentence, and how many players it has passed. */
export const EVENT_SLOTS = { CARD: 0, SENTENCE: 1, WALK: 2 } as const

/** A slot with a number of so many bits for each player. */
interface Shared {
  readonly slot: number
  readonly bits: number
}
const BY_STRENGTH: Shared = { slot: 3, bits: 2 } // the seats, from the strongest to the weakest
const BY_CULTURE: Shared = { slot: 4, bits: 2 } // from most culture points to fewest
const UNREST: readonly Shared[] = [
  { slot: 5, bits: 4 }, // discontent workers of seats 0 and 1
  { slot: 6, bits: 4 }, // of seats 2 and 3
]
const TIED: Shared = { slot: 7, bits: 4 } // two sets of seats:
const HAPPIEST = 0 // the most happiness, even if that is 0 (TTA-R-103)
const UNHAPPIEST = 1 // the most discontent workers

const read = (s: S, shared: Shared, i: number): number =>
  (slot(s, shared.slot) >> (i * shared.bits)) & ((1 << shared.bits) - 1)
/** The slot is 0 when a program begins; each of its numbers is written once. */
const write = (s: S, shared: Shared, i: number, value: number): void =>
  setSlot(s, shared.slot, slot(s, shared.slot) | (value << (i * shared.bits)))

/** By ratings without bonuses for attacks (TTA-R-38c). */
export function fixRanks(s: S): void {
  rank(s, BY_STRENGTH, strengthRating)
  rank(s, BY_CULTURE, culturePoints)
  for (let seat = 0; seat < s.seats; seat++)
    if (s.out[seat] === 0) write(s, UNREST[seat >> 1], seat & 1, discontent(s, seat))
  write(s, TIED, HAPPIEST, seatsWithMost(s, happinessRating, 0))
  write(s, TIED, UNHAPPIEST, seatsWithMost(s, discontent, 1))
}
const culturePoints = (s: S, seat: Seat): number => s.culture[seat]

const value = new Int16Array(4)
const order = new Int16Array(4)
/**
 * Higher statistic first; among equals the nearer clockwise from the current player (TTA-EVT-9, TTA-R-38a). Those out
 * do not count (TTA-R-37a).
 */
function rank(s: S, into: Shared, rating: (s: S, seat: Seat) => number): void {
  let n = 0
  for (let seat = nextSeat(s, s.turn, 0); seat !== NONE; seat = nextSeat(s, s.turn, n)) {
    const rated = rating(s, seat)
    let at = n++
    while (at > 0 && value[at - 1] < rated) {
      value[at] = value[at - 1]
      order[at] = order[at - 1]
      at--
    }
    value[at] = rated
    order[at] = seat
  }
  for (let i = 0; i < n; i++) write(s, into, i, order[i])
}
/** All who are tied for the most, if that is at least so much (TTA-EVT-12). */
function seatsWithMost(s: S, rating: (s: S, seat: Seat) => number, least: number): SeatMask {
  let most = least
  let tied: SeatMask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.out[seat] === 1) continue
    const rated = rating(s, seat)
    if (rated < most) continue
    tied = rated > most ? bit(seat) : tied | bit(seat)
    most = rated
  }
  return tied
}

function rankIn(s: S, ranking: Shared, seat: Seat): number {
  for (let at = 0; at < s.players; at++) if (read(s, ranking, at) === seat) return at
  return s.players
}
/** 0: the strongest. */
export const strengthRank = (s: S, seat: Seat): number => rankIn(s, BY_STRENGTH, seat)
/** 0: the most culture points. */
export const cultureRank = (s: S, seat: Seat): number => rankIn(s, BY_CULTURE, seat)
export const weakest = (s: S): Seat => read(s, BY_STRENGTH, s.players - 1)
export const leastCulture = (s: S): Seat => read(s, BY_CULTURE, s.players - 1)
export const isHappiest = (s: S, seat: Seat): boolean => has(read(s, TIED, HAPPIEST), seat)
export const isUnhappiest = (s: S, seat: Seat): boolean => has(read(s, TIED, UNHAPPIEST), seat)
/** Discontent workers when the event was revealed. */
export const unrest = (s: S, seat: Seat): number => read(s, UNREST[seat >> 1], seat & 1)
