import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { SLOT_IDS } from '../board.ts'
import { collect, drawLegendary, legendaryLeft } from '../effects/resources.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const A_COIN = 0
const A_LEGEND = 1
/**
 * With a temple a legendary city gives a coin or a legendary commodity more (MN-1.1f); only what is there can be
 * chosen (MN-R-6).
 */
export const tithe: Decision<S, E> = {
  name: 'tithe',
  rule: 'MN-1.1f',
  mode: 'one',
  legal(s, _, out) {
    if (s.reserve[COIN] > 0 || !legendaryLeft(s)) out.put(VERBS.tithe.code(A_COIN))
    if (legendaryLeft(s)) out.put(VERBS.tithe.code(A_LEGEND))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.tithe.arg.resource(code) === A_COIN) collect(s, seat, COIN, 1, world)
    else drawLegendary(s, seat, world)
  },
  why: (_, __, code) => (VERBS.tithe.is(code) ? refusal('MN-R-6', 'refuse.legendaryEmpty') : null),
  fallback: s => VERBS.tithe.code(s.reserve[COIN] > 0 || !legendaryLeft(s) ? A_COIN : A_LEGEND),
  prompt: s => ({ key: 'prompt.tithe', rule: 'MN-1.1f', args: { slot: SLOT_IDS[slot(s, 0)] } }),
}
