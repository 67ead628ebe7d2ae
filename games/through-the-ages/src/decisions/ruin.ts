/** Ravages of Time: a completed wonder of age A or I (TTA-R-89a). */
import { refusal } from '@ecumene/kernel'
import { wonder } from '../cards.ts'
import { chooseOne } from '../choose-one.ts'
import { ruinWonder } from '../effects/stages.ts'
import { stands } from '../query/counts.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

export const ruin = chooseOne<S, E>({
  name: 'ruin',
  rule: 'TTA-R-89a',
  verb: VERBS.ruin,
  count: wonder.count,
  may: (s, seat, which) => wonder.age[which] <= 1 && stands(s, seat, which),
  why: (_, __, which) => refusal('TTA-R-89a', 'refuse.ruin', { card: wonder.ids[which] }),
  choose: ruinWonder,
})
