/** 16.11 Iconoclasm and Heresy: the victim names players, who pick the cities themselves (ADV-16.11.4). */
import { type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { mostOf, whyNot } from '../query/heresy.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export const LEFT = 0
export function oneLess(s: S): void {
  const left = slot(s, LEFT) - 1
  setSlot(s, LEFT, left)
  if (left === 0) done(s)
}
/** The victim names the players, one city at a time. */
export const accuse: Decision<S, E> = {
  name: 'accuse',
  rule: 'ADV-16.11.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let target = 0; target < s.seats; target++) if (mostOf(s, seat, target) > 0) out.put(VERBS.accuse.code(target))
  },
  apply(s, seat, code, world) {
    const target = VERBS.accuse.arg.target(code)
    s.toReduce[target]++
    if (world.live) world.emit({ type: 'accused', seat, target })
    oneLess(s)
  },
  why: (s, seat, code) =>
    VERBS.accuse.is(code)
      ? whyNot(s, seat, VERBS.accuse.arg.target(code))
      : refusal('ADV-11.11', 'refuse.accuseAll', { cities: slot(s, LEFT) }),
  fallback(s, seat) {
    let target = 0
    while (mostOf(s, seat, target) <= 0) target++
    return VERBS.accuse.code(target)
  },
  prompt: s => ({ key: 'prompt.accuse', rule: 'ADV-16.11.3', args: { cities: slot(s, LEFT) } }),
}
