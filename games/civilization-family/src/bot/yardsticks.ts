/** What good play looks like in numbers: cities early, a game that ends, trades of more than the three that must be. */
import type { Yardsticks } from '@ecumene/contract'
import { NONE } from '@ecumene/kernel'
import type { Common } from '../state.ts'

/** Two cities stand by the end of this round. */
const EARLY = 6
const CITIES = `nations with two cities by round ${EARLY}`

/** `rounds`: in how many the game should be over. */
export const makeYardsticks = <T extends Common>(rounds: number): Yardsticks<T> => ({
  players: 4,
  list: [
    { name: 'rounds', most: rounds },
    { name: CITIES, least: 0.95 },
    { name: 'exchanges in a round' },
    { name: 'cards of one side of an exchange' },
    { name: 'exchanges with more than three cards on a side' },
  ],
  begin() {
    let early: number[] = []
    let exchanges = 0
    const cards: number[] = []
    const large: number[] = []
    return {
      after(before, seat, action, s) {
        if (s.round === EARLY + 1 && before.round === EARLY) early = Array.from(s.cities, n => (n >= 2 ? 1 : 0))
        const other = typeof action.with === 'number' ? action.with : NONE
        if (action.verb === 'agree' && other !== NONE && s.offerCards[seat] === 0 && before.offerCards[seat] > 0) {
          exchanges++
          cards.push(before.offerCards[seat], before.offerCards[other])
          large.push(Math.max(before.offerCards[seat], before.offerCards[other]) > 3 ? 1 : 0)
        }
      },
      samples: s => ({
        rounds: [s.round],
        [CITIES]: early,
        'exchanges in a round': [exchanges / s.round],
        'cards of one side of an exchange': cards,
        'exchanges with more than three cards on a side': large,
      }),
    }
  },
})
