/** Phase 11: the purchase is paid, trade cards go back, and the next player is asked. */
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { makeShop } from '@ecumene/civilization-family/src/effects/purchases.ts'
import { again, ask, bit, done, EVERYONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { COMMODITY_COUNT, COMMODITY_IDS, HAND_LIMIT, isCalamity, STACK_OF, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { available, basketPrice, basketSize, paymentValue, priceOf } from '../query/prices.ts'
import { handOf, laidOf, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { cardsLaid, PAIRS } from './laid-order.ts'
import { fromHand, putUnder } from './stacks.ts'

export const STAGE = 0
export const BUYING = 0
export const RETURNING = 1
export const canPay = (s: S, seat: Seat): boolean =>
  basketSize(s, seat) > 0 && paymentValue(s, seat) + s.treasury[seat] >= basketPrice(s, seat)
/** Above six anything may go; otherwise only calamities the player drew (CIV-19.4b, CIV-R-45). */
export const mayGiveBack = (s: S, seat: Seat, kind: number): boolean =>
  s.hand[handOf(seat, kind)] > 0 && (s.handSize[seat] > HAND_LIMIT || isCalamity(kind))
const laid = new Int16Array(COMMODITY_COUNT.reduce((sum, n) => sum + n))
/**
 * The trade cards go under their stacks in the order in which they were laid out (CIV-R-34), shown to all (CIV-17.6a,
 * CIV-R-95); the Treasury pays exactly what is missing (CIV-17.8); no change (CIV-17.9).
 */
const { pay, canPayAny } = makeShop<S, E>({
  cardIds: CARD_IDS,
  commodityIds: COMMODITY_IDS,
  isAvailable: available,
  priceOf,
  basketPrice,
  paymentValue,
  discard(s, seat, world) {
    const n = cardsLaid(s, seat, laid)
    for (let i = 0; i < n; i++) {
      fromHand(s, seat, laid[i])
      putUnder(s, laid[i], world)
    }
    for (let stack = 0; stack < PAIRS; stack++) s.laid[laidOf(seat, stack)] = 0
  },
})

export { pay }
/**
 * Every player with cards is asked about returning them: asking only those who hold a calamity would reveal it.
 */
export function goOn(s: S, seat: Seat): void {
  if (s.handSize[seat] === 0) done(s)
  else setSlot(s, STAGE, RETURNING)
}
/** Face down, not shown; but its stack grows, so the table learns the number (CIV-18.0b, CIV-R-95). */
export function giveBack(s: S, seat: Seat, kind: number, world: World<E>): void {
  fromHand(s, seat, kind)
  putUnder(s, kind, world)
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'gaveBack', seat, stack: STACK_OF[kind] + 1, trade: TRADE_IDS[kind] })
  if (s.handSize[seat] === 0) done(s)
}
const TURN = 0
/**
 * Egypt first, Africa last; players with neither cards nor anything they could take are passed over. A step that comes
 * back for every player.
 */
export function buyInTurn(s: S): void {
  const i = slot(s, TURN)
  if (i >= s.seats) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.succession[s.seats - 1 - i]
  if (s.handSize[seat] > 0 || canPayAny(s, seat)) ask(s, DECISIONS.acquire, bit(seat))
}
