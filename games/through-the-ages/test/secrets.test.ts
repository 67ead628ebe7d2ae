/** What a seat alone knows about the events to come, and until when. */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { event as eventCard } from '../src/cards.ts'
import { EVENT_DECK } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { numberOf } from '../ui/guide/lay-cards.ts'
import { play, politics, type Seat, type Table, tableOf, turnOf } from './table.ts'

const kindOf = (id: string): number => numberOf(eventCard, id)
/** These events are the current ones, the last one on top. */
const current = (p: Table, ...ids: string[]): Table =>
  p.set(s => {
    s.current.fill(NONE)
    s.currentAges.fill(0)
    for (const [i, id] of ids.entries()) {
      s.current[i] = kindOf(id)
      s.currentAges[eventCard.cards[kindOf(id)].age]++
    }
  })
const preparedOf = (p: Table, seat: number): string[] =>
  Array.from(p.s.prepared.subarray(seat * EVENT_DECK, (seat + 1) * EVENT_DECK))
    .filter(kind => kind !== NONE)
    .map(kind => `${kind >= eventCard.count ? 'current ' : ''}${eventCard.ids[kind % eventCard.count]}`)

describe('TTA-R-86b what Joan of Arc saw', () => {
  const joan: Seat = { leader: 'joan-of-arc', cards: ['rats'] }
  test('is told to the owner alone, and nobody else looks', () => {
    const p = current(tableOf(2, joan), 'development-of-crafts', 'development-of-science')
    p.clear().run(PROGRAMS.turn)
    expect(p.seen('peeked')).toEqual([{ type: 'peeked', seat: 0, card: 'development-of-science' }])
    expect([Array.from(p.s.peeked), p.revealed & 1]).toEqual([[kindOf('development-of-science'), NONE], 1])
    const plain = current(tableOf(2), 'development-of-science').clear().run(PROGRAMS.turn)
    expect([Array.from(plain.s.peeked), plain.seen('peeked')]).toEqual([[NONE, NONE], []])
  })
  test('is forgotten when the event is revealed', () => {
    const p = current(tableOf(2, joan), 'development-of-crafts', 'development-of-science').run(PROGRAMS.turn)
    play(p, 'prepare', { card: 'rats' })
    expect(Array.from(p.s.peeked)).toEqual([NONE, NONE])
  })
  test('is nothing where no event is left, and nothing in the first round', () => {
    expect(current(tableOf(2, joan)).run(PROGRAMS.turn).s.peeked[0]).toBe(NONE)
    const first = current(tableOf(2, joan), 'development-of-science').set(s => {
      s.round = 1
    })
    first.run(PROGRAMS.turn)
    expect([first.asked, first.s.peeked[0]]).toEqual(['action', NONE])
  })
})

describe('TTA-R-61b events one prepared', () => {
  test('are known to the player who prepared them until they are revealed; the others stay known', () => {
    const p = current(tableOf(2, { cards: ['rats', 'crusades'] }), 'development-of-science', 'development-of-crafts')
    for (const card of ['rats', 'crusades']) play(politics(p), 'prepare', { card })
    // Both old events are revealed: the prepared ones are the current ones now.
    expect(preparedOf(p, 0).toSorted()).toEqual(['current crusades', 'current rats'])
    expect(Array.from(p.view(1).prepared).every(kind => kind === NONE)).toBe(true)
    const [top] = [1, 0].map(i => eventCard.ids[p.s.current[i]])
    const kept = top === 'rats' ? 'crusades' : 'rats'
    p.clear().run(PROGRAMS.prepare)
    expect([p.seen('revealed'), preparedOf(p, 0)]).toEqual([
      [{ type: 'revealed', seat: 0, card: top }],
      [`current ${kept}`],
    ])
    expect(p.s.past[kindOf(top)]).toBe(1)
  })
  test('lie on the future events in the order they were laid, and the revealed one is another', () => {
    const ids = ['development-of-science', 'development-of-crafts', 'development-of-markets']
    const p = current(tableOf(2, { cards: ['rats'] }, { cards: ['crusades'] }), ...ids)
    play(politics(p), 'prepare', { card: 'rats' })
    p.until(null)
    play(politics(p, 1), 'prepare', { card: 'crusades' }, 1)
    p.until(null)
    expect(Array.from(p.s.future.subarray(0, 3))).toEqual([kindOf('rats'), kindOf('crusades'), NONE])
    expect([Array.from(p.s.futureAges), p.s.culture[0], p.s.culture[1]]).toEqual([[0, 2, 0, 0], 1, 1])
    expect([preparedOf(p, 0), preparedOf(p, 1)]).toEqual([['rats'], ['crusades']])
    expect(p.seen('prepared')).toEqual([
      { type: 'prepared', seat: 0, card: 'rats', age: 'I' },
      { type: 'prepared', seat: 1, card: 'crusades', age: 'I' },
    ])
  })
})

test('TTA-EVT-4 without a current event nothing is revealed', () => {
  const p = current(tableOf(2, { cards: ['rats'] }))
  play(politics(p), 'prepare', { card: 'rats' })
  expect([p.seen('revealed'), p.asked, p.s.currentAges[1], p.s.futureAges[1]]).toEqual([[], null, 1, 0])
})

test('TTA-POL-1 one political action: a player who has taken it goes on to the actions', () => {
  const p = current(tableOf(2, { cards: ['rats', 'crusades'] }), 'development-of-science', 'development-of-crafts')
  p.run(PROGRAMS.turn)
  play(p, 'prepare', { card: 'rats' })
  expect([p.asked, p.owing]).toEqual(['action', [0]])
  turnOf(p)
  expect(p.asked).toBe('action')
})
