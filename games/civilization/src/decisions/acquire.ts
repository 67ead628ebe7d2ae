/**
 * Phase 11, in reverse A.S.T. order (CIV-17.1): one purchase of any number of civilization cards (CIV-17.10b), then trade cards beyond six go back (CIV-18.0b).
 * Cards are gathered and paid for in secret until `pay`: nobody learns from it what a hand could have bought.
 */
import { CARD_IDS, NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { payFromTreasury } from '@ecumene/civilization-family/src/pieces.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import {
  again,
  ask,
  bit,
  type Code,
  type Codes,
  type Decision,
  done,
  EVERYONE,
  type Prompt,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
  type World,
} from '@ecumene/kernel'
import { CARD_LIMIT, CARD_NEEDS, CARDS } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, HAND_LIMIT, isCalamity, KINDS, STACK_OF, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { available, basketPrice, basketSize, canTake, means, paymentValue, priceOf } from '../purchase.ts'
import { fromHand, putUnder } from '../stacks.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'

const STAGE = 0
const BUYING = 0
const RETURNING = 1

const canPay = (s: S, who: Seat): boolean =>
  basketSize(s, who) > 0 && paymentValue(s, who) + s.treasury[who] >= basketPrice(s, who)
/** Above six anything may go; otherwise only calamities he drew (CIV-19.4b, CIV-R-45). */
const mayGiveBack = (s: S, who: Seat, kind: number): boolean =>
  s.hand[handOf(who, kind)] > 0 && (s.handSize[who] > HAND_LIMIT || isCalamity(kind))

export const acquire: Decision<S, E> = {
  name: 'acquire',
  rule: 'CIV-17.2',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no calamity
  legal(s, seat, out) {
    if (slot(s, STAGE) === BUYING) listPurchase(s, seat, out)
    else {
      for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) out.put(verbs.giveBack.code(kind))
      if (s.handSize[seat] <= HAND_LIMIT) out.put(verbs.done.code())
    }
  },
  apply(s, seat, code, world) {
    if (verbs.take.is(code)) s.basket[cardOf(seat, verbs.take.arg.card(code))] = 1
    else if (verbs.spend.is(code))
      s.payment[paidOf(seat, verbs.spend.arg.commodity(code))] = verbs.spend.arg.cards(code)
    else if (verbs.pay.is(code)) {
      pay(s, seat, world)
      goOn(s, seat)
    } else if (verbs.giveBack.is(code)) giveBack(s, seat, verbs.giveBack.arg.trade(code), world)
    else if (slot(s, STAGE) === BUYING) goOn(s, seat)
    else done(s)
  },
  why: (s, seat, code) => (slot(s, STAGE) === BUYING ? whyNotBuy(s, seat, code) : whyNotReturn(s, seat, code)),
  fallback(s, seat) {
    if (slot(s, STAGE) === RETURNING) {
      if (s.handSize[seat] > HAND_LIMIT)
        for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) return verbs.giveBack.code(kind)
      return verbs.done.code()
    }
    if (basketSize(s, seat) === 0) return verbs.done.code()
    if (canPay(s, seat)) return verbs.pay.code()
    for (let commodity = 0; commodity < COMMODITIES; commodity++) {
      const n = s.hand[handOf(seat, commodity)]
      if (n > s.payment[paidOf(seat, commodity)]) return verbs.spend.code(commodity, n)
    }
    return verbs.done.code()
  },
  prompt: (s, seat): Prompt =>
    slot(s, STAGE) === BUYING
      ? {
          key: 'prompt.acquire',
          rule: 'CIV-17.2',
          args: { price: basketPrice(s, seat), paid: paymentValue(s, seat), treasury: s.treasury[seat] },
        }
      : { key: 'prompt.giveBack', rule: 'CIV-18.0a', args: { cards: s.handSize[seat], most: HAND_LIMIT } },
}
function listPurchase(s: S, seat: Seat, out: Codes): void {
  for (let card = 0; card < CARDS; card++) if (canTake(s, seat, card)) out.put(verbs.take.code(card))
  if (basketSize(s, seat) === 0) {
    out.put(verbs.done.code())
    return
  }
  // Any part of a holding; more than is needed is legal and wasted (CIV-R-39).
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    for (let n = s.payment[paidOf(seat, commodity)] + 1; n <= s.hand[handOf(seat, commodity)]; n++)
      out.put(verbs.spend.code(commodity, n))
  if (canPay(s, seat)) out.put(verbs.pay.code())
}
/** The trade cards go under their stacks, shown to all (CIV-17.6a, CIV-R-95); the Treasury pays exactly what is missing (CIV-17.8); no change (CIV-17.9). */
function pay(s: S, who: Seat, world: World<E>): void {
  const price = basketPrice(s, who)
  const value = paymentValue(s, who)
  const tokens = value < price ? price - value : 0
  if (world.live)
    for (let card = 0; card < CARDS; card++)
      if (s.basket[cardOf(who, card)])
        world.emit({ type: 'acquired', seat: who, card: CARD_IDS[card], price: priceOf(s, who, card) })
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const n = s.payment[paidOf(who, commodity)]
    if (n === 0) continue
    s.payment[paidOf(who, commodity)] = 0
    for (let i = 0; i < n; i++) {
      fromHand(s, who, commodity)
      putUnder(s, commodity, world)
    }
    if (world.live) world.emit({ type: 'spent', seat: who, commodity: COMMODITY_IDS[commodity], cards: n })
  }
  payFromTreasury(s, who, tokens)
  for (let card = 0; card < CARDS; card++) {
    if (s.basket[cardOf(who, card)] === 0) continue
    s.basket[cardOf(who, card)] = 0
    s.card[cardOf(who, card)] = 1
    s.copies[card]--
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'paid', seat: who, price, tokens })
}
/** Whoever has cards is asked about returning them, calamity or not: a question only to holders of a calamity would give it away. */
function goOn(s: S, who: Seat): void {
  if (s.handSize[who] === 0) done(s)
  else setSlot(s, STAGE, RETURNING)
}
/** Face down, not shown; but its stack grows, so the table learns the number (CIV-18.0b, CIV-R-95). */
function giveBack(s: S, who: Seat, kind: number, world: World<E>): void {
  fromHand(s, who, kind)
  putUnder(s, kind, world)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'gaveBack', seat: who, stack: STACK_OF[kind] + 1, trade: TRADE_IDS[kind] })
  if (s.handSize[who] === 0) done(s)
}

