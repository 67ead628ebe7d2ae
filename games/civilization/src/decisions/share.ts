/** Flood: the victim shares losses out among others on the plain (CIV-22.2.7.2b). */
import { type Decision, done, has, refusal, slot } from '@ecumene/kernel'
import { ENGINEERING_CAP, LEFT, ORDERED, take } from '../effects/orders.ts'
import { PLAIN, roomLeft, shareCap } from '../effects/shares.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** The ten points are compulsory: whatever is named must leave the rest possible (CIV-22.2.7.2a, CIV-22.2.7.2b). */
export const share: Decision<S, E> = {
  name: 'share',
  rule: 'CIV-22.2.7.2b',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < s.seats; other++) {
      if (has(slot(s, ORDERED), other)) continue
      const most = shareCap(s, seat, other, slot(s, PLAIN))
      const others = roomLeft(s, seat, other)
      for (let n = 1; n <= most && n <= slot(s, LEFT); n++)
        if (slot(s, LEFT) - n <= others) out.put(VERBS.order.code(other, n))
    }
  },
  apply(s, seat, code, world) {
    take(s, seat, VERBS.order.arg.target(code), VERBS.order.arg.points(code), 'flood', world)
    if (slot(s, LEFT) === 0) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.order.is(code)) return null
    const target = VERBS.order.arg.target(code)
    const most = target < s.seats ? shareCap(s, seat, target, slot(s, PLAIN)) : 0
    return VERBS.order.arg.points(code) > most
      ? refusal(most === ENGINEERING_CAP ? 'CIV-22.2.7.4' : 'CIV-R-59', 'refuse.most', { target, most })
      : refusal('CIV-R-59', 'refuse.shareAll', { points: slot(s, LEFT) })
  },
  fallback(s, seat) {
    for (let other = 0; other < s.seats; other++) {
      if (has(slot(s, ORDERED), other)) continue
      const most = Math.min(shareCap(s, seat, other, slot(s, PLAIN)), slot(s, LEFT))
      if (most > 0) return VERBS.order.code(other, most)
    }
    return VERBS.done.code()
  },
  prompt: s => ({ key: 'prompt.share', rule: 'CIV-22.2.7.2b', args: { points: slot(s, LEFT) } }),
}
