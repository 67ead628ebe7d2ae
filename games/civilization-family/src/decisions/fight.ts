/**
 * Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a
 * time, so that every owner has the tokens of all their other conflicts first (CIV-11.8.2). `mark` is set on a city
 * that is under attack.
 */
import { type Decision, done, refusal, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** An owner of several attacked cities says which comes next (CIV-R-21). */
export const makeFight = <T extends Common, F>(
  verbs: SharedVerbs,
  attack: (s: T, area: number, world: World<F>) => void,
): Decision<T, F> => ({
  name: 'fight',
  rule: 'CIV-11.8.2',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++)
      if (s.mark[area] === 1 && s.city[area] === seat) out.put(verbs.fight.code(area))
  },
  apply(s, _, code, world) {
    done(s)
    attack(s, verbs.fight.arg.area(code), world)
  },
  why: (_, __, code) =>
    verbs.fight.is(code)
      ? refusal('CIV-11.8.2', 'refuse.notAttacked', { area: AREA_IDS[verbs.fight.arg.area(code)] })
      : null,
  fallback(s, seat) {
    for (let area = 0; area < AREAS; area++)
      if (s.mark[area] === 1 && s.city[area] === seat) return verbs.fight.code(area)
    return verbs.done.code()
  },
  prompt: (s, seat) => ({ key: 'prompt.fight', rule: 'CIV-11.8.2', args: { stock: s.stock[seat] } }),
})
