import { expect, test } from 'vitest'
import { store } from '../../src/cards.ts'
import { cultureRating } from '../../src/query/ratings.ts'
import { storeAt } from '../../src/state.ts'
import { numberOf } from '../../ui/guide/lay-cards.ts'
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
test('j-s-bach TTA-CARD-BACH-1 TTA-R-65 TTA-R-85: every way to a theater, once a turn', () => {
  // Religion, printing press and drama have workers; opera is in play without one, movies and theology are not.
  const works = {
    religion: 1,
    'printing-press': 1,
    drama: 1,
    opera: 0,
    'bread-and-circuses': 0,
    philosophy: 0,
    warriors: 1,
  }
  const p = tableOf(2, { leader: 'j-s-bach', works, tokens: { bronze: 5 }, government: 'constitutional-monarchy' })
  const ways = (): unknown[] => p.choices(0, 'convert').map(a => `${a.old} ${a.card}`)
  // Religion costs 3, the press 3, drama 4, opera 8: five resources pay for all of it, none for a theater as it is.
  expect(ways()).toEqual([
    'religion drama',
    'religion opera',
    'printing-press drama',
    'printing-press opera',
    'drama opera',
  ])
  p.set(s => {
    s.arms = 9
    s.blue[storeAt(0, numberOf(store, 'bronze'))] = 4
  })
  expect(ways()).toEqual(['religion drama', 'printing-press drama', 'drama opera']) // what is granted for units pays nothing
  play(p, 'convert', { old: 'drama', card: 'opera' })
  p.set(s => {
    s.blue[storeAt(0, numberOf(store, 'bronze'))] = 9
  })
  expect([workers(p, 0, 'opera'), ways()]).toEqual([1, []])
})
test('j-s-bach TTA-CARD-BACH-3 TTA-R-65: with as many theaters as allowed only a theater becomes another', () => {
  const p = tableOf(2, {
    leader: 'j-s-bach',
    works: { philosophy: 0, religion: 1, drama: 2, opera: 0 },
    tokens: { bronze: 9 },
  })
  expect(p.choices(0, 'convert')).toEqual([{ verb: 'convert', old: 'drama', card: 'opera' }])
})
