import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS, type ResourceId } from '../data/goods.ts'
import { CULTURE, MILITARY, provinceNumber, seaNumber, slotOf, TRADE } from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import { POWERS, TOKEN_IDS } from '../src/powers/tokens.ts'
import { allLevels, level, marksOf } from '../src/query/levels.ts'
import { canPay, countHolding, newHolding, setsOfGoods, stairs } from '../src/query/sets.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  BABYLON,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  fortress,
  holding,
  legions,
  owns,
  ROME,
  standing,
  type Table,
  table,
  triremes,
  turnOf,
} from './table.ts'

const TRACKS = [TRADE, CULTURE, MILITARY]

describe('levels', () => {
  test('MN-5a MN-SET-28 before the table is laid, while experts choose their empires, every level is 0 and made of nothing', () => {
    const m = position(mareNostrum, 3, { variant: 'experts' })
    expect(m.asked).toBe('choose')
    for (const track of TRACKS) expect([level(m.s, 0, track), marksOf(m.s, 0, track)]).toEqual([0, []])
  })
  test('the marks of a level are what it is made of', () => {
    const m = owns(built(bare(), 'rome', 'italia-wine', 'italia-market', 'italia-temple'), ROME, 'hercules')
    triremes(fortress(legions(m, ROME, 'italia', 3), ROME, 'italia'), ROME, 'ionian', 2)
    const hercules = { of: 'token', token: TOKEN_IDS.indexOf('hercules'), count: POWERS.hercules.bonus?.trade }
    const slot = (id: string): object => ({ of: 'slot', slot: slotOf(id), count: 1 })
    expect(marksOf(m.s, ROME, TRADE)).toEqual([hercules, slot('italia-wine'), slot('italia-market')])
    expect(marksOf(m.s, ROME, CULTURE)).toEqual([hercules, slot('rome'), slot('italia-temple')])
    expect(marksOf(m.s, ROME, MILITARY)).toEqual([
      hercules,
      { of: 'legions', province: provinceNumber('italia'), count: 3 },
      { of: 'fortress', province: provinceNumber('italia'), count: 1 },
      { of: 'triremes', sea: seaNumber('ionian'), count: 2 },
    ])
  })
  test('MN-SET-28 only what adds something is a mark', () => {
    const m = owns(bare(), ROME, ...TOKEN_IDS)
    for (const track of TRACKS) expect(marksOf(m.s, ROME, track).filter(({ count }) => count < 1)).toEqual([])
  })
  test.each([3, 4, 5])('with %i players the marks of every starting level add up to it', seats => {
    const m = table(seats)
    for (let seat = 0; seat < seats; seat++)
      for (const track of TRACKS) {
        const sum = marksOf(m.s, seat, track).reduce((n, { count }) => n + count, 0)
        expect(sum).toBe(level(m.s, seat, track))
      }
  })
  test('MN-5c MN-5d MN-5e all levels read at once are the same: bonuses, buildings also of others, units, nothing of nobody', () => {
    const all = (m: Table): number[] => {
      const out = new Int16Array(m.s.seats * TRACKS.length).fill(9)
      allLevels(m.s, out)
      return Array.from(out)
    }
    const each = (m: Table): number[] =>
      Array.from({ length: m.s.seats }, (_, seat) => TRACKS.map(track => level(m.s, seat, track))).flat()
    const m = owns(owns(table(), EGYPT, 'hercules', 'circe'), ROME, 'antigone')
    built(triremes(fortress(legions(m, ROME, 'cyrenaica', 1), ROME, 'italia'), CARTHAGE, 'ionian'), 'cyrene')
    standing(m, ROME, 'cyrene') // Egypt's province, held by Rome
    built(m, 'germania-gems') // nobody's
    expect(all(m)).toEqual(each(m))
    for (const token of TOKEN_IDS) {
      const one = owns(bare(), ROME, token)
      expect(all(one), token).toEqual(each(one))
    }
    expect(all(position(mareNostrum, 4, { variant: 'experts' }))).toEqual(Array(12).fill(0))
  })
})

