/** Phase 9, Acquisition of trade cards: one card from each of the stacks 1 to the number of his cities (CIV-15.1, CIV-15.3a); gold for 18 tokens (CIV-15.7a). */
import { canBuyGold, GOLD_STACK, makeGold } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { again, ask, bit, type Cx, EVERYONE, type Seat, setSlot, slot } from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, isRedBacked, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { drawTop, toHand } from '../stacks.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'

const TURN = 0
/** Each player draws all his cards, then may buy gold; nobody does if nobody has a city (CIV-R-97). A step that comes back for every player. */
export function drawInTurn(s: S, cx: Cx<E>): void {
  const i = slot(s, TURN)
  if (i >= s.seats || s.cities[s.drawOrder[s.seats - 1]] === 0) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.drawOrder[i]
  drawCards(s, seat, cx)
  if (canBuyGold(s, seat)) ask(s, D.gold, bit(seat))
}
function drawCards(s: S, who: Seat, cx: Cx<E>): void {
  for (let stack = 0; stack < s.cities[who]; stack++) {
    const kind = drawTop(s, stack, cx)
    if (kind === NONE) continue // an empty stack is skipped without compensation (CIV-15.4, CIV-R-86)
    if (isRedBacked(kind)) strikeDrawer(s, who, kind, cx)
    else {
      toHand(s, who, kind, cx)
      if (cx.live) cx.emit({ type: 'drew', seat: who, stack: stack + 1, trade: TRADE_IDS[kind] })
    }
  }
}
/** A red-backed calamity is announced, lies face up before its drawer and never enters the hand, so it is never traded (CIV-15.5b, CIV-19.2, CIV-22.2.1b, CIV-R-32). */
function strikeDrawer(s: S, who: Seat, kind: number, cx: Cx<E>): void {
  s.victim[kind - COMMODITIES] = who
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'struck', seat: who, calamity: CALAMITY_IDS[kind - COMMODITIES] })
}
export const gold = makeGold((s: S, who: Seat, cx: Cx<E>) => {
  const kind = drawTop(s, GOLD_STACK, cx)
  toHand(s, who, kind, cx)
  if (cx.live) cx.emit({ type: 'boughtGold', seat: who, trade: TRADE_IDS[kind] })
})
