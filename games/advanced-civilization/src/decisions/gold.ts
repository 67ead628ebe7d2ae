/**
 * Phase 9: the ninth stack, Gold and Ivory, sells for 18 tokens of the Treasury to everybody, with cities or without
 * (ADV-9.8, ADV-R-21).
 */

import { GOLD_STACK, makeGold } from '@ecumene/civilization-family/src/decisions/gold.ts'
import type { Seat, World } from '@ecumene/kernel'
import { TRADE_IDS } from '../../data/trade.ts'
import { adopted } from '../adopted.ts'
import { drawTop, toHand } from '../effects/stacks.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** It may be Piracy, and is then like one that was drawn (ADV-9.9). The tokens return to Stock (ADV-9.10). */
export const gold = adopted(
  makeGold(VERBS, (s: S, seat: Seat, world: World<E>) => {
    const kind = drawTop(s, GOLD_STACK)
    toHand(s, seat, kind, world)
    if (world.live) world.emit({ type: 'boughtGold', seat, trade: TRADE_IDS[kind] })
  }),
)
