/** The deck is shuffled; everybody begins with two coins, which the layout says (TOY-1). */
import { call, type Setup, type World } from '@ecumene/kernel'
import type { E } from './events.ts'
import { DECK_SIZE, KIND_COUNT, type S } from './state.ts'
import { PROGRAMS } from './verbs.ts'

export function setup(s: S, { options }: Setup, world: World<E>): void {
  s.rounds = options.rounds as number
  for (let i = 0; i < DECK_SIZE; i++) s.deck[i] = i % KIND_COUNT
  s.left = DECK_SIZE
  world.shuffle(s.deck, DECK_SIZE)
  call(s, PROGRAMS.round)
}
