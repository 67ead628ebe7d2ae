/** Civil War: the victim says which faction to go on with (CIV-22.2.6.1c). */
import { makeFaction } from '@ecumene/civilization-family/src/effects/civil-war.ts'
import { VERBS } from '../verbs.ts'

export const faction = makeFaction(VERBS)
