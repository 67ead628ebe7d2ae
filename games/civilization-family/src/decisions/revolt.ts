/**
 * Cities in revolt, one at a time: the beneficiary takes one over, and what nobody can take is removed. `unpaid` counts
 * the cities at stake of each defaulter; `mark` is set on a city that has been settled in this phase.
 */
import { type Codes, type Decision, done, type Refusal, type RuleId, type Seat } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { putCity, removeCity } from '../pieces.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/** What the two games do not share of a revolt. */
interface Stakes {
  readonly rule: RuleId
  isAtStake(s: Common, area: number): boolean
  why(s: Common, area: number): Refusal
  promptArgs?(s: Common, seat: Seat): Readonly<Record<string, string | number>>
}
const choices = (verb: SharedVerbs['seize'], name: 'seize' | 'raze', stakes: Stakes) => {
  const { rule, isAtStake, why, promptArgs } = stakes
  return {
    name,
    rule,
    mode: 'one',
    legal(s: Common, _: Seat, out: Codes) {
      for (let area = 0; area < AREAS; area++) if (isAtStake(s, area)) out.put(verb.code(area))
    },
    why: (s: Common, _: Seat, code: number) => (verb.is(code) ? why(s, verb.arg.area(code)) : null),
    fallback(s: Common) {
      let area = 0
      while (area < AREAS && !isAtStake(s, area)) area++
      return verb.code(area % AREAS)
    },
    prompt: (s: Common, seat: Seat) => ({
      key: `prompt.${name}`,
      rule,
      ...(promptArgs && { args: promptArgs(s, seat) }),
    }),
  } as const
}

/** The beneficiary takes a city; it counts as older for its new owner, who pays no tax for it now. */
export const makeSeize = (
  verbs: SharedVerbs,
  stakes: Stakes & { taken?(s: Common, seat: Seat): void },
): Decision<Common, Told> => ({
  ...choices(verbs.seize, 'seize', stakes),
  apply(s, seat, code, world) {
    const area = verbs.seize.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    stakes.taken?.(s, seat)
    s.mark[area] = 1
    if (owner !== seat) {
      removeCity(s, area)
      putCity(s, area, seat, 0)
    }
    if (world.live) world.emit({ type: 'revolted', seat: owner, area: AREA_IDS[area], by: seat })
  },
})
/** Nobody can take over what is left: it is removed. */
export const makeRaze = (verbs: SharedVerbs, stakes: Stakes): Decision<Common, Told> => ({
  ...choices(verbs.raze, 'raze', stakes),
  apply(s, _, code, world) {
    const area = verbs.raze.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    removeCity(s, area)
    if (world.live) world.emit({ type: 'razed', seat: owner, area: AREA_IDS[area] })
  },
})
