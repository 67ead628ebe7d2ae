/**
 * Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a time, so that every owner has the tokens
 * of all his other conflicts first (CIV-11.8.2). `mark` is set on a city that is under attack.
 */
import { type Cx, type Decision, done, refusal } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Common } from '../state.ts'
import { V } from '../verbs.ts'

/** An owner of several attacked cities says which comes next (CIV-R-21). */
export const makeFight = <T extends Common, F>(attack: (s: T, area: number, cx: Cx<F>) => void): Decision<T, F> => ({
  name: 'fight',
  rule: 'CIV-11.8.2',
  mode: 'one',
  legal(s, seat, out) {
    for (let a = 0; a < AREAS; a++) if (s.mark[a] === 1 && s.city[a] === seat) out.put(V.fight.code(a))
  },
  apply(s, _, code, cx) {
    done(s)
    attack(s, V.fight.arg.area(code), cx)
  },
  why: (_, __, code) =>
    V.fight.is(code) ? refusal('CIV-11.8.2', 'refuse.notAttacked', { area: AREA_IDS[V.fight.arg.area(code)] }) : null,
  fallback(s, seat) {
    for (let a = 0; a < AREAS; a++) if (s.mark[a] === 1 && s.city[a] === seat) return V.fight.code(a)
    return V.done.code()
  },
  prompt: (s, seat) => ({ key: 'prompt.fight', rule: 'CIV-11.8.2', args: { stock: s.stock[seat] } }),
})
