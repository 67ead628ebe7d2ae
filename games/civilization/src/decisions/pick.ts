/** Civil War: points of the first faction are chosen, first by the victim, then by the nominee (CIV-22.2.6.1b). */
import { makePick } from '@ecumene/civilization-family/src/effects/civil-war.ts'
import { VERBS } from '../verbs.ts'

export const pick = makePick(VERBS)
