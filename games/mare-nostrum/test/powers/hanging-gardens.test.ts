import { expect, test } from 'vitest'
import { PROGRAMS } from '../../src/verbs.ts'
import { allPass, count, GREECE, holding, owns, sound, table } from '../table.ts'

test('MN-R-30 MN-W-GARDENS-1 the Hanging Gardens keep up to two different commodities besides; nobody else is asked', () => {
  const m = owns(table(3), GREECE, 'hanging-gardens')
  holding(m, GREECE, { coin: 4, oil: 2, wine: 1, gems: 1 })
  allPass(m.run(PROGRAMS.building), () => m.asked !== 'keep')
  expect(m.owing).toEqual([GREECE])
  m.play(GREECE, { verb: 'keep', good: 'oil' })
  expect(m.refusal(GREECE, { verb: 'keep', good: 'oil' })?.key).toBe('refuse.different')
  m.play(GREECE, { verb: 'keep', good: 'gems' })
  expect([
    m.asked,
    count(m, GREECE, 'oil'),
    count(m, GREECE, 'gems'),
    count(m, GREECE, 'wine'),
    count(m, GREECE, 'coin'),
  ]).toEqual([null, 1, 1, 0, 2])
  m.run(PROGRAMS.trade).play(2, { verb: 'marker', number: 1 })
  expect(m.can(GREECE, { verb: 'offer', resource: 'oil' })).toBe(true) // ordinary stock in the next round
  sound(m)
})
