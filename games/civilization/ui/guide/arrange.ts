/** Positions for the guide and the challenges. */
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { arranging } from '@ecumene/civilization-family/ui/arrange.ts'
import { isRedBacked, STACK_OF, TRADE_IDS } from '../../data/trade.ts'
import { type S, stackAt } from '../../src/state.ts'

export const { arrange, takeFromStack } = arranging({
  cardIds: CARD_IDS,
  tradeIds: TRADE_IDS,
  stackOf: STACK_OF,
  turned(s: S, stack: number): void {
    const size = s.stackSize[stack]
    s.redTop[stack] = size > 0 && isRedBacked(s.stack[stackAt(stack, size - 1)]) ? 1 : 0
  },
})
