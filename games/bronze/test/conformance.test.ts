import { join } from 'node:path'
import type { GameDef } from '@ecumene/kernel'
import { conformance } from '@ecumene/testkit'
import { bronze } from '../src/game.ts'
import type { E, S } from '../src/state.ts'

/** The game as it is offered, and a table that is asked for its colours. */
const offered: GameDef<S, E> = {
  ...bronze,
  variants: [...bronze.variants, { id: 'colours', seats: [3, 3], options: { colours: true } }],
}

conformance(offered, { root: join(import.meta.dirname, '..'), games: 20, rules: false })
