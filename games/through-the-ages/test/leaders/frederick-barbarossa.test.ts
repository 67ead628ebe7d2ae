import { expect, test } from 'vitest'
import { bar, can, foodOf, led, play, resourcesOf, tableOf, workers } from '../table.ts'

test('frederick-barbarossa TTA-R-83a TTA-R-83b: population and unit for 1 military action, each 1 cheaper', () => {
  const p = led('frederick-barbarossa', { tokens: { agriculture: 1, bronze: 1 } })
  play(p, 'muster', { card: 'warriors' })
  expect([foodOf(p), resourcesOf(p), workers(p, 0, 'warriors'), p.s.yellow[0], p.s.military[0], p.s.civil[0]]).toEqual([
    0, 0, 2, 17, 1, 3,
  ])
  expect(bar(p, 'muster', { card: 'warriors' })).toBe('TTA-R-83a')
  const q = tableOf(2, { leader: 'frederick-barbarossa', tokens: { agriculture: 1 } })
  q.set(s => {
    s.arms = 1
  })
  expect(can(q, 'muster', { card: 'warriors' })).toBe(true)
})
