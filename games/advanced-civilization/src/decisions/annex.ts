/** 16.5 Civil War: a taker short of pieces chooses what to take over, as in plain Civilization (ADV-16.5.10). */
import { makeAnnex } from '@ecumene/civilization-family/src/effects/take-over.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const annex = adopted(makeAnnex(VERBS))
