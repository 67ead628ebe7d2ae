/** Genghis Khan: infantry may ride in armies; 3 culture after the actions if among the two strongest. */
import type { Leader } from '../leader.ts'

export const genghisKhan: Leader = {
  /** In armies only (TTA-CARD-GENGHIS-2); for other cards the unit stays infantry (TTA-CARD-GENGHIS-3). */
  ridingInfantry: true,
  /** No part of the culture rating (TTA-CARD-GENGHIS-4); scored before the end-of-turn sequence (TTA-R-79a). */
  afterActions(s, seat, strengthOf) {
    const mine = strengthOf(s, seat)
    let stronger = 0
    for (let rival = 0; rival < s.seats; rival++)
      if (rival !== seat && s.out[rival] === 0 && strengthOf(s, rival) > mine) stronger++
    // Strictly stronger at most one (TTA-R-79b), with two players none (TTA-CARD-GENGHIS-1).
    return stronger <= (s.players === 2 ? 0 : 1) ? 3 : 0
  },
  worth: 1.6,
}
