/** The pool of technology cards. */
import { EVERYONE, NONE, type Seat, type World } from '@ecumene/kernel'
import { TECH_IDS } from '../../data/technologies.ts'
import { RESERVE } from '../../data/tokens.ts'
import type { E } from '../events.ts'
import { type S, stackAt } from '../state.ts'
import { checkStacks } from './ending.ts'

/** The top card goes to the player, and the next one is turned face up before they lay it (BRZ-TURN-5, BRZ-R-2). */
export function takeTop(s: S, seat: Seat, stack: number, world: World<E>): void {
  const tech = s.top[stack]
  s.taken = tech
  s.top[stack] = NONE
  s.stackSize[stack]--
  // A card once taken is never put back (BRZ-TURN-6): undo ends here even where no next card is left to be seen.
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'took', seat, stack: stack + 1, tech: TECH_IDS[tech] })
  if (s.stackSize[stack] === 0) {
    s.stacksOut++
    if (world.live) world.emit({ type: 'emptied', stack: stack + 1 })
    bringReserve(s, stack, world)
  }
  if (s.stackSize[stack] > 0) turnTop(s, stack, world)
  checkStacks(s, seat, world)
}

/** Turns the highest card of a stack face up. */
export function turnTop(s: S, stack: number, world: World<E>): void {
  const at = stackAt(s, stack, s.stackSize[stack] - 1)
  s.top[stack] = s.stack[at]
  s.stack[at] = NONE
  if (world.live) world.emit({ type: 'shown', stack: stack + 1, tech: TECH_IDS[s.top[stack]] })
}

/**
 * The reserve takes the place of the first stack to run out; later slots stay empty (BRZ-SET-21, BRZ-R-25, BRZ-R-38).
 */
function bringReserve(s: S, stack: number, world: World<E>): void {
  if (s.stackSize[RESERVE] === 0) return
  s.stackSize[stack] = s.stackSize[RESERVE]
  s.stackSize[RESERVE] = 0
  for (let i = 0; i < s.stackSize[stack]; i++) {
    s.stack[stackAt(s, stack, i)] = s.stack[stackAt(s, RESERVE, i)]
    s.stack[stackAt(s, RESERVE, i)] = NONE
  }
  if (world.live) world.emit({ type: 'reserve', stack: stack + 1 })
}
