import { type Question, questionFor } from '@ecumene/bots'
import { type Core, FastRng, type GameDef, keyOf, Match, owed, type Setup } from '@ecumene/kernel'

/** The first question of a game. */
export function questionOf<S extends Core, E>(game: GameDef<S, E>, setup: Setup, seed: number): Question {
  const match = new Match(game, setup, keyOf(String(seed)))
  const seat = 31 - Math.clz32(owed(match.state))
  return questionFor(game, setup, match.view(seat), seat, new FastRng(seed))
}
