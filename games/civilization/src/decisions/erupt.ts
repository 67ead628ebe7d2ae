/** A player with units near several volcanoes says which one erupts. */
import { type Decision, done, refusal } from '@ecumene/kernel'
import { eruptVolcano, threatens, VOLCANOES } from '../effects/volcano.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

/** With units by more than one volcano he decides which erupts (CIV-22.2.4.2). */
export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'CIV-22.2.4.2',
  mode: 'one',
  legal(s, seat, out) {
    for (let candidate = 0; candidate < VOLCANOES; candidate++)
      if (threatens(s, seat, candidate)) out.put(verbs.erupt.code(candidate))
  },
  apply(s, seat, code, world) {
    done(s)
    eruptVolcano(s, verbs.erupt.arg.volcano(code), seat, world)
  },
  why: (_, __, code) => (verbs.erupt.is(code) ? refusal('CIV-R-50', 'refuse.volcano') : null),
  fallback(s, seat) {
    let candidate = 0
    while (!threatens(s, seat, candidate)) candidate++
    return verbs.erupt.code(candidate)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'CIV-22.2.4.2' }),
}
