import { expect, test } from 'vitest'
import { largestForce } from '../../src/effects/colonies.ts'
import { cultureRating } from '../../src/query/ratings.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { bar, cardsOf, led, play } from '../table.ts'

test('james-cook: 2 culture for the first colony, 1 for others; up to two cards for colonization', () => {
  const p = led('james-cook', {
    colonies: ['vast-territory-i', 'historic-territory-i', 'vast-territory-ii'],
    cards: ['rats', 'legion', 'raid-i'],
  })
  expect([cultureRating(p.s, 0), largestForce(p.s, 0)]).toEqual([4, 3])
  p.run(PROGRAMS.colonize, 5)
  play(p, 'bid', { amount: 3 })
  play(p, 'pass', {}, 1)
  play(p, 'pass', {}, 2)
  play(p, 'send', { card: 'warriors' })
  play(p, 'discard', { card: 'rats' })
  play(p, 'discard', { card: 'legion' })
  expect(bar(p, 'discard', { card: 'raid-i' })).toBe('TTA-COL-14')
  play(p, 'colonize')
  expect([p.s.colony[5], cardsOf(p, 0)]).toEqual([0, ['raid-i']])
})
test('james-cook: nothing without a colony', () => {
  expect(cultureRating(led('james-cook').s, 0)).toBe(0)
})
