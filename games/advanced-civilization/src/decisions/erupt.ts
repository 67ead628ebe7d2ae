/** 16.1 Volcanic Eruption: the victim chooses among volcanoes of equal damage. */
import { type Decision, done, refusal } from '@ecumene/kernel'
import { eruptVolcano } from '../effects/volcano.ts'
import type { E } from '../events.ts'
import { isWorst, VOLCANOES } from '../query/volcano.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'ADV-16.1.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let volcano = 0; volcano < VOLCANOES; volcano++)
      if (isWorst(s, seat, volcano)) out.put(verbs.erupt.code(volcano))
  },
  apply(s, seat, code, world) {
    done(s)
    eruptVolcano(s, verbs.erupt.arg.volcano(code), seat, world)
  },
  why: (_, __, code) => (verbs.erupt.is(code) ? refusal('ADV-16.1.3', 'refuse.greatestDamage') : null),
  fallback(s, seat) {
    let volcano = 0
    while (!isWorst(s, seat, volcano)) volcano++
    return verbs.erupt.code(volcano)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'ADV-16.1.3' }),
}
