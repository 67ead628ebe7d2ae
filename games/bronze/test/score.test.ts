import { describe, expect, test } from 'vitest'
import type { CityId } from '../data/cities.ts'
import { BAND_FIRST, bandAt, PLACE_KIND, placeAt } from '../data/lands.ts'
import { cardsOf } from '../src/matrix.ts'
import { scoreSheet } from '../src/query.ts'
import { cityPoints, kindBits, outcomeOf, totalOf } from '../src/scoring.ts'
import {
  cityNumber,
  cube,
  holds,
  landscape,
  matrix,
  openLands,
  province,
  route,
  type Table,
  tableOf,
  tech,
} from './table.ts'

const points = (p: Table, city: CityId, seat = 0): number => cityPoints(p.s, seat, cityNumber(city))
const EXAMPLE: CityId[] = [
  'mohenjo-daro',
  'hattusa',
  'nafplion',
  'thebes',
  'su-nuraxi',
  'ugarit',
  'phaistos',
  'limantepe',
]

/** The yellow player of the rulebook. */
const yellow = (): Table => {
  const p = tableOf(3)
  matrix(
    p,
    1,
    ['pottery', 'wheel', 'pottery'],
    ['construction', 'religion', 'state'],
    ['religion', 'state', 'religion'],
    ['state', 'bronze'],
  )
  province(p, 1, 2, 6)
  province(p, 1, 5, 4)
  route(p, 1, 'jungle', 5)
  route(p, 1, 'desert', 3)
  return holds(p, 1, ...EXAMPLE)
}

describe('the rulebook example: yellow, 50 points', () => {
  test('BRZ-SCORE-9 BRZ-SCORE-20 cities 31, provinces 10, trade routes 9, sum 50', () => {
    const p = yellow()
    expect(scoreSheet(p.s, 1)).toMatchObject({ cities: 31, provinces: 10, routes: 9, total: 50 })
    const outcome = outcomeOf(p.s)
    expect(outcome.scores).toEqual([0, 50, 0])
    expect(outcome.parts).toEqual({ cities: [0, 31, 0], routes: [0, 9, 0], provinces: [0, 10, 0] })
    expect(outcome.places).toEqual([2, 1, 2])
  })

  test('BRZ-SCORE-10 BRZ-SCORE-11 the matrix: Religion 3, State 3, Pottery 2, Construction 1, Wheel 1, Bronze Casting 1', () => {
    const p = yellow()
    const counts = (
      ['religion', 'state', 'pottery', 'construction', 'wheel', 'bronze', 'irrigation', 'domestication'] as const
    ).map(t => cardsOf(p.s, 1, tech(t)))
    expect(counts).toEqual([3, 3, 2, 1, 1, 1, 0, 0])
    expect([...p.s.height.subarray(4, 8)]).toEqual([3, 3, 3, 2]) // rows of four, four and three
  })

  test.each<[string, CityId, number]>([
    ['BRZ-SCORE-12 six different technologies', 'mohenjo-daro', 5],
    ['BRZ-SCORE-13 no technology more than three times', 'hattusa', 5],
    ['BRZ-SCORE-14 one pair of Bronze Casting and Wheel', 'nafplion', 2],
    ['BRZ-SCORE-15 no column of six', 'thebes', 0],
    ['BRZ-SCORE-16 row 1 has Pottery, Construction and Religion', 'su-nuraxi', 6],
    ['BRZ-SCORE-17 row 2 has Wheel, Religion and State', 'ugarit', 6],
    ['BRZ-SCORE-18 two rows of four', 'phaistos', 4],
    ['BRZ-SCORE-19 three technologies in column 2, no column has more', 'limantepe', 3],
  ])('%s: %s gives %i', (_, city, expected) => {
    expect(points(yellow(), city, 1)).toBe(expected)
  })
})

