import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { citiesBelow, citiesOf } from '../src/query.ts'
import { DISCARDED } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import {
  cityNumber,
  cube,
  cubes,
  matrix,
  openLands,
  playCard,
  STOP,
  settle,
  type Table,
  tableOf,
  tech,
} from './table.ts'

const placing = (p: Table, seat: number, n = 1): Table => {
  p.s.activated[tech('bronze')] = n
  p.s.turn = seat
  return p.at(DECISIONS.settle, seat).clear()
}

describe('city cards', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])(
    'BRZ-CITY-1 BRZ-CITY-2 %i players: the first settlement of a land draws %i cards, of which the player takes one',
    (seats, drawn) => {
      const p = placing(openLands(tableOf(seats), 3), 0)
      const left = p.s.cityLeft
      const cards = [...p.s.cityDeck.subarray(left - drawn, left)]
      p.play(0, settle('bronze', 2, 'forest'))
      expect(p.asked).toBe('city')
      expect(p.s.cityLeft).toBe(left - drawn)
      expect(new Set(citiesBelow(p.s, 1))).toEqual(new Set(cards))
      expect(p.legal(0)).toHaveLength(drawn)
      p.play(0, p.legal(0)[1])
      expect(citiesOf(p.s, 0)).toHaveLength(1)
      expect(citiesBelow(p.s, 1)).toHaveLength(drawn - 1)
      expect([...p.view('table').cityAt]).toEqual([...p.s.cityAt]) // face up for all
    },
  )

  test('BRZ-T-6 BRZ-R-9 land 1 reveals land 2 and draws nothing; land 2 reveals land 3, then draws 3, of which one is taken', () => {
    const p = tableOf(2)
    matrix(p, 0, ['state'], ['bronze', 'bronze'])
    playCard(p, 'wheel', 'column1', 'bronze').clear()
    p.play(0, settle('bronze', 1, 'forest'))
    expect(p.events.map(e => e.type)).toEqual(['settled', 'revealed'])
    p.clear().play(0, settle('bronze', 2, 'forest'))
    expect(p.events.map(e => e.type)).toEqual(['settled', 'revealed', 'cityLaid', 'cityLaid', 'cityLaid'])
    expect(p.asked).toBe('city')
    p.play(0, p.legal(0)[0])
    expect(p.s.open).toBe(3)
    expect(citiesOf(p.s, 0)).toHaveLength(1)
  })

  test('BRZ-R-9 the city is chosen before the next cube', () => {
    const p = openLands(tableOf(2), 3)
    matrix(p, 0, ['state'], ['bronze', 'bronze'])
    playCard(p, 'wheel', 'column1', 'bronze')
    p.play(0, settle('bronze', 2, 'forest'))
    expect(p.refusal(0, settle('bronze', 2, 'coast'))).toMatchObject({ rule: 'BRZ-R-11', key: 'refuse.cityFirst' })
    p.play(0, p.legal(0)[0])
    expect(p.asked).toBe('settle')
  })

  test('BRZ-CITY-3 a newcomer to a settled land takes one of the cards below it', () => {
    const p = cube(openLands(tableOf(3), 3), 1, 2, 'coast')
    p.s.cityAt[cityNumber('ur')] = 1
    p.s.cityAt[cityNumber('kerma')] = 1
    p.s.cityAt[cityNumber('tyre')] = 2
    const left = p.s.cityLeft
    placing(p, 0).play(0, settle('bronze', 2, 'forest'))
    expect(p.s.cityLeft).toBe(left)
    expect(p.legal(0)).toEqual([
      { verb: 'city', city: 'ur' },
      { verb: 'city', city: 'kerma' },
    ])
    expect(p.refusal(0, { verb: 'city', city: 'tyre' })).toMatchObject({
      rule: 'BRZ-CITY-2',
      key: 'refuse.cityElsewhere',
    })
  })

  test('BRZ-CITY-4 the first land gives no city cards', () => {
    const p = placing(tableOf(2), 0)
    const left = p.s.cityLeft
    p.play(0, settle('bronze', 1, 'forest'))
    expect(p.s.cityLeft).toBe(left)
    expect(p.seen('cityLaid')).toEqual([])
  })

  test('BRZ-CITY-5 a second settlement in a land gives no second city', () => {
    const p = cube(openLands(tableOf(2), 3), 0, 2, 'coast')
    p.s.cityAt[cityNumber('ur')] = 1
    placing(p, 0).play(0, settle('bronze', 2, 'forest'))
    expect(p.asked).not.toBe('city')
    expect(citiesBelow(p.s, 1)).toHaveLength(1)
  })

  test('BRZ-CITY-6 BRZ-R-13 cards left are discarded when every player has a cube in the land or to its right, after the choice', () => {
    const p = openLands(tableOf(2), 4)
    cube(p, 1, 2, 'coast')
    for (const id of ['ur', 'kerma', 'tyre'] as const) p.s.cityAt[cityNumber(id)] = 1
    placing(p, 0).play(0, settle('bronze', 2, 'forest'))
    expect(citiesBelow(p.s, 1)).toHaveLength(3) // still all to choose from
    p.play(0, { verb: 'city', city: 'kerma' })
    expect(citiesBelow(p.s, 1)).toEqual([])
    expect([p.s.cityAt[cityNumber('ur')], p.s.cityAt[cityNumber('tyre')]]).toEqual([DISCARDED, DISCARDED])
    expect(
      p
        .seen('cityDiscarded')
        .map(e => e.city)
        .sort(),
    ).toEqual(['tyre', 'ur'])
  })

  test('BRZ-R-13 moving past a land discards its cards too, and not before the last player has', () => {
    const p = openLands(tableOf(3), 5)
    cube(p, 1, 3, 'coast')
    for (const id of ['ur', 'kerma'] as const) p.s.cityAt[cityNumber(id)] = 1
    placing(p, 0).play(0, settle('bronze', 4, 'forest'))
    p.play(0, p.legal(0)[0])
    expect(citiesBelow(p.s, 1)).toHaveLength(2) // seat 2 could still come
    placing(p, 2).play(2, settle('bronze', 4, 'coast'))
    p.play(2, p.legal(2)[0])
    expect(citiesBelow(p.s, 1)).toEqual([])
    expect(citiesBelow(p.s, 3)).toHaveLength(2) // seat 1 stands in land 3
  })

  test('BRZ-R-11 taking a city is compulsory; one card more than players, so everybody finds one', () => {
    const p = placing(openLands(tableOf(4), 3), 0)
    for (let seat = 0; seat < 4; seat++) {
      placing(p, seat).play(seat, p.choices(seat, 'settle').find(a => a.land === 2) ?? STOP)
      expect(p.legal(seat)).toHaveLength(5 - seat)
      expect(p.legal(seat).every(a => a.verb === 'city')).toBe(true)
      p.play(seat, p.legal(seat)[0])
    }
  })

  test('BRZ-R-12 a short deck: what is left is drawn; with none left no city is taken', () => {
    const p = openLands(tableOf(2), 4)
    p.s.cityDeck.fill(NONE, 2)
    p.s.cityLeft = 2
    placing(p, 0).play(0, settle('bronze', 2, 'forest'))
    expect(p.legal(0)).toHaveLength(2)
    p.play(0, p.legal(0)[0])
    placing(p, 0).play(0, settle('bronze', 3, 'forest'))
    expect(p.asked).not.toBe('city')
  })

  test('BRZ-R-12 BRZ-R-13 a newcomer for whom no city is left still lets older cards be discarded', () => {
    const p = openLands(tableOf(2), 4)
    p.s.cityDeck.fill(NONE)
    p.s.cityLeft = 0
    cube(p, 1, 2, 'coast')
    p.s.cityAt[cityNumber('ur')] = 1
    placing(p, 0).play(0, settle('bronze', 3, 'forest'))
    expect(p.asked).not.toBe('city')
    expect(p.s.cityAt[cityNumber('ur')]).toBe(DISCARDED)
  })

  test('BRZ-R-14 the last land reveals nothing and gives city cards like the others', () => {
    const p = placing(openLands(tableOf(2), 7), 0)
    p.play(0, settle('bronze', 7, 'forest'))
    expect(p.s.open).toBe(7)
    expect(p.seen('revealed')).toEqual([])
    expect(p.seen('cityLaid')).toHaveLength(3)
  })

  test('BRZ-R-44 cards not taken stay below their land; the deck is never filled again', () => {
    const p = placing(openLands(tableOf(2), 4), 0)
    const left = p.s.cityLeft
    p.play(0, settle('bronze', 2, 'forest'))
    p.play(0, p.legal(0)[0])
    const below = citiesBelow(p.s, 1)
    placing(p, 0).play(0, settle('bronze', 3, 'forest'))
    p.play(0, p.legal(0)[0])
    expect(citiesBelow(p.s, 1)).toEqual(below)
    expect(p.s.cityLeft).toBe(left - 6)
    cubes(p, 1, 4, 1)
    placing(p, 1).play(1, settle('bronze', 4, 'coast'))
    expect(p.s.cityLeft).toBe(left - 6) // discards do not come back
  })
})
