/** Phase 9: every card drawn goes to the hand, calamities too (≠ CIV-15.5b). */
import { canBuyGold } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { again, ask, bit, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isIdle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { drawTop, toHand } from './stacks.ts'

const TURN = 0
/**
 * Fewest cities first; each player finishes before the next begins (ADV-9.1). Pirate cities are nobody's and draw
 * nothing (ADV-9.7). A step that comes back for every player.
 */
export function drawInTurn(s: S, world: World<E>): void {
  const i = slot(s, TURN)
  if (i >= s.seats) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.drawOrder[i]
  if (isIdle(s, seat)) return
  drawCards(s, seat, world)
  if (canBuyGold(s, seat)) ask(s, DECISIONS.gold, bit(seat))
}
/** As many cards as the player has cities, one from each stack from the first on (ADV-9.2). */
function drawCards(s: S, seat: Seat, world: World<E>): void {
  for (let stack = 0; stack < s.cities[seat]; stack++) {
    const kind = drawTop(s, stack)
    if (kind === NONE) continue // nothing, and no substitute (ADV-9.3)
    toHand(s, seat, kind, world)
    if (world.live) world.emit({ type: 'drew', seat, stack: stack + 1, trade: TRADE_IDS[kind] })
  }
}
