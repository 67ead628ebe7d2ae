/** Hollywood: twice the culture of theaters and libraries, with what the leader changes (TTA-CARD-HOLLYWOOD-1). */
import { work, workType } from '../../cards.ts'
import { workAt } from '../../state.ts'
import type { Wonder } from '../wonder.ts'

export const hollywood: Wonder = {
  completed(s, seat, led) {
    let n = led.stageCulture?.(s, seat) ?? 0
    for (let card = work.start[workType.library]; card < work.start[workType.theater + 1]; card++) {
      const workers = s.workers[workAt(seat, card)]
      if (workers > 0) n += workers * work.culture[card]
    }
    return 2 * n
  },
  worth: () => 5,
}
