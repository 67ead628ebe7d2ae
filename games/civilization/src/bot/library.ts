/**
 * The greedy player as a buyer: as much as it can afford, never a card that would make the finish unreachable with
 * eleven.
 */
import { NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { EARLY_IRON, FINISH, LATE_BRONZE, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_LIMIT, CARD_NEEDS, CARDS } from '../../data/cards.ts'
import { TRACKS } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_VALUE, isCalamity, KINDS, setValue } from '../../data/trade.ts'
import { available, basketPrice, basketSize, priceOf } from '../query/prices.ts'
import { epochAt } from '../query/succession.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { handForFinish, isFull, isPoor } from './last-leg.ts'

/** What a buyer looks for. */
export interface Taste {
  /** The price against the face. */
  readonly price: number
  /** How much more the price counts until there are the seven cards that the Early Iron Age asks for. */
  readonly short: number
  /** A group that the Late Bronze Age asks for. */
  readonly fresh: number
  /** What each card is worth beside its face, in the order of their numbers. */
  readonly cards: readonly number[]
  /** Points of the finish that Treasury and hand will pay. */
  readonly room: number
}
export const PLAIN: Taste = {
  price: 1,
  short: 0,
  fresh: 120,
  cards: new Array<number>(CARDS).fill(0),
  room: 60,
}
const EARLY_IRON_CARDS = 7
const DEAR = 110
const DEAREST = 170

export function chooseCards(s: S, seat: Seat, legal: Codes, taste: Taste): Code {
  if (legal.n === 1) return legal.at[0]
  if (VERBS.giveBack.is(legal.at[0])) return giveBack(s, seat, legal)
  const best = cardToTake(s, seat, legal, taste)
  if (best !== NONE) return best
  return basketSize(s, seat) > 0 ? spendOrPay(s, seat, legal) : VERBS.done.code()
}
/** What a full hand and a well filled Treasury pay of the finish, when cards that pay more cannot be had. */
const LATE_ROOM = 90
/** A poor nation whose hand is full buys what it can, and begins a hand anew. */
const POOR_ROOM = 180
/**
 * Cards that leave the finish within reach. For one that is too dear today it saves while its hand can grow, for a
 * cheaper one would take its place among the eleven; a hand that was full before its cities drew saves nothing more,
 * and asks for less. If copies have run out and no card leaves the finish within reach, the dearest.
 */
