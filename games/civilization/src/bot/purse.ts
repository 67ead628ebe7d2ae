/**
 * A buyer who weighs every purchase they could make, and what stays in the hand with it: sets that are kept grow, and a
 * large one is worth far more than two small ones.
 */
import { EARLY_IRON, FINISH, LATE_BRONZE, LATE_IRON, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { shortOfTax } from '@ecumene/civilization-family/src/bot/stock.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_LIMIT, CARDS } from '../../data/cards.ts'
import { TRACKS } from '../../data/nations.ts'
import {
  COMMODITIES,
  COMMODITY_COUNT,
  COMMODITY_VALUE,
  HAND_LIMIT,
  isCalamity,
  KINDS,
  setValue,
} from '../../data/trade.ts'
import { available, basketSize, means, priceOf } from '../query/prices.ts'
import { beginsAt, epochAt, pointsAt } from '../query/succession.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { costToGo } from './course.ts'
import { handForFinish } from './last-leg.ts'

/** What a buyer with a purse looks for. All in points of face. */
export interface Thrift {
  /** A point of a card's face, and a point by which the rest of the way to the finish becomes cheaper. */
  readonly face: number
  readonly saves: number
  /** What each card is worth besides, in the order of their numbers. */
  readonly cards: readonly number[]
  /** A group towards the three, a card towards the seven, that an epoch ahead asks for; less the farther it is. */
  readonly group: number
  readonly seventh: number
  readonly fades: number
  /** A step of the marker this round that the purchase makes possible. */
  readonly step: number
  /** Points of the finish that Treasury and hand will pay. */
  readonly room: number
  /** A kept set: its share of its value, and by how many cards it will have grown. */
  readonly keep: number
  readonly grows: number
  /** A kept card that is alone, as a share of its face, and a calamity kept for others. */
  readonly single: number
  readonly calamity: number
  /** A token of the Treasury. */
  readonly token: number
}
const GROUPS_ASKED = 3
const CARDS_ASKED = 7
const POINTS_ASKED = 1000

/** What n cards of a commodity promise for the rounds to come. */
function promise(kind: number, n: number, thrift: Thrift): number {
  if (n === 0) return 0
  if (n === 1) return thrift.single * COMMODITY_VALUE[kind]
  const grows = Math.min(thrift.grows, COMMODITY_COUNT[kind] - n)
  return thrift.keep * COMMODITY_VALUE[kind] * (n * n + 2 * n * grows)
}
/** The ways to pay: which commodities are spent whole, what they bring, and what the rest of the hand promises. */
interface Payment {
  spent: number
  value: number
  kept: number
}
function paymentsOf(s: S, seat: Seat, thrift: Thrift): Payment[] {
  const held: number[] = []
  let calamities = 0
  for (let kind = 0; kind < KINDS; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if (n === 0) continue
    if (isCalamity(kind)) calamities += n
    else held.push(kind)
  }
  const payments: Payment[] = []
  for (let sets = 0; sets < 1 << held.length; sets++) {
    let spent = 0
    let value = 0
    for (let i = 0; i < held.length; i++)
      if ((sets >> i) & 1) {
        spent |= 1 << held[i]
        value += setValue(held[i], s.hand[handOf(seat, held[i])])
      }
    payments.push({ spent, value, kept: promiseOf(s, seat, spent, calamities, thrift) })
  }
  return payments
}
const left = new Int16Array(COMMODITIES)
/** What is left after a payment, once what exceeds the limit has gone back from where it is missed least. */
function promiseOf(s: S, seat: Seat, spent: number, calamities: number, thrift: Thrift): number {
  let size = calamities
  let sum = calamities * thrift.calamity
  for (let kind = 0; kind < COMMODITIES; kind++) {
    left[kind] = (spent >> kind) & 1 ? 0 : s.hand[handOf(seat, kind)]
    size += left[kind]
    sum += promise(kind, left[kind], thrift)
  }
  for (; size > HAND_LIMIT; size--) {
    let best = NONE
    let least = Number.POSITIVE_INFINITY
    for (let kind = 0; kind < COMMODITIES; kind++) {
      if (left[kind] === 0) continue
      const loss = promise(kind, left[kind], thrift) - promise(kind, left[kind] - 1, thrift)
      if (loss >= least) continue
      least = loss
      best = kind
    }
    if (best === NONE) break
    left[best]--
    sum -= least
  }
  return sum
}

/** A token that comes home from the Treasury before taxes that the Stock could not pay. */
const RELIEF = 10
interface Purchase {
  cards: number
  payment: Payment
}
/** The best purchase that contains what has been gathered already; of no card at all if none is worth it. */
export function bestPurchase(s: S, seat: Seat, thrift: Thrift): Purchase {
  const payments = paymentsOf(s, seat, thrift)
  const most = means(s, seat)
  const treasury = s.treasury[seat]
  const short = Math.max(0, shortOfTax(s, seat))
  const shop: number[] = []
  let gathered = 0
  let price = 0
  for (let card = 0; card < CARDS; card++) {
    if (s.basket[cardOf(seat, card)]) {
      gathered |= 1 << card
      price += priceOf(s, seat, card)
    } else if (available(s, seat, card) && priceOf(s, seat, card) <= most) shop.push(card)
  }
  const best: Purchase = { cards: gathered, payment: payments[0] }
  let highest = Number.NEGATIVE_INFINITY
  const room = CARD_LIMIT - cardCount(s, seat)
  const weigh = (cards: number, cost: number, size: number): void => {
    let payment: Payment | undefined
    let kept = Number.NEGATIVE_INFINITY
    for (const way of payments) {
      if (way.value + treasury < cost) continue
      const coins = Math.max(0, cost - way.value)
      const value = way.kept - thrift.token * coins + RELIEF * Math.min(coins, short)
      if (value <= kept) continue
      kept = value
      payment = way
    }
    if (!payment) return
    const value = kept + worthOfCards(s, seat, cards, size, thrift) + stepWith(s, seat, cards, cost, payment, thrift)
    if (value <= highest) return
    highest = value
    best.cards = cards
    best.payment = payment
  }
  const go = (i: number, cards: number, cost: number, size: number): void => {
    if (i === shop.length || size === room) {
      weigh(cards, cost, size)
      return
    }
    const next = cost + priceOf(s, seat, shop[i])
    if (next <= most) go(i + 1, cards | (1 << shop[i]), next, size + 1)
    go(i + 1, cards, cost, size)
  }
  go(0, gathered, price, basketSize(s, seat))
  return best
}
const countBits = (mask: number): number => {
  let n = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++
  return n
}
/** What cards are worth beside a step this round: face, credits, and what the epochs ahead ask for. */
function worthOfCards(s: S, seat: Seat, cards: number, size: number, thrift: Thrift): number {
  if (cards === 0) return 0
  const nation = s.nation[seat]
  const here = s.position[seat]
  let owned = 0
  let groups = 0
  for (let card = 0; card < CARDS; card++)
    if (hasCard(s, seat, card)) {
      owned |= 1 << card
      groups |= CARD_GROUPS[card]
    }
  let value = 0
  let all = groups
  for (let card = 0; card < CARDS; card++) {
    if (!((cards >> card) & 1)) continue
    all |= CARD_GROUPS[card]
    value += thrift.face * CARD_COST[card] + thrift.cards[card]
  }
  const had = cardCount(s, seat)
  const nearer = (epoch: number): number => thrift.fades ** Math.max(0, beginsAt(s, nation, epoch) - here - 1)
  if (epochAt(s, nation, here) < LATE_BRONZE)
    value +=
      thrift.group *
      nearer(LATE_BRONZE) *
      (Math.min(GROUPS_ASKED, countBits(all)) - Math.min(GROUPS_ASKED, countBits(groups)))
  if (epochAt(s, nation, here) < EARLY_IRON)
    value += thrift.seventh * nearer(EARLY_IRON) * (Math.min(CARDS_ASKED, had + size) - Math.min(CARDS_ASKED, had))
  return value + thrift.saves * savedBy(s, seat, owned, cards, thrift)
}
/** What the rest of the way to the finish costs less with these cards. */
function savedBy(s: S, seat: Seat, owned: number, cards: number, { room }: Thrift): number {
  const { points } = TRACKS[NATION_IDS[s.nation[seat]]]
  const goal = Math.round(s.line < FINISH ? POINTS_ASKED : points[points.length - 1] - room)
  let shop = 0
  for (let card = 0; card < CARDS; card++) if (s.copies[card] > 0) shop |= 1 << card
  return costToGo(owned, shop, goal) - costToGo(owned | cards, shop, goal)
}
/** Would the marker move with these cards, as far as they decide it? */
function stepWith(s: S, seat: Seat, cards: number, cost: number, payment: Payment, thrift: Thrift): number {
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  const then = epochAt(s, nation, here + 1)
  if (then === epoch && then !== LATE_IRON) return 0
  let groups = 0
  let n = 0
  let sum = 0
  for (let card = 0; card < CARDS; card++)
    if (hasCard(s, seat, card) || (cards >> card) & 1) {
      groups |= CARD_GROUPS[card]
      n++
      sum += CARD_COST[card]
    }
  if (then !== epoch) {
    if (then === LATE_BRONZE) return countBits(groups) >= GROUPS_ASKED ? thrift.step : 0
    if (then === EARLY_IRON) return n >= CARDS_ASKED ? thrift.step : 0
    if (then === LATE_IRON && sum < POINTS_ASKED) return 0
  }
  if (then !== LATE_IRON) return 0
  let total = sum + s.treasury[seat] - Math.max(0, cost - payment.value)
  for (let kind = 0; kind < COMMODITIES; kind++)
    if (!((payment.spent >> kind) & 1)) total += setValue(kind, s.hand[handOf(seat, kind)])
  if (epoch === LATE_IRON && total < pointsAt(nation, here)) return -thrift.step
  return here + 1 === s.line || total >= pointsAt(nation, here + 1) ? thrift.step : 0
}

/** Takes the cards of the best purchase one by one, lays out what pays for them, gives back what is missed least. */
export function buyWith(s: S, seat: Seat, legal: Codes, thrift: Thrift): Code {
  if (legal.n === 1) return legal.at[0]
  if (VERBS.giveBack.is(legal.at[0])) return returned(s, seat, legal, thrift)
  const { cards, payment } = bestPurchase(s, seat, thrift)
  for (let card = 0; card < CARDS; card++)
    if ((cards >> card) & 1 && !s.basket[cardOf(seat, card)]) return VERBS.take.code(card)
  if (cards === 0) return VERBS.done.code()
  for (let kind = 0; kind < COMMODITIES; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if ((payment.spent >> kind) & 1 && n > s.payment[paidOf(seat, kind)]) return VERBS.spend.code(kind, n)
  }
  return legal.has(VERBS.pay.code()) ? VERBS.pay.code() : legal.at[0]
}
function returned(s: S, seat: Seat, legal: Codes, thrift: Thrift): Code {
  if (legal.has(VERBS.done.code())) return VERBS.done.code()
  let best = legal.at[0]
  let least = Number.POSITIVE_INFINITY
  const goal = handForFinish(s, seat)
  for (let kind = 0; kind < KINDS; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if (n === 0 || (goal !== null && !isCalamity(kind) && n <= goal[kind])) continue
    const loss = isCalamity(kind) ? thrift.calamity : promise(kind, n, thrift) - promise(kind, n - 1, thrift)
    if (loss >= least) continue
    least = loss
    best = VERBS.giveBack.code(kind)
  }
  return best
}
