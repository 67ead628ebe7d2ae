/** A purchase is paid: cards are taken, trade cards and tokens go. */
import { EVERYONE, type Seat, type World } from '@ecumene/kernel'
import type { Told } from '../events.ts'
import { payFromTreasury } from '../pieces.ts'
import type { Common } from '../state.ts'

/** What a purchase is made of in one game. */
interface Shop<T extends Common, F> {
  readonly cardIds: readonly string[]
  readonly commodityIds: readonly string[]
  isAvailable(s: T, seat: Seat, card: number): boolean
  priceOf(s: T, seat: Seat, card: number): number
  basketPrice(s: T, seat: Seat): number
  paymentValue(s: T, seat: Seat): number
  /** The trade cards of the payment leave the hand for good. */
  discard(s: T, seat: Seat, world: World<F | Told>): void
  /** Once the cards are spent, while it is still known which they were. */
  spent?(s: T, seat: Seat, world: World<F | Told>): void
}
export function makeShop<T extends Common, F>(shop: Shop<T, F>) {
  const cards = shop.cardIds.length
  const commodities = shop.commodityIds.length
  /** The Treasury pays exactly what the trade cards do not; there is no change. */
  function pay(s: T, seat: Seat, world: World<F | Told>): void {
    const price = shop.basketPrice(s, seat)
    const value = shop.paymentValue(s, seat)
    const tokens = value < price ? price - value : 0
    const basket = seat * cards
    const payment = seat * commodities
    if (world.live)
      for (let card = 0; card < cards; card++)
        if (s.basket[basket + card])
          world.emit({ type: 'acquired', seat, card: shop.cardIds[card], price: shop.priceOf(s, seat, card) })
    shop.discard(s, seat, world)
    for (let commodity = 0; commodity < commodities; commodity++) {
      const n = s.payment[payment + commodity]
      if (world.live && n > 0) world.emit({ type: 'spent', seat, commodity: shop.commodityIds[commodity], cards: n })
    }
    shop.spent?.(s, seat, world)
    for (let commodity = 0; commodity < commodities; commodity++) s.payment[payment + commodity] = 0
    payFromTreasury(s, seat, tokens)
    for (let card = 0; card < cards; card++) {
      if (s.basket[basket + card] === 0) continue
      s.basket[basket + card] = 0
      s.card[basket + card] = 1
      s.copies[card]--
    }
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'paid', seat, price, tokens })
  }
  /** Is there a card that the Treasury alone could pay? */
  function canPayAny(s: T, seat: Seat): boolean {
    for (let card = 0; card < cards; card++)
      if (shop.isAvailable(s, seat, card) && shop.priceOf(s, seat, card) <= s.treasury[seat]) return true
    return false
  }
  return { pay, canPayAny }
}
