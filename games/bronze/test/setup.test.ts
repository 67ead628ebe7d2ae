import { keyOf, Match, NONE, setupOf } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CITIES } from '../data/cities.ts'
import { ORDINARY } from '../data/technologies.ts'
import { bronze } from '../src/game.ts'
import { GONE, type S, stackAt } from '../src/state.ts'
import { tableOf } from './table.ts'

const COUNTS = [2, 3, 4] as const
const fresh = (seats: number, seed = 1): S => position(bronze, seats, { seed }).s
const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

describe('set-up', () => {
  test.each([
    [2, 7, 1],
    [3, 9, 2],
    [4, 11, 2],
  ])('BRZ-SET-13 BRZ-SET-15 %i players: %i lands, %i face up', (seats, lands, open) => {
    const s = fresh(seats)
    expect(s.land).toHaveLength(lands)
    expect(s.open).toBe(open)
    expect([...s.land].map(tile => tile !== NONE)).toEqual(Array.from({ length: lands }, (_, i) => i < open))
    expect([...s.faceDown].map(tile => tile !== NONE)).toEqual(Array.from({ length: lands }, (_, i) => i >= open))
  })

  test('BRZ-SET-13 the lands are random: every tile is used in some game and no tile twice in one', () => {
    const used = new Set<number>()
    for (const seed of seeds) {
      const s = fresh(2, seed)
      const tiles = [...s.land, ...s.faceDown].filter(tile => tile !== NONE)
      expect(new Set(tiles).size).toBe(7)
      for (const tile of tiles) used.add(tile)
    }
    expect(used.size).toBe(14)
  })

  test('BRZ-SET-14 nobody sees a face-down land or which lands went to the box', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const p = position(bronze, 2)
      const view = p.view(viewer)
      expect([...view.faceDown]).toEqual(Array(7).fill(NONE))
      expect(view.land[0]).toBe(p.s.land[0])
    }
  })

  test.each(COUNTS)('BRZ-SET-16 BRZ-R-35 %i players: colours go by seat, thirty cubes each', seats => {
    const s = fresh(seats)
    expect([...s.colour]).toEqual([0, 1, 2, 3].slice(0, seats))
    expect([...s.supply]).toEqual(Array(seats).fill(30))
  })

  test('BRZ-SET-16 where the table asks, each player chooses a colour that is free, the mammoth first', () => {
    const p = position(bronze, 3, { options: { colours: true } })
    const [a, b, c] = [0, 1, 2].map(i => (p.s.first + i) % 3)
    expect([p.asked, p.owing]).toEqual(['colour', [a]])
    expect(p.legal(a)).toHaveLength(4)
    p.play(a, { verb: 'colour', colour: 'red' })
    expect(p.owing).toEqual([b])
    expect(p.refusal(b, { verb: 'colour', colour: 'red' })).toMatchObject({ rule: 'BRZ-SET-16', key: 'refuse.colour' })
    p.play(b, { verb: 'colour', colour: 'green' })
    p.play(c, { verb: 'colour', colour: 'blue' })
    expect([p.s.colour[a], p.s.colour[b], p.s.colour[c]]).toEqual([2, 3, 0])
    expect([p.asked, p.owing]).toEqual(['take', [a]])
  })

  test.each([
    [2, [9, 9, 8, 8, 8], 6],
    [3, [12, 11, 11, 11, 11], 8],
    [4, [14, 14, 14, 14, 14], 10],
  ])(
    'BRZ-SET-17 BRZ-SET-18 BRZ-R-8 BRZ-T-16 %i players: stacks of %j, %i cards of each technology',
    (seats, sizes, each) => {
      const s = fresh(seats)
      expect([...s.stackSize]).toEqual(sizes)
      const cards = [...s.top, ...s.stack].filter(card => card !== NONE)
      for (let tech = 0; tech < ORDINARY; tech++) expect(cards.filter(card => card === tech)).toHaveLength(each)
    },
  )

  test('BRZ-SET-18 the stacks are shuffled, and nobody sees what lies under the top cards', () => {
    expect(new Set(seeds.map(seed => String(fresh(2, seed).stack))).size).toBe(seeds.length)
    const p = position(bronze, 3)
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect([...p.view(viewer).stack].every(card => card === NONE)).toBe(true)
  })

  test('BRZ-SET-19 BRZ-SET-20 four stacks show their top card; the fifth is set aside with all its cards face down', () => {
    for (const seats of COUNTS) {
      const s = fresh(seats)
      expect([...s.top].every(card => card >= 0 && card < ORDINARY)).toBe(true)
      const hidden = (stack: number) =>
        Array.from({ length: s.stackSize[stack] }, (_, i) => s.stack[stackAt(s, stack, i)])
      // The top card lies in `top`
      for (const stack of [0, 1, 2, 3]) expect(hidden(stack).filter(card => card === NONE)).toHaveLength(1)
      expect(hidden(4)).not.toContain(NONE)
    }
  })

  test('BRZ-SET-22 all 21 trade route tokens lie on the table', () => {
    for (const seats of COUNTS) expect([...fresh(seats).routeOf]).toEqual(Array(21).fill(NONE))
  })

  test('BRZ-SET-23 a province token of 4, 5 or 6 face up above each land, at random', () => {
    for (const seats of COUNTS) {
      const s = fresh(seats)
      expect(s.province).toHaveLength(s.land.length)
      expect([...s.province].every(points => points >= 4 && points <= 6)).toBe(true)
      for (const points of [4, 5, 6]) expect([...s.province].filter(x => x === points).length).toBeLessThanOrEqual(4)
      expect([...s.provinceOf].some(owner => owner !== NONE && owner !== GONE)).toBe(false)
    }
    expect(new Set(seeds.map(seed => String(fresh(2, seed).province))).size).toBeGreaterThan(30)
  })

  test.each([
    [2, 30],
    [3, 40],
    [4, 50],
  ])('BRZ-SET-24 %i players: a face-down deck of %i cities, none of them meant for more players', (seats, size) => {
    const p = position(bronze, seats)
    expect(p.s.cityLeft).toBe(size)
    expect(new Set(p.s.cityDeck).size).toBe(size)
    for (const city of p.s.cityDeck) expect(CITIES[city].players).toBeLessThanOrEqual(seats)
    expect([...p.view(0).cityDeck].every(city => city === NONE)).toBe(true)
    expect(String(p.s.cityDeck)).not.toBe(String(fresh(seats, 2).cityDeck))
  })

  test('BRZ-SET-25 BRZ-TURN-1 the first player is random, begins, and keeps the mammoth', () => {
    const firsts = seeds.map(seed => fresh(4, seed).first)
    expect(new Set(firsts).size).toBe(4)
    const p = position(bronze, 4, { seed: 3 })
    expect(p.owing).toEqual([p.s.first])
    expect(p.seen('round')).toEqual([{ type: 'round', seat: p.s.first, round: 1 }])
  })

  test('BRZ-SET-26 three players: 9 lands, 2 open, 9 province tokens, 3 left over', () => {
    const s = fresh(3)
    expect([s.land.length, s.open, s.province.length, 12 - s.province.length]).toEqual([9, 2, 9, 3])
  })

  test('BRZ-SET-1 two to four players', () => {
    expect(() => setupOf(bronze, 1)).toThrow()
    expect(() => setupOf(bronze, 5)).toThrow()
    for (const seats of COUNTS) expect(setupOf(bronze, seats).options).toEqual({ colours: false, help: true })
  })

  test('duplicate play: the same key deals the same game', () => {
    const deal = (seed: string) => new Match(bronze, setupOf(bronze, 3), keyOf(seed)).hash
    expect(deal('evening')).toBe(deal('evening'))
    expect(deal('evening')).not.toBe(deal('morning'))
  })

  test('a state is smaller than two kilobytes', () => {
    for (const seats of COUNTS) expect(tableOf(seats).layout.size).toBeLessThan(2048)
  })
})
