/** The games after a small mend: another version of the toy that leads to the same positions. */
import { type About, anyGame } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { about as before } from '@ecumene/testkit/toy/about'
import { releasedIn } from '../src/games.ts'

const mended = anyGame({ ...toy, version: 2 })
const about: About = { ...before, load: async () => mended }
export const games: readonly GameDef[] = [mended]
export const released = releasedIn([about])
