import { expect, test } from 'vitest'
import { leader } from '../../src/cards.ts'
import { bar, can, led, play, row, tableOf } from '../table.ts'

test('hammurabi TTA-R-75a TTA-R-75b TTA-R-75c: a military action for a civil one once a turn; leaders cost 1 less', () => {
  const p = row(led('hammurabi'), 'joan-of-arc')
  expect(can(p, 'take', { card: 'joan-of-arc', space: 1 })).toBe(true)
  play(p, 'borrow')
  expect([p.s.military[0], p.s.spareCivil]).toEqual([1, 1])
  expect(bar(p, 'borrow')).toBe('TTA-R-75a')
  p.set(s => {
    s.civil[0] = 0
  })
  play(p, 'take', { card: 'joan-of-arc', space: 1 })
  expect(p.s.spareCivil).toBe(1) // it cost nothing
  play(p, 'lead', { card: 'joan-of-arc' })
  expect([p.s.leader[0], p.s.civil[0], p.s.spareCivil]).toEqual([leader.of('joan-of-arc'), 1, 0])
  const q = tableOf(2, { leader: 'hammurabi', hand: ['moses'], civil: 4 })
  play(q, 'borrow')
  play(q, 'lead', { card: 'moses' })
  expect(q.s.civil[0]).toBe(4) // no white cube was spent, none returns
  const r = tableOf(2, { leader: 'hammurabi', hand: ['monarchy'], science: 9 })
  play(r, 'revolution', { card: 'monarchy' })
  expect(can(r, 'borrow')).toBe(true)
})
