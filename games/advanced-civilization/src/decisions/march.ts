/** 16.8 Barbarian Hordes: somebody decides between equal ways. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { BARBARIAN_HORDES } from '../../data/trade.ts'
import { enter, NOWHERE } from '../effects/barbarians.ts'
import type { E } from '../events.ts'
import { landings, waysOn } from '../query/horde-ways.ts'
import { HORDE, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

function candidates(s: S): readonly number[] {
  const victim = s.victim[BARBARIAN_HORDES]
  if (s.horde[HORDE.at] === NOWHERE) return landings(s, victim)
  return waysOn(s, victim, s.horde[HORDE.at], s.horde[HORDE.band])
}
/** Which of the equal ways they take. */
export const march: Decision<S, E> = {
  name: 'march',
  rule: 'ADV-16.8.12',
  mode: 'one',
  legal(s, _, out) {
    for (const area of candidates(s)) out.put(VERBS.march.code(area))
  },
  apply(s, _, code, world) {
    done(s)
    enter(s, VERBS.march.arg.area(code), world)
  },
  why: (s, _, code) =>
    VERBS.march.is(code)
      ? s.horde[HORDE.at] === NOWHERE
        ? refusal('ADV-16.8.2', 'refuse.hordeLanding', { area: AREA_IDS[VERBS.march.arg.area(code)] })
        : refusal('ADV-16.8.7', 'refuse.hordeWay', { area: AREA_IDS[VERBS.march.arg.area(code)] })
      : null,
  fallback: s => VERBS.march.code(candidates(s)[0]),
  prompt: s => ({
    key: s.horde[HORDE.at] === NOWHERE ? 'prompt.hordeLanding' : 'prompt.hordeMarch',
    rule: 'ADV-16.8.12',
    args: { target: s.victim[BARBARIAN_HORDES], tokens: s.horde[HORDE.band] },
  }),
}
