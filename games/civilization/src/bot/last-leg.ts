/**
 * Before the finish: what cards do not bring, Treasury and hand must. Once a nation's eleven cards are bought it keeps
 * what can still become the sets that are missing.
 */
import { FINISH, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { GOLD, GOLD_PRICE } from '@ecumene/civilization-family/data/trade.ts'
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { CARD_LIMIT } from '../../data/cards.ts'
import { TRACKS } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_COUNT, COMMODITY_VALUE, HAND_LIMIT, setValue } from '../../data/trade.ts'
import { cardPoints } from '../query/holdings.ts'
import { handOf, type S } from '../state.ts'

const isLastLeg = (s: S, seat: Seat): boolean => s.line === FINISH && cardCount(s, seat) === CARD_LIMIT
/** What a nation of a few cities can hold in its Treasury beside a Stock that pays the taxes. */
const SAVINGS = 20
/** Points that the hand must be worth for the last cell of the row. */
function asked(s: S, seat: Seat): number {
  const { points } = TRACKS[NATION_IDS[s.nation[seat]]]
  return points[points.length - 1] - cardPoints(s, seat) - Math.max(SAVINGS, s.treasury[seat])
}
/** Cards of a kind still to be found: those that the own cities do not bring count twice. */
function toFind(s: S, seat: Seat, kind: number, n: number): number {
  const missing = Math.max(0, n - s.hand[handOf(seat, kind)])
  return COMMODITY_VALUE[kind] <= s.cities[seat] ? missing : 2 * missing
}
/**
 * How many of each commodity the hand should end with: of the six cards of one or two kinds that are worth what the
 * finish asks, those nearest at hand; if none are, the dearest. Null while cards of civilization can be bought.
 */
export function handForFinish(s: S, seat: Seat): Int8Array | null {
  if (!isLastLeg(s, seat)) return null
  const least = asked(s, seat)
  const best = new Int8Array(COMMODITIES)
  let most = Number.NEGATIVE_INFINITY
  for (let one = 0; one < COMMODITIES; one++)
    for (let other = 0; other < COMMODITIES; other++)
      for (let n = HAND_LIMIT / 2; n <= HAND_LIMIT; n++) {
        const rest = HAND_LIMIT - n
        if (one === other || n > COMMODITY_COUNT[one] || rest > COMMODITY_COUNT[other]) continue
        const value = setValue(one, n) + setValue(other, rest)
        const far = toFind(s, seat, one, n) + toFind(s, seat, other, rest)
        const worth = value < least ? value - OUT_OF_REACH : value / OUT_OF_REACH - far
        if (worth <= most) continue
        most = worth
        best.fill(0)
        best[one] = n
        best[other] = rest
      }
  return best
}
/** More than any hand is worth. */
const OUT_OF_REACH = 1000

/** So few tokens in Stock that those of the price are wanted at home. */
const SHORT = 8
/** Would a Gold stay in the hand, and be worth its price where nothing but points is wanted? */
export function keepsGold(s: S, seat: Seat): boolean {
  if (s.stock[seat] < SHORT) return true
  const held = s.hand[handOf(seat, GOLD)]
  const rises = setValue(GOLD, held + 1) - setValue(GOLD, held)
  if (isLastLeg(s, seat) && rises < GOLD_PRICE) return false
  let dearer = held
  for (let kind = 0; kind < COMMODITIES; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if (kind !== GOLD && setValue(kind, n) - setValue(kind, n - 1) >= rises) dearer += n
  }
  return dearer < HAND_LIMIT
}

/** Was the hand full before the cities drew? Then it grows no more. */
export const isFull = (s: S, seat: Seat): boolean => s.handSize[seat] - s.cities[seat] >= HAND_LIMIT
/** With so many cards bought, a nation of so few cities draws nothing for which its hand could be changed. */
const POOR = 2
const ADVANCED = 7
export const isPoor = (s: S, seat: Seat): boolean => s.cities[seat] <= POOR && cardCount(s, seat) >= ADVANCED
