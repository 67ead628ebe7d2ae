/** The last tokens of the Stock are one plan: proposed, changed area by area, carried out together (CIV-7.4). */
import { type AreaId, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import {
  growActions,
  growingAreas,
  type Preference,
  proposal,
  shared,
  withShare,
} from '@ecumene/civilization-family/ui/sharing.ts'
import { expect, test } from 'vitest'
import { DECISIONS } from '../../src/verbs.ts'
import { type Table, table } from '../../test/table.ts'

const ME = 0
/** Africa with these tokens, and so many left in Stock. */
function short(tokens: Readonly<Partial<Record<AreaId, number>>>, stock: number): Table {
  const p = table()
  for (const [area, n] of Object.entries(tokens)) p.s.tokens[tokensAt(areaOf(area as AreaId), ME)] = n
  p.s.stock[ME] = stock
  return p.at(DECISIONS.grow, ME)
}
const growing = (p: Table) => growingAreas(p.s, ME, p.legal(ME))
const shareOut = (p: Table, preference: Preference) =>
  Object.fromEntries(proposal(growing(p), p.s.stock[ME], preference))

const LAND = { carthage: 2, tunisia: 2, sahara: 1, thapsus: 1, dacia: 2 } as const

test('CIV-7.4 the proposal gives out all of the Stock, first where the land still feeds them', () => {
  const p = short(LAND, 5)
  // Carthage feeds three, Thapsus three, Dacia three; Tunisia and Sahara are full.
  expect(shareOut(p, 'limit')).toEqual({ carthage: 1, thapsus: 1, dacia: 1, tunisia: 1, sahara: 1 })
})
test('CIV-7.4 coasts first: the coasts that feed them, then the coasts that do not, then the rest', () => {
  const p = short(LAND, 4)
  expect(shareOut(p, 'coast')).toEqual({ carthage: 2, thapsus: 1, dacia: 1 })
})
test('CIV-7.1a CIV-7.1b an area takes one where one token stood, two where there were more', () => {
  const most = Object.fromEntries(growing(short(LAND, 5)).map(({ area, most: n }) => [area, n]))
  expect(most).toEqual({ carthage: 2, tunisia: 2, sahara: 1, thapsus: 1, dacia: 2 })
})
test('CIV-7.4 more for one area comes out of the least needed, and never goes beyond the Stock', () => {
  const p = short(LAND, 5)
  const areas = growing(p)
  const changed = withShare(areas, 5, 'limit', proposal(areas, 5, 'limit'), 'dacia', 2)
  expect(changed.get('dacia')).toBe(2)
  expect(shared(changed)).toBe(5)
  expect([...changed.keys()]).toContain('carthage')
})
test('CIV-R-10 every plan that gives out the whole Stock is carried out by the rules, in its order', () => {
  for (const preference of ['limit', 'coast'] as const)
    for (let stock = 1; stock < 8; stock++) {
      const p = short(LAND, stock)
      for (const action of growActions(proposal(growing(p), stock, preference))) p.play(ME, action)
      expect([stock, p.s.stock[ME], p.asked]).toEqual([stock, 0, null])
    }
})
