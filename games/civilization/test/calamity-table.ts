/** What tests of calamities share. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { civilization } from '../src/game.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, type Table } from './table.ts'

const SAFE: readonly AreaId[] = ['rome', 'athens', 'sparta', 'carthage', 'tyre', 'sidon', 'troy', 'sardes', 'miletus']
export const cities = (p: Table, seat: number, n: number, from = 0): Table => {
  for (let i = 0; i < n; i++) city(p, seat, SAFE[from + i])
  return p
}
export const lose = (id: AreaId, n: number) => ({ verb: 'lose', area: id, tokens: n })
export const loseCity = (id: AreaId) => ({ verb: 'loseCity', area: id })
export const order = (target: number, points: number) => ({ verb: 'order', target, points })
export const DONE = { verb: 'done' }
export const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)

/** What a seat is asked, in the words of the decision. */
export const prompt = (p: Table, seat: number) =>
  civilization.decisions.find(d => d.name === p.asked)?.prompt(p.view(seat), seat)
