/** J. S. Bach: each theater 1 culture more, theaters for 2 science less; once a turn a building becomes a theater. */
import { NONE, refusal } from '@ecumene/kernel'
import { power, UNIT_START, URBAN_START, work, workType } from '../../cards.ts'
import { buildings } from '../../query/counts.ts'
import { workAt } from '../../state.ts'
import { VERBS } from '../../verbs.ts'
import type { Leader } from '../leader.ts'

const USED = power.of('j-s-bach')

export const jSBach: Leader = {
  stageCulture: (s, seat) => buildings(s, seat, workType.theater),
  scienceDiscount: (_, __, type) => (type === workType.theater ? 2 : 0),
  /** An upgrade to a theater from any type and level that is not higher; an action of its own (TTA-R-85). */
  action: {
    rule: 'TTA-CARD-BACH-1',
    verbs: ['convert'],
    listed: 'civil',
    list(s, seat, out, deeds) {
      if (s.used[USED] === 1) return
      const has = deeds.resourcesFor(s, seat, false)
      // The limit for theaters holds (TTA-CARD-BACH-3), unless the old building is one (TTA-R-65).
      const full = deeds.isFull(s, seat, workType.theater)
      for (let old = URBAN_START; old < UNIT_START; old++) {
        if (s.workers[workAt(seat, old)] <= 0 || (full && work.type[old] !== workType.theater)) continue
        for (let card = work.start[workType.theater]; card < work.start[workType.theater + 1]; card++) {
          if (card === old || s.workers[workAt(seat, card)] === NONE || work.level[card] < work.level[old]) continue
          // The difference of the costs, at least 0 (TTA-CARD-BACH-2).
          if (deeds.moveCost(s, seat, old, card) <= has) out.put(VERBS.convert.code(old, card))
        }
      }
    },
    apply(s, seat, code, world, deeds) {
      s.used[USED] = 1
      deeds.spendCivil(s, seat, 1)
      deeds.move(s, seat, VERBS.convert.arg.old(code), VERBS.convert.arg.card(code), 0, world)
    },
    why(s, seat, _, deeds) {
      if (s.used[USED] === 1) return refusal('TTA-R-85', 'refuse.onceATurn')
      return deeds.lackCivil(s, seat, 1) ?? refusal('TTA-R-65', 'refuse.convert')
    },
  },
}
