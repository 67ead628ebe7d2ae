/** The testkit's toy, seen as any game is. */
import type { GameDef } from '@ecumene/kernel'
import { toy as agora } from '../../../testkit/toy/src/game.ts'

export const toy = agora as unknown as GameDef
