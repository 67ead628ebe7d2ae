/**
 * The beneficiary chooses freely among all revolting cities (CIV-6.3.2a); taking is compulsory (CIV-R-8). Defaulters
 * may thus keep their own (CIV-6.3.3c). What is taken counts as older (CIV-R-28), and no tax is paid for it
 * (CIV-6.3.4).
 */
import { makeSeize } from '@ecumene/civilization-family/src/decisions/revolt.ts'
import { isAtStake, whyNotAtStake } from '../query/revolt.ts'
import { VERBS } from '../verbs.ts'

export const seize = makeSeize(VERBS, {
  rule: 'CIV-6.3.2a',
  isAtStake,
  why: whyNotAtStake,
  promptArgs: (s, seat) => ({ pieces: s.spare[seat] }),
  taken(s, seat) {
    s.spare[seat]--
  },
})
