/** What resources are worth to a builder this round: the best way to turn them into things. */
import type { Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { glory, priceOfHero } from '../query/powers.ts'
import { countHolding, largestOfCoins, largestOfGoods, newHolding, setsOfGoods } from '../query/sets.ts'
import type { S } from '../state.ts'

/** Filled anew by every call of `holdingWorth`. */
const holding = newHolding()
const { counts } = holding

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
  countHolding(s, seat, holding, plus, minus)
  const coins = counts[COIN]
  const longGoods = largestOfGoods(holding)
  const longCoins = largestOfCoins(holding)
  const longest = Math.max(longGoods, longCoins)
  // Progress towards long sets, so that trades lead there; a long set of one sort is worth more than two middling ones.
  let worth = 0.08 * longGoods + 0.08 * longCoins + 0.015 * longest * longest
  if (longest >= PYRAMIDS_PRICE) return worth + PYRAMIDS_WORTH
  const small = setsOfGoods(holding, SMALL) + Math.floor(coins / SMALL)
  let best = small * SMALL
  const heroes = glory(s, seat)
  const price = priceOfHero(s, seat)
  if (heroes < 5 && longest >= price) {
    if (longGoods >= price) {
      removeCommonest(Math.min(price, holding.kinds))
      best = Math.max(best, HERO_WORTH[heroes] + (setsOfGoods(holding, SMALL) + Math.floor(coins / SMALL)) * SMALL)
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
