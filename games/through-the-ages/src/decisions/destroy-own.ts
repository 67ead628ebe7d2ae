/** Border Conflict: one farm, mine or urban building of one's own. */
import { refusal } from '@ecumene/kernel'
import { UNIT_START, work } from '../cards.ts'
import { chooseOne } from '../choose-one.ts'
import { toPool } from '../effects/changes.ts'
import { type S, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

export const destroyOwn = chooseOne<S, E>({
  name: 'destroyOwn',
  rule: 'TTA-EVT-7',
  verb: VERBS.destroy,
  count: UNIT_START,
  may: (s, seat, card) => s.workers[workAt(seat, card)] > 0,
  why: (_, __, card) =>
    card >= UNIT_START
      ? refusal('TTA-EVT-7', 'refuse.noUnitHere')
      : refusal('TTA-EVT-7', 'refuse.noBuilding', { card: work.ids[card] }),
  choose(s, seat, card, world) {
    toPool(s, seat, card)
    if (world.live) world.emit({ type: 'destroyed', seat, card: work.ids[card] })
  },
})
