/** Gold for 18 tokens (CIV-15.7a): the top card of stack 9. */

import { GOLD_STACK, makeGold } from '@ecumene/civilization-family/src/decisions/gold.ts'
import type { Seat, World } from '@ecumene/kernel'
import { TRADE_IDS } from '../../data/trade.ts'
import { drawTop, toHand } from '../effects/stacks.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'
export const gold = makeGold(VERBS, (s: S, seat: Seat, world: World<E>) => {
  const kind = drawTop(s, GOLD_STACK, world)
  toHand(s, seat, kind, world)
  if (world.live) world.emit({ type: 'boughtGold', seat, trade: TRADE_IDS[kind] })
})
