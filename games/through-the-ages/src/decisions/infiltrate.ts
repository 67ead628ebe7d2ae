/** Infiltrate: the rival's leader or unfinished wonder goes; 3 culture per level (TTA-R-90). */
import { type Decision, done, NONE, slot } from '@ecumene/kernel'
import { leader, wonder } from '../cards.ts'
import { gainCulture } from '../effects/changes.ts'
import { removeLeader } from '../effects/leading.ts'
import { removeUnfinished } from '../effects/row.ts'
import type { S } from '../state.ts'
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
