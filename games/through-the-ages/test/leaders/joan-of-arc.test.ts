import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { cultureRating, strengthRating } from '../../src/query/ratings.ts'
import { militaryTotal } from '../../src/query/totals.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { led, tableOf } from '../table.ts'

test('joan-of-arc TTA-R-86a TTA-R-86b: 1 culture, 1 military action, strength of temples and government; looks at the top event', () => {
  const p = led('joan-of-arc', { works: { religion: 1, theology: 1 }, government: 'theocracy' })
  expect([cultureRating(p.s, 0), militaryTotal(p.s, 0), strengthRating(p.s, 0)]).toEqual([
    1 + 2 + 1,
    4,
    1 + 1 + (1 + 2 + 1),
  ])
  p.clear().run(PROGRAMS.turn)
  const top = p.s.current[4]
  expect([p.s.peeked[0], p.view(0).peeked[0], p.view(1).peeked[0], p.view('table').peeked[0]]).toEqual([
    top,
    top,
    NONE,
    NONE,
  ])
  const q = tableOf(2, { leader: 'joan-of-arc', works: { religion: 1 }, wonders: ['st-peters-basilica'] })
  expect(strengthRating(q.s, 0)).toBe(1 + 2)
})
