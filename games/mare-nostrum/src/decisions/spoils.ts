import { type Decision, done, slot } from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { SLOT_IDS } from '../board.ts'
import { collect, drawLegendary } from '../effects/resources.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** A pillaged legendary city: the conqueror's choice (MN-4.3.1f). Asked only if both are there. */
export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'MN-4.3.1f',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.spoils.code(0))
    out.put(VERBS.spoils.code(1))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.spoils.arg.resource(code) === 0) collect(s, seat, COIN, 1, world)
    else drawLegendary(s, seat, world)
  },
  fallback: () => VERBS.spoils.code(0),
  prompt: s => ({ key: 'prompt.spoils', rule: 'MN-4.3.1f', args: { slot: SLOT_IDS[slot(s, 0)] } }),
}