describe('scoring', () => {
  test('BRZ-SCORE-1 BRZ-SCORE-2 BRZ-SCORE-3 provinces and routes give their printed points, cities theirs', () => {
    const p = tableOf(2)
    province(p, 0, 1, 5)
    route(p, 0, 'coast', 7)
    route(p, 0, 'forest', 3)
    holds(p, 0, 'hattusa')
    expect(scoreSheet(p.s, 0)).toMatchObject({ provinces: 5, routes: 13, cities: 5, total: 23 })
  })

  test('BRZ-SCORE-4 nothing else gives points: cubes, cards and cities without their condition are worth nothing', () => {
    const p = tableOf(2)
    matrix(p, 0, ['wheel', 'wheel'], ['state'])
    p.s.cubes[0] = 0b111
    holds(p, 0, 'thebes', 'sidon')
    expect(totalOf(p.s, 0)).toBe(0)
  })

  test('BRZ-CITY-7 BRZ-R-31 a city gives its points to its holder only', () => {
    const p = tableOf(2)
    matrix(p, 0, ['wheel', 'wheel'])
    holds(p, 1, 'avaris')
    expect([totalOf(p.s, 0), totalOf(p.s, 1)]).toEqual([0, 0]) // seat 0 has most wheels, seat 1 the card
  })

  test('BRZ-SCORE-5 most points win, places in order', () => {
    const p = tableOf(3)
    province(p, 2, 1, 6)
    province(p, 0, 2, 4)
    expect(outcomeOf(p.s)).toMatchObject({ scores: [4, 0, 6], places: [2, 3, 1] })
  })

  test('BRZ-SCORE-6 BRZ-T-15 a tie goes to the points from cities, whatever the rest', () => {
    const p = tableOf(2)
    // 10 points each: seat 0 has 5 from a city, seat 1 none
    holds(p, 0, 'mohenjo-daro')
    matrix(p, 0, ['state', 'wheel', 'pottery', 'religion', 'bronze', 'irrigation'])
    province(p, 0, 1, 5)
    route(p, 1, 'coast', 7)
    expect(outcomeOf(p.s)).toMatchObject({ scores: [10, 10], places: [1, 2], parts: { cities: [5, 0] } })
  })

  test('BRZ-SCORE-6 equal cities: trade routes decide; a tie of three is placed in full', () => {
    const p = tableOf(3)
    route(p, 0, 'coast', 3)
    route(p, 0, 'desert', 3)
    province(p, 0, 1, 6) // 12, of it 6 from routes
    route(p, 1, 'jungle', 5)
    route(p, 1, 'forest', 3)
    route(p, 1, 'steppe', 3) // 12, all from routes
    province(p, 2, 2, 6)
    province(p, 2, 3, 6) // 12, all from provinces
    expect(outcomeOf(p.s)).toMatchObject({ scores: [12, 12, 12], places: [2, 1, 3] })
  })

  test('BRZ-SCORE-6 the order of the ties: cities, then routes, then provinces', () => {
    // With equal totals, cities and routes the provinces are equal too: the last step can only confirm a complete tie.
    const p = tableOf(2)
    province(p, 0, 1, 4)
    province(p, 1, 2, 4)
    route(p, 0, 'coast', 3)
    route(p, 1, 'forest', 3)
    expect(outcomeOf(p.s).places).toEqual([1, 1])
  })

  test('BRZ-SCORE-7 a complete tie is a shared victory', () => {
    const p = tableOf(3)
    province(p, 0, 1, 4)
    province(p, 2, 2, 4)
    expect(outcomeOf(p.s)).toMatchObject({ scores: [4, 0, 4], places: [1, 3, 1] })
  })

  test('BRZ-SCORE-8 BRZ-R-30 the four column cities may all count the same, best, column', () => {
    const p = tableOf(4)
    matrix(p, 0, ['wheel', 'state'], ['wheel', 'state', 'bronze', 'pottery'], ['religion'])
    holds(p, 0, 'akrotiri', 'bactra', 'limantepe', 'ur')
    expect(totalOf(p.s, 0)).toBe(16)
  })

  test('BRZ-T-14 4 Bronze Casting and 2 Religion give 4 points for Athens; 0 Bronze Casting gives 0', () => {
    const p = tableOf(4)
    matrix(p, 0, ['bronze', 'religion', 'bronze'], ['bronze', 'religion', 'bronze'])
    expect(points(p, 'athens')).toBe(4)
    matrix(p, 0, ['religion', 'religion'])
    expect(points(p, 'athens')).toBe(0)
  })

  test('BRZ-T-20 columns of 3, 2, 2, 1 cards: Phaistos gives 2', () => {
    const p = tableOf(2)
    matrix(p, 0, ['state', 'state', 'state'], ['wheel', 'wheel'], ['wheel', 'wheel'], ['religion'])
    expect(points(p, 'phaistos')).toBe(2)
  })

  test('BRZ-R-28 Bronze Casting counts as a technology of its own, and replaces none', () => {
    const p = tableOf(4)
    matrix(p, 0, ['bronze', 'bronze', 'bronze', 'bronze'], ['pottery'], ['wheel'])
    expect(points(p, 'hattusa')).toBe(0) // four Bronze Casting
    expect(points(p, 'ur')).toBe(1) // one technology in that column
    expect(points(p, 'altyn-depe')).toBe(0) // it does not stand in for Irrigation in row 1
    expect(points(p, 'corinth')).toBe(6) // one Pottery against none, Bronze Casting not counted
  })

  test('BRZ-R-29 a row of three cards is enough for a row city, and they need not be adjacent', () => {
    const p = tableOf(2)
    matrix(p, 0, ['state', 'wheel'], ['state', 'religion'], ['state'], ['wheel', 'state'])
    expect(points(p, 'ugarit')).toBe(6) // row 2: Wheel, Religion, gap, State
  })

  test('BRZ-R-31 comparisons are strict and include opponents with nothing', () => {
    const p = tableOf(3)
    expect(points(p, 'avaris')).toBe(0) // 0 against 0
    matrix(p, 0, ['wheel'])
    expect(points(p, 'avaris')).toBe(6)
    matrix(p, 2, ['wheel'])
    expect(points(p, 'avaris')).toBe(0)
  })

  test('BRZ-R-33 cities score independently: several count the same cards', () => {
    const p = tableOf(2)
    matrix(p, 0, ['bronze', 'wheel'], ['bronze'], ['bronze'], ['bronze'])
    holds(p, 0, 'sidon', 'nafplion', 'phaistos')
    expect(totalOf(p.s, 0)).toBe(6 + 2 + 2)
    expect(new Set(EXAMPLE.map(cityNumber)).size).toBe(EXAMPLE.length)
  })
})

test('BRZ-R-32 the symbols under the cubes of each seat are its own, in every land', () => {
  const p = cube(cube(openLands(tableOf(3), 3), 2, 2, 'coast'), 1, 3, 'coast', 2)
  const kinds = (seat: number): number => kindBits(p.s, seat, landscape('coast'))
  const under = (land: number, symbol: number): number =>
    1 <<
    PLACE_KIND[placeAt(p.s.land[land - 1], BAND_FIRST[bandAt(p.s.land[land - 1], landscape('coast'))] + symbol - 1)]
  expect([0, 1, 2].map(kinds)).toEqual([0, under(3, 2), under(2, 1)])
})
