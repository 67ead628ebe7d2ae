/**
 * Phase 10, Trade: open to all at the same time (CIV-16.1a), trade cards only (CIV-16.2), until all are finished
 * (CIV-16.5). Each player has at most one offer on the table; two who agree swap face down (CIV-R-36), and that is
 * final (CIV-16.1c). No face is ever shown (CIV-16.3d).
 */

import { askTraders, makeTrade } from '@ecumene/civilization-family/src/decisions/trade.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { swap } from '../effects/swaps.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { offer } from './offer.ts'

export const trade = makeTrade(VERBS, { form: offer.form, swap, clear: offer.clear, idle: () => 0 })
/** Opens for everyone with three cards in hand (CIV-5.7j, CIV-16.3g). */
export const openTrade = (s: Common): void => askTraders(s, DECISIONS.trade, 0)
export function closeTrade(s: S): void {
  for (let seat = 0; seat < s.seats; seat++) offer.clear(s, seat)
}
