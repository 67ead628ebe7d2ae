/** 16.7 Flood: the victim chooses among flood plains of equal loss (ADV-R-74), as in plain Civilization. */
import { makePlain } from '@ecumene/civilization-family/src/effects/flood.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const plain = adopted(makePlain(VERBS))
