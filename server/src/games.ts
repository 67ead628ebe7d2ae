/** The rules of every game. A thread that runs rules loads this list by itself. */
import { games as list } from '@ecumene/games'
import type { GameDef } from '@ecumene/kernel'

export const games: readonly GameDef[] = await Promise.all(list.map(about => about.load()))
