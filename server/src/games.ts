/** The games this server knows. A thread that runs rules loads this list by itself. */
import { advancedCivilization } from '@ecumene/advanced-civilization'
import { bronze } from '@ecumene/bronze'
import { civilization } from '@ecumene/civilization'
import type { GameDef } from '@ecumene/kernel'
import { mareNostrum } from '@ecumene/mare-nostrum'
import { throughTheAges } from '@ecumene/through-the-ages'

/** A list of games forgets each one's own state and events. */
const known: readonly unknown[] = [bronze, civilization, advancedCivilization, mareNostrum, throughTheAges]
export const games = known as readonly GameDef[]
