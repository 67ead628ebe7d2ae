/** Annex: one colony of the rival; only its permanent effect moves (TTA-COL-25). Slot 0: the rival. */

import { slot } from '@ecumene/kernel'
import { territory } from '../cards.ts'
import { chooseOne } from '../choose-one.ts'
import { addColony, removeColony } from '../effects/colonies.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

const RIVAL = 0

export const annex = chooseOne<S, E>({
  name: 'annex',
  rule: 'TTA-COL-25',
  verb: VERBS.annex,
  count: territory.count,
  may: (s, _, colony) => s.colony[colony] === slot(s, RIVAL),
  choose(s, seat, colony, world) {
    removeColony(s, colony, world)
    addColony(s, seat, colony, world)
  },
  args: s => ({ target: slot(s, RIVAL) }),
})
