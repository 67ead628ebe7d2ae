import { expect, test } from 'vitest'
import { bar, can, led, play, resourcesOf, tableOf, turnOf } from '../table.ts'

test('winston-churchill TTA-R-80a TTA-R-80b TTA-R-80c: 3 culture, or 3 science and 3 resources for units, once a turn', () => {
  const p = led('winston-churchill', { hand: ['swordsmen', 'theology'], science: 1 })
  play(p, 'rearm')
  expect([p.s.arms, p.s.armsScience]).toEqual([3, 3])
  expect([bar(p, 'speech'), can(p, 'develop', { card: 'theology' })]).toEqual(['TTA-R-80a', false])
  play(p, 'develop', { card: 'swordsmen' })
  play(p, 'upgrade', { old: 'warriors', card: 'swordsmen' })
  expect([p.s.arms, p.s.science[0], resourcesOf(p)]).toEqual([2, 0, 0])
  const q = tableOf(2, { leader: 'winston-churchill' })
  play(q, 'speech')
  expect(q.s.culture[0]).toBe(3)
  const r = turnOf(tableOf(2, { leader: 'winston-churchill' }))
  play(r, 'endTurn')
  expect(r.s.culture[0]).toBe(3)
})
test('winston-churchill TTA-R-80a TTA-R-80b: no culture at the end of a turn in which he was used', () => {
  const p = turnOf(tableOf(2, { leader: 'winston-churchill' }))
  play(play(p, 'rearm'), 'endTurn')
  expect(p.s.culture[0]).toBe(0)
})