describe('stairs', () => {
  type What = Partial<Record<ResourceId, number>>
  const sets = (seat: number, what: What, size: number): number =>
    stairs(holding(bare(), seat, what).s, seat).setsOf(size)

  test('the largest set is the largest that can be paid, for every empire', () => {
    // Small hands, made from the digits of a number.
    for (const seat of [ROME, BABYLON, EGYPT, CARTHAGE]) {
      const m = bare()
      for (let hand = 1; hand < 4 ** 5; hand += 7) {
        const what: What = { coin: hand & 3 }
        for (let i = 0; i < 4; i++) what[GOOD_IDS[i]] = (hand >> (2 * i + 2)) & 3
        const { s } = holding(m, seat, what)
        const { largest } = stairs(s, seat)
        expect([largest === 0 || canPay(s, seat, largest), canPay(s, seat, largest + 1)], `${seat} ${hand}`).toEqual([
          true,
          false,
        ])
      }
    }
  })
  test('sets side by side: a kind once in each', () => {
    expect(sets(ROME, { wine: 4, oil: 1, gold: 1 }, 3)).toBe(1)
    expect(sets(ROME, { wine: 2, oil: 2, gold: 2 }, 3)).toBe(2)
    expect(sets(ROME, { wine: 2, oil: 2, gold: 2, coin: 7 }, 3)).toBe(4)
    expect(sets(ROME, { wine: 3, oil: 1, gold: 1, gems: 1 }, 3)).toBe(1)
    expect(sets(ROME, { wine: 1, oil: 1, gold: 1 }, 3)).toBe(1)
  })
  test('MN-3c how many sets the commodities make without coins', () => {
    const ofGoods = (seat: number, what: What, size: number): number =>
      setsOfGoods(countHolding(holding(bare(), seat, what).s, seat, newHolding()), size)
    expect(ofGoods(ROME, { wine: 2, oil: 2, gold: 2, coin: 9 }, 3)).toBe(2)
    expect(ofGoods(ROME, { wine: 3, oil: 1, gold: 1, gems: 1 }, 3)).toBe(1)
    expect(ofGoods(ROME, { wine: 6 }, 3)).toBe(0)
    expect(ofGoods(CARTHAGE, { wine: 4, oil: 1, gold: 1 }, 3)).toBe(2)
    expect(ofGoods(CARTHAGE, { wine: 5, oil: 1 }, 3)).toBe(1)
  })
  test('MN-R-19b with Hannibal one kind twice in each', () => {
    expect(sets(CARTHAGE, { wine: 4, oil: 1, gold: 1 }, 3)).toBe(2)
    expect(sets(CARTHAGE, { wine: 6 }, 3)).toBe(0)
    expect(sets(CARTHAGE, { wine: 2, oil: 2 }, 4)).toBe(0)
  })
  test('MN-R-19a with Cleopatra one coin among commodities, one commodity among coins', () => {
    expect(sets(EGYPT, { wine: 1, oil: 1, coin: 3 }, 3)).toBe(1)
    expect(sets(EGYPT, { wine: 2, oil: 1, coin: 3 }, 3)).toBe(2)
    expect(sets(ROME, { wine: 2, oil: 1, coin: 3 }, 3)).toBe(1)
  })
})

describe('what events tell', () => {
  test('MN-4.2c MN-4.2f MN-4.2g a roll says what Caesar, Nebuchadnezzar, Ramses and a fortress added and how many hits were stopped', () => {
    const m = legions(control(bare(), EGYPT, 'cyrenaica'), ROME, 'cyrenaica', 2)
    fortress(owns(m, EGYPT, 'nebuchadnezzar', 'ramses-ii'), EGYPT, 'cyrenaica')
    turnOf(m.dice(2, 2, 3), ROME, PROGRAMS.turn).play(ROME, { verb: 'done' })
    const [attacker, defender] = m.seen('rolled')
    expect(attacker).toMatchObject({
      dice: '3 3',
      each: 1,
      extra: 0,
      fortress: 0,
      hero: 0,
      sum: 8,
      hits: 1,
      stopped: 1,
    })
    expect(defender).toMatchObject({ dice: '4', each: 0, extra: 1, fortress: 5, hero: 5, sum: 14, hits: 2, stopped: 0 })
  })
  test('MN-4.3e war that ends an occupation is told, with whose it was', () => {
    const m = legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 1)
    legions(standing(m, ROME, 'cyrene'), EGYPT, 'cyrenaica', 1).run(PROGRAMS.war)
    m.playOn(seat => {
      if (m.asked !== 'nameMover') m.dice(0, 0)
      return m.legal(seat)[0]
    })
    expect(m.seen('lifted')[0]).toEqual({ type: 'lifted', seat: ROME, province: 'cyrenaica' })
  })
})
