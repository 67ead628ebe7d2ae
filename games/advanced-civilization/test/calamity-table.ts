/** What the tests of calamities share. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, type Table } from './table.ts'

/** City areas of limit 2, none by a volcano, on a plain or by another. */
const SITES: readonly AreaId[] = [
  'rome',
  'athens',
  'troy',
  'sinope',
  'jerusalem',
  'mari',
  'aleppo',
  'damascus',
  'rhodes',
]
export function cities(p: Table, seat: number, n: number, from = 0): Table {
  for (let i = 0; i < n; i++) city(p, seat, SITES[from + i])
  return p
}
export const lose = (id: AreaId, n: number) => ({ verb: 'lose', area: id, tokens: n })
export const loseCity = (id: AreaId) => ({ verb: 'loseCity', area: id })
export const shrink = (id: AreaId, n: number) => ({ verb: 'shrink', area: id, tokens: n })
export const reduce = (id: AreaId) => ({ verb: 'reduce', area: id })
export const order = (target: number, points: number) => ({ verb: 'order', target, points })
export const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)
