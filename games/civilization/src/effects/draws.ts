/**
 * Phase 9, Acquisition of trade cards: one card from each of the stacks 1 to the number of cities (CIV-15.1,
 * CIV-15.3a).
 */
import { canBuyGold } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { again, ask, bit, EVERYONE, NONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, isRedBacked, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { drawTop, toHand } from './stacks.ts'

const TURN = 0
/**
 * Each player draws all their cards, then may buy gold; nobody does if nobody has a city (CIV-R-97). A step that comes
 * back for every player.
 */
export function drawInTurn(s: S, world: World<E>): void {
  const i = slot(s, TURN)
  if (i >= s.seats || s.cities[s.drawOrder[s.seats - 1]] === 0) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.drawOrder[i]
  drawCards(s, seat, world)
  if (canBuyGold(s, seat)) ask(s, DECISIONS.gold, bit(seat))
}
function drawCards(s: S, seat: Seat, world: World<E>): void {
  for (let stack = 0; stack < s.cities[seat]; stack++) {
    const kind = drawTop(s, stack, world)
    if (kind === NONE) continue // an empty stack is skipped without compensation (CIV-15.4, CIV-R-86)
    if (isRedBacked(kind)) strikeDrawer(s, seat, kind, world)
    else {
      toHand(s, seat, kind, world)
      if (world.live) world.emit({ type: 'drew', seat, stack: stack + 1, trade: TRADE_IDS[kind] })
    }
  }
}
/**
 * A red-backed calamity is announced, lies face up before its drawer and never enters the hand, so it is never traded
 * (CIV-15.5b, CIV-19.2, CIV-22.2.1b, CIV-R-32).
 */
function strikeDrawer(s: S, seat: Seat, kind: number, world: World<E>): void {
  s.victim[kind - COMMODITIES] = seat
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'struck', seat, calamity: CALAMITY_IDS[kind - COMMODITIES] })
}
