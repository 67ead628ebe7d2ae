/** Famine and Epidemic: the victim orders losses of others (CIV-22.2.5b, CIV-22.2.8.1b). */
import { MEDICINE } from '@ecumene/civilization-family/data/cards.ts'
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, has, refusal, slot } from '@ecumene/kernel'
import { EPIDEMIC } from '../../data/trade.ts'
import { anyTarget, CAP, KIND, LEFT, mostFor, ORDERED, take } from '../effects/orders.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * Optional, up to a total and a cap for each (CIV-22.2.5c, CIV-22.2.8.1c); the caps bind what is ordered (CIV-R-49).
 */
export const order: Decision<S, E> = {
  name: 'order',
  rule: 'CIV-22.2.5b',
  mode: 'one',
  legal(s, seat, out) {
    for (let other = 0; other < s.seats; other++) {
      const most = other === seat ? 0 : mostFor(s, other)
      for (let n = 1; n <= most; n++) out.put(VERBS.order.code(other, n))
    }
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) done(s)
    else {
      const calamity = slot(s, KIND) === LOSS.epidemic ? 'epidemic' : 'famine'
      take(s, seat, VERBS.order.arg.target(code), VERBS.order.arg.points(code), calamity, world)
      if (!anyTarget(s, seat)) done(s)
    }
  },
  why(s, seat, code) {
    if (!VERBS.order.is(code)) return null
    const target = VERBS.order.arg.target(code)
    const epidemic = slot(s, KIND) === LOSS.epidemic
    if (target === seat || target >= s.seats) return refusal('CIV-22.2.5b', 'refuse.otherPlayer')
    if (epidemic && target === s.giver[EPIDEMIC]) return refusal('CIV-22.2.8.1d', 'refuse.immune', { target })
    if (isSheltered(s, target)) return refusal('CIV-24.2a', 'refuse.sheltered', { target })
    if (has(slot(s, ORDERED), target)) return refusal('CIV-R-99', 'refuse.orderedAlready', { target })
    if (epidemic && hasCard(s, target, MEDICINE))
      return refusal('CIV-22.2.8.3b', 'refuse.most', { target, most: mostFor(s, target) })
    const rule =
      slot(s, CAP) <= slot(s, LEFT)
        ? epidemic
          ? 'CIV-22.2.8.1c'
          : 'CIV-22.2.5c'
        : epidemic
          ? 'CIV-22.2.8.1b'
          : 'CIV-22.2.5b'
    return refusal(mostFor(s, target) < Math.min(slot(s, CAP), slot(s, LEFT)) ? 'CIV-R-61' : rule, 'refuse.most', {
      target,
      most: mostFor(s, target),
    })
  },
  fallback: () => VERBS.done.code(),
  prompt: s => ({
    key: 'prompt.order',
    rule: slot(s, KIND) === LOSS.epidemic ? 'CIV-22.2.8.1b' : 'CIV-22.2.5b',
    args: { points: slot(s, LEFT), most: slot(s, CAP) },
  }),
}
