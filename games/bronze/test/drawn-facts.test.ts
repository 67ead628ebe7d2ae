/** What a picture of the table is told: places, columns, provinces, and how far a city has come. */
import { NONE } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CITIES, type CityId } from '../data/cities.ts'
import { PLACES } from '../data/lands.ts'
import { COLOURS } from '../data/tokens.ts'
import { bronze } from '../src/game.ts'
import {
  activatedNow,
  citiesOf,
  cityProgress,
  cubeAt,
  layPositions,
  openPlaces,
  provinceStanding,
} from '../src/query.ts'
import { cellAt, landsOf } from '../src/state.ts'
import { POSITIONS } from '../src/verbs.ts'
import {
  cityNumber,
  cubes,
  holds,
  lands,
  lay,
  matrix,
  province,
  route,
  type Table,
  tableOf,
  take,
  tech,
  top,
} from './table.ts'

const progress = (p: Table, city: CityId, seat = 0) => cityProgress(p.s, seat, cityNumber(city))
const lands3 = (): Table => lands(tableOf(3), 'land-01', 'land-02', 'land-03')

describe('the matrix', () => {
  test('BRZ-TURN-10 BRZ-R-37 a card goes under a started column or begins one at an end: only the right when there is none, at neither when there are four', () => {
    const where = (...columns: Parameters<typeof matrix>[2][]): readonly string[] =>
      layPositions(matrix(tableOf(2), 0, ...columns).s, 0).map(i => POSITIONS[i])
    expect(where()).toEqual(['right'])
    expect(where(['wheel'], ['state'])).toEqual(['column1', 'column2', 'left', 'right'])
    expect(where(['wheel'], ['state'], ['pottery'], ['wheel'])).toEqual(['column1', 'column2', 'column3', 'column4'])
  })
  test('BRZ-ACT-3 the card just laid and its neighbours are told, also in the last column; before a card is laid nothing is', () => {
    const p = matrix(tableOf(2), 0, ['wheel'], ['state'], ['pottery', 'religion'], ['wheel'])
    expect(activatedNow(p.s)).toBe(null)
    p.play(0, take(top(p, 1, 'wheel'), 1))
    expect(activatedNow(p.s)).toBe(null)
    // No place is left for a wheel, so that the turn would go on: look while it is asked.
    p.play(0, lay('wheel', 'column4'))
    const told = activatedNow(p.s)
    expect(told?.laid).toEqual({ column: 3, row: 1, tech: tech('wheel') })
    expect(told?.cells).toEqual([
      { column: 2, row: 1, tech: tech('religion') },
      { column: 3, row: 0, tech: tech('wheel') },
    ])
  })
})

describe('the lands', () => {
  test('BRZ-PLACE-1 whose cube stands on a place', () => {
    const p = cubes(cubes(lands3(), 2, 1, 1), 0, 2, 3)
    expect([cubeAt(p.s, 0, 0), cubeAt(p.s, 0, 1), cubeAt(p.s, 1, 1)]).toEqual([2, NONE, 0])
  })
  test('BRZ-PLACE-6 places are open from the farthest own cube on, in lands that are face up', () => {
    const p = cubes(lands3(), 0, 2, 1)
    for (const id of ['wheel', 'bronze', 'state'] as const) {
      const open = openPlaces(p.s, 0, tech(id))
      expect(open.every(({ land, place }) => land >= 1 && land < p.s.open && place >= 0 && place < PLACES)).toBe(true)
    }
  })
  test('BRZ-PROV-1 how a land stands: who leads, what is free, who may still come', () => {
    const p = cubes(cubes(lands3(), 0, 1, 2), 1, 2, 1)
    expect(provinceStanding(p.s, 0)).toMatchObject({
      settlements: [2, 0, 0],
      leader: 0,
      closed: false,
      free: PLACES - 2,
      open: [true, false, true], // seat 1 is in the second land already
    })
    p.s.supply[2] = 0
    expect(provinceStanding(p.s, 0).open).toEqual([true, false, false])
    p.s.supply[2] = 1
    expect(provinceStanding(province(p, 1, 1, 3).s, 0)).toMatchObject({ owner: 1, points: 3, closed: true })
  })
  test('BRZ-PROV-1 a full land is closed to everybody; one that lies face down is free and empty', () => {
    const p = cubes(lands3(), 0, 1, PLACES)
    p.s.supply[0] = 5
    expect(provinceStanding(p.s, 0)).toMatchObject({ closed: true, free: 0, open: [false, false, false] })
    const last = landsOf(p.s) - 1
    expect(p.s.open).toBeLessThanOrEqual(last)
    expect(provinceStanding(p.s, last)).toMatchObject({ closed: false, free: PLACES, settlements: [0, 0, 0] })
  })
})

