import { expect, test } from 'vitest'
import { strengthRating } from '../../src/query/ratings.ts'
import { militaryTotal } from '../../src/query/totals.ts'
import { led } from '../table.ts'

test('napoleon-bonaparte: 2 military actions, 2 strength for each kind of unit', () => {
  const p = led('napoleon-bonaparte', { works: { warriors: 2, knights: 1, 'air-forces': 1 } })
  expect([militaryTotal(p.s, 0), strengthRating(p.s, 0)]).toEqual([4, 2 + 2 + 5 + 6])
})
