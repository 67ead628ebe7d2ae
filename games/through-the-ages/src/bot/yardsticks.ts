/** What good play looks like in numbers: three civilizations that grow, arm, waste little and leave despotism. */
import type { Yardsticks } from '@ecumene/contract'
import { scienceRating, strengthRating } from '../query/ratings.ts'
import { corruption } from '../query/totals.ts'
import type { S } from '../state.ts'

/** The round in which strength and science are looked at. */
const MIDDLE = 12

export const yardsticks: Yardsticks<S> = {
  players: 3,
  list: [
    { name: 'culture', least: 220 },
    { name: `strength in round ${MIDDLE}`, least: 12 },
    { name: `science a turn in round ${MIDDLE}`, least: 6 },
    { name: 'turns with corruption', most: 3 },
    { name: 'civilizations that changed their government', least: 0.9 },
    { name: 'wars in a game' },
    { name: 'aggressions in a game' },
    { name: 'destroyed and built again in one turn', most: 0 },
    { name: 'trained and disbanded in one turn', most: 0 },
  ],
  begin() {
    const strength: number[] = []
    const science: number[] = []
    let corrupt = 0
    let wars = 0
    let aggressions = 0
    let rebuilt = 0
    let disbanded = 0
    const gone = new Set<unknown>()
    const trained = new Set<unknown>()
    return {
      after(before, seat, action) {
        const { verb, card } = action
        if (verb === 'declareWar') wars++
        if (verb === 'attack') aggressions++
        if (verb === 'destroy') gone.add(card)
        if (verb === 'train') trained.add(card)
        if (verb === 'build' && gone.delete(card)) rebuilt++
        if (verb === 'disband' && trained.delete(card)) disbanded++
        if (verb !== 'endTurn') return
        gone.clear()
        trained.clear()
        if (corruption(before, seat) > 0) corrupt++
        if (before.round !== MIDDLE) return
        strength.push(strengthRating(before, seat))
        science.push(scienceRating(before, seat))
      },
      samples: s => ({
        culture: [...s.culture],
        [`strength in round ${MIDDLE}`]: strength,
        [`science a turn in round ${MIDDLE}`]: science,
        'turns with corruption': [corrupt / s.seats],
        'civilizations that changed their government': Array.from(s.government, what => (what > 0 ? 1 : 0)),
        'wars in a game': [wars],
        'aggressions in a game': [aggressions],
        'destroyed and built again in one turn': [rebuilt],
        'trained and disbanded in one turn': [disbanded],
      }),
    }
  },
}
