/** The networks that were fetched: by game, and by the number of seats they are for. */
import { botsOf } from '@ecumene/contract'
import type { Core, GameDef } from '@ecumene/kernel'
import { numbersOf } from './file.ts'
import { Network } from './network.ts'

const shelf = new WeakMap<object, Map<number, Network | null>>()

/**
 * Fetches what bots that look ahead have learned about a game of so many seats. Until then they value positions as the
 * game's `evaluate` does, and play another game: callers wait for this first.
 */
export async function learn<S extends Core, E>(game: GameDef<S, E>, seats: number): Promise<void> {
  const learned = botsOf(game).thinking?.learned
  const known = shelf.get(game) ?? new Map<number, Network | null>()
  shelf.set(game, known)
  const file = known.has(seats) ? null : await learned?.network(seats)
  if (known.has(seats)) return
  if (!learned || !file) {
    known.set(seats, null)
    return
  }
  const { id, count } = learned.inputs(seats)
  // Of other rules or other inputs it would say nothing that is true here.
  if (file.rules !== game.version || file.inputs !== id || file.layers[0] !== count)
    throw new Error(`${game.id}: a network for other rules or inputs (${file.rules}, ${file.inputs})`)
  known.set(seats, new Network(numbersOf(file), file.layers))
}
/** Need nobody wait for `learn`? */
export const hasLearned = <S extends Core, E>(game: GameDef<S, E>, seats: number): boolean =>
  botsOf(game).thinking?.learned === undefined || shelf.get(game)?.has(seats) === true
/** What was fetched; null: nothing. */
export const networkOf = <S extends Core, E>(game: GameDef<S, E>, seats: number): Network | null =>
  shelf.get(game)?.get(seats) ?? null
