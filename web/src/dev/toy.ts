/** The testkit's toy, seen as any game is. */
import type { GameDef } from '@ecumene/kernel'
import { toy as agora } from '../../../testkit/src/toy/toy.ts'

export const toy = agora as unknown as GameDef
