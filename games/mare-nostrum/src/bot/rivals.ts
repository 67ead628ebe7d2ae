/** What a seat can guess of the others from the open map: how long a set they could lay, and what they lack for it. */
import { NONE, type Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { LEGENDARY, SLOT_KIND, SLOTS_IN_ALL } from '../board.ts'
import { yieldedBy, yieldOf } from '../effects/income.ts'
import { holderOf } from '../query/control.ts'
import { glory, mixesSets, pairsInSets } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { BLOCKS, type S } from '../state.ts'

/** The commodities in the income of each seat as bits, how many kinds, and coins with those that may have been kept. */
const [kinds, masks, coins] = [new Int32Array(5), new Int32Array(5), new Int32Array(5)]
function guess(s: S): void {
  kinds.fill(0)
  masks.fill(0)
  coins.fill(s.round > 1 ? 1 : 0)
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const seat = earnerOf(s, slot)
    const count = seat === NONE ? 0 : yieldOf(s, slot, seat)
    if (count === 0) continue
    const resource = yieldedBy(slot)
    if (resource === COIN) coins[seat] += count
    else if (((masks[seat] >> resource) & 1) === 0) {
      masks[seat] |= 1 << resource
      kinds[seat]++
    }
    if (SLOT_KIND[slot] === LEGENDARY) kinds[seat]++
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (pairsInSets(s, seat)) kinds[seat]++
    if (!mixesSets(s, seat)) continue
    kinds[seat]++
    coins[seat]++
  }
}
/** Who may get something from a slot: the holder, or whose legion stands on an empty one. */
const earnerOf = (s: S, slot: number): Seat =>
  s.built[slot] === 1 ? holderOf(s, slot) : s.stand[slot] < BLOCKS ? s.stand[slot] : NONE

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
  guess(s)
  let nearest: Rival = { seat: NONE, lacks: 99, mask: 0, wantsCoins: false }
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const lacks = winningSet(s, other) - Math.max(kinds[other], coins[other])
    if (lacks < nearest.lacks)
      nearest = { seat: other, lacks, mask: masks[other], wantsCoins: coins[other] > kinds[other] }
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
  let variety = pairsInSets(s, seat) || mixesSets(s, seat) ? 1 : 0
  for (let good = 0; good < GOODS; good++) if (holds(s, seat, good) > 0) variety++
  return Math.max(variety, holds(s, seat, COIN) + (mixesSets(s, seat) ? 1 : 0))
}
