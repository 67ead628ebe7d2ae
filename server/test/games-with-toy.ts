/** The games of a server with the toy among them: a module for `--games`. */
import type { GameDef } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { games as real } from '../src/games.ts'

export const games: readonly GameDef[] = [toy as unknown as GameDef, ...real]
