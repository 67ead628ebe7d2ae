/** 16.1 Volcanic Eruption: the victim chooses among volcanoes of equal damage. */
import { type Decision, done, refusal } from '@ecumene/kernel'
import { eruptVolcano } from '../effects/volcano.ts'
import type { E } from '../events.ts'
import { isWorst, VOLCANOES } from '../query/volcano.ts'
import type { S } from '../state.ts'
import { V } from '../verbs.ts'

export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'ADV-16.1.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let v = 0; v < VOLCANOES; v++) if (isWorst(s, seat, v)) out.put(V.erupt.code(v))
  },
  apply(s, seat, code, cx) {
    done(s)
    eruptVolcano(s, V.erupt.arg.volcano(code), seat, cx)
  },
  why: (_, __, code) => (V.erupt.is(code) ? refusal('ADV-16.1.3', 'refuse.greatestDamage') : null),
  fallback(s, seat) {
    let v = 0
    while (!isWorst(s, seat, v)) v++
    return V.erupt.code(v)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'ADV-16.1.3' }),
}
