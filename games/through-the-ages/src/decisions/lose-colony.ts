/** Independence Declaration: a colony of one's own choice (TTA-COL-24), to the pile of its age (TTA-R-108). */

import { refusal } from '@ecumene/kernel'
import { territory } from '../cards.ts'
import { chooseOne } from '../choose-one.ts'
import { discardTerritory, removeColony } from '../effects/colonies.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

export const loseColony = chooseOne<S, E>({
  name: 'loseColony',
  rule: 'TTA-COL-24',
  verb: VERBS.abandon,
  count: territory.count,
  may: (s, seat, colony) => s.colony[colony] === seat,
  choose(s, _, colony, world) {
    removeColony(s, colony, world)
    discardTerritory(s, colony)
  },
  why: (_, __, colony) => refusal('TTA-COL-24', 'refuse.notYours', { card: territory.ids[colony] }),
})
