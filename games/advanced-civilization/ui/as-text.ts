import { textOf } from '@ecumene/civilization-family/ui/as-text.ts'
import { CARD_IDS } from '../data/cards.ts'
import { COMMODITY_IDS, setValue, TRADE_IDS } from '../data/trade.ts'
import { PIRATES, type S } from '../src/state.ts'

const NOBODY = -2
export const asText = textOf<S>({
  trade: TRADE_IDS,
  commodities: COMMODITY_IDS,
  cards: CARD_IDS,
  worth: setValue,
  stated: (s, seat) => ({
    commodity: TRADE_IDS[s.offerNames[seat * 2]],
    other: TRADE_IDS[s.offerNames[seat * 2 + 1]],
  }),
  strangers: s => [
    { tokens: s.seats, city: NOBODY, key: 'seat.barbarians' },
    { tokens: s.seats + 1, city: PIRATES, key: 'seat.pirates' },
  ],
})