function whyNotBuy(s: S, seat: Seat, code: Code): Refusal | null {
  if (verbs.take.is(code)) {
    const card = verbs.take.arg.card(code)
    if (hasCard(s, seat, card) || s.basket[cardOf(seat, card)])
      return refusal('CIV-17.7a', 'refuse.oneOfEach', { card: CARD_IDS[card] })
    if (s.copies[card] === 0) return refusal('CIV-R-44', 'refuse.noCopies', { card: CARD_IDS[card] })
    if (CARD_NEEDS[card] !== NO_CARD && !hasCard(s, seat, CARD_NEEDS[card]))
      return refusal('CIV-22.3.15a', 'refuse.lawFirst')
    if (cardCount(s, seat) + basketSize(s, seat) >= CARD_LIMIT)
      return refusal('CIV-17.7b', 'refuse.elevenCards', { most: CARD_LIMIT })
    return refusal('CIV-17.2', 'refuse.tooDear', {
      price: basketPrice(s, seat) + priceOf(s, seat, card),
      means: means(s, seat),
    })
  }
  if (verbs.pay.is(code))
    return refusal('CIV-17.2', 'refuse.notPaid', {
      price: basketPrice(s, seat),
      paid: paymentValue(s, seat) + s.treasury[seat],
    })
  if (verbs.spend.is(code))
    return refusal('CIV-R-39', 'refuse.lackCard', { trade: COMMODITY_IDS[verbs.spend.arg.commodity(code)] })
  return verbs.done.is(code) ? refusal('CIV-17.10b', 'refuse.payFirst') : null
}
function whyNotReturn(s: S, seat: Seat, code: Code): Refusal | null {
  if (verbs.done.is(code)) return refusal('CIV-18.0a', 'refuse.sixCards', { most: HAND_LIMIT })
  if (!verbs.giveBack.is(code)) return null
  const kind = verbs.giveBack.arg.trade(code)
  return s.hand[handOf(seat, kind)] === 0
    ? refusal('CIV-18.0b', 'refuse.lackCard', { trade: TRADE_IDS[kind] })
    : refusal('CIV-R-45', 'refuse.onlyCalamities', { most: HAND_LIMIT })
}

const TURN = 0
/** Egypt first, Africa last; whoever has neither cards nor anything he could take is passed over. A step that comes back for every player. */
export function buyInTurn(s: S): void {
  const i = slot(s, TURN)
  if (i >= s.seats) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.succession[s.seats - 1 - i]
  if (s.handSize[seat] > 0 || anyPayable(s, seat)) ask(s, decisions.acquire, bit(seat))
}
function anyPayable(s: S, who: Seat): boolean {
  for (let card = 0; card < CARDS; card++)
    if (available(s, who, card) && priceOf(s, who, card) <= s.treasury[who]) return true
  return false
}
