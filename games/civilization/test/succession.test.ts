import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import type { NationId } from '@ecumene/civilization-family/data/nations.ts'
import { describe, expect, test } from 'vitest'
import { endRound, moveMarkers } from '../src/effects/succession.ts'
import { cardPoints, totalPoints } from '../src/query/holdings.ts'
import { epochAt, isDeserted, pointsAt, stepOf } from '../src/query/succession.ts'
import { city, hand, owns, pays, step, type Table, table } from './table.ts'

/** Seat 0 of six leads this nation from this position. */
function at(
  nation: NationId,
  position: number,
  o: {
    cities?: number
    cards?: readonly CardId[]
    variant?: string
    options?: Record<string, boolean | string | number>
  } = {},
): Table {
  const others = (['africa', 'italy', 'illyria', 'thrace', 'crete', 'asia', 'assyria'] as const)
    .filter(id => id !== nation)
    .slice(0, 5)
  const p = table(6, {
    nations: [nation, ...others],
    ...(o.variant ? { variant: o.variant } : {}),
    ...(o.options ? { options: o.options } : {}),
  })
  p.s.position[0] = position
  for (const id of (['rome', 'athens', 'sparta'] as const).slice(0, o.cities ?? 1)) city(p, 0, id)
  return owns(p, 0, ...(o.cards ?? []))
}
const move = (p: Table): number => stepOf(p.s, 0)
// 1000 points and more: Law to Agriculture.
const GREAT: readonly CardId[] = ['philosophy', 'democracy', 'law', 'medicine', 'engineering', 'literacy'] // 1000

describe('phase 13, the A.S.T.', () => {
  test('CIV-R-108 a board without any unit ends the game; a single token goes on', () => {
    const p = table(3)
    for (let i = 0; i < p.s.seats; i++) p.s.stock[i] = p.s.tokensEach
    p.s.tokens.fill(0)
    p.s.round = 4
    p.s.stock[2]--
    expect(isDeserted(p.s)).toBe(false)
    p.s.stock[2]++
    step(p, endRound)
    expect(p.outcome).toMatchObject({ ending: 'ending.deserted', places: [1, 1, 1] })
  })
  test('CIV-20.1a CIV-R-105 one position a round; the first step has no requirement', () => {
    const p = table(3)
    step(p, moveMarkers)
    expect([...p.s.position]).toEqual([1, 1, 1])
    expect(p.seen('advanced')).toHaveLength(3)
  })
  test('CIV-20.1b CIV-20.2a Early Bronze Age: two cities, or the marker stays', () => {
    expect([0, 1, 2].map(n => move(at('africa', 4, { cities: n })))).toEqual([0, 0, 1])
    expect(move(at('egypt', 3, { cities: 1 }))).toBe(0)
  })
  test('CIV-20.2b CIV-T-24 Late Bronze Age: cards of three groups; Mysticism and Engineering cover three', () => {
    expect(move(at('africa', 7, { cards: ['mysticism', 'engineering'] }))).toBe(1)
    expect(move(at('africa', 7, { cards: ['mysticism', 'music', 'coinage'] }))).toBe(0)
    expect(move(at('africa', 7, { cards: ['mysticism', 'architecture'] }))).toBe(1)
  })
  test('CIV-20.2c Early Iron Age: seven cards', () => {
    expect(move(at('italy', 10, { cards: CARD_IDS.slice(0, 6) }))).toBe(0)
    expect(move(at('italy', 10, { cards: CARD_IDS.slice(0, 7) }))).toBe(1)
  })
  test('CIV-20.2d CIV-R-70 Late Iron Age: 1000 points in cards alone, printed costs, and the number of the position too', () => {
    const p = at('thrace', 12, { cards: GREAT })
    expect([cardPoints(p.s, 0), move(p)]).toEqual([1000, 1])
    expect(move(pays(at('thrace', 12, { cards: GREAT.slice(0, 5) }), 0, 50))).toBe(0)
    const italy = at('italy', 13, { cards: GREAT }) // 1100 is printed there
    expect(move(italy)).toBe(0)
    expect(move(hand(pays(italy, 0, 25), 0, { salt: 5 }))).toBe(1) // 1000 + 25 + 75
  })
  test('CIV-20.3a CIV-20.3b CIV-20.3c CIV-R-71 a Late Iron Age position asks for its number: cards, Treasury and trade cards as sets', () => {
    const p = hand(pays(at('thrace', 13, { cards: GREAT }), 0, 20), 0, { salt: 5, piracy: 1 })
    expect([totalPoints(p.s, 0), pointsAt(3, 14), move(p)]).toEqual([1095, 1100, 0])
    expect(move(pays(p, 0, 5))).toBe(1)
    // The table learns only whether it was met.
    p.clear()
    step(p, moveMarkers)
    expect(p.revealed & 0x100).toBe(0x100)
    expect(Array.from(p.view('table').hand).every(n => n === 0)).toBe(true)
  })
  test('CIV-20.4 CIV-T-37 below the number of their position they move back one; short of the next they stay; on the last they enter the finish', () => {
    const thrace = (position: number, tokens: number, cards: readonly CardId[]): number =>
      move(pays(at('thrace', position, { cards }), 0, tokens))
    const more = [...GREAT, 'metalworking', 'astronomy'] as const // 1160
    expect(thrace(15, 39, more)).toBe(-1) // 1199 of 1200
    expect(thrace(15, 40, more)).toBe(1)
    const egypt = (position: number, tokens: number): number =>
      move(pays(at('egypt', position, { cards: [...GREAT, 'metalworking', 'agriculture'] }), 0, tokens))
    expect(egypt(13, 9)).toBe(-1) // 1199 on 1200
    expect(egypt(13, 55)).toBe(0) // 1245, 1300 next
  })
  test('CIV-20.5 CIV-R-67 CIV-R-68 without a city they move back one in any epoch but the first, once a round, across an epoch line if need be', () => {
    expect(move(at('africa', 4, { cities: 0 }))).toBe(0)
    expect(move(at('africa', 5, { cities: 0 }))).toBe(-1)
    expect(move(at('thrace', 14, { cities: 0 }))).toBe(-1) // both reasons: one step
    const p = at('africa', 8, { cities: 0 })
    step(p, moveMarkers)
    expect(p.s.position[0]).toBe(7)
    city(p, 0, 'rome')
    expect(move(p)).toBe(0) // the requirement applies again
  })
  test('CIV-R-69 a marker never leaves the start arrow backwards', () => {
    const p = at('africa', 0, { cities: 0 })
    step(p, moveMarkers)
    expect(p.s.position[0]).toBe(1)
    expect(epochAt(p.s, 0, 0)).toBe(0)
  })
  test('CIV-24.3 CIV-R-75 CIV-R-102 with six or seven players Africa enters the Early Iron Age one position later, unless the table says no', () => {
    const cards = CARD_IDS.slice(0, 6).filter(id => id !== 'mysticism')
    expect(move(at('africa', 9, { cards, options: { lateAfrica: true } }))).toBe(1)
    expect(move(at('africa', 10, { cards, options: { lateAfrica: true } }))).toBe(0)
    expect(move(at('africa', 9, { cards }))).toBe(0)
    const p = table(5, { options: { lateAfrica: true } })
    expect(p.s.lateAfrica).toBe(0)
    const q = table(7, { options: { lateAfrica: true, mercy: true } })
    expect([q.s.lateAfrica, q.s.mercy]).toEqual([1, 1])
  })
})

