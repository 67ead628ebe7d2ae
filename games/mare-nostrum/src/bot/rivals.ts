/** What a seat can guess of the others from the open map: how long a set they could lay, and what they lack for it. */
import { NONE, type Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { LEGENDARY, SLOT_KIND, SLOTS_IN_ALL } from '../board.ts'
import { yieldedBy, yieldOf } from '../effects/income.ts'
import { holderOf } from '../query/control.ts'
import { glory, mixesSets, pairsInSets } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import type { S } from '../state.ts'

/**
 * Bit g = commodity g is in the income of a seat; bit COIN upwards: how many coins, with the two that may have been
 * kept.
 */
/** The commodities in the income of a seat as bits, how many kinds, and coins with those that may have been kept. */
interface Guess {
  readonly kinds: number
  readonly mask: number
  readonly coins: number
}
function guessOf(s: S, seat: Seat): Guess {
  let kinds = 0
  let mask = 0
  let coins = s.round > 1 ? 1 : 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const count = yieldOf(s, slot, seat)
    const resource = yieldedBy(slot)
    if (count > 0 && resource === COIN) coins += count
    else if (count > 0 && ((mask >> resource) & 1) === 0) {
      mask |= 1 << resource
      kinds++
    }
    if (SLOT_KIND[slot] === LEGENDARY && holderOf(s, slot) === seat) kinds++
  }
  if (pairsInSets(s, seat)) kinds++
  if (mixesSets(s, seat)) {
    kinds++
    coins++
  }
  return { kinds, mask, coins }
}
/** What would win: the Pyramids, or the fifth hero. */
export const winningSet = (s: S, seat: Seat): number => (glory(s, seat) >= 4 ? PYRAMIDS_PRICE - 2 : PYRAMIDS_PRICE)

/** The opponent nearest to winning by one set in this round, and how many resources they lack for it. */
export interface Rival {
  readonly seat: Seat
  readonly lacks: number
  /** Commodities they have as bits; or they collect coins. */
  readonly mask: number
  readonly wantsCoins: boolean
}
export function nearestRival(s: S, seat: Seat): Rival {
  let nearest: Rival = { seat: NONE, lacks: 99, mask: 0, wantsCoins: false }
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const { kinds, coins, mask } = guessOf(s, other)
    const lacks = winningSet(s, other) - Math.max(kinds, coins)
    if (lacks < nearest.lacks) nearest = { seat: other, lacks, mask, wantsCoins: coins > kinds }
  }
  return nearest
}
/** Would this resource bring a rival on? 0 to 1, the more the nearer they are. */
export function helpsRival({ lacks, mask, wantsCoins }: Rival, resource: number): number {
  if (lacks > 6) return 0
  const fits = wantsCoins ? resource === COIN : resource < GOODS && ((mask >> resource) & 1) === 0
  return fits ? (7 - lacks) / 6 : 0
}
/** How long a set the seat itself could lay now. */
export function ownLongest(s: S, seat: Seat): number {
  let kinds = pairsInSets(s, seat) || mixesSets(s, seat) ? 1 : 0
  for (let good = 0; good < GOODS; good++) if (holds(s, seat, good) > 0) kinds++
  return Math.max(kinds, holds(s, seat, COIN) + (mixesSets(s, seat) ? 1 : 0))
}
