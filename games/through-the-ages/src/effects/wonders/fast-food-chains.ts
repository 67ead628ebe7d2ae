/** Fast Food Chains: 2 culture for each worker on farms and mines, 1 for each on other cards. */
import { URBAN_START, work } from '../../cards.ts'
import { workAt } from '../../state.ts'
import type { Wonder } from '../wonder.ts'

export const fastFoodChains: Wonder = {
  completed(s, seat) {
    let n = 0
    for (let card = 0; card < work.count; card++) {
      const workers = s.workers[workAt(seat, card)]
      if (workers > 0) n += workers * (card < URBAN_START ? 2 : 1)
    }
    return n
  },
  worth: () => 5,
}
