/** The games on the shelf, from the one list there is. The workers read this, too: nothing here is drawn. */
import type { About } from '@ecumene/contract'
import { games } from '@ecumene/games'

export const aboutOf = (id: string): About | undefined => games.find(game => game.id === id)
