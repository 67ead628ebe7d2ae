/** Civil War: the victim names who takes over the other faction. */
import { strength } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { name } from '../effects/civil-war.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const offBoard = (s: S, seat: Seat): boolean => strength(s, seat) === 0
/** Any other player; but one who has nothing left on the board comes first (CIV-22.2.6.2a, CIV-22.2.6.2b, CIV-R-57). */
function mayNominate(s: S, seat: Seat, target: Seat): boolean {
  if (target === seat) return false
  if (offBoard(s, target)) return true
  for (let other = 0; other < s.seats; other++) if (other !== seat && offBoard(s, other)) return false
  return true
}
export const nominate: Decision<S, E> = {
  name: 'nominate',
  rule: 'CIV-22.2.6.2a',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < s.seats; other++) if (mayNominate(s, seat, other)) out.put(VERBS.nominate.code(other))
  },
  apply(s, _, code, world) {
    done(s)
    name(s, VERBS.nominate.arg.target(code), world)
  },
  why: (_, seat, code) =>
    VERBS.nominate.is(code) && VERBS.nominate.arg.target(code) !== seat
      ? refusal('CIV-22.2.6.2b', 'refuse.offBoardFirst')
      : refusal('CIV-22.2.6.2a', 'refuse.otherPlayer'),
  fallback(s, seat) {
    let other = 0
    while (!mayNominate(s, seat, other)) other++
    return VERBS.nominate.code(other)
  },
  prompt: () => ({ key: 'prompt.nominate', rule: 'CIV-22.2.6.2a' }),
}
