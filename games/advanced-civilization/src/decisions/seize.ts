/**
 * Phase 1, revolts: taking is compulsory; the beneficiary chooses which city of the defaulter (ADV-1.7). Neither card
 * nor pillage follows (ADV-1.12), no tax is paid for it now (ADV-1.10), and it counts as older (ADV-R-64).
 */
import { makeSeize } from '@ecumene/civilization-family/src/decisions/revolt.ts'
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import { refusal } from '@ecumene/kernel'
import { defaulterOf, isAtStake } from '../query/revolt.ts'
import { VERBS } from '../verbs.ts'

export const seize = makeSeize(VERBS, {
  rule: 'ADV-1.7',
  isAtStake,
  why: s => refusal('ADV-1.7', 'refuse.notAtStake', { target: defaulterOf(s) }),
  promptArgs: (s, seat) => ({
    target: defaulterOf(s),
    cities: s.unpaid[defaulterOf(s)],
    pieces: cityPieces(s, seat),
  }),
})
