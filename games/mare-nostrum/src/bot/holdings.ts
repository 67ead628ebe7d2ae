/** What resources are worth to a builder this round: the best way to turn them into things. */
import type { Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { glory, mixesSets, pairsInSets, priceOfHero } from '../query/powers.ts'
import { holds } from '../query/resources.ts'
import { at, type S } from '../state.ts'

const counts = new Int16Array(GOODS + 1)

/** How many sets of three different commodities there are: the most t with at least 3t tokens, no kind more than t times. */
function smallSets(pair: boolean): number {
  for (let sets = 12; sets > 0; sets--) {
    let n = 0
    for (let good = 0; good < GOODS; good++) n += Math.min(counts[good], pair ? sets + (sets >> 1) : sets)
    if (n >= 3 * sets) return sets
  }
  return 0
}
/** Removes one of each of the commonest kinds, `n` in all. */
function removeCommonest(n: number): void {
  for (let i = 0; i < n; i++) {
    let best = 0
    let most = 0
    for (let good = 0; good < GOODS; good++) {
      const count = counts[good] & 63
      if (counts[good] < 64 && count > most) {
        most = count
        best = good
      }
    }
    counts[best] = counts[best] - 1 + 64 // mark
  }
  for (let good = 0; good < GOODS; good++) counts[good] &= 63
}

const SMALL = 3
/** Worth of a hero or wonder, by how many one has; the fifth wins. */
export const HERO_WORTH: readonly number[] = [0, 10, 12, 15, 60]
const PYRAMIDS_WORTH = 80

/** Worth of what the seat holds, with one resource more (`plus`) or less (`minus`). -1: none. */
export function holdingWorth(s: S, seat: Seat, plus: number, minus: number): number {
  let kinds = 0
  let total = 0
  let double = false
  for (let resource = 0; resource <= COIN; resource++) {
    const n =
      holds(s, seat, resource) -
      s.tray[at.hold(seat, resource)] +
      (resource === plus ? 1 : 0) -
      (resource === minus ? 1 : 0)
    counts[resource] = n
    if (resource < COIN) {
      if (n > 0) kinds++
      if (n > 1) double = true
      total += n
    }
  }
  const coins = counts[COIN]
  const mixed = mixesSets(s, seat)
  const pair = pairsInSets(s, seat)
  const longGoods = kinds + (pair && double ? 1 : 0) + (mixed && coins > 0 ? 1 : 0)
  const longCoins = coins + (mixed && total > 0 ? 1 : 0)
  const longest = Math.max(longGoods, longCoins)
  // Progress towards long sets, so that trades lead there; a long set of one sort is worth more than two middling ones.
  let worth = 0.08 * longGoods + 0.08 * longCoins + 0.015 * longest * longest
  if (longest >= PYRAMIDS_PRICE) return worth + PYRAMIDS_WORTH
  const small = smallSets(pair) + Math.floor(coins / SMALL)
  let best = small * SMALL
  const heroes = glory(s, seat)
  const price = priceOfHero(s, seat)
  if (heroes < 5 && longest >= price) {
    if (longGoods >= price) {
      removeCommonest(Math.min(price, kinds))
      best = Math.max(best, HERO_WORTH[heroes] + (smallSets(pair) + Math.floor(coins / SMALL)) * SMALL)
    } else
      best = Math.max(
        best,
        HERO_WORTH[heroes] +
          (small - Math.floor(coins / SMALL) + Math.floor(Math.max(0, coins - price) / SMALL)) * SMALL,
      )
  }
  worth += best
  return worth
}
