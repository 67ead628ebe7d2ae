/** The games after an upgrade: the toy's rules have changed; what was begun before keeps the old ones. */
import { anyGame } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import { toyNext } from '@ecumene/testkit/toy/next'
import { about } from '@ecumene/testkit/toy/next/about'
import { releasedIn } from '../src/games.ts'

export const games: readonly GameDef[] = [anyGame(toyNext)]
export const released = releasedIn([about])
