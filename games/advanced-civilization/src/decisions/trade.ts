/**
 * Phase 10: the same market as in plain Civilization, but a calamity that changes hands stays hidden and may be passed
 * on, also back (ADV-10.10, ≠ CIV-19.3b): the hand remembers who gave it last (ADV-R-25).
 */

import { askTraders, makeTrade } from '@ecumene/civilization-family/src/decisions/trade.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Seat, World } from '@ecumene/kernel'
import { COMMODITIES, isCalamity, KINDS, TRADE_IDS } from '../../data/trade.ts'
import { adopted } from '../adopted.ts'
import type { E } from '../events.ts'
import { fromOf, handOf, idle, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { offer } from './offer.ts'

export const trade = adopted(makeTrade(VERBS, { form: offer.form, swap, clear: offer.clear, idle }))

/**
 * Trade cards and nothing else change hands (ADV-10.2) between two players (ADV-10.3), both offers at once (ADV-10.9).
 */
function swap(s: S, first: Seat, second: Seat, world: World<E>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const fromA = s.offer[handOf(first, kind)]
    const fromB = s.offer[handOf(second, kind)]
    give(s, first, second, kind, fromA)
    give(s, second, first, kind, fromB)
  }
  tell(s, first, second, world)
  tell(s, second, first, world)
}
function give(s: S, from: Seat, to: Seat, kind: number, cards: number): void {
  if (cards === 0) return
  s.hand[handOf(from, kind)] -= cards
  s.handSize[from] -= cards
  s.hand[handOf(to, kind)] += cards
  s.handSize[to] += cards
  if (!isCalamity(kind)) return
  s.from[fromOf(from, kind - COMMODITIES)] = NONE
  s.from[fromOf(to, kind - COMMODITIES)] = from
}
/** What each got is theirs alone to know (ADV-10.11). */
function tell(s: S, seat: Seat, other: Seat, world: World<E>): void {
  if (!world.live) return
  const hidden: Record<string, number> = {}
  for (let kind = 0; kind < KINDS; kind++)
    if (s.offer[handOf(other, kind)] > 0) hidden[TRADE_IDS[kind]] = s.offer[handOf(other, kind)]
  world.emit({ type: 'received', seat, cards: s.offerCards[other], hidden })
}
/** Everybody with three cards is asked (ADV-10.1): who may not trade some of them does not show it (ADV-R-22). */
export const openTrade = (s: S): void => askTraders(s, DECISIONS.trade, idle(s))
export function closeTrade(s: S): void {
  for (let seat = 0; seat < s.seats; seat++) offer.clear(s, seat)
}
