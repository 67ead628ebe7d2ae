import { expect, test } from 'vitest'
import { resign } from '../../src/effects/resign.ts'
import { finalScoring } from '../../src/scoring.ts'
import { led, play, resourcesOf, type Table, tokens, turnOf } from '../table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const labs = { alchemy: 1, computers: 2, bronze: 0, agriculture: 0 }
const withGates = (): Table => led('bill-gates', { works: labs, hand: ['sid-meier'], civil: 4 })
/** What final scoring adds, with no event left in the decks. */
const atTheEnd = (p: Table): number => {
  const before = p.s.culture[0]
  p.set(s => {
    s.current.fill(-1)
    s.future.fill(-1)
    finalScoring(s, world)
  })
  return p.s.culture[0] - before
}

test('bill-gates: labs work as mines', () => {
  const p = turnOf(withGates())
  play(p, 'endTurn')
  expect([tokens(p, 0, 'alchemy'), tokens(p, 0, 'computers'), resourcesOf(p)]).toEqual([1, 2, 7])
})
test('bill-gates TTA-R-73d: the levels of the labs score when he is replaced, and then not again', () => {
  const p = play(withGates(), 'lead', { card: 'sid-meier' })
  expect([p.s.culture[0], atTheEnd(p)]).toEqual([7, 0])
})
test('bill-gates TTA-R-73d: else in final scoring; who resigns scores nothing', () => {
  expect(atTheEnd(withGates())).toBe(7)
  const p = withGates()
  p.set(s => resign(s, 0, world))
  expect([p.s.culture[0], atTheEnd(p)]).toEqual([0, 0])
})
