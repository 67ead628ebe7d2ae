/** Ships that are due are maintained together by one press (CIV-9.3a). */
import { keepingAll } from '@ecumene/civilization-family/ui/keeping.ts'
import { expect, test } from 'vitest'
import { DECISIONS } from '../../src/verbs.ts'
import { pays, ship, type Table, table } from '../../test/table.ts'

const ME = 0
function fleet(ships: number, treasury: number): Table {
  const p = table()
  for (let i = 0; i < ships; i++) {
    ship(p, ME, ['carthage', 'tripoli', 'thapsus'][i] ?? 'carthage', i)
    p.s.due[i] = 1
  }
  pays(p, ME, treasury)
  return p.at(DECISIONS.ships, ME)
}
const keeping = (p: Table) => keepingAll(p.s, ME, p.legal(ME))

test('CIV-9.3a all ships are maintained by actions that the rules take, one token each', () => {
  const p = fleet(3, 5)
  const actions = keeping(p) ?? []
  expect(actions).toHaveLength(3)
  for (const action of actions) p.play(ME, action)
  expect(p.s.treasury[ME]).toBe(2)
  expect(Array.from(p.s.due.subarray(0, 3))).toEqual([0, 0, 0])
})
test('CIV-9.3a one ship alone, or too little in the Treasury, is answered ship by ship', () => {
  expect(keeping(fleet(1, 5))).toBe(null)
  expect(keeping(fleet(3, 2))).toBe(null)
})
