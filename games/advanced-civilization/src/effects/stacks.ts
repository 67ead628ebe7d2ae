/**
 * The nine stacks of trade cards: two commodities and up to two calamities each (≠ CIV-4.2b). Backs are all alike
 * (ADV-9.6, ADV-R-7).
 */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Seat, type World } from '@ecumene/kernel'
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
export function toHand(s: S, seat: Seat, kind: number, world: World<E>): void {
  s.hand[handOf(seat, kind)]++
  s.handSize[seat]++
  world.reveal(bit(seat))
}
export function fromHand(s: S, seat: Seat, kind: number): void {
  s.hand[handOf(seat, kind)]--
  s.handSize[seat]--
}
/** Spent, surrendered and resolved cards are held apart until all have bought (ADV-R-51). */
export function setApart(s: S, kind: number): void {
  s.apart[kind]++
}
/**
 * Stack by stack what was held apart is shuffled and put under the stack (ADV-12.17), then the non-tradable calamities
 * below everything else (ADV-12.18, ≠ CIV-19.6b).
 */
export function returnCards(s: S, world: World<E>): void {
  for (let stack = 0; stack < STACKS; stack++) {
    let n = 0
    let bottom = NONE
    for (let kind = 0; kind < KINDS; kind++) {
      if (STACK_OF[kind] !== stack || s.apart[kind] === 0) continue
      if (!isTradable(kind)) bottom = kind
      else for (let i = 0; i < s.apart[kind]; i++) cards[n++] = kind
      s.apart[kind] = 0
    }
    if (n > 1) world.shuffle(cards, n)
    const under = n + (bottom === NONE ? 0 : 1)
    if (under === 0) continue
    for (let i = s.stackSize[stack] - 1; i >= 0; i--) s.stack[stackAt(stack, i + under)] = s.stack[stackAt(stack, i)]
    let at = 0
    if (bottom !== NONE) s.stack[stackAt(stack, at++)] = bottom
    for (let i = 0; i < n; i++) s.stack[stackAt(stack, at++)] = cards[i]
    s.stackSize[stack] += under
    if (world.live) world.emit({ type: 'returned', stack: stack + 1, cards: under })
  }
}
