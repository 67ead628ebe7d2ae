/** Phase 12: a purchase is paid, commodities beyond eight go back. */
import { makeShop } from '@ecumene/civilization-family/src/effects/purchases.ts'
import { askInOrder, askTogether, finish } from '@ecumene/civilization-family/src/simultaneous.ts'
import { bit, EVERYONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { CARD_IDS, MYSTICISM } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, GRAIN, HAND_LIMIT, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { minedInPayment } from '../query/mining.ts'
import { available, basketPrice, paymentValue, priceOf } from '../query/prices.ts'
import { handOf, isForTwo, isIdle, MINE_BEST, MINE_NONE, paidOf, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'

export const RETURNING = 2 // slot: seats that have bought and surrender cards
/**
 * The trade cards are shown and held apart (ADV-R-51, ADV-R-78); the Treasury pays exactly what is missing (ADV-12.6).
 */
const { pay, canPayAny } = makeShop<S, E>({
  cardIds: CARD_IDS,
  commodityIds: COMMODITY_IDS,
  isAvailable: available,
  priceOf,
  basketPrice,
  paymentValue,
  discard(s, seat) {
    for (let commodity = 0; commodity < COMMODITIES; commodity++)
      for (let i = s.payment[paidOf(seat, commodity)]; i > 0; i--) {
        fromHand(s, seat, commodity)
        setApart(s, commodity)
      }
  },
  spent(s, seat, world) {
    const raised = minedInPayment(s, seat)
    if (raised === MINE_NONE) return
    s.mined[seat] = 1
    if (world.live) world.emit({ type: 'mined', seat, commodity: COMMODITY_IDS[raised] })
  },
})

export { pay }
/** Exactly the cards above eight are surrendered (ADV-R-69). */
export function goOn(s: S, seat: Seat, world: World<E>): void {
  if (s.handSize[seat] > HAND_LIMIT) setSlot(s, RETURNING, slot(s, RETURNING) | bit(seat))
  else leaveShop(s, seat, world)
}
/** Surrendered openly; Grain laid open may go too (ADV-12.16, ADV-R-34). */
export function giveBack(s: S, seat: Seat, kind: number, world: World<E>): void {
  fromHand(s, seat, kind)
  setApart(s, kind)
  if (kind === GRAIN && s.shown[seat] > s.hand[handOf(seat, GRAIN)]) s.shown[seat]--
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'gaveBack', seat, trade: TRADE_IDS[kind] })
  if (s.handSize[seat] <= HAND_LIMIT) leaveShop(s, seat, world)
}
function leaveShop(s: S, seat: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'kept', seat, cards: s.handSize[seat] })
  finish(s, seat)
}
/**
 * Players with cards in hand, or enough in the Treasury for some card, are asked. A single Mysticism makes the order
 * matter (ADV-R-62).
 */
export function beginPurchases(s: S): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    s.mining[seat] = MINE_BEST
    s.mined[seat] = 0
    if (!isIdle(s, seat) && (s.handSize[seat] > 0 || canPayAny(s, seat))) mask |= bit(seat)
  }
  if (isForTwo(s) && s.copies[MYSTICISM] > 0) askInOrder(s, DECISIONS.acquire, mask)
  else askTogether(s, DECISIONS.acquire, mask)
}
