/**
 * A purchase as a whole: which cards together are worth more than what is missed of the hand that pays for them. A set
 * that is kept grows with the square of its cards, so a holding is spent only for something that is worth it.
 */
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_NEEDS, CARDS, CREDIT, GROUPS, MINING } from '../../data/cards.ts'
import { EARLY_IRON_CARDS, FINISH, LATE_BRONZE_GROUPS, LATE_IRON } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_COUNT, COMMODITY_VALUE, HAND_LIMIT, MINED, setValue } from '../../data/trade.ts'
import { holds } from '../query/holdings.ts'
import { gainOf } from '../query/mining.ts'
import { available, basketPrice, basketSize, priceOf, spendable } from '../query/prices.ts'
import { epochAt, pointsAt } from '../query/succession.ts'
import { cardOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { giveBack } from './library.ts'

/** What a buyer looks for, in points of the hand that pays. */
export interface BuyerPurse {
  /** A point of face, what a card will save on others, and the way that it opens to another. */
  readonly point: number
  readonly saves: number
  readonly opens: number
  /** The same until there are the nine cards that the Early Iron Age asks for, and what each of these counts. */
  readonly shortPoint: number
  readonly shortSaves: number
  readonly counts: number
  /** A group that the next epochs ask for. */
  readonly fresh: number
  /** What each card is worth besides, in the order of their numbers. */
  readonly cards: readonly number[]
  /** What is lost with a set that is spent, in shares of what its next card would add. */
  readonly grows: number
  /** A token of the Treasury. */
  readonly treasury: number
  /** A purchase with which the marker can move on, and without which it cannot. */
  readonly steps: number
}
/** Kinds of which every choice is weighed, and a price that no purchase reaches. */
const MOST_KINDS = 12
const MOST = 600
const kinds = new Int16Array(COMMODITIES)
/** The least that is missed when so much is paid, and which holdings pay it. */
const missed = new Float64Array(MOST)
const payers = new Int16Array(MOST)
const cards = new Int16Array(CARDS)
const prices = new Int16Array(CARDS)
const worths = new Float64Array(CARDS)
let held = 0

/** What every sum would cost in cards and Treasury. */
function weighPayments(s: S, seat: Seat, { grows, treasury }: BuyerPurse): void {
  held = 0
  let hand = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const n = spendable(s, seat, commodity)
    hand += n
    if (n > 0 && held < MOST_KINDS) kinds[held++] = commodity
  }
  missed.fill(Number.POSITIVE_INFINITY)
  const mines = holds(s, seat, MINING)
  const tokens = s.treasury[seat]
  for (let sets = 0; sets < 1 << held; sets++) {
    let value = 0
    let loss = 0
    let spent = 0
    let mined = 0
    let began = true
    for (let i = 0; i < held; i++) {
      const commodity = kinds[i]
      const n = spendable(s, seat, commodity)
      if ((sets >> i) & 1) {
        value += setValue(commodity, n)
        loss += setValue(commodity, n) + grows * growthOf(commodity, n)
        spent += n
        if (mines && MINED.includes(commodity)) mined = Math.max(mined, gainOf(commodity, n))
      } else if (s.payment[paidOf(seat, commodity)] > 0) began = false
    }
    if (!began) continue
    value += mined
    // More than eight cannot be kept: what is over is spent for nothing.
    loss -= LIMIT * Math.min(spent, Math.max(0, hand - HAND_LIMIT))
    for (let sum = Math.max(0, value - MOST_WASTE); sum <= value + tokens && sum < MOST; sum++) {
      const cost = loss + treasury * Math.max(0, sum - value)
      if (cost >= missed[sum]) continue
      missed[sum] = cost
      payers[sum] = sets
    }
  }
}
/** What the next card would add to a set, the less the more of its kind are there already. */
const growthOf = (commodity: number, n: number): number =>
  ((2 * n + 1) * COMMODITY_VALUE[commodity] * (n > 1 ? 1 : SINGLE) * (COMMODITY_COUNT[commodity] - n)) /
  (COMMODITY_COUNT[commodity] - 1)
/** A single card seldom becomes a set. */
const SINGLE = 0.3
/** What a card counts that could not be kept. */
const LIMIT = 3
/** No change is given: nobody pays this much more than the price. */
const MOST_WASTE = 60

/** What the next cell of the A.S.T. asks for besides cities. */
const goal = { points: 0, cards: 0, groups: 0 }
function setGoal(s: S, seat: Seat): void {
  const here = s.position[seat]
  const nation = s.nation[seat]
  const epoch = epochAt(s, nation, here)
  const next = Math.min(here + 1, FINISH)
  const then = next === FINISH ? epoch : epochAt(s, nation, next)
  goal.points = pointsAt(s, nation, next === FINISH ? here : next)
  goal.cards = then !== epoch && then === LATE_IRON - 1 ? EARLY_IRON_CARDS : 0
  goal.groups = then === epoch ? 0 : then === LATE_IRON - 1 ? GROUPS : then === LATE_IRON - 2 ? LATE_BRONZE_GROUPS : 0
}
const meets = ({ points, count, groups }: Basket): boolean =>
  points >= goal.points && count >= goal.cards && bits(groups) >= goal.groups
