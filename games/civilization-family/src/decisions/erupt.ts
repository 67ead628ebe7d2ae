/** A player with units near several volcanoes says which one erupts. */
import { type Decision, done, type Refusal, type RuleId, type Seat, type World } from '@ecumene/kernel'
import { VOLCANO_IDS } from '../../data/features.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

export const VOLCANOES = VOLCANO_IDS.length
/** What the two games do not share: which volcanoes there are to choose from. */
interface Volcanoes<T, F> {
  readonly rule: RuleId
  mayErupt(s: T, seat: Seat, volcano: number): boolean
  erupt(s: T, volcano: number, seat: Seat, world: World<F>): void
  readonly refused: Refusal
}
export const makeErupt = <T extends Common, F>(
  verbs: SharedVerbs,
  { rule, mayErupt, erupt, refused }: Volcanoes<T, F>,
): Decision<T, F> => ({
  name: 'erupt',
  rule,
  mode: 'one',
  legal(s, seat, out) {
    for (let volcano = 0; volcano < VOLCANOES; volcano++)
      if (mayErupt(s, seat, volcano)) out.put(verbs.erupt.code(volcano))
  },
  apply(s, seat, code, world) {
    done(s)
    erupt(s, verbs.erupt.arg.volcano(code), seat, world)
  },
  why: (_, __, code) => (verbs.erupt.is(code) ? refused : null),
  fallback(s, seat) {
    let volcano = 0
    while (!mayErupt(s, seat, volcano)) volcano++
    return verbs.erupt.code(volcano)
  },
  prompt: () => ({ key: 'prompt.erupt', rule }),
})