describe('how far a city has come', () => {
  test('BRZ-CITY-7 a city is its owner’s and nobody else’s', () => {
    const p = holds(holds(tableOf(3), 1, 'ashur'), 2, 'byblos', 'kish')
    const owned = [0, 1, 2].map(seat => citiesOf(p.s, seat).map(city => CITIES[city].id))
    expect(owned.map(list => [...list].sort())).toEqual([[], ['ashur'], ['byblos', 'kish']])
  })
  test('BRZ-C-Akrotiri BRZ-C-Ashur BRZ-C-Byblos BRZ-C-Phaistos points for every one: the next one is what is needed', () => {
    const p = matrix(tableOf(2), 0, ['wheel', 'state'], ['state'], ['pottery'], ['wheel'])
    route(province(province(p, 0, 1, 2), 0, 2, 3), 0, 'coast', 3)
    for (const [city, have] of [
      ['akrotiri', 2],
      ['ashur', 2],
      ['byblos', 1],
      ['phaistos', 1],
    ] as const)
      expect(progress(p, city), city).toMatchObject({
        have,
        need: have + 1,
        each: true,
        compare: 'atLeast',
        lackTechs: [],
        lackKinds: [],
      })
  })
  test('BRZ-C-Kish BRZ-R-31 fewer provinces than anybody else: one less than the least of the others', () => {
    const p = province(province(province(tableOf(3), 1, 1, 2), 1, 2, 3), 2, 3, 2)
    expect(progress(p, 'kish')).toMatchObject({ have: 0, need: 0, points: 6, compare: 'atMost', each: false })
    expect(progress(p, 'kish', 1)).toMatchObject({ have: 2, need: -1, points: 0 })
  })
  test('BRZ-C-Lagash BRZ-R-31 more cubes left than anybody else: one more than the most of the others', () => {
    const p = tableOf(3)
    p.s.supply.set([5, 9, 7])
    expect(progress(p, 'lagash')).toMatchObject({ have: 5, need: 10, points: 0, compare: 'atLeast', each: false })
    expect(progress(p, 'lagash', 1)).toMatchObject({ have: 9, need: 8, points: 6 })
  })
  test('BRZ-R-31 more settlements in a landscape than anybody else', () => {
    const city = CITIES.find(({ effect }) => effect.type === 'mostSettlements')
    const p = cubes(cubes(lands3(), 0, 1, PLACES), 1, 2, PLACES)
    const [mine, other] = [0, 1].map(seat => progress(p, city?.id ?? 'ashur', seat))
    expect([mine.need, other.need, mine.each]).toEqual([other.have + 1, mine.have + 1, false])
  })
  test('BRZ-R-29 a row of three technologies: what the best row lacks, of equal ones the first', () => {
    const city = CITIES.find(({ effect }) => effect.type === 'rowSet')
    const { effect } = city as { effect: { techs: readonly number[] } }
    const [a, b, c] = effect.techs
    const p = tableOf(2)
    expect(progress(p, city?.id ?? 'ashur')).toMatchObject({ lackTechs: [a, b, c], points: 0 })
    const rows = (...columns: number[][]): Table => {
      const q = matrix(tableOf(2), 0, ...columns.map(column => column.map(() => 'wheel' as const)))
      columns.forEach((column, i) => {
        column.forEach((card, row) => {
          q.s.matrix[cellAt(q.s, 0, i, row)] = card
        })
      })
      return q
    }
    expect(progress(rows([a, b], [b, b]), city?.id ?? 'ashur').lackTechs).toEqual([c])
    expect(progress(rows([a, c], [a, b]), city?.id ?? 'ashur').lackTechs).toEqual([a])
    expect(progress(rows([a, b], [b, c]), city?.id ?? 'ashur').lackTechs).toEqual([c]) // not a, from the second row
  })
})

test('BRZ-SET-16 the clock takes the first colour that is free; no other word is about colours', () => {
  const p = position(bronze, 3, { options: { colours: true } })
  const [first] = p.owing
  expect([p.clock(first), p.refusal(first, { verb: 'stop' })?.key]).toEqual([
    { verb: 'colour', colour: COLOURS[0] },
    'table.illegal',
  ])
  p.play(first, p.clock(first))
  const [second] = p.owing
  expect(p.clock(second)).toEqual({ verb: 'colour', colour: COLOURS[1] })
  expect(p.refusal(second, { verb: 'city', city: 'ashur' })?.key).toBe('table.illegal')
})
test('BRZ-SET-21 BRZ-R-25 the reserve comes once: nothing is told of it when another stack runs out', () => {
  const p = tableOf(2)
  const last = (stack: number): void => {
    p.set(s => {
      s.stackSize[stack] = 1
    })
    p.play(p.s.turn, take(p, stack + 1))
    p.play(p.s.turn, p.legal(p.s.turn)[0])
  }
  last(0)
  p.until('take')
  expect(p.seen('reserve')).toHaveLength(1)
  last(1)
  expect([p.seen('reserve').length, p.s.stacksOut]).toEqual([1, 2])
})
