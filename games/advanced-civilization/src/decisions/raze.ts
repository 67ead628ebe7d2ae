/**
 * Phase 1, revolts: nobody has a piece left, and the first of the ranking names what is eliminated (ADV-1.9,
 * ADV-R-78).
 */
import { makeRaze } from '@ecumene/civilization-family/src/decisions/revolt.ts'
import { refusal } from '@ecumene/kernel'
import { defaulterOf, isAtStake } from '../query/revolt.ts'
import { VERBS } from '../verbs.ts'

export const raze = makeRaze(VERBS, {
  rule: 'ADV-1.9',
  isAtStake,
  why: s => refusal('ADV-1.9', 'refuse.notAtStake', { target: defaulterOf(s) }),
  promptArgs: s => ({ target: defaulterOf(s), cities: s.unpaid[defaulterOf(s)] }),
})
