/** Random games walked through a match, with what the drawing gets at each position of the seat that is asked. */
import {
  type ActionJson,
  current,
  FastRng,
  type GameEvent,
  keyOf,
  Match,
  type Said,
  type Seat,
  setupOf,
} from '@ecumene/kernel'
import { throughTheAges } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import type { E } from '../../src/verbs.ts'
import type { Part } from '../part-props.ts'

export type Played = Match<S, E>
/** A part of the drawing without words: whatever is said is its key. */
export const partOf = (match: Played, seat: Seat): Part =>
  ({
    game: match.game,
    view: match.view(seat),
    seat,
    seats: Array.from({ length: match.setup.seats }, (_, i) => ({ name: `P${i}`, colour: i, isBot: false })),
    legal: match.legal(seat),
    say: (key: string) => key,
    sayPrompt: (said: Said) => said.key,
    sayAction: (action: ActionJson) => action.verb,
    sayEvent: (event: GameEvent) => event.type,
    chronicle: () => match.chronicle(seat).flatMap(line => line.events),
    replaying: false,
  }) as unknown as Part

/**
 * Visits positions of random games until `visit` was called `count` times: now and then one, and of the decisions that
 * are wanted every one. It may play the action itself.
 */
export function walk(
  count: number,
  visit: (match: Played, seat: Seat, action: ActionJson) => void,
  isWanted: (decision: string) => boolean = () => false,
): void {
  let visited = 0
  for (let game = 0; visited < count; game++) {
    const rng = new FastRng(game + 1)
    const match = new Match(throughTheAges, setupOf(throughTheAges, 2 + (game % 3)), keyOf(`ui ${game}`))
    match.auto = false
    while (match.outcome() === null && visited < count) {
      const seat = 31 - Math.clz32(match.owed())
      const actions = match.legal(seat).filter(a => a.verb !== 'resign')
      const action = actions[rng.below(actions.length)]
      const before = match.seq
      if (rng.below(4) === 0 || isWanted(current(throughTheAges, match.state)?.name ?? '')) {
        visit(match, seat, action)
        visited++
      }
      if (match.seq === before) match.play(seat, action)
    }
  }
}
