import { expect, test } from 'vitest'
import { militaryTotal } from '../../src/query/totals.ts'
import { bar, play, tableOf } from '../table.ts'

test('maximilien-robespierre TTA-CARD-ROBESPIERRE-1 TTA-CARD-ROBESPIERRE-2 TTA-CARD-ROBESPIERRE-3 TTA-R-78: revolutions spend the military actions and score 3', () => {
  const p = tableOf(2, { leader: 'maximilien-robespierre', hand: ['monarchy', 'patriotism-a'], science: 2, civil: 1 })
  expect(militaryTotal(p.s, 0)).toBe(3)
  play(p, 'play', { card: 'patriotism-a' })
  play(p, 'revolution', { card: 'monarchy' })
  expect([p.s.military[0], p.s.spareMilitary, p.s.civil[0], p.s.culture[0], p.s.government[0]]).toEqual([0, 1, 1, 3, 1])
  const q = tableOf(2, { leader: 'maximilien-robespierre', hand: ['monarchy'], science: 2, military: 2 })
  expect(bar(q, 'revolution', { card: 'monarchy' })).toBe('TTA-R-78')
})
test('TTA-CARD-ROBESPIERRE-4 through Breakthrough all military actions go, not the civil one for the card', () => {
  const p = tableOf(2, {
    leader: 'maximilien-robespierre',
    hand: ['monarchy', 'breakthrough-i'],
    science: 2,
    civil: 0,
  })
  play(p, 'play', { card: 'breakthrough-i' })
  play(p, 'revolution', { card: 'monarchy' })
  expect([p.s.military[0], p.s.civil[0], p.s.science[0]]).toEqual([0, 1, 2])
})
