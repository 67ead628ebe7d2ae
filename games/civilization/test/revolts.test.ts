/** Phase 1, revolts among players who all failed to pay. */
import { expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, table } from './table.ts'

test('CIV-6.3.2b a city that has changed hands in this phase is not at stake again, though its new owner owes too', () => {
  const p = city(city(city(city(table(2), 0, 'rome'), 0, 'athens'), 1, 'sparta'), 1, 'corinth')
  p.set(s => {
    s.unpaid.fill(1)
    s.spare[1] = 2
  })
  p.run(PROGRAMS.revolts)
  expect([p.asked, p.owing, p.choices(1, 'seize').length]).toEqual(['seize', [1], 4])
  p.play(1, { verb: 'seize', area: 'rome' })
  expect(p.choices(1, 'seize').map(c => c.area)).toEqual(['corinth', 'sparta'])
  expect(p.refusal(1, { verb: 'seize', area: 'rome' })).toMatchObject({ rule: 'CIV-6.3.2b' })
  p.play(1, { verb: 'seize', area: 'sparta' })
  expect([p.asked, cityAt(p, 'rome'), cityAt(p, 'sparta'), cityAt(p, 'corinth')]).toEqual([null, 1, 1, 1])
})