function cardToTake(s: S, seat: Seat, legal: Codes, taste: Taste): Code {
  const best = bestCard(s, seat, legal, taste, taste.room)
  if (best !== NONE) return best
  if (!isFull(s, seat) && awaits(s, seat, taste.room)) return NONE
  const room = isPoor(s, seat) ? POOR_ROOM : LATE_ROOM
  const late = bestCard(s, seat, legal, taste, room)
  return late !== NONE || awaits(s, seat, room) ? late : bestCard(s, seat, legal, taste, NONE)
}
/** The best card to take of those that leave so much room; of the dear ones if none is asked for. */
function bestCard(s: S, seat: Seat, legal: Codes, taste: Taste, room: number): Code {
  let best = NONE
  let most = -99999
  const held = cardCount(s, seat) + basketSize(s, seat)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!VERBS.take.is(code)) continue
    const card = VERBS.take.arg.card(code)
    if (room === NONE ? CARD_COST[card] < (held < CARD_LIMIT - 1 ? DEAR : DEAREST) : !leavesRoom(s, seat, card, room))
      continue
    const value = worth(s, seat, card, taste)
    if (value <= most) continue
    most = value
    best = code
  }
  return best
}
/** Face value against price, and a bonus for a group still missing before the Late Bronze Age. */
function worth(s: S, seat: Seat, card: number, taste: Taste): number {
  let groups = 0
  for (let other = 0; other < CARDS; other++)
    if (hasCard(s, seat, other) || s.basket[cardOf(seat, other)]) groups |= CARD_GROUPS[other]
  const epoch = epochAt(s, s.nation[seat], s.position[seat])
  const isShort = epoch < EARLY_IRON && cardCount(s, seat) + basketSize(s, seat) < EARLY_IRON_CARDS
  const fresh = CARD_GROUPS[card] & ~groups
  const price = taste.price + (isShort ? taste.short : 0)
  return (
    CARD_COST[card] * 2 -
    price * priceOf(s, seat, card) +
    taste.cards[card] +
    (epoch < LATE_BRONZE && fresh !== 0 ? taste.fresh : 0)
  )
}
/** Does some card that can be had leave the finish within reach? */
function awaits(s: S, seat: Seat, room: number): boolean {
  for (let card = 0; card < CARDS; card++) if (available(s, seat, card) && leavesRoom(s, seat, card, room)) return true
  return false
}
/** With this card among the eleven, could the dearest of the rest still reach what the finish asks? */
function leavesRoom(s: S, seat: Seat, card: number, room: number): boolean {
  if (s.line < FINISH) return true
  const points = TRACKS[NATION_IDS[s.nation[seat]]].points
  const goal = points[points.length - 1] - room // Treasury and hand help at the end
  let owned = 1 << card
  let shop = 0
  for (let other = 0; other < CARDS; other++)
    if (hasCard(s, seat, other) || s.basket[cardOf(seat, other)]) owned |= 1 << other
    else if (s.copies[other] > 0) shop |= 1 << other
  return mostPoints(owned, shop) >= goal
}
/** The points of the dearest eleven that these cards can become; Law stands before Democracy and Philosophy. */
function mostPoints(owned: number, shop: number): number {
  let most = dearest(owned, shop)
  for (let card = 0; card < CARDS; card++) {
    const needed = CARD_NEEDS[card] === NO_CARD ? 0 : 1 << CARD_NEEDS[card]
    if (needed & shop & ~owned) most = Math.max(most, dearest(owned | needed, shop))
  }
  return most
}
function dearest(owned: number, shop: number): number {
  let sum = 0
  let n = 0
  for (let card = 0; card < CARDS; card++)
    if ((owned >> card) & 1) {
      sum += CARD_COST[card]
      n++
    }
  // Cards stand in no order of cost: take the dearest again and again.
  for (let taken = owned; n < CARD_LIMIT; n++) {
    let best = NONE
    for (let card = 0; card < CARDS; card++) {
      if ((taken >> card) & 1 || !((shop >> card) & 1)) continue
      if (CARD_NEEDS[card] !== NO_CARD && !((owned >> CARD_NEEDS[card]) & 1)) continue
      if (best === NONE || CARD_COST[card] > CARD_COST[best]) best = card
    }
    if (best === NONE) break
    taken |= 1 << best
    sum += CARD_COST[best]
  }
  return sum
}
/**
 * Whole holdings that cover what the Treasury does not and are least missed afterwards: single cards first, they buy at
 * face and build nothing.
 */
function spendOrPay(s: S, seat: Seat, legal: Codes): Code {
  const need = basketPrice(s, seat) - s.treasury[seat]
  let best = NONE
  let least = 99999
  let held = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    if (s.hand[handOf(seat, commodity)] > 0) held |= 1 << commodity
  // Every part of what is held, from nothing to all of it.
  for (let sets = 0; ; sets = (sets - held) & held) {
    let value = 0
    let missed = 0
    for (let commodity = 0; commodity < COMMODITIES; commodity++) {
      if (!((sets >> commodity) & 1)) continue
      const n = s.hand[handOf(seat, commodity)]
      value += setValue(commodity, n)
      missed += n === 1 ? 4 * COMMODITY_VALUE[commodity] : 10 * setValue(commodity, n)
    }
    if (value >= need && missed < least) {
      least = missed
      best = sets
    }
    if (sets === held) break
  }
  for (let commodity = 0; commodity < COMMODITIES && best !== NONE; commodity++) {
    const n = s.hand[handOf(seat, commodity)]
    if ((best >> commodity) & 1 && n > s.payment[paidOf(seat, commodity)]) return VERBS.spend.code(commodity, n)
  }
  return legal.has(VERBS.pay.code()) ? VERBS.pay.code() : legal.at[0]
}
/** What is meant for the finish stays, whatever else it is worth. */
const MEANT = 1000
/** The card that is worth least in the hand; a calamity is kept for somebody else. */
function giveBack(s: S, seat: Seat, legal: Codes): Code {
  if (legal.has(VERBS.done.code())) return VERBS.done.code()
  let best = legal.at[0]
  let least = 99999
  const goal = handForFinish(s, seat)
  for (let kind = 0; kind < KINDS; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if (n === 0) continue
    const isMeant = goal !== null && !isCalamity(kind) && n <= goal[kind]
    const value = (isCalamity(kind) ? 6 : (2 * n - 1) * COMMODITY_VALUE[kind]) + (isMeant ? MEANT : 0)
    if (value < least) {
      least = value
      best = VERBS.giveBack.code(kind)
    }
  }
  return best
}
