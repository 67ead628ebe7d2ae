/**
 * What an offer states truly: the number of its cards, their total and one commodity among them (CIV-16.3b). All else
 * that is said may be false (CIV-16.3c).
 */
import { makeOffer, mostOf } from '@ecumene/civilization-family/src/decisions/offer.ts'
import { NONE, refusal } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_IDS, isRedBacked, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { offerPoints } from '../query/offers.ts'
import type { S } from '../state.ts'

const commodityOf = (id: unknown): number => (COMMODITY_IDS as readonly string[]).indexOf(String(id))

export const offer = makeOffer<S, E>({
  tradeIds: TRADE_IDS,
  commodityIds: COMMODITY_IDS,
  names: { commodity: COMMODITY_IDS },
  isTradable: kind => !isRedBacked(kind),
  checkNames(_, counts, { commodity }) {
    const named = commodityOf(commodity)
    return named < 0 || counts[named] === 0 ? refusal('CIV-16.3b', 'refuse.nameOne') : null
  },
  /** The one of which it has most, unless another is asked for; an offer without commodities is none (CIV-R-37). */
  nameCards(_, counts, first) {
    const most = mostOf(counts, COMMODITIES)
    if (most === NONE) return null
    return { commodity: COMMODITY_IDS[first !== NONE && counts[first] > 0 ? first : most] }
  },
  state(s, seat, counts, { commodity }) {
    s.offerPoints[seat] = offerPoints(counts)
    s.offerNames[seat] = commodityOf(commodity)
  },
  unstate(s, seat) {
    s.offerPoints[seat] = 0
    s.offerNames[seat] = NONE
  },
  isIdle: () => false,
  tell(s, facts, to) {
    const stated = { points: s.offerPoints[facts.seat], commodity: COMMODITY_IDS[s.offerNames[facts.seat]] }
    return to === NONE
      ? { type: 'offered', ...facts, ...stated }
      : { type: 'offeredTo', target: to, ...facts, ...stated }
  },
})
