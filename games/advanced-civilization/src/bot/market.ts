/** The greedy player at market: what an offer of this game may be worth. */
import {
  type Manner,
  makeTrader,
  OBLIGING,
  type Stall,
  worthOfSet,
} from '@ecumene/civilization-family/src/bot/market.ts'
import type { Seat } from '@ecumene/kernel'
import { COMMODITIES, COMMODITY_IDS, COMMODITY_VALUE, isTradable, KINDS } from '../../data/trade.ts'
import { offer } from '../decisions/offer.ts'
import { handOf, nameOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** What the two named cards of an offer add to its own sets. */
export function gainFrom(s: S, seat: Seat, other: Seat, manner: Manner): number {
  const first = s.offerNames[nameOf(other, 0)]
  const second = s.offerNames[nameOf(other, 1)]
  const rest = (s.offerCards[other] - 2) * manner.unnamed
  if (first >= COMMODITIES || second >= COMMODITIES) return -50
  const n = s.hand[handOf(seat, first)]
  if (first === second)
    return worthOfSet(COMMODITY_VALUE[first], n + 2, manner) - worthOfSet(COMMODITY_VALUE[first], n, manner) + rest
  const held = s.hand[handOf(seat, second)]
  return (
    worthOfSet(COMMODITY_VALUE[first], n + 1, manner) -
    worthOfSet(COMMODITY_VALUE[first], n, manner) +
    worthOfSet(COMMODITY_VALUE[second], held + 1, manner) -
    worthOfSet(COMMODITY_VALUE[second], held, manner) +
    rest
  )
}

const stall: Stall<S> = {
  kinds: KINDS,
  isTradable,
  values: COMMODITY_VALUE,
  commodityIds: COMMODITY_IDS,
  namesOf: (s, seat) => [s.offerNames[nameOf(seat, 0)], s.offerNames[nameOf(seat, 1)]],
  isRisky: (s, seat) => s.offerCards[seat] > 2,
  calamityCost: -20,
  gainFrom,
  offerOf: offer.offerOf,
}
/** A card nobody has named is worth little, and may be a calamity. */
export const AGREES: Manner = { ...OBLIGING, unnamed: -1 }
export const marketOf = (manner: Manner) => makeTrader<S>(VERBS, stall, manner)
export const { declines } = marketOf(AGREES)
