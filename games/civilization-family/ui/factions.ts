/** The two factions of a Civil War, read off the position. */
import { has, owed, type Seat } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { population } from '../src/query.ts'
import type { Table } from './edition.ts'

export type Faction = { readonly tokens: number; readonly cities: number; readonly points: number }
const factionOf = (tokens: number, cities: number): Faction => ({ tokens, cities, points: tokens + 5 * cities })

/** The units that are marked, and the rest: the first and the second faction, until the victim has chosen. */
export function factionsOf(s: Table, seat: Seat): { readonly first: Faction; readonly second: Faction } {
  let tokens = 0
  let cities = 0
  for (let a = 0; a < AREAS; a++)
    if (s.city[a] === seat) cities += s.mark[a]
    else tokens += s.mark[a]
  return { first: factionOf(tokens, cities), second: factionOf(population(s, seat) - tokens, s.cities[seat] - cities) }
}
/** Once the victim has answered, the marked units are those that they give up, whichever faction that was. */
export const hasChosen = (s: Table, seat: Seat): boolean => !has(owed(s), seat)
