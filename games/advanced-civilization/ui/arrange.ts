/** Positions for the guide and the challenges. */
import { arranging } from '@ecumene/civilization-family/ui/arrange.ts'
import { CARD_IDS } from '../data/cards.ts'
import { STACK_OF, TRADE_IDS } from '../data/trade.ts'
import type { S } from '../src/state.ts'

export const { arrange, takeFromStack } = arranging<S, (typeof CARD_IDS)[number], (typeof TRADE_IDS)[number]>({
  cardIds: CARD_IDS,
  tradeIds: TRADE_IDS,
  stackOf: STACK_OF,
})
