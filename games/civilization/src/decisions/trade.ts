/**
 * Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished (CIV-16.5). Each player has at most one offer on
 * the table; two who agree swap face down (CIV-R-36), and that is final (CIV-16.1c). No face is ever shown (CIV-16.3d).
 */
import { makeTrade, openTradeWithout } from '@ecumene/civilization-family/src/decisions/trade.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { EVERYONE, type Seat, type World } from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, isCalamity, KINDS, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { clearOffer } from '../offers.ts'
import { fromHand } from '../stacks.ts'
import { handOf, type S } from '../state.ts'
import { offerForm } from './offer.ts'

export const trade = makeTrade({ form: offerForm, swap, clear: clearOffer, idle: () => 0 })
function swap(s: S, seat: Seat, other: Seat, world: World<E>): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const mine = s.offer[handOf(seat, kind)]
    const his = s.offer[handOf(other, kind)]
    for (let i = 0; i < mine; i++) hand(s, seat, other, kind, world)
    for (let i = 0; i < his; i++) hand(s, other, seat, kind, world)
  }
  told(s, seat, other, world)
  told(s, other, seat, world)
}
/** A calamity that arrives is revealed at once, leaves the hand, lies face up and its giver is remembered (CIV-19.3b, CIV-22.2.2b, CIV-R-38); kept, it does nothing (CIV-19.4a, CIV-R-96). */
function hand(s: S, from: Seat, to: Seat, kind: number, world: World<E>): void {
  fromHand(s, from, kind)
  if (!isCalamity(kind)) {
    s.hand[handOf(to, kind)]++
    s.handSize[to]++
    return
  }
  const calamity = kind - COMMODITIES
  s.victim[calamity] = to
  s.giver[calamity] = from
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'passed', seat: to, calamity: CALAMITY_IDS[calamity], by: from })
}
function told(s: S, who: Seat, other: Seat, world: World<E>): void {
  if (!world.live) return
  const hidden: Record<string, number> = {}
  for (let kind = 0; kind < KINDS; kind++)
    if (s.offer[handOf(other, kind)] > 0) hidden[TRADE_IDS[kind]] = s.offer[handOf(other, kind)]
  world.emit({ type: 'received', seat: who, cards: s.offerCards[other], hidden })
}

/** Opens for everyone with three cards in hand (CIV-5.7j, CIV-16.3g). */
export const openTrade = (s: Common): void => openTradeWithout(s, 0)
export function closeTrade(s: S): void {
  for (let seat = 0; seat < s.seats; seat++) clearOffer(s, seat)
}
