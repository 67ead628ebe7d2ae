/**
 * Stacks 1 and 2 hold two commodities each. A player who pays with both fixes the order in which they go under the
 * stack: as they were laid out, the first one above (CIV-R-34).
 */
import type { Seat } from '@ecumene/kernel'
import { COMMODITIES, STACK_OF } from '../../data/trade.ts'
import { laidOf, paidOf, type S } from '../state.ts'

/** The stacks of two commodities, which are neighbours in the list: commodities 0 and 1, 2 and 3. */
export const PAIRS = 2
const isSecond = (commodity: number): boolean => commodity % 2 === 1

/** The player lays out cards of a commodity until there are `cards` of them. */
export function layOut(s: S, seat: Seat, commodity: number, cards: number): void {
  const before = s.payment[paidOf(seat, commodity)]
  s.payment[paidOf(seat, commodity)] = cards
  const stack = STACK_OF[commodity]
  if (stack >= PAIRS || !isSecond(commodity)) return
  const first = before + s.payment[paidOf(seat, commodity - 1)]
  for (let i = first; i < first + cards - before; i++) s.laid[laidOf(seat, stack)] |= 1 << i
}
/** The cards of a payment in the order in which they go under their stacks; how many there are. */
export function cardsLaid(s: S, seat: Seat, out: Int16Array): number {
  let n = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const stack = STACK_OF[commodity]
    if (stack >= PAIRS) for (let i = s.payment[paidOf(seat, commodity)]; i > 0; i--) out[n++] = commodity
    else if (!isSecond(commodity)) {
      const cards = s.payment[paidOf(seat, commodity)] + s.payment[paidOf(seat, commodity + 1)]
      for (let i = 0; i < cards; i++) out[n++] = commodity + ((s.laid[laidOf(seat, stack)] >> i) & 1)
    }
  }
  return n
}
