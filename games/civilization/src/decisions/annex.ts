/** Civil War: a taker short of pieces chooses which of the abandoned units to take over (CIV-22.2.6.3a, CIV-R-56). */
import { makeAnnex } from '@ecumene/civilization-family/src/effects/take-over.ts'
import { VERBS } from '../verbs.ts'

export const annex = makeAnnex(VERBS)
