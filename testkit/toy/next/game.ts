/**
 * The toy one version later, for tests of what becomes of games that were begun before: work pays two coins, a new
 * field counts it, there is a new option, and the short game is gone.
 */
import { type Decision, type GameDef, layout, type StateOf, stop, table } from '@ecumene/kernel'
import type { E } from '../src/events.ts'
import { toy } from '../src/game.ts'
import { GOAL } from '../src/scoring.ts'
import { fields } from '../src/state.ts'
import { VERBS } from '../src/verbs.ts'

const nextFields = (seats: number) => ({ ...fields(seats), worked: table([seats], { max: 99, sees: 'all' }) }) as const
type S = StateOf<ReturnType<typeof nextFields>>

const decisions = (toy as unknown as GameDef<S, E>).decisions.map(
  (decision): Decision<S, E> =>
    decision.name === 'turn'
      ? {
          ...decision,
          apply(s, seat, code, world) {
            decision.apply(s, seat, code, world)
            if (!VERBS.work.is(code)) return
            s.worked[seat]++
            s.coins[seat]++
            if (s.coins[seat] >= GOAL && s.depth > 0) stop(s)
          },
        }
      : decision,
)

export const toyNext: GameDef<S, E> = {
  ...(toy as unknown as GameDef<S, E>),
  version: 2,
  variants: [{ id: 'standard', seats: [2, 4], options: {} }],
  options: [...toy.options, { name: 'calm', values: 'flag', init: false }],
  layout: setup => layout(setup.seats, nextFields(setup.seats)),
  decisions,
}
