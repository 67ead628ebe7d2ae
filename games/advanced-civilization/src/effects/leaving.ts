/** Section 24: players who leave early (no counterpart in plain Civilization). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { type Cx, EVERYONE, type Seat } from '@ecumene/kernel'
import { SHIPS_EACH } from '../../data/nations.ts'
import { CALAMITIES, CARDS_IN_ALL, COMMODITIES, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { fromOf, handOf, type S, shipOf } from '../state.ts'
import { fromHand, setApart } from './stacks.ts'

const hand = new Int16Array(CARDS_IN_ALL)
/** Between two phases whoever has said so is gone. A step. */
export function takeLeave(s: S, cx: Cx<E>): void {
  for (let p = 0; p < s.seats; p++) if (s.leaving[p] === 1) makeInert(s, p, cx)
}
/**
 * His units stay; ships return to Stock; of his commodities one for each city is kept, drawn at random, the rest and his calamities go back with this round's cards
 * (ADV-24.5, ADV-R-77). A calamity he passed on has no trader.
 */
export function makeInert(s: S, who: Seat, cx: Cx<E>): void {
  s.leaving[who] = 0
  s.inert[who] = 1
  for (let i = 0; i < SHIPS_EACH; i++) s.ship[shipOf(who, i)] = NONE
  for (let c = 0; c < CALAMITIES; c++) {
    const kind = calamityCard(c)
    for (let p = 0; p < s.seats; p++) if (s.from[fromOf(p, c)] === who) s.from[fromOf(p, c)] = NONE
    s.from[fromOf(who, c)] = NONE
    if (s.hand[handOf(who, kind)] > 0) {
      fromHand(s, who, kind)
      setApart(s, kind)
    }
  }
  let n = 0
  for (let k = 0; k < COMMODITIES; k++) for (let i = 0; i < s.hand[handOf(who, k)]; i++) hand[n++] = k
  if (n > s.cities[who]) {
    cx.shuffle(hand, n)
    for (let i = s.cities[who]; i < n; i++) {
      fromHand(s, who, hand[i])
      setApart(s, hand[i])
    }
  }
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'left', seat: who, cards: s.handSize[who] })
}
