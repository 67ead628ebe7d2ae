/** Phase 9, Acquisition of trade cards: one card from each of the stacks 1 to the number of his cities (CIV-15.1, CIV-15.3a); gold for 18 tokens (CIV-15.7a). */
import {
  again,
  ask,
  bit,
  type Cx,
  type Decision,
  done,
  EVERYONE,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { CALAMITY_IDS, COMMODITIES, GOLD_PRICE, isRedBacked, STACKS, TRADE_IDS } from '../../data/trade.ts'
import { orderBy } from '../census.ts'
import type { E } from '../events.ts'
import { NONE } from '../map.ts'
import { payFromTreasury } from '../pieces.ts'
import { drawTop, toHand } from '../stacks.ts'
import type { Common, S } from '../state.ts'
import { D, V } from '../verbs.ts'

export const GOLD_STACK = STACKS - 1
export const canBuyGold = (s: Common, who: Seat): boolean =>
  s.treasury[who] >= GOLD_PRICE && s.stackSize[GOLD_STACK] > 0

/** Fewest cities first, ties in A.S.T. order (CIV-15.2, CIV-R-31). The numbers are those after the support check (CIV-R-87): nothing here changes them. */
export function orderDraws(s: Common): void {
  orderBy(s, s.drawOrder, s.cities, 1)
}
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

/** The top card of stack 9 for 18 Treasury tokens, sight unseen; it may be Piracy (CIV-15.7b, CIV-R-33). */
export const makeGold = <T extends Common, F>(buy: (s: T, who: Seat, cx: Cx<F>) => void): Decision<T, F> => ({
  name: 'gold',
  rule: 'CIV-15.7a',
  mode: 'one',
  legal(s, seat, out) {
    if (canBuyGold(s, seat)) out.put(V.buyGold.code())
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) {
      done(s)
      return
    }
    payFromTreasury(s, seat, GOLD_PRICE)
    buy(s, seat, cx)
    if (!canBuyGold(s, seat)) done(s)
  },
  why: (s, seat, code) =>
    V.buyGold.is(code)
      ? s.stackSize[GOLD_STACK] === 0
        ? refusal('CIV-R-33', 'refuse.noGold')
        : refusal('CIV-15.7a', 'refuse.treasury', { tokens: GOLD_PRICE, treasury: s.treasury[seat] })
      : null,
  fallback: () => V.done.code(),
  prompt: (s, seat) => ({
    key: 'prompt.gold',
    rule: 'CIV-15.7a',
    args: { treasury: s.treasury[seat], price: GOLD_PRICE },
  }),
})
export const gold = makeGold((s: S, who: Seat, cx: Cx<E>) => {
  const kind = drawTop(s, GOLD_STACK, cx)
  toHand(s, who, kind, cx)
  if (cx.live) cx.emit({ type: 'boughtGold', seat: who, trade: TRADE_IDS[kind] })
})
