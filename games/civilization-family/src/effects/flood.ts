import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PLAIN_IDS } from '../../data/features.ts'
import type { Told } from '../events.ts'
import { exposedPoints } from '../losses.ts'
import type { Flooded } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

export const PLAINS = PLAIN_IDS.length

/** The plain with most of their exposed points; if equal they choose (CIV-22.2.7.3). */
export function isWorst(s: Flooded, seat: Seat, plain: number): boolean {
  const here = exposedPoints(s, seat, plain)
  if (here === 0) return false
  for (let other = 0; other < PLAINS; other++) if (exposedPoints(s, seat, other) > here) return false
  return true
}
export const makePlain = (verbs: SharedVerbs): Decision<Flooded, Told> => ({
  name: 'plain',
  rule: 'CIV-22.2.7.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < PLAINS; other++) if (isWorst(s, seat, other)) out.put(verbs.strike.code(other))
  },
  apply(s, _, code) {
    done(s)
    s.plain = verbs.strike.arg.plain(code)
  },
  why: (_, __, code) => (verbs.strike.is(code) ? refusal('CIV-22.2.7.3', 'refuse.plain') : null),
  fallback: s => verbs.strike.code(s.plain),
  prompt: () => ({ key: 'prompt.plain', rule: 'CIV-22.2.7.3' }),
})
