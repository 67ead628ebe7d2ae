import type { Question } from '@ecumene/bots'
import { Codes, type Core, current, FastRng, type GameDef, keyOf, Match, owed, type Setup } from '@ecumene/kernel'

/** The first question of a game. */
export function questionOf<S extends Core, E>(game: GameDef<S, E>, setup: Setup, seed: number): Question {
  const match = new Match(game, setup, keyOf(String(seed)))
  const seat = 31 - Math.clz32(owed(match.state))
  const view = match.view(seat)
  const legal = new Codes()
  current(game, view)?.legal(view, seat, legal)
  return {
    game: game as unknown as GameDef,
    setup,
    layout: match.layout as never,
    view,
    seat,
    legal,
    rng: new FastRng(seed),
    budget: Number.POSITIVE_INFINITY,
  }
}
