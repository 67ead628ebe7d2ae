import { expect, test } from 'vitest'
import { type WonderId, wonder } from '../src/cards.ts'
import { completionCulture } from '../src/effects/stages.ts'
import { type Seat, tableOf } from './table.ts'

const score = (id: WonderId, seat: Seat): number => completionCulture(tableOf(2, seat).s, 0, wonder.of(id))

test('TTA-CARD-HOLLYWOOD-1 Shakespeare, Bach and Chaplin count for Hollywood', () => {
  const works = { drama: 1, opera: 1, 'printing-press': 1 }
  expect(score('hollywood', { works })).toBe(2 * (2 + 3 + 1))
  expect(score('hollywood', { works, leader: 'william-shakespeare' })).toBe(2 * (6 + 2))
  expect(score('hollywood', { works, leader: 'j-s-bach' })).toBe(2 * (6 + 2))
  expect(score('hollywood', { works, leader: 'charlie-chaplin' })).toBe(2 * (6 + 3))
  expect(score('hollywood', { works: { ...works, computers: 1 }, leader: 'sid-meier' })).toBe(12)
})

test('TTA-CARD-INTERNET-1 culture, science and strength of urban buildings, with leaders', () => {
  const works = { philosophy: 0, computers: 1, multimedia: 1, 'team-sports': 1 }
  expect(score('internet', { works })).toBe(5 + 3 + 3 + 2)
  expect(score('internet', { works, leader: 'albert-einstein' })).toBe(13 + 3)
  expect(score('internet', { works, leader: 'sid-meier' })).toBe(13 - 1 + 3)
})
