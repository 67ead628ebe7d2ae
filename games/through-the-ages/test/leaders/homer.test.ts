import { expect, test } from 'vitest'
import { type WonderId, wonder } from '../../src/cards.ts'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led, play, resourcesOf, type Seat, type Table, tableOf, turnOf } from '../table.ts'

test('homer TTA-R-81a TTA-R-81b: a happy face, 1 resource for units each turn; under a wonder instead of the civil action', () => {
  const p = led('homer', { tokens: { bronze: 1 } })
  expect([happinessRating(p.s, 0), p.s.homerArms]).toEqual([1, 1])
  play(p, 'train', { card: 'warriors' })
  expect([resourcesOf(p), p.s.homerArms]).toEqual([0, 0])
  const q = tableOf(2, { leader: 'homer', hand: ['moses'], wonders: ['pyramids'], ruins: ['colossus'] })
  turnOf(q)
  expect(q.s.homerArms).toBe(1)
  play(q, 'lead', { card: 'moses' })
  expect([q.asked, q.s.homerArms]).toEqual(['tuck', 0])
  expect(q.legal(0).map(a => a.card ?? a.verb)).toEqual(['refund', 'colossus', 'pyramids'])
  play(q, 'tuck', { card: 'pyramids' })
  expect([happinessRating(q.s, 0), q.s.civil[0]]).toEqual([1, 4])
  const r = play(tableOf(2, { leader: 'homer', hand: ['moses'] }), 'lead', { card: 'moses' })
  expect([r.asked, r.s.civil[0]]).toEqual(['action', 4])
})
test('TTA-CARD-HOMER-1 TTA-CARD-HOMER-2 TTA-CARD-HOMER-3 TTA-CARD-HOMER-4 TTA-R-64 TTA-R-89c Homer under a wonder, with Michelangelo, the Basilica and ruins', () => {
  const under = (seat: Seat, id: WonderId): Table =>
    tableOf(2, seat).set(s => {
      s.homer[0] = wonder.of(id)
    })
  expect(happinessRating(under({ wonders: ['hanging-gardens'] }, 'hanging-gardens').s, 0)).toBe(3)
  expect(cultureRating(under({ wonders: ['pyramids'], leader: 'michelangelo' }, 'pyramids').s, 0)).toBe(1)
  expect(happinessRating(under({ wonders: ['hanging-gardens', 'st-peters-basilica'] }, 'hanging-gardens').s, 0)).toBe(
    1 + 2 + 1 + 1,
  )
  expect(happinessRating(under({ ruins: ['hanging-gardens'] }, 'hanging-gardens').s, 0)).toBe(1)
  expect(
    happinessRating(under({ ruins: ['hanging-gardens'], wonders: ['st-peters-basilica'] }, 'hanging-gardens').s, 0),
  ).toBe(1 + 2)
  expect(cultureRating(under({ ruins: ['hanging-gardens'], leader: 'michelangelo' }, 'hanging-gardens').s, 0)).toBe(
    2 + 1,
  )
})
