/** The games this server knows. A thread that runs rules loads this list by itself. */
import { bronze } from '@ecumene/bronze'
import type { GameDef } from '@ecumene/kernel'

export const games: readonly GameDef[] = [bronze as unknown as GameDef]
