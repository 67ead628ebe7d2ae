/** Infiltrate: the rival's leader or unfinished wonder goes; 3 culture per level (TTA-R-71, TTA-R-90). */
import { type Decision, done, NONE, slot } from '@ecumene/kernel'
import { leader, special, wonder } from '../cards.ts'
import { gainCulture } from '../effects/changes.ts'
import { removeLeader } from '../effects/leading.ts'
import { removeUnfinished } from '../effects/row.ts'
import { holds } from '../query/costs.ts'
import { type S, specialAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

const RIVAL = 0

export const infiltrate: Decision<S, E> = {
  name: 'infiltrate',
  rule: 'TTA-R-31a',
  mode: 'one',
  legal(s, _, out) {
    if (s.leader[slot(s, RIVAL)] !== NONE) out.put(VERBS.removeLeader.code())
    if (s.unfinished[slot(s, RIVAL)] !== NONE) out.put(VERBS.removeWonder.code())
  },
  apply(s, seat, code, world) {
    const rival = slot(s, RIVAL)
    done(s)
    let level = 0
    if (VERBS.removeLeader.is(code)) {
      level = leader.age[s.leader[rival]]
      removeLeader(s, rival, world)
    } else {
      level = wonder.age[s.unfinished[rival]]
      removeUnfinished(s, rival, world)
    }
    gainCulture(s, seat, 3 * level, world)
  },
  fallback: s => (s.leader[slot(s, RIVAL)] !== NONE ? VERBS.removeLeader.code() : VERBS.removeWonder.code()),
  prompt: s => ({ key: 'prompt.infiltrate', rule: 'TTA-R-31a', args: { target: slot(s, RIVAL) } }),
}

/** War over Technology: special technologies one by one, then science for the rest (TTA-WAR-6 to 8, TTA-R-98). Slot 1: advantage left. */
const _canSeize = (s: S, seat: number, loser: number, sub: number, left: number): boolean => {
  const type = (sub / 3) | 0
  const level = (sub % 3) + 1
  if (s.special[specialAt(loser, type)] !== level || special.cost[sub] > left) return false
  return s.special[specialAt(seat, type)] !== level && !holds(s, seat, special.card[sub])
}
