/**
 * The greedy player as a buyer: as much as it can afford, never a card that would make the finish unreachable with
 * eleven.
 */
import { EARLY_IRON, FINISH, LATE_BRONZE, NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARD_LIMIT, CARDS } from '../../data/cards.ts'
import { TRACKS } from '../../data/nations.ts'
import { COMMODITIES, COMMODITY_VALUE, isCalamity, KINDS, setValue } from '../../data/trade.ts'
import { cardPoints } from '../query/holdings.ts'
import { basketPrice, basketSize, priceOf } from '../query/prices.ts'
import { epochAt } from '../query/succession.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

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
  let best = NONE
  let most = -99999
  const held = cardCount(s, seat) + basketSize(s, seat)
  // Cards that leave the finish within reach; when copies have run out and none does, the dearest.
  for (let strict = 1; strict >= 0 && best === NONE; strict--)
    for (let i = 0; i < legal.n; i++) {
      const code = legal.at[i]
      if (!VERBS.take.is(code)) continue
      const card = VERBS.take.arg.card(code)
      if (strict ? !leavesRoom(s, seat, card, taste) : CARD_COST[card] < (held < CARD_LIMIT - 1 ? DEAR : DEAREST))
        continue
      const value = worth(s, seat, card, taste)
      if (value > most) {
        most = value
        best = code
      }
    }
  if (best !== NONE) return best
  return basketSize(s, seat) > 0 ? spendOrPay(s, seat, legal) : VERBS.done.code()
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
/** With this card among the eleven, could the dearest of the rest still reach what the finish asks? */
function leavesRoom(s: S, seat: Seat, card: number, { room }: Taste): boolean {
  if (s.line < FINISH) return true
  const points = TRACKS[NATION_IDS[s.nation[seat]]].points
  const goal = points[points.length - 1] - room // Treasury and hand help at the end
  let sum = cardPoints(s, seat) + CARD_COST[card]
  let n = cardCount(s, seat) + 1
  for (let other = 0; other < CARDS; other++)
    if (s.basket[cardOf(seat, other)]) {
      sum += CARD_COST[other]
      n++
    }
  // Cards stand in no order of cost: take the dearest again and again.
  let taken = 0
  while (n < CARD_LIMIT) {
    let dearest = NONE
    for (let other = 0; other < CARDS; other++) {
      if (
        other === card ||
        hasCard(s, seat, other) ||
        s.basket[cardOf(seat, other)] ||
        s.copies[other] === 0 ||
        (taken >> other) & 1
      )
        continue
      if (dearest === NONE || CARD_COST[other] > CARD_COST[dearest]) dearest = other
    }
    if (dearest === NONE) break
    taken |= 1 << dearest
    sum += CARD_COST[dearest]
    n++
  }
  return sum >= goal
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
/** The card that is worth least in the hand; a calamity is kept for somebody else. */
function giveBack(s: S, seat: Seat, legal: Codes): Code {
  if (legal.has(VERBS.done.code())) return VERBS.done.code()
  let best = legal.at[0]
  let least = 99999
  for (let kind = 0; kind < KINDS; kind++) {
    const n = s.hand[handOf(seat, kind)]
    if (n === 0) continue
    const value = isCalamity(kind) ? 6 : (2 * n - 1) * COMMODITY_VALUE[kind]
    if (value < least) {
      least = value
      best = VERBS.giveBack.code(kind)
    }
  }
  return best
}
