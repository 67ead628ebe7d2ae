import { expect, test } from 'vitest'
import { cultureRating } from '../../src/query/ratings.ts'
import { bar, can, led, play, resourcesOf, tableOf, workers } from '../table.ts'

test('j-s-bach TTA-CARD-BACH-1 TTA-CARD-BACH-2 TTA-CARD-BACH-3 TTA-R-65 TTA-R-85: theaters 1 culture more, 2 science cheaper; a building becomes a theater', () => {
  const p = led('j-s-bach', {
    works: { drama: 1, alchemy: 1, 'scientific-method': 1, religion: 1 },
    tokens: { bronze: 1 },
    hand: ['opera'],
    science: 5,
  })
  expect(cultureRating(p.s, 0)).toBe(2 + 1 + 1)
  expect(can(p, 'convert', { old: 'scientific-method', card: 'drama' })).toBe(false)
  play(p, 'convert', { old: 'alchemy', card: 'drama' }) // 6 is more than 4: free
  expect([workers(p, 0, 'drama'), resourcesOf(p), p.s.civil[0]]).toEqual([2, 1, 2])
  expect(bar(p, 'convert', { old: 'religion', card: 'drama' })).toBe('TTA-R-85')
  play(p, 'develop', { card: 'opera' })
  expect(p.s.science[0]).toBe(0)
  const full = tableOf(2, { leader: 'j-s-bach', works: { drama: 2, religion: 1 }, tokens: { bronze: 5 } })
  expect(bar(full, 'convert', { old: 'religion', card: 'drama' })).toBe('TTA-R-65')
})
