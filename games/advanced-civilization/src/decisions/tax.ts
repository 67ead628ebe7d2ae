/** Phase 1: holders of Coinage set their rate (ADV-1.3); as in plain Civilization. */
import { makeTax } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const tax = adopted(makeTax(VERBS))
