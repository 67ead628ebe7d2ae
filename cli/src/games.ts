/** The games the terminal knows. Each is loaded when it is asked for. */
import { join } from 'node:path'
import { type GameDef, type Options, type Setup, SetupError, setupOf } from '@ecumene/kernel'
import { type Flags, UsageError } from './args.ts'

const root = join(import.meta.dirname, '..', '..')

export interface Shelf {
  readonly id: string
  readonly name: string
  /** The game's folder: rules, messages, tests. */
  readonly folder: string
  load(): Promise<GameDef>
}
/** A list of games forgets each one's own state and events. */
const loaded = (game: unknown): GameDef => game as GameDef

const shelf: readonly Shelf[] = [
  {
    id: 'civilization',
    name: 'Civilization',
    folder: join(root, 'games/civilization'),
    load: async () => loaded((await import('@ecumene/civilization')).civilization),
  },
  {
    id: 'advanced-civilization',
    name: 'Advanced Civilization',
    folder: join(root, 'games/advanced-civilization'),
    load: async () => loaded((await import('@ecumene/advanced-civilization')).advancedCivilization),
  },
  {
    id: 'mare-nostrum',
    name: 'Mare Nostrum: Empires',
    folder: join(root, 'games/mare-nostrum'),
    load: async () => loaded((await import('@ecumene/mare-nostrum')).mareNostrum),
  },
  {
    id: 'through-the-ages',
    name: 'Through the Ages',
    folder: join(root, 'games/through-the-ages'),
    load: async () => loaded((await import('@ecumene/through-the-ages')).throughTheAges),
  },
  {
    id: 'bronze',
    name: 'Bronze',
    folder: join(root, 'games/bronze'),
    load: async () => loaded((await import('@ecumene/bronze')).bronze),
  },
]
/** For benches and tests of the machinery; not a game to offer. */
const toy: Shelf = {
  id: 'toy',
  name: 'Agora (a toy)',
  folder: join(root, 'testkit'),
  load: async () => loaded((await import('@ecumene/testkit/toy')).toy),
}

export const allGames = (): readonly Shelf[] => shelf

export function gameNamed(id: string | undefined): Shelf {
  if (id === undefined) throw new UsageError(`--game is missing; it is one of ${shelf.map(g => g.id).join(', ')}`)
  const found = [...shelf, toy].find(g => g.id === id)
  if (!found) throw new UsageError(`there is no game ${id}; there are ${shelf.map(g => g.id).join(', ')}`)
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
