/**
 * Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished (CIV-16.5). Each player has at most one offer on
 * the table; two who agree swap face down (CIV-R-36), and that is final (CIV-16.1c). No face is ever shown (CIV-16.3d).
 */
import { makeTrade, openTradeWithout } from '@ecumene/civilization-family/src/decisions/trade.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { type Cx, EVERYONE, type Seat } from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, isCalamity, KINDS, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { clearOffer } from '../offers.ts'
import { fromHand } from '../stacks.ts'
import { handOf, type S } from '../state.ts'
import { offerForm } from './offer.ts'

export const trade = makeTrade({ form: offerForm, swap, clear: clearOffer, idle: () => 0 })
function swap(s: S, seat: Seat, other: Seat, cx: Cx<E>): void {
  for (let k = 0; k < KINDS; k++) {
    const mine = s.offer[handOf(seat, k)]
    const his = s.offer[handOf(other, k)]
    for (let i = 0; i < mine; i++) hand(s, seat, other, k, cx)
    for (let i = 0; i < his; i++) hand(s, other, seat, k, cx)
  }
  told(s, seat, other, cx)
  told(s, other, seat, cx)
}
/** A calamity that arrives is revealed at once, leaves the hand, lies face up and its giver is remembered (CIV-19.3b, CIV-22.2.2b, CIV-R-38); kept, it does nothing (CIV-19.4a, CIV-R-96). */
function hand(s: S, from: Seat, to: Seat, kind: number, cx: Cx<E>): void {
  fromHand(s, from, kind)
  if (!isCalamity(kind)) {
    s.hand[handOf(to, kind)]++
    s.handSize[to]++
    return
  }
  const calamity = kind - COMMODITIES
  s.victim[calamity] = to
  s.giver[calamity] = from
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'passed', seat: to, calamity: CALAMITY_IDS[calamity], by: from })
}
function told(s: S, who: Seat, other: Seat, cx: Cx<E>): void {
  if (!cx.live) return
  const hidden: Record<string, number> = {}
  for (let k = 0; k < KINDS; k++) if (s.offer[handOf(other, k)] > 0) hidden[TRADE_IDS[k]] = s.offer[handOf(other, k)]
  cx.emit({ type: 'received', seat: who, cards: s.offerCards[other], hidden })
}

/** Opens for everyone with three cards in hand (CIV-5.7j, CIV-16.3g). */
export const openTrade = (s: Common): void => openTradeWithout(s, 0)
export function closeTrade(s: S): void {
  for (let p = 0; p < s.seats; p++) clearOffer(s, p)
}
