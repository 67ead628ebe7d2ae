import { expect, test } from 'vitest'
import { collect } from '../frequent-moves.ts'
import { bare, count, GREECE, holding, owns, ROME, reserve } from '../table.ts'

test('MN-W-COLOSSUS-1 MN-R-8 a commodity of choice from the reserve, announced; no coin, none that is out', () => {
  const m = owns(bare(), GREECE, 'colossus')
  holding(m, ROME, { pottery: 3 })
  collect(m)
  expect(m.asked).toBe('colossus')
  expect(m.refusal(GREECE, { verb: 'colossus', good: 'pottery' })).toMatchObject({
    rule: 'MN-R-8',
    key: 'refuse.reserveEmpty',
  })
  expect(m.choices(GREECE, 'colossus').length).toBe(12)
  m.play(GREECE, { verb: 'colossus', good: 'spices' })
  expect([count(m, GREECE, 'spices'), reserve(m, 'spices')]).toEqual([1, 4])
  expect(m.seen('colossus')).toEqual([{ type: 'colossus', seat: GREECE, good: 'spices' }])
  expect(collect(owns(bare(), GREECE, 'colossus')).can(GREECE, { verb: 'done' })).toBe(true)
})
