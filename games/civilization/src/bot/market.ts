/** The greedy player at market: what an offer of this game may be worth. */
import {
  type Manner,
  makeTrader,
  OBLIGING,
  type Stall,
  worthOfSet,
} from '@ecumene/civilization-family/src/bot/market.ts'
import type { Seat } from '@ecumene/kernel'
import { COMMODITY_IDS, COMMODITY_VALUE, KINDS, setValue } from '../../data/trade.ts'
import { offer } from '../decisions/offer.ts'
import { handOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** As many of the named cards as the offer's total allows, a little less sure, and the rest at its face. */
function gainFrom(s: S, seat: Seat, other: Seat, manner: Manner): number {
  const named = s.offerNames[other]
  const n = s.hand[handOf(seat, named)]
  const cards = s.offerCards[other]
  const points = s.offerPoints[other]
  let count = 1
  while (count < cards && setValue(named, count + 1) + (cards - count - 1) <= points) count++
  const value = COMMODITY_VALUE[named]
  const gain = worthOfSet(value, n + count, manner) - worthOfSet(value, n, manner)
  return gain * (count > 1 ? 0.9 : 1) + Math.max(0, points - setValue(named, count)) * manner.unnamed
}
const stall: Stall<S> = {
  kinds: KINDS,
  isTradable: () => true,
  values: COMMODITY_VALUE,
  commodityIds: COMMODITY_IDS,
  namesOf: (s, seat) => [s.offerNames[seat]],
  /** The total leaves less than a point for each card that is not named. */
  isRisky: (s, seat) => s.offerPoints[seat] - COMMODITY_VALUE[s.offerNames[seat]] < s.offerCards[seat] - 1,
  calamityCost: 0,
  gainFrom,
  offerOf: offer.offerOf,
}
export const marketOf = (manner: Manner) => makeTrader<S>(VERBS, stall, manner)
export const { declines } = marketOf(OBLIGING)
