import { expect, test } from 'vitest'
import { power } from '../../src/cards.ts'
import { strengthRating } from '../../src/query/ratings.ts'
import { militaryTotal } from '../../src/query/totals.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { led, play } from '../table.ts'

test('julius-caesar TTA-R-82: 1 strength, 1 military action; once in the game a second political action', () => {
  const p = led('julius-caesar', { cards: ['rats', 'raiders', 'crusades'] })
  expect([strengthRating(p.s, 0), militaryTotal(p.s, 0)]).toEqual([2, 3])
  p.run(PROGRAMS.turn)
  play(p, 'prepare', { card: 'rats' })
  while (p.asked !== 'politics') p.play(p.owing[0], p.legal(p.owing[0])[0])
  expect(p.prompt(0)?.rule).toBe('TTA-R-82')
  play(p, 'pass')
  expect([p.asked, p.s.used[power.of('julius-caesar')]]).toEqual(['action', 0])
  p.run(PROGRAMS.turn)
  play(p, 'pass')
  expect(p.asked).toBe('action') // without a first one no second
})
