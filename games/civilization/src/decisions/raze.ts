/** Nobody can replace what is left: it is removed, and the first of the ranking says which (CIV-6.3.3b, CIV-R-88). */
import { makeRaze } from '@ecumene/civilization-family/src/decisions/revolt.ts'
import { isAtStake, whyNotAtStake } from '../query/revolt.ts'
import { VERBS } from '../verbs.ts'

export const raze = makeRaze(VERBS, { rule: 'CIV-6.3.3b', isAtStake, why: whyNotAtStake })
