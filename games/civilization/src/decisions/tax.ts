/** Phase 1, Taxation: holders of Coinage set their rate (CIV-22.3.11a). */
import { askRates, makeTax } from '@ecumene/civilization-family/src/decisions/tax.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const tax = makeTax(VERBS)
export const declareRates = (s: S): void => askRates(s, DECISIONS.tax, 0)
