/** Flood: between equal plains the victim chooses (CIV-22.2.7.3). */
import { makePlain } from '@ecumene/civilization-family/src/effects/flood.ts'
import { VERBS } from '../verbs.ts'

export const plain = makePlain(VERBS)