function bits(mask: number): number {
  let n = 0
  for (let left = mask; left !== 0; left &= left - 1) n++
  return n
}
interface Basket {
  readonly price: number
  readonly worth: number
  readonly points: number
  readonly groups: number
  readonly count: number
  readonly taken: readonly number[]
}
let best = 0
let chosen: readonly number[] = []
let bonus = 0
/** Goes through the baskets of up to three more cards. */
function fill(n: number, from: number, basket: Basket): void {
  for (let i = from; i < n; i++) {
    const price = basket.price + prices[i]
    if (price >= MOST || missed[price] === Number.POSITIVE_INFINITY) continue
    const next: Basket = {
      price,
      worth: basket.worth + worths[i],
      points: basket.points + CARD_COST[cards[i]],
      groups: basket.groups | CARD_GROUPS[cards[i]],
      count: basket.count + 1,
      taken: [...basket.taken, cards[i]],
    }
    const value = next.worth - missed[price] + (meets(next) ? bonus : 0)
    if (value > best) {
      best = value
      chosen = next.taken
    }
    if (next.taken.length < 3) fill(n, i + 1, next)
  }
}
/** Owned and in the basket. */
function holdings(s: S, seat: Seat): Pick<Basket, 'points' | 'groups' | 'count'> {
  let points = 0
  let groups = 0
  let count = 0
  for (let card = 0; card < CARDS; card++) {
    if (!holds(s, seat, card) && s.basket[cardOf(seat, card)] === 0) continue
    points += CARD_COST[card]
    groups |= CARD_GROUPS[card]
    count++
  }
  return { points, groups, count }
}
/** What a card is worth, whatever is bought with it. */
function worthOf(s: S, seat: Seat, card: number, { groups, count }: Basket, purse: BuyerPurse): number {
  let saves = 0
  let opens = 0
  for (let other = 0; other < CARDS; other++) {
    if (!holds(s, seat, other) && s.basket[cardOf(seat, other)] === 0) saves += CREDIT[card * CARDS + other]
    if (CARD_NEEDS[other] === card) opens += purse.opens
  }
  const isEarly = epochAt(s, s.nation[seat], s.position[seat]) < LATE_IRON - 1
  const isFresh = isEarly && (CARD_GROUPS[card] & ~groups) !== 0
  const isShort = isEarly && count < EARLY_IRON_CARDS
  return (
    purse.cards[card] +
    opens +
    (isFresh ? purse.fresh : 0) +
    (isShort
      ? purse.counts + purse.shortSaves * saves + purse.shortPoint * CARD_COST[card]
      : purse.saves * saves + purse.point * CARD_COST[card])
  )
}
/** The next step of the best purchase: take a card, lay out a holding, or pay. */
function nextStep(s: S, seat: Seat, legal: Codes, purse: BuyerPurse): Code {
  weighPayments(s, seat, purse)
  setGoal(s, seat)
  const price = basketPrice(s, seat)
  const begun: Basket = { price, worth: 0, ...holdings(s, seat), taken: [] }
  let n = 0
  for (let card = 0; card < CARDS; card++) {
    if (!available(s, seat, card)) continue
    cards[n] = card
    prices[n] = priceOf(s, seat, card)
    worths[n++] = worthOf(s, seat, card, begun, purse)
  }
  const canPay = price < MOST && missed[price] < Number.POSITIVE_INFINITY
  bonus = purse.steps
  best = canPay ? -missed[price] + (meets(begun) ? bonus : 0) : Number.NEGATIVE_INFINITY
  chosen = []
  fill(n, 0, begun)
  for (const card of chosen) if (legal.has(VERBS.take.code(card))) return VERBS.take.code(card)
  if (basketSize(s, seat) === 0) return VERBS.done.code()
  for (let i = 0; i < held; i++) {
    const code = VERBS.spend.code(kinds[i], spendable(s, seat, kinds[i]))
    if ((!canPay || (payers[price] >> i) & 1) && legal.has(code)) return code
  }
  return legal.has(VERBS.pay.code()) ? VERBS.pay.code() : legal.at[0]
}
export const buyerOf =
  (purse: BuyerPurse) =>
  (s: S, seat: Seat, legal: Codes): Code => {
    if (legal.n === 1) return legal.at[0]
    return VERBS.giveBack.is(legal.at[0]) ? giveBack(s, seat) : nextStep(s, seat, legal, purse)
  }
