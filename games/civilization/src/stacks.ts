/** The nine stacks of trade cards: face down, drawn from the top, returned to the bottom (CIV-4.2a, CIV-17.6a, CIV-R-34). */
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Cx, EVERYONE, type Seat } from '@ecumene/kernel'
import { CALAMITIES, COMMODITIES, calamityCard, isRedBacked, KIND_COUNT, STACK_OF } from '../data/trade.ts'
import type { E } from './events.ts'
import { handOf, type S, stackAt } from './state.ts'

/** Commodities shuffled, the calamity of the number underneath (CIV-4.2b, CIV-4.2d), none in stack 1 (CIV-4.2c). */
export function dealStacks(s: S, cx: Cx<E>): void {
  const cards = new Int16Array(14)
  for (let v = 0; v < STACKS; v++) {
    let n = 0
    for (let k = 0; k < COMMODITIES; k++) if (STACK_OF[k] === v) for (let i = 0; i < KIND_COUNT[k]; i++) cards[n++] = k
    // Only the stacks of two commodities need it (CIV-4.2d).
    if (v < 2) cx.shuffle(cards, n)
    const below = v === 0 ? 0 : 1
    if (below) s.stack[stackAt(v, 0)] = calamityCard(v - 1)
    for (let i = 0; i < n; i++) s.stack[stackAt(v, below + i)] = cards[i]
    s.stackSize[v] = below + n
    lookAtTop(s, v)
  }
}
/** Everybody sees the back of the top card (CIV-R-5). True if what they see has changed. */
function lookAtTop(s: S, stack: number): boolean {
  const size = s.stackSize[stack]
  const red = size > 0 && isRedBacked(s.stack[stackAt(stack, size - 1)]) ? 1 : 0
  const changed = s.redTop[stack] !== red
  s.redTop[stack] = red
  return changed
}
/** The top card, or NONE from an empty stack. */
export function drawTop(s: S, stack: number, cx: Cx<E>): number {
  const size = s.stackSize[stack]
  if (size === 0) return NONE
  const kind = s.stack[stackAt(stack, size - 1)]
  s.stack[stackAt(stack, size - 1)] = NONE
  s.stackSize[stack]--
  if (lookAtTop(s, stack)) cx.reveal(EVERYONE)
  return kind
}
/** Face down to the bottom of its stack. */
export function putUnder(s: S, kind: number, cx: Cx<E>): void {
  const stack = STACK_OF[kind]
  for (let i = s.stackSize[stack]; i > 0; i--) s.stack[stackAt(stack, i)] = s.stack[stackAt(stack, i - 1)]
  s.stack[stackAt(stack, 0)] = kind
  s.stackSize[stack]++
  if (lookAtTop(s, stack)) cx.reveal(EVERYONE)
}
export function toHand(s: S, who: Seat, kind: number, cx: Cx<E>): void {
  s.hand[handOf(who, kind)]++
  s.handSize[who]++
  cx.reveal(bit(who))
}
export function fromHand(s: S, who: Seat, kind: number): void {
  s.hand[handOf(who, kind)]--
  s.handSize[who]--
}
/** How many calamities lie face up before a player. */
export function sufferings(s: S, who: Seat): number {
  let n = 0
  for (let c = 0; c < CALAMITIES; c++) if (s.victim[c] === who) n++
  return n
}
