import { describe, expect, test } from 'vitest'
import { LAND_IDS } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { cubeAt, openPlaces } from '../src/query.ts'
import { DECISIONS } from '../src/verbs.ts'
import {
  cube,
  cubes,
  kindAt,
  lands,
  landscapeAt,
  matrix,
  openLands,
  playCard,
  STOP,
  settle,
  type Table,
  tableOf,
  tech,
} from './table.ts'

/** Seat 0 is to place settlements with these activated cards. */
const placing = (p: Table, ...cards: (typeof TECH_IDS)[number][]): Table => {
  p.s.activated.fill(0)
  for (const card of cards) p.s.activated[tech(card)]++
  p.s.turn = 0
  return p.at(DECISIONS.settle, 0)
}
const landsOffered = (p: Table): number[] => [...new Set(p.choices(0, 'settle').map(a => a.land as number))]

describe('placing settlements', () => {
  test('BRZ-PLACE-1 a cube goes from the supply to a free place; a place that is taken is refused', () => {
    const p = placing(cube(lands(tableOf(2), 'land-01'), 1, 1, 'jungle', 2), 'pottery')
    expect(p.refusal(0, settle('pottery', 1, 'jungle', 2))).toMatchObject({
      rule: 'BRZ-PLACE-1',
      key: 'refuse.occupied',
    })
    p.play(0, settle('pottery', 1, 'jungle', 3))
    expect(cubeAt(p.s, 0, 10)).toBe(-1) // jungle 1
    expect(cubeAt(p.s, 0, 11)).toBe(1) // jungle 2
    expect(cubeAt(p.s, 0, 12)).toBe(0) // jungle 3
    expect(p.s.supply[0]).toBe(29)
    expect(p.s.activated[tech('pottery')]).toBe(0)
  })

  test('BRZ-PLACE-2 kind and landscape must match the card', () => {
    const p = placing(lands(tableOf(2), 'land-01'), 'irrigation')
    // land-01: one herder in the mountains, farmer and hunter in the savanna, hunter and farmer in the desert
    expect(p.choices(0, 'settle')).toEqual([
      settle('irrigation', 1, 'mountains', 1),
      settle('irrigation', 1, 'savanna', 1),
      settle('irrigation', 1, 'desert', 2),
    ])
    expect(p.refusal(0, settle('irrigation', 1, 'savanna', 2))).toMatchObject({
      rule: 'BRZ-PLACE-2',
      args: { kind: 'hunters' },
    })
    expect(p.refusal(0, settle('irrigation', 1, 'forest', 1))).toMatchObject({
      rule: 'BRZ-PLACE-2',
      args: { landscape: 'forest' },
    })
    expect(p.refusal(0, settle('wheel', 1, 'steppe', 1))).toMatchObject({
      rule: 'BRZ-ACT-6',
      key: 'refuse.notActivated',
    })
    expect(p.refusal(0, settle('irrigation', 1, 'coast', 3))).toMatchObject({ rule: 'BRZ-SET-5', args: { symbols: 1 } })
  })

  test('BRZ-T-18 an empty land-01: State 3, Irrigation 3, Pottery 6, Wheel 5, Domestication 5, Religion 4, Construction 4, Bronze Casting 14', () => {
    const p = lands(tableOf(2), 'land-01')
    expect(TECH_IDS.map(id => openPlaces(p.s, 0, tech(id)).length)).toEqual([3, 3, 6, 5, 5, 4, 4, 14])
    expect(TECH_IDS.map(id => placing(p, id).choices(0, 'settle').length)).toEqual([3, 3, 6, 5, 5, 4, 4, 14])
  })

  test('BRZ-PLACE-3 activated cards are used in any order', () => {
    const p = lands(tableOf(3), 'land-01', 'land-02')
    matrix(p, 0, ['state'], ['religion'])
    playCard(p, 'pottery', 'right') // activates Pottery and Religion
    expect([...new Set(p.choices(0, 'settle').map(a => a.tech))]).toEqual(['pottery', 'religion'])
    p.play(0, settle('religion', 1, 'mountains', 1))
    expect(p.asked).toBe('settle')
    p.play(0, settle('pottery', 1, 'forest', 2))
    expect(p.owing).toEqual([1])
  })

  test('BRZ-PLACE-4 BRZ-R-39 the player may decline; stopping gives up all activations left', () => {
    const p = lands(tableOf(3), 'land-01', 'land-02')
    matrix(p, 0, ['state', 'wheel'])
    playCard(p, 'wheel', 'column1')
    p.play(0, settle('wheel', 1, 'steppe', 1))
    p.clear().play(0, STOP)
    expect(p.seen('stopped')).toEqual([{ type: 'stopped', seat: 0, cards: 1 }])
    expect([...p.s.activated]).toEqual(Array(8).fill(0))
    expect([p.asked, p.owing]).toEqual(['take', [1]])
    expect(p.s.supply[0]).toBe(29)
  })

  test('BRZ-PLACE-5 any face-up land, and no face-down one', () => {
    const p = placing(openLands(tableOf(2), 4), 'bronze')
    expect(landsOffered(p)).toEqual([1, 2, 3, 4])
    expect(p.refusal(0, settle('bronze', 5, 'forest'))).toMatchObject({ rule: 'BRZ-PLACE-5', key: 'refuse.faceDown' })
    expect(p.refusal(0, settle('bronze', 8, 'forest'))).toMatchObject({ rule: 'BRZ-SET-13', args: { lands: 7 } })
  })

  test('BRZ-PLACE-6 BRZ-PLACE-7 with a cube in a land: never again to its left, still there and to its right', () => {
    const p = placing(cube(openLands(tableOf(2), 5), 0, 3, 'forest'), 'bronze')
    expect(landsOffered(p)).toEqual([3, 4, 5])
    expect(p.refusal(0, settle('bronze', 2, 'forest'))).toMatchObject({
      rule: 'BRZ-PLACE-6',
      args: { land: 2, farthest: 3 },
    })
    expect(openPlaces(p.s, 1, tech('bronze')).some(x => x.land === 0)).toBe(true) // the other player is free to
  })

  test('BRZ-PLACE-8 within a land places are taken in any order', () => {
    const p = placing(lands(tableOf(3), 'land-01', 'land-02'), 'bronze', 'bronze', 'bronze')
    expect(p.choices(0, 'settle').filter(a => a.land === 1)).toHaveLength(14)
    const places = new Set(
      p
        .choices(0, 'settle')
        .filter(a => a.land === 1)
        .map(a => `${a.landscape} ${a.symbol}`),
    )
    p.play(0, settle('bronze', 1, 'coast', 1)).at(DECISIONS.settle, 0)
    p.play(0, settle('bronze', 1, 'jungle', 3)).at(DECISIONS.settle, 0)
    p.play(0, settle('bronze', 1, 'mountains', 1))
    expect(places.size).toBe(14)
    expect(p.s.supply[0]).toBe(27)
  })

  test('BRZ-PLACE-9 a cube in a land turns its face-down right neighbour face up', () => {
    const p = placing(openLands(tableOf(2), 2), 'bronze')
    const tile = p.s.faceDown[2]
    p.clear().play(0, settle('bronze', 2, 'forest'))
    expect([p.s.open, p.s.land[2], p.s.faceDown[2]]).toEqual([3, tile, -1])
    expect(p.seen('revealed')).toEqual([{ type: 'revealed', land: 3, tile: LAND_IDS[tile] }])
  })

  test('BRZ-T-7 three players, two lands open: a cube in land 1 reveals nothing, a cube in land 2 reveals land 3', () => {
    const p = placing(tableOf(3), 'bronze', 'bronze')
    p.play(0, settle('bronze', 1, 'forest'))
    expect(p.s.open).toBe(2)
    p.at(DECISIONS.settle, 0).play(0, settle('bronze', 2, 'forest'))
    expect(p.s.open).toBe(3)
  })

  test('BRZ-PLACE-10 a settlement still to be placed may go to the land just revealed, which reveals the next', () => {
    const p = tableOf(2)
    matrix(p, 0, ['state'], ['bronze', 'bronze'])
    playCard(p, 'wheel', 'column1', 'bronze') // two cards that fit anywhere
    p.play(0, settle('bronze', 1, 'coast', 1))
    expect(p.s.open).toBe(2)
    p.play(0, settle('bronze', 2, 'coast', 1))
    expect(p.s.open).toBe(3)
  })

  test('BRZ-PLACE-11 Irrigation without a free place in the first land may use the second, and the first is closed', () => {
    const p = lands(tableOf(3), 'land-01', 'land-02')
    cube(p, 1, 1, 'mountains', 1)
    cube(p, 1, 1, 'savanna', 1)
    cube(p, 1, 1, 'desert', 2)
    placing(p, 'irrigation', 'irrigation')
    expect(landsOffered(p)).toEqual([2])
    for (const { land, place } of openPlaces(p.s, 0, tech('irrigation'))) {
      expect(['mountains', 'savanna', 'desert']).toContain(landscapeAt(p.s, land, place))
      expect(['farmers', 'herders']).toContain(kindAt(p.s, land, place))
    }
    p.play(0, settle('irrigation', 2, 'mountains', 1))
    expect(openPlaces(p.s, 0, tech('bronze')).some(x => x.land === 0)).toBe(false)
  })

  test('BRZ-R-7 an activated Bronze Casting fits any free place from where its player stands on', () => {
    const p = cubes(cube(openLands(tableOf(2), 3), 0, 2, 'coast'), 1, 2, 5)
    expect(openPlaces(p.s, 0, tech('bronze'))).toHaveLength(14 - 6 + 14)
  })

  test('BRZ-R-10 open lands may be skipped; the movement rule binds within a turn too', () => {
    const p = openLands(tableOf(2), 4)
    matrix(p, 0, ['state'], ['bronze', 'bronze'])
    playCard(p, 'wheel', 'column1', 'bronze')
    p.play(0, settle('bronze', 3, 'coast', 1))
    expect(p.asked).toBe('city') // of land 3
    p.play(0, p.legal(0)[0])
    expect(landsOffered(p)).toEqual([3, 4])
    expect(p.seen('cityLaid').every(e => e.land === 3)).toBe(true) // the skipped lands gave none
  })

  test('BRZ-R-15 with too few cubes a player places as many as they have', () => {
    const p = tableOf(3)
    p.s.supply[0] = 1
    matrix(p, 0, ['state', 'wheel', 'wheel'])
    playCard(p, 'wheel', 'column1')
    expect(p.s.activated[tech('wheel')]).toBe(3)
    p.play(0, p.choices(0, 'settle')[0])
    expect(p.s.supply[0]).toBe(0)
    expect(p.owing).toEqual([1])
  })

  test('BRZ-R-40 phase 3 ends by itself when nothing fits, and is looked at anew after every cube', () => {
    const p = lands(tableOf(2), 'land-01', 'land-12')
    p.s.open = 1
    p.s.faceDown[1] = p.s.land[1]
    p.s.land[1] = -1
    // Irrigation fits three places of land-01: two are taken, the third is left.
    cube(p, 1, 1, 'mountains', 1)
    cube(p, 1, 1, 'savanna', 1)
    matrix(p, 0, ['irrigation'])
    playCard(p, 'irrigation', 'column1')
    expect(p.choices(0, 'settle')).toHaveLength(1)
    p.play(0, settle('irrigation', 1, 'desert', 2))
    // The second card fits only the land that this cube has revealed.
    expect(p.asked).toBe('settle')
    expect(landsOffered(p)).toEqual([2])
  })

  test('BRZ-R-40 no question where no activated card fits', () => {
    const p = lands(tableOf(2), 'land-01')
    cube(p, 1, 1, 'mountains', 1)
    cube(p, 1, 1, 'savanna', 1)
    cube(p, 1, 1, 'desert', 2)
    playCard(p, 'irrigation', 'right')
    expect([p.asked, p.owing]).toEqual(['take', [1]])
  })
})