describe('victory', () => {
  test('CIV-21.1a CIV-21.1b CIV-R-72 CIV-R-105 the first to enter the finish square wins, after all markers have moved', () => {
    const p = pays(at('thrace', 15, { cards: [...GREAT, 'metalworking', 'astronomy'] }), 0, 40)
    p.s.round = 16
    step(p, (s, world) => {
      moveMarkers(s, world)
      endRound(s, world)
    })
    expect([...p.s.position]).toEqual([16, 1, 1, 1, 1, 1])
    expect(p.outcome).toMatchObject({ places: [1, 2, 2, 2, 2, 2], rule: 'CIV-21.1a', ending: 'ending.finish' })
    expect(p.seen('won')).toMatchObject([{ seat: 0 }])
  })
  test('CIV-21.2 CIV-R-73 several together: the highest total wins; equal totals share', () => {
    const finish = (a: number, b: number): readonly number[] => {
      const p = table(3)
      p.s.round = 20
      p.s.position.set([16, 16, 12])
      pays(p, 0, a)
      pays(p, 1, b)
      owns(p, 2, 'philosophy')
      step(p, endRound)
      return p.outcome?.places ?? []
    }
    expect(finish(3, 9)).toEqual([2, 1, 3])
    expect(finish(9, 9)).toEqual([1, 1, 3])
  })
  test('CIV-T-23 who meets every requirement from the first round enters the finish square at the end of round 16', () => {
    const p = at('thrace', 0, { cities: 3, cards: [...GREAT, 'metalworking', 'astronomy', 'coinage'] })
    for (let round = 1; round <= 16; round++) {
      p.s.round = round
      step(p, moveMarkers)
      expect(p.s.position[0]).toBe(round)
    }
    step(p, endRound)
    expect(p.outcome?.places[0]).toBe(1)
  })
  test('CIV-R-108 a last round, if the table wants one: the marker furthest right wins, then the total', () => {
    const p = table(3, { options: { rounds: '16' } })
    p.s.round = 15
    p.s.position.set([9, 11, 11])
    pays(p, 2, 4)
    step(p, endRound)
    expect(p.outcome?.ending).not.toBe('ending.finish')
    p.s.round = 16
    step(p, endRound)
    expect(p.outcome).toMatchObject({ places: [3, 2, 1], rule: 'CIV-R-108' })
    expect(table(3).s.lastRound).toBe(0)
  })
})

describe('shorter versions', () => {
  test('CIV-30.1 CIV-30.2a CIV-30.2b CIV-R-76 CIV-T-30 the line after 12: Egypt on 12 with one city and 700 card points crosses', () => {
    const p = at('egypt', 12, { cards: ['philosophy', 'democracy', 'law'], variant: 'long' }) // 610
    owns(p, 0, 'metalworking') // 690
    p.s.round = 13
    step(p, (s, world) => {
      moveMarkers(s, world)
      endRound(s, world)
    })
    expect(p.outcome).toMatchObject({ rule: 'CIV-30.2b', ending: 'ending.line' })
    expect(p.outcome?.places[0]).toBe(1)
    expect(move(at('egypt', 12, { cards: ['philosophy', 'democracy', 'law'] }))).toBe(0) // in the full game they stay
    expect(table(4, { variant: 'short' }).s.line).toBe(10)
  })
  test('CIV-30.3a CIV-30.3b CIV-R-104 no Mysticism; all else as in the full game, for any number of players', () => {
    for (const n of [2, 5, 7]) {
      const p = table(n, { variant: 'short' })
      expect(p.s.copies[8]).toBe(0)
      expect(p.s.tokensEach).toBe(table(n).s.tokensEach)
      expect(Array.from(p.s.stackSize)).toEqual(Array.from(table(n).s.stackSize))
    }
  })
})
