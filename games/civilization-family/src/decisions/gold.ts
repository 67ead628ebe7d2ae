import { type Decision, done, refusal, type Seat, type World } from '@ecumene/kernel'
import { GOLD_PRICE, STACKS } from '../../data/trade.ts'
import { orderBy } from '../census.ts'
import { payFromTreasury } from '../pieces.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

export const GOLD_STACK = STACKS - 1
export const canBuyGold = (s: Common, seat: Seat): boolean =>
  s.treasury[seat] >= GOLD_PRICE && s.stackSize[GOLD_STACK] > 0

/**
 * Fewest cities first, ties in A.S.T. order (CIV-15.2, CIV-R-31). The numbers are those after the support check
 * (CIV-R-87): nothing here changes them.
 */
export function orderDraws(s: Common): void {
  orderBy(s, s.drawOrder, s.cities, 1)
}

/** The top card of stack 9 for 18 Treasury tokens, sight unseen; it may be Piracy (CIV-15.7b, CIV-R-33). */
export const makeGold = <T extends Common, F>(
  verbs: SharedVerbs,
  buy: (s: T, seat: Seat, world: World<F>) => void,
): Decision<T, F> => ({
  name: 'gold',
  rule: 'CIV-15.7a',
  mode: 'one',
  legal(s, seat, out) {
    if (canBuyGold(s, seat)) out.put(verbs.buyGold.code())
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) {
      done(s)
      return
    }
    payFromTreasury(s, seat, GOLD_PRICE)
    buy(s, seat, world)
    if (!canBuyGold(s, seat)) done(s)
  },
  why: (s, seat, code) =>
    verbs.buyGold.is(code)
      ? s.stackSize[GOLD_STACK] === 0
        ? refusal('CIV-R-33', 'refuse.noGold')
        : refusal('CIV-15.7a', 'refuse.treasury', { tokens: GOLD_PRICE, treasury: s.treasury[seat] })
      : null,
  fallback: () => verbs.done.code(),
  prompt: (s, seat) => ({
    key: 'prompt.gold',
    rule: 'CIV-15.7a',
    args: { treasury: s.treasury[seat], price: GOLD_PRICE },
  }),
})
