/** What goes, what ends and who begins when a player leaves. */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { military, pact as pactCard, territory, war, wonder } from '../src/cards.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { numberOf } from '../ui/guide/lay-cards.ts'
import { cardsOf, handOf, pact, play, politics, type Seat, type Table, tableOf, turnOf } from './table.ts'

const territoryOf = (id: string): number => numberOf(territory, id)

describe('leaving', () => {
  const everything: Seat = {
    hand: ['iron', 'moses'],
    cards: ['raid-i', 'rats', 'raid-ii'],
    works: { iron: 1, alchemy: 2 },
    tokens: { bronze: 3, agriculture: 1 },
    wonders: ['pyramids'],
    ruins: ['colossus'],
    unfinished: ['great-wall', 2],
    specials: ['masonry', 'code-of-laws', 'warfare', 'cartography'],
    colonies: ['vast-territory-i', 'vast-territory-ii'],
    tactic: 'legion',
    leader: 'homer',
    government: 'monarchy',
  }
  const resigned = (exclusive: number, seat = 0): Table => {
    const seats = [everything, { ...everything, colonies: [] }, { colonies: ['historic-territory-i'] }, {}]
    const p = tableOf(4, ...seats)
    pact(pact(pact(p, 0, 2, 'peace-treaty'), 1, 0, 'open-borders-agreement'), 2, 3, 'trade-routes-agreement')
    p.set(s => {
      s.turn = seat
      s.exclusive[0] = exclusive
      s.noPolitics[0] = 1
      s.homer[0] = 3
      for (const [owner, enemy] of [
        [0, 2],
        [1, 0],
        [2, 1],
      ]) {
        s.war[owner] = war.of('war-over-culture')
        s.enemy[owner] = enemy
      }
    })
    p.clear().run(PROGRAMS.turn)
    p.set(s => {
      s.exclusive[0] = exclusive
      s.war[0] = war.of('war-over-culture')
      s.enemy[0] = 2
      s.noPolitics[0] = 1
    })
    return play(politics(p, seat).clear(), 'resign', {}, seat)
  }
  test('TTA-RES-2 TTA-R-36b TTA-R-36c everything before the seat is gone; what others have stays', () => {
    const p = resigned(1)
    const { s } = p
    expect([s.out[0], s.players, handOf(p, 0), s.handSize[0], cardsOf(p, 0)]).toEqual([1, 3, [], 0, []])
    const own = (table: Int16Array, seat = 0) => [
      ...table.subarray((seat * table.length) / 4, ((seat + 1) * table.length) / 4),
    ]
    expect([new Set(own(s.workers)), new Set(own(s.blue)), new Set(own(s.wonder)), own(s.special)]).toEqual([
      new Set([NONE]),
      new Set([0]),
      new Set([0]),
      [0, 0, 0, 0],
    ])
    expect(new Set(own(s.hand))).toEqual(new Set([NONE]))
    const fields = [s.government, s.leader, s.homer, s.bank, s.blueTotal, s.yellow, s.pool, s.yellowTotal, s.civil]
    expect(fields.map(field => field[0])).toEqual([0, NONE, NONE, 0, 0, 0, 0, 0, 0])
    expect([s.military[0], s.noPolitics[0], s.unfinished[0], s.stages[0], s.tactic[0], s.exclusive[0]]).toEqual([
      0,
      0,
      NONE,
      0,
      NONE,
      0,
    ])
    expect([s.colony[territoryOf('vast-territory-i')], s.colony[territoryOf('historic-territory-i')]]).toEqual([
      NONE,
      2,
    ])
    expect([s.special[4], s.workers[s.workers.length / 4], s.unfinished[1]]).toEqual([1, 2, wonder.of('great-wall')])
    // Its cards of this age lie on the piles, shown or hidden as they were; those of another age are gone.
    const open = (id: string) => s.pileOpen[military.of(id as never) - military.start[1]]
    expect([open('vast-territory-i'), open('legion'), open('open-borders-agreement'), s.pileSize]).toEqual([1, 1, 1, 2])
    expect(resigned(0).s.pileOpen[military.of('legion') - military.start[1]]).toBe(0)
  })
  test('TTA-RES-3 TTA-RES-4 TTA-R-27 pacts with them and wars of and on them end, all others go on', () => {
    const p = resigned(1)
    expect(Array.from(p.s.pact)).toEqual([NONE, NONE, pactCard.of('trade-routes-agreement'), NONE])
    expect(Array.from(p.s.war)).toEqual([NONE, NONE, war.of('war-over-culture'), NONE])
    expect(Array.from(p.s.culture).slice(1)).toEqual([7, 0, 0])
    expect(p.events.filter(({ type }) => type !== 'gained')).toEqual([
      { type: 'resigned', seat: 0 },
      { type: 'pactEnded', seat: 0, with: 2, card: 'peace-treaty' },
      { type: 'pactEnded', seat: 1, with: 0, card: 'open-borders-agreement' },
      { type: 'warDrawn', seat: 0, target: 2, card: 'war-over-culture' },
      { type: 'warDrawn', seat: 1, target: 0, card: 'war-over-culture' },
    ])
    expect(p.revealed).not.toBe(0)
  })
  test('TTA-R-37b TTA-R-36a the next one begins from now on, in the same round; another’s resignation changes nothing', () => {
    const first = turnOf(tableOf(3, {}, {}, {}))
    play(politics(first), 'resign')
    expect([first.s.first, first.s.round]).toEqual([1, 4])
    const whole = tableOf(3).run(PROGRAMS.turn)
    play(whole.clear(), 'resign')
    expect([whole.s.first, whole.s.turn, whole.s.round, whole.asked, whole.s.civil[0]]).toEqual([
      1,
      1,
      5,
      'politics',
      0,
    ])
    expect(whole.seen('produced')).toEqual([]) // nothing is produced for who is gone
    const other = tableOf(3).set(s => {
      s.turn = 1
    })
    play(politics(other, 1), 'resign', {}, 1)
    expect([other.s.first, other.s.round]).toEqual([0, 5])
    const last = politics(tableOf(2))
    play(last, 'resign')
    expect([last.s.depth, last.asked]).toEqual([0, null])
  })
})
