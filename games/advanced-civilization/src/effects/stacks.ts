/** The nine stacks of trade cards: two commodities and up to two calamities each (≠ CIV-4.2b). Backs are all alike (ADV-9.6, ADV-R-7). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Cx, type Seat } from '@ecumene/kernel'
import { isTradable, KINDS, STACK_OF, STACK_ROOM, STACKS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { handOf, type S, stackAt } from '../state.ts'

const cards = new Int16Array(STACK_ROOM)
/** The top card, or NONE from an empty stack (ADV-9.3). */
export function drawTop(s: S, stack: number): number {
  const size = s.stackSize[stack]
  if (size === 0) return NONE
  const kind = s.stack[stackAt(stack, size - 1)]
  s.stack[stackAt(stack, size - 1)] = NONE
  s.stackSize[stack]--
  return kind
}
/** Into the hand, calamity or not: nothing shows (ADV-9.4, ADV-9.5, ADV-9.6). */
export function toHand(s: S, who: Seat, kind: number, cx: Cx<E>): void {
  s.hand[handOf(who, kind)]++
  s.handSize[who]++
  cx.reveal(bit(who))
}
export function fromHand(s: S, who: Seat, kind: number): void {
  s.hand[handOf(who, kind)]--
  s.handSize[who]--
}
/** Spent, surrendered and resolved cards are held apart until all have bought (ADV-R-51). */
export function setApart(s: S, kind: number): void {
  s.apart[kind]++
}
/** Stack by stack what was held apart is shuffled and put under the stack (ADV-12.17), then the non-tradable calamities below everything else (ADV-12.18, ≠ CIV-19.6b). */
export function returnCards(s: S, cx: Cx<E>): void {
  for (let v = 0; v < STACKS; v++) {
    let n = 0
    let bottom = NONE
    for (let k = 0; k < KINDS; k++) {
      if (STACK_OF[k] !== v || s.apart[k] === 0) continue
      if (!isTradable(k)) bottom = k
      else for (let i = 0; i < s.apart[k]; i++) cards[n++] = k
      s.apart[k] = 0
    }
    if (n > 1) cx.shuffle(cards, n)
    const under = n + (bottom === NONE ? 0 : 1)
    if (under === 0) continue
    for (let i = s.stackSize[v] - 1; i >= 0; i--) s.stack[stackAt(v, i + under)] = s.stack[stackAt(v, i)]
    let at = 0
    if (bottom !== NONE) s.stack[stackAt(v, at++)] = bottom
    for (let i = 0; i < n; i++) s.stack[stackAt(v, at++)] = cards[i]
    s.stackSize[v] += under
    if (cx.live) cx.emit({ type: 'returned', stack: v + 1, cards: under })
  }
}
