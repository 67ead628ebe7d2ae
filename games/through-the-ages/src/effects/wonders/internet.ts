/** Internet: culture, science and strength of urban buildings, with what the leader changes (TTA-CARD-INTERNET-1). */
import { UNIT_START, URBAN_START, work } from '../../cards.ts'
import { workAt } from '../../state.ts'
import type { Wonder } from '../wonder.ts'

export const internet: Wonder = {
  completed(s, seat, led) {
    let n = (led.stageCulture?.(s, seat) ?? 0) + (led.labCulture?.(s, seat) ?? 0)
    let science = led.urbanScience?.(s, seat) ?? 0
    for (let card = URBAN_START; card < UNIT_START; card++) {
      const workers = s.workers[workAt(seat, card)]
      if (workers <= 0) continue
      n += workers * (work.culture[card] + work.strength[card])
      science += workers * work.science[card]
    }
    return n + Math.max(science, 0)
  },
  worth: () => 5,
}
