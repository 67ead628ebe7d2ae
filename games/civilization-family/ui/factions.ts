/** The two factions of a Civil War, read off the position. */
import type { Seat } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { population } from '../src/query.ts'
import type { Table } from './edition.ts'

/** What they choose between: the marked units, and the rest. */
export function factionsOf(s: Table, seat: Seat) {
  const first = { tokens: 0, cities: 0 }
  for (let a = 0; a < AREAS; a++)
    if (s.city[a] === seat) first.cities += s.mark[a]
    else first.tokens += s.mark[a]
  const second = { tokens: population(s, seat) - first.tokens, cities: s.cities[seat] - first.cities }
  return {
    first: { ...first, points: first.tokens + 5 * first.cities },
    second: { ...second, points: second.tokens + 5 * second.cities },
  }
}
