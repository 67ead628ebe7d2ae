/** The result: places, and what each player had. */

import { has, type Outcome } from '@ecumene/kernel'
import { CULTURE, MILITARY, TRADE } from './board.ts'
import { greatCities } from './query/control.ts'
import { level } from './query/levels.ts'
import { glory } from './query/powers.ts'
import { CONQUEST, ENDINGS, GLORY, LEADERSHIP, PYRAMIDS, ROUNDS, type S } from './state.ts'

const RULES: readonly string[] = Object.assign([], {
  [PYRAMIDS]: 'MN-6.1a',
  [GLORY]: 'MN-6.2a',
  [CONQUEST]: 'MN-6.3a',
  [LEADERSHIP]: 'MN-6.4a',
  [ROUNDS]: 'MN-R-106',
})
/** Winners share the first place, all others the next; the sheet shows what each had. */
export function outcome(s: S): Outcome | null {
  if (s.depth > 0) return null
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const won = seats.filter(seat => has(s.winners, seat)).length
  const scores = seats.map(seat => (has(s.winners, seat) ? 1 : 0))
  return {
    places: seats.map(seat => (has(s.winners, seat) ? 1 : won + 1)),
    scores,
    parts: {
      heroes: seats.map(seat => glory(s, seat)),
      cities: seats.map(seat => greatCities(s, seat)),
      trade: seats.map(seat => level(s, seat, TRADE)),
      culture: seats.map(seat => level(s, seat, CULTURE)),
      military: seats.map(seat => level(s, seat, MILITARY)),
    },
    rule: RULES[s.ending],
    ending: `ending.${ENDINGS[s.ending]}`,
  }
}
