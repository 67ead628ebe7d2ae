import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { textOf } from '@ecumene/civilization-family/ui/as-text.ts'
import { COMMODITY_IDS, setValue, TRADE_IDS } from '../data/trade.ts'
import type { S } from '../src/state.ts'

export const asText = textOf<S>({
  trade: TRADE_IDS,
  commodities: COMMODITY_IDS,
  cards: CARD_IDS,
  worth: setValue,
  stated: (s, seat) => ({ points: s.offerPoints[seat], commodity: COMMODITY_IDS[s.offerNames[seat]] }),
})
