/** What a seat can guess of the others from the open map: how long a set they could lay, and what they lack for it. */
import type { Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { LEGENDARY, SLOT_KIND, SLOTS_IN_ALL } from '../board.ts'
import { yieldOf } from '../effects/income.ts'
import { holderOf } from '../query/control.ts'
import { glory, mixesSets, pairsInSets } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import type { S } from '../state.ts'

/** Bit g = commodity g is in the income of a seat; bit COIN upwards: how many coins, with the two that may have been kept. */
export interface Guess {
  kinds: number
  mask: number
  coins: number
}
const guess: Guess = { kinds: 0, mask: 0, coins: 0 }
export function guessOf(s: S, seat: Seat): Guess {
  guess.kinds = 0
  guess.mask = 0
  guess.coins = s.round > 1 ? 1 : 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const gain = yieldOf(s, slot, seat)
    if (gain > 0 && gain >> 2 === COIN) guess.coins += gain & 3
    else if (gain > 0 && ((guess.mask >> (gain >> 2)) & 1) === 0) {
      guess.mask |= 1 << (gain >> 2)
      guess.kinds++
    }
    if (SLOT_KIND[slot] === LEGENDARY && holderOf(s, slot) === seat) guess.kinds++
  }
  if (pairsInSets(s, seat)) guess.kinds++
  if (mixesSets(s, seat)) {
    guess.kinds++
    guess.coins++
  }
  return guess
}
export const longest = (hand: Guess): number => Math.max(hand.kinds, hand.coins)
/** What would win: the Pyramids, or the fifth hero. */
export const winningSet = (s: S, seat: Seat): number => (glory(s, seat) >= 4 ? PYRAMIDS_PRICE - 2 : PYRAMIDS_PRICE)

/** The opponent nearest to winning by one set in this round, how many resources he lacks for it. */
export const danger = { seat: -1, lacks: 99, mask: 0, coins: false }
export function nearestRival(s: S, seat: Seat): typeof danger {
  danger.seat = -1
  danger.lacks = 99
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const hand = guessOf(s, other)
    const lacks = winningSet(s, other) - longest(hand)
    if (lacks < danger.lacks) {
      danger.lacks = lacks
      danger.seat = other
      danger.mask = hand.mask
      danger.coins = hand.coins > hand.kinds
    }
  }
  return danger
}
/** Would this resource bring the nearest rival on? 0 to 1, the more the nearer he is. */
export function helpsRival(resource: number): number {
  if (danger.lacks > 6) return 0
  const fits = danger.coins ? resource === COIN : resource < GOODS && ((danger.mask >> resource) & 1) === 0
  return fits ? (7 - danger.lacks) / 6 : 0
}
/** How long a set the seat itself could lay now. */
export function ownLongest(s: S, seat: Seat): number {
  let kinds = pairsInSets(s, seat) || mixesSets(s, seat) ? 1 : 0
  for (let good = 0; good < GOODS; good++) if (holds(s, seat, good) > 0) kinds++
  return Math.max(kinds, holds(s, seat, COIN) + (mixesSets(s, seat) ? 1 : 0))
}
