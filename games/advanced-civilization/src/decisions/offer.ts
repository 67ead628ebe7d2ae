/**
 * What an offer states truly: the number of its cards and two names among them (ADV-10.5, ADV-R-24, ≠ CIV-16.3b: no
 * total). All else that is said may be false (ADV-10.6).
 */
import { makeOffer, mostOf } from '@ecumene/civilization-family/src/decisions/offer.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Json, refusal } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_IDS, isTradable, TRADE_IDS } from '../../data/trade.ts'
import { adoptedForm } from '../adopted.ts'
import type { E } from '../events.ts'
import { mayName } from '../query/naming.ts'
import { nameOf, type S } from '../state.ts'

const kindOf = (id: Json | undefined): number => (TRADE_IDS as readonly string[]).indexOf(String(id))

const made = makeOffer<S, E>({
  tradeIds: TRADE_IDS,
  commodityIds: COMMODITY_IDS,
  names: { commodity: TRADE_IDS, other: TRADE_IDS },
  isTradable,
  untradable: kind => refusal('ADV-10.8', 'refuse.notTradable', { trade: TRADE_IDS[kind] }),
  checkNames(s, counts, { commodity, other }) {
    if (mayName(s, counts, kindOf(commodity), kindOf(other))) return null
    return s.namesCards === 1 ? refusal('ADV-25.3', 'refuse.nameTwoCards') : refusal('ADV-R-23', 'refuse.nameTwo')
  },
  nameCards(s, counts, wanted) {
    const first = wanted !== NONE && counts[wanted] > 0 ? wanted : mostOf(counts, COMMODITIES)
    if (first === NONE) return null
    const next = mostOf(counts, COMMODITIES, first)
    const second = next === NONE ? first : next
    return mayName(s, counts, first, second) ? { commodity: TRADE_IDS[first], other: TRADE_IDS[second] } : null
  },
  state(s, seat, _, { commodity, other }) {
    s.offerNames[nameOf(seat, 0)] = kindOf(commodity)
    s.offerNames[nameOf(seat, 1)] = kindOf(other)
  },
  unstate(s, seat) {
    s.offerNames[nameOf(seat, 0)] = NONE
    s.offerNames[nameOf(seat, 1)] = NONE
  },
  isIdle: (s, seat) => s.inert[seat] === 1,
  tell(s, facts, to) {
    const [first, second] = [0, 1].map(i => TRADE_IDS[s.offerNames[nameOf(facts.seat, i)]])
    const stated = { commodity: first, other: second }
    return to === NONE
      ? { type: 'offered', ...facts, ...stated }
      : { type: 'offeredTo', target: to, ...facts, ...stated }
  },
})
export const offer = { ...made, form: adoptedForm(made.form) }
