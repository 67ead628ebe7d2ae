/** A turn of somebody who resigns in it, the first round, and what is seen by whom. */
import { bit, EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { can, play, politics, type Table, tableOf, turnOf } from './table.ts'

const types = (p: Table): readonly string[] => p.events.map(({ type }) => type)

describe('who resigns', () => {
  test('TTA-RES-1 a player who resigns in their turn acts, produces, draws and discards no more; the next player is on turn', () => {
    const p = tableOf(3, {
      works: { agriculture: 2, bronze: 2 },
      cards: ['raid-i', 'raid-i', 'plunder-i', 'plunder-i', 'plunder-i'],
      military: 3,
    })
    p.run(PROGRAMS.turn).clear()
    play(p, 'resign')
    expect([p.asked, p.owing, p.s.turn]).toEqual(['politics', [1], 1])
    expect(types(p).filter(type => ['farmed', 'mined', 'produced', 'drew', 'uprising'].includes(type))).toEqual([])
  })
  test('TTA-RES-1 TTA-R-82 Caesar gives no second political action to a player who has resigned', () => {
    const p = tableOf(3, { leader: 'julius-caesar' }).run(PROGRAMS.turn)
    play(p, 'resign')
    expect([p.asked, p.owing]).toEqual(['politics', [1]])
  })
  test('TTA-RES-1 TTA-R-51a who has resigned bids for no territory', () => {
    const p = tableOf(3, { works: { warriors: 3 } }, { works: { warriors: 3 } }, { works: { warriors: 3 } })
    p.set(s => {
      s.out[1] = 1
      s.players--
    })
    p.run(PROGRAMS.colonize, 0)
    const asked: number[] = []
    p.playOn(
      seat => {
        asked.push(seat)
        return { verb: 'pass' }
      },
      () => p.asked === 'bid',
    )
    expect(asked).toEqual([0, 2])
  })
})

describe('the first round', () => {
  test('TTA-DRAW-4 TTA-ROUND-17 no military cards are drawn in it; in the second they are', () => {
    const drawn = (round: number): number => {
      const p = tableOf(2, { military: 2 })
      p.set(s => {
        s.round = round
      })
      p.run(PROGRAMS.turn)
      if (p.asked === 'politics') play(p, 'pass')
      p.clear()
      play(p, 'endTurn')
      return p.seen('drew').length
    }
    expect([drawn(1), drawn(2)]).toEqual([0, 1])
  })
})

describe('who has seen something', () => {
  test('TTA-EVT-4 an event revealed has been seen by all', () => {
    const p = tableOf(2, { cards: ['good-harvest'] })
    politics(p).clear()
    const prepare = p.legal(0).find(a => a.verb === 'prepare')
    expect(prepare).toBeDefined()
    p.play(0, prepare ?? { verb: 'pass' })
    expect([p.seen('revealed').length, p.revealed & EVERYONE]).toEqual([1, EVERYONE])
  })
  test('TTA-R-86b the top event is seen by Joan of Arc’s player alone, and only while there is one', () => {
    const p = tableOf(2, { leader: 'joan-of-arc' }).clear()
    p.run(PROGRAMS.turn)
    expect([p.seen('peeked').length, p.revealed & bit(0)]).toEqual([1, bit(0)])
    const empty = tableOf(2, { leader: 'joan-of-arc' }).clear()
    empty.set(s => {
      s.current.fill(-1)
      s.currentAges.fill(0)
    })
    empty.run(PROGRAMS.turn)
    expect(empty.seen('peeked')).toEqual([])
  })
})
test('TTA-CARD-HOMER-1 a leader without arms gives none, and keeps none that another had', () => {
  const p = turnOf(tableOf(2, { leader: 'moses' }))
  expect([p.s.homerArms, can(p, 'endTurn')]).toEqual([0, true])
})
