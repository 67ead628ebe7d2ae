/** A purchase is paid: cards are taken, trade cards and tokens go. */
import { EVERYONE, type Seat, type World } from '@ecumene/kernel'
import type { Told } from '../events.ts'
import { payFromTreasury } from '../pieces.ts'
import type { Common } from '../state.ts'

/** What a purchase is made of in one game. */
interface Shop<T extends Common, F> {
  readonly cardIds: readonly string[]
  readonly commodityIds: readonly string[]
  isAvailable(s: T, who: Seat, card: number): boolean
  priceOf(s: T, who: Seat, card: number): number
  basketPrice(s: T, who: Seat): number
  paymentValue(s: T, who: Seat): number
  /** The trade cards of the payment leave the hand for good. */
  discard(s: T, who: Seat, world: World<F | Told>): void
  /** Once the cards are spent, while it is still known which they were. */
  spent?(s: T, who: Seat, world: World<F | Told>): void
}
export function makeShop<T extends Common, F>(shop: Shop<T, F>) {
  const cards = shop.cardIds.length
  const commodities = shop.commodityIds.length
  /** The Treasury pays exactly what the trade cards do not; there is no change. */
  function pay(s: T, who: Seat, world: World<F | Told>): void {
    const price = shop.basketPrice(s, who)
    const value = shop.paymentValue(s, who)
    const tokens = value < price ? price - value : 0
    const basket = who * cards
    const payment = who * commodities
    if (world.live)
      for (let card = 0; card < cards; card++)
        if (s.basket[basket + card])
          world.emit({ type: 'acquired', seat: who, card: shop.cardIds[card], price: shop.priceOf(s, who, card) })
    shop.discard(s, who, world)
    for (let commodity = 0; commodity < commodities; commodity++) {
      const n = s.payment[payment + commodity]
      if (world.live && n > 0)
        world.emit({ type: 'spent', seat: who, commodity: shop.commodityIds[commodity], cards: n })
    }
    shop.spent?.(s, who, world)
    for (let commodity = 0; commodity < commodities; commodity++) s.payment[payment + commodity] = 0
    payFromTreasury(s, who, tokens)
    for (let card = 0; card < cards; card++) {
      if (s.basket[basket + card] === 0) continue
      s.basket[basket + card] = 0
      s.card[basket + card] = 1
      s.copies[card]--
    }
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'paid', seat: who, price, tokens })
  }
  /** Is there a card that the Treasury alone could pay? */
  function canPayAny(s: T, who: Seat): boolean {
    for (let card = 0; card < cards; card++)
      if (shop.isAvailable(s, who, card) && shop.priceOf(s, who, card) <= s.treasury[who]) return true
    return false
  }
  return { pay, canPayAny }
}
