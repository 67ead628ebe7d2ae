/**
 * The nine stacks of trade cards: face down, drawn from the top, returned to the bottom (CIV-4.2a, CIV-17.6a,
 * CIV-R-34).
 */
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { bit, EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { CALAMITIES, COMMODITIES, calamityCard, isRedBacked, KIND_COUNT, STACK_OF } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { handOf, type S, stackAt } from '../state.ts'

/**
 * Commodities shuffled, the calamity of the number underneath (CIV-4.2b, CIV-4.2d), numbered by CIV-GAP-5; none in
 * stack 1 (CIV-4.2c).
 */
export function dealStacks(s: S, world: World<E>): void {
  const cards = new Int16Array(14)
  for (let stack = 0; stack < STACKS; stack++) {
    let n = 0
    for (let kind = 0; kind < COMMODITIES; kind++)
      if (STACK_OF[kind] === stack) for (let i = 0; i < KIND_COUNT[kind]; i++) cards[n++] = kind
    // Only the stacks of two commodities need it (CIV-4.2d).
    if (stack < 2) world.shuffle(cards, n)
    const below = stack === 0 ? 0 : 1
    if (below) s.stack[stackAt(stack, 0)] = calamityCard(stack - 1)
    for (let i = 0; i < n; i++) s.stack[stackAt(stack, below + i)] = cards[i]
    s.stackSize[stack] = below + n
    lookAtTop(s, stack)
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
export function drawTop(s: S, stack: number, world: World<E>): number {
  const size = s.stackSize[stack]
  if (size === 0) return NONE
  const kind = s.stack[stackAt(stack, size - 1)]
  s.stack[stackAt(stack, size - 1)] = NONE
  s.stackSize[stack]--
  if (lookAtTop(s, stack)) world.reveal(EVERYONE)
  return kind
}
/** Face down to the bottom of its stack. */
export function putUnder(s: S, kind: number, world: World<E>): void {
  const stack = STACK_OF[kind]
  for (let i = s.stackSize[stack]; i > 0; i--) s.stack[stackAt(stack, i)] = s.stack[stackAt(stack, i - 1)]
  s.stack[stackAt(stack, 0)] = kind
  s.stackSize[stack]++
  if (lookAtTop(s, stack)) world.reveal(EVERYONE)
}
export function toHand(s: S, seat: Seat, kind: number, world: World<E>): void {
  s.hand[handOf(seat, kind)]++
  s.handSize[seat]++
  world.reveal(bit(seat))
}
export function fromHand(s: S, seat: Seat, kind: number): void {
  s.hand[handOf(seat, kind)]--
  s.handSize[seat]--
}
/** How many calamities lie face up before a player. */
export function sufferings(s: S, seat: Seat): number {
  let n = 0
  for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] === seat) n++
  return n
}
