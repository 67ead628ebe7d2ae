import { expect, test } from 'vitest'
import { removeLeader } from '../../src/effects/leading.ts'
import { led, play, resourcesOf, tokens, turnOf } from '../table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }

test('bill-gates TTA-R-73d: labs work as mines; their levels score once when he leaves', () => {
  const p = led('bill-gates', { works: { alchemy: 1, computers: 2, bronze: 0, agriculture: 0 }, hand: ['sid-meier'] })
  turnOf(p)
  play(p, 'endTurn')
  expect([tokens(p, 0, 'alchemy'), tokens(p, 0, 'computers'), resourcesOf(p)]).toEqual([1, 2, 7])
  const before = p.s.culture[0]
  p.set(s => removeLeader(s, 0, world))
  expect(p.s.culture[0] - before).toBe(7)
})
