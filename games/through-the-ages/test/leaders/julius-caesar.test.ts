import { expect, test } from 'vitest'
import { power } from '../../src/cards.ts'
import { strengthRating } from '../../src/query/ratings.ts'
import { militaryTotal } from '../../src/query/totals.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { led, play, type Table } from '../table.ts'

const USED = power.of('julius-caesar')
/** Prepares an event in the politics phase; whatever it asks is answered. */
function prepare(p: Table, card: string): void {
  play(p, 'prepare', { card })
  p.playOn(
    seat => p.legal(seat)[0],
    () => p.asked !== 'politics' && p.asked !== 'action',
  )
}
const hand = { cards: ['rats', 'raiders', 'crusades'] }

test('julius-caesar: 1 strength, 1 military action', () => {
  const p = led('julius-caesar')
  expect([strengthRating(p.s, 0), militaryTotal(p.s, 0)]).toEqual([2, 3])
})
test('julius-caesar TTA-R-82: after a political action a second one, once in the game', () => {
  const p = led('julius-caesar', hand)
  p.run(PROGRAMS.turn)
  prepare(p, 'rats')
  expect([p.asked, p.prompt(0)?.rule]).toEqual(['politics', 'TTA-R-82'])
  prepare(p, 'raiders')
  expect([p.asked, p.s.used[USED]]).toEqual(['action', 1])
  play(p, 'endTurn')
  p.set(s => {
    s.turn = 0
  }).run(PROGRAMS.turn)
  prepare(p, 'crusades')
  expect([p.asked, p.s.used[USED]]).toEqual(['action', 1]) // not again, in a later turn either
})
test('julius-caesar TTA-R-82: declined, it is kept; without a first one there is no second', () => {
  const p = led('julius-caesar', hand)
  p.run(PROGRAMS.turn)
  prepare(p, 'rats')
  play(p, 'pass')
  expect([p.asked, p.s.used[USED]]).toEqual(['action', 0])
  p.run(PROGRAMS.turn)
  play(p, 'pass')
  expect(p.asked).toBe('action')
  p.run(PROGRAMS.turn)
  prepare(p, 'raiders')
  expect(p.asked).toBe('politics')
})
