/**
 * The toy on a board of 140 areas with 70 numbers each: as JSON 29 kB, what a civilization game has. Each move changes
 * three areas. boardgame-io/toy.mjs lays out the same.
 */
import { type Core, type Decision, type GameDef, type GameEvent, layout, type StateOf, table } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit/toy'
import { fields } from '@ecumene/testkit/toy/state'

const AREAS = 140
const NUMBERS = 70
/** Areas that a move changes, and how far they lie apart. */
const CHANGED = 3
const APART = 37

const original = toy as unknown as GameDef
const board = { land: table([AREAS, NUMBERS], { max: 9, init: 1, sees: 'all' }) } as const
type Large = StateOf<typeof board>

const decisions = original.decisions.map(
  (decision): Decision<Core, GameEvent> => ({
    ...decision,
    apply(s, seat, code, world) {
      decision.apply(s, seat, code, world)
      const { land } = s as unknown as Large
      const first = land[0] * 11 + land[NUMBERS * APART]
      for (let n = 0; n < CHANGED; n++) {
        const at = ((first + n * APART) % AREAS) * NUMBERS
        land[at] = (land[at] + 1) % 10
      }
    },
  }),
)

export const games: readonly GameDef[] = [
  {
    ...original,
    layout: ({ seats }) => layout(seats, { ...fields(seats), ...board }),
    decisions,
  },
]
