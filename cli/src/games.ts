/** The games the terminal knows. Each is loaded when it is asked for. */
import { join } from 'node:path'
import type { About } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { type GameDef, type Options, type Setup, SetupError, setupOf } from '@ecumene/kernel'
import { about as toy } from '@ecumene/testkit/toy/about'
import { type Flags, UsageError } from './args.ts'

const root = join(import.meta.dirname, '..', '..')
/** A path inside the game's folder: rules, messages, tests. */
export const inFolder = (game: About, ...path: readonly string[]): string => join(root, game.folder, ...path)

export const allGames = (): readonly About[] => games

/** The toy is for benches and tests of the machinery: it can be named, but is not offered. */
export function gameNamed(id: string | undefined): About {
  const ids = games.map(game => game.id).join(', ')
  if (id === undefined) throw new UsageError(`--game is missing; it is one of ${ids}`)
  const found = [...games, toy].find(game => game.id === id)
  if (!found) throw new UsageError(`there is no game ${id}; there are ${ids}`)
  return found
}

/** The table that --seats and --variant ask for; the fewest seats of the variant unless said. */
export function tableOf(game: GameDef, flags: Flags, options: Options = {}): Setup {
  const variantId = flags.text('variant')
  const variant = game.variants.find(v => v.id === (variantId ?? game.variants[0].id)) ?? game.variants[0]
  const seats = flags.number('seats', { min: 1, max: 8 }, variant.seats[0])
  try {
    return setupOf(game, seats, variantId, options)
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message)
    throw error
  }
}
