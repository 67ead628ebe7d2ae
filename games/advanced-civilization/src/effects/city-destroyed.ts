/** What a destroyed city brings (no counterpart in plain Civilization): a card of its owner's hand, then pillage. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { KINDS, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { handOf, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { fromHand, toHand } from './stacks.ts'

/**
 * Only after an attack of a player: neither revolt nor calamity nor Barbarians bring anything (ADV-6.22). `owner` NONE:
 * a pirate city, without a hand.
 */
export function loot(s: S, by: Seat, owner: Seat, world: World<E>): void {
  if (owner !== NONE && s.handSize[owner] > 0) drawFrom(s, by, owner, world)
  if (s.stock[by] > 0) ask(s, DECISIONS.pillage, bit(by))
}
/** At random; in this phase hands hold commodities only. The two of them know the card. */
function drawFrom(s: S, by: Seat, owner: Seat, world: World<E>): void {
  let left = world.roll(s.handSize[owner])
  let kind = 0
  while (kind < KINDS - 1 && left >= s.hand[handOf(owner, kind)]) left -= s.hand[handOf(owner, kind++)]
  fromHand(s, owner, kind)
  toHand(s, by, kind, world)
  world.reveal(bit(owner))
  if (!world.live) return
  world.emit({ type: 'looted', seat: by, target: owner, trade: TRADE_IDS[kind] })
  world.emit({ type: 'robbed', seat: owner, by, trade: TRADE_IDS[kind] })
}
