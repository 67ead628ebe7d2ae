import type { GameDef } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit/toy'

export const games: readonly GameDef[] = [toy as unknown as GameDef]
