/**
 * The greedy player as a buyer: as much face value as it can afford, groups that are still missing first, whole sets as
 * payment.
 */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_NEEDS, CARDS, CREDIT } from '../../data/cards.ts'
import { EARLY_IRON_CARDS, LATE_IRON } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_VALUE, setValue } from '../../data/trade.ts'
import { holds } from '../query/holdings.ts'
import { gainOf } from '../query/mining.ts'
import { basketPrice, basketSize, priceOf, spendable } from '../query/prices.ts'
import { epochAt } from '../query/succession.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function chooseCards(s: S, seat: Seat, legal: Codes): Code {
  if (legal.n === 1) return legal.at[0]
  if (VERBS.giveBack.is(legal.at[0])) return giveBack(s, seat)
  let best = NONE
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!VERBS.take.is(code)) continue
    const value = worth(s, seat, VERBS.take.arg.card(code))
    if (value > most) {
      most = value
      best = code
    }
  }
  if (best !== NONE) return best
  return basketSize(s, seat) > 0 ? spendOrPay(s, seat, legal) : VERBS.done.code()
}
/** What it is worth that a card opens the way to another. */
const OPENS = 60
/**
 * Face value against price, what it will save on cards to come, and a bonus for a group that the next epochs ask for.
 * Until there are nine cards, price and savings alone.
 */
function worth(s: S, seat: Seat, card: number): number {
  let groups = 0
  let saves = 0
  for (let other = 0; other < CARDS; other++) {
    if (holds(s, seat, other) || s.basket[cardOf(seat, other)]) groups |= CARD_GROUPS[other]
    else saves += CREDIT[card * CARDS + other]
    if (CARD_NEEDS[other] === card) saves += OPENS
  }
  const early = epochAt(s, s.nation[seat], s.position[seat]) < LATE_IRON - 1
  const fresh = CARD_GROUPS[card] & ~groups
  const price = priceOf(s, seat, card)
  const isShort = early && cardCount(s, seat) + basketSize(s, seat) < EARLY_IRON_CARDS
  const value = isShort ? saves - 2 * price : CARD_COST[card] * 2 - price + (saves >> 1)
  return COUNTS + value + (early && fresh !== 0 ? 120 : 0)
}
/** Any card counts among the nine that the Early Iron Age asks for. */
const COUNTS = 400
const kinds = new Int16Array(COMMODITIES)
const MANY = 12
/**
 * Whole holdings that cover what the Treasury does not and are least missed afterwards: single cards first, they buy at
 * face and build nothing.
 */
function spendOrPay(s: S, seat: Seat, legal: Codes): Code {
  const need = basketPrice(s, seat) - s.treasury[seat]
  let n = 0
  for (let commodity = 0; commodity < COMMODITIES && n < MANY; commodity++)
    if (spendable(s, seat, commodity) > 0) kinds[n++] = commodity
  let best = NONE
  let least = 99999
  for (let sets = 0; sets < 1 << n; sets++) {
    let value = 0
    let missed = 0
    for (let i = 0; i < n; i++) {
      if (!((sets >> i) & 1)) continue
      const cards = spendable(s, seat, kinds[i])
      value += setValue(kinds[i], cards)
      missed += cards === 1 ? 4 * COMMODITY_VALUE[kinds[i]] : 10 * setValue(kinds[i], cards)
    }
    if (value >= need && missed < least) {
      least = missed
      best = sets
    }
  }
  for (let i = 0; i < n; i++) {
    const cards = spendable(s, seat, kinds[i])
    // Nothing covers the price without Mining, or with these kinds alone: then everything goes.
    if ((best === NONE || (best >> i) & 1) && cards > s.payment[paidOf(seat, kinds[i])])
      return VERBS.spend.code(kinds[i], cards)
  }
  if (legal.has(VERBS.pay.code())) return VERBS.pay.code()
  let most = legal.at[0]
  for (let i = 0; i < legal.n; i++) if (VERBS.spend.is(legal.at[i]) || VERBS.mine.is(legal.at[i])) most = legal.at[i]
  return most
}
/** The card that is worth least in the hand. */
export function giveBack(s: S, seat: Seat): Code {
  let best = NONE
  let least = 99999
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const n = s.hand[handOf(seat, commodity)]
    if (n === 0) continue
    const value = (2 * n - 1) * COMMODITY_VALUE[commodity] + gainOf(commodity, n - 1) / 8
    if (value < least) {
      least = value
      best = VERBS.giveBack.code(commodity)
    }
  }
  return best
}
