/** Legions move after the sea battles (MN-4.1b); the player ends it by saying so (MN-R-92b). */

import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { FREE, IN_PLAY, LANDS, ON_MARKER, SLOT_FROM } from '../board.ts'
import { stepOff } from '../effects/map.ts'
import type { E } from '../events.ts'
import { barred, reachable } from '../query/reach.ts'
import { fleet, freeLegions, legionsIn, standsOn } from '../query/units.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Free legions that have not moved: those who arrived this turn stand free (MN-R-37a). */
const unmoved = (s: S, province: number, seat: Seat): number => freeLegions(s, province, seat) - s.arrived[province]
const standsAt = (s: S, province: number, seat: Seat, post: number): boolean =>
  post === ON_MARKER
    ? s.onMarker[province] === seat
    : SLOT_FROM[province] + post < SLOT_FROM[province + 1] && standsOn(s, SLOT_FROM[province] + post) === seat
/** Asked before any of them has moved. */
export function anyMarch(s: S, seat: Seat): boolean {
  const ships = fleet(s, seat)
  for (let province = 0; province < LANDS; province++) {
    if (legionsIn(s, province, seat) === 0) continue
    const near = reachable(s, province, ships)
    for (let to = 0; to < LANDS; to++) if ((near >> to) & 1 && !barred(s, to, seat)) return true
  }
  return false
}
/**
 * A legion goes to an adjacent province or is carried to a connected one (MN-4.1.2a); any number may use a chain of
 * triremes, of any length (MN-R-37b). It may leave a war and enter any visible province (MN-R-37d); which legion goes
 * is the player's choice (MN-R-92a). Fortresses never move (MN-R-37c).
 */
export const march: Decision<S, E> = {
  name: 'march',
  rule: 'MN-4.1.2a',
  mode: 'one',
  alwaysAsk: true, // also after the last legion the player confirms: battles follow (MN-R-92b)
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    const ships = fleet(s, seat)
    for (let province = 0; province < LANDS; province++) {
      if (legionsIn(s, province, seat) === 0) continue
      const near = reachable(s, province, ships)
      const free = unmoved(s, province, seat)
      for (let to = 0; to < LANDS; to++) {
        if (((near >> to) & 1) === 0 || barred(s, to, seat)) continue
        for (let n = free; n > 0; n--) out.put(VERBS.march.code(province, to, FREE, n))
        for (let post = 0; post <= ON_MARKER; post++)
          if (standsAt(s, province, seat, post)) out.put(VERBS.march.code(province, to, post, 1))
      }
    }
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) {
      done(s)
      return
    }
    const province = VERBS.march.arg.province(code)
    const to = VERBS.march.arg.to(code)
    const n = VERBS.march.arg.legions(code)
    stepOff(s, province, VERBS.march.arg.post(code))
    s.legions[at.legions(s, province, seat)] -= n
    s.legions[at.legions(s, to, seat)] += n
    s.arrived[to] += n
    if (world.live)
      world.emit({ type: 'marched', seat, province: PROVINCE_IDS[province], to: PROVINCE_IDS[to], legions: n })
  },
  why(s, seat, code) {
    if (!VERBS.march.is(code)) return null
    const province = VERBS.march.arg.province(code)
    const to = VERBS.march.arg.to(code)
    const args = { province: PROVINCE_IDS[province], to: PROVINCE_IDS[to] }
    if (((IN_PLAY[s.seats] >> to) & 1) === 0)
      return refusal('MN-R-1b', 'refuse.covered', { province: PROVINCE_IDS[to] })
    if (VERBS.march.arg.post(code) > FREE) return refusal('MN-R-37c', 'refuse.fortressMoves')
    if (((reachable(s, province, fleet(s, seat)) >> to) & 1) === 0) return refusal('MN-4.1.2a', 'refuse.marchFar', args)
    if (barred(s, to, seat)) return refusal('MN-R-59d', 'refuse.barred', { province: PROVINCE_IDS[to] })
    if (s.arrived[province] > 0 && legionsIn(s, province, seat) >= VERBS.march.arg.legions(code))
      return refusal('MN-R-37a', 'refuse.marched', args)
    return refusal('MN-4.1.2a', 'refuse.legions', {
      count: legionsIn(s, province, seat),
      province: PROVINCE_IDS[province],
    })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.march', rule: 'MN-4.1.2a' }),
}
