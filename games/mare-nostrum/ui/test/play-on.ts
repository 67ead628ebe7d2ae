/** Games of the greedy player with some chance in them, position by position. */
import { Codes, current, type FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'

/** The match, before each of its moves, with the seat that moves next. */
export function* playOn(key: string, games: number, rng: FastRng): Generator<{ match: Match<S, E>; seat: number }> {
  for (let k = 0; k < games; k++) {
    const setup = setupOf(mareNostrum, 3 + (k % 3), k % 2 === 0 ? 'experts' : 'first-games')
    const match = new Match<S, E>(mareNostrum, setup, keyOf(`${key}-${k}`))
    for (let n = 0; n < 900 && match.outcome() === null; n++) {
      const owed = Array.from({ length: setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = owed[rng.below(owed.length)]
      yield { match, seat }
      const view = match.view(seat)
      const legal = new Codes()
      current(mareNostrum, view)?.legal(view, seat, legal)
      const isChance = rng.below(4) === 0
      const choice = isChance ? legal.at[rng.below(legal.n)] : mareNostrum.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? mareNostrum.verbs.toJson(choice) : choice)
    }
  }
}
