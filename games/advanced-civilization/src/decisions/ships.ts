/** Phase 4: ships are maintained and built (ADV-4.2); as in plain Civilization. */
import { makeShips } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const ships = adopted(makeShips(VERBS))
