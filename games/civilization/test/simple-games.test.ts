import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { endRound, moveMarkers } from '../src/effects/succession.ts'
import { civilization } from '../src/game.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, put, ship, sound, step, type Table, table, tokens, until } from './table.ts'

const nomads = (seats = 3): Table =>
  table(seats, { variant: 'nomads', nations: ['africa', 'crete', 'egypt', 'asia'].slice(0, seats) as never })
const farmers = (seats = 3, options = {}): Table =>
  table(seats, { variant: 'farmers', nations: ['africa', 'crete', 'asia'] as never, options })
const fallback = (p: Table): Table => {
  const d = civilization.decisions.find(x => x.name === p.asked)
  return p.play(p.owing[0], civilization.verbs.toJson(d?.fallback(p.view(p.owing[0]), p.owing[0]) ?? 0))
}

describe('Nomads and Seafarers', () => {
  test('CIV-31.1a CIV-31.1b CIV-31.2.1 CIV-31.2.2 CIV-31.2.4 two to four players, the whole map, one token to begin with, 55 tokens', () => {
    expect(civilization.variants.find(v => v.id === 'nomads')?.seats).toEqual([2, 4])
    const p = position(civilization, 3, { variant: 'nomads' })
    for (const [nation, id] of [
      ['africa', 'tunisia'],
      ['babylon', 'susa'],
      ['thrace', 'scythia'],
    ])
      p.play(p.owing[0], { verb: 'found', nation, area: id })
    expect([p.s.tokensEach, p.s.board, Array.from(p.s.stock)]).toEqual([55, 4, [53, 53, 53]]) // one token grew to two
    expect(p.s.round).toBe(1)
  })
  test('CIV-31.4a CIV-31.4b CIV-31.4c CIV-31.4d CIV-31.5.4 CIV-31.5.5 growth, ships, movement in A.S.T. order, surplus, time; nothing else', () => {
    const p = nomads()
    put(p, 0, 'rome', 2)
    put(p, 1, 'athens', 6)
    put(p, 2, 'memphis', 4)
    p.run(PROGRAMS.nomadRound)
    expect(p.asked).toBe('ships')
    until(p, 'move')
    expect(p.owing).toEqual([0]) // not the most numerous
    expect([tokens(p, 0, 'rome'), tokens(p, 1, 'athens')]).toEqual([4, 8])
    while (p.s.round === 1) fallback(p)
    expect([...p.s.position]).toEqual([1, 1, 1])
    const types = new Set(p.events.map(e => e.type))
    for (const absent of ['taxed', 'counted', 'built', 'drew', 'fought', 'advanced'] as const)
      expect(types.has(absent)).toBe(false)
  })
  test('CIV-31.5.1 CIV-R-109 an area with tokens of another is closed to walkers and landings, not to ships', () => {
    const p = ship(put(put(nomads(), 0, 'rome', 3), 1, 'neapolis', 1), 0, 'rome')
    p.at(DECISIONS.move, 0)
    expect(p.refusal(0, { verb: 'walk', area: 'rome', to: 'neapolis', tokens: 1 })).toMatchObject({
      rule: 'CIV-31.5.1',
    })
    p.play(0, { verb: 'board', ship: 0, tokens: 1 })
    p.play(0, { verb: 'sail', ship: 0, shore: 'neapolis' })
    expect(p.refusal(0, { verb: 'land', ship: 0, tokens: 1 })).toMatchObject({ rule: 'CIV-31.5.1' })
    p.play(0, { verb: 'sail', ship: 0, shore: 'rome' })
    p.play(0, { verb: 'sail', ship: 0, shore: 'neapolis' })
    put(p, 1, 'campania', 1)
    // The last step must lead where they can land.
    expect(p.refusal(0, { verb: 'sail', ship: 0, shore: 'campania' })).toMatchObject({
      rule: 'CIV-31.5.1',
      key: 'refuse.nowhereToLand',
    })
    p.play(0, { verb: 'sail', ship: 0, shore: 'rome' })
    p.play(0, { verb: 'land', ship: 0, tokens: 1 })
    sound(p)
  })
  test('CIV-31.5.1 CIV-10.9a the clock looks for a shore where those aboard can land, two steps away if need be', () => {
    const closed = (...ids: AreaId[]): Table => {
      const p = ship(put(nomads(), 0, 'rome', 2), 0, 'rome').at(DECISIONS.move, 0)
      p.play(0, { verb: 'board', ship: 0, tokens: 2 })
      for (const id of ids) put(p, 1, id, 1)
      return p
    }
    expect(closed('rome', 'corsica').clock(0)).toEqual({ verb: 'sail', ship: 0, shore: 'etruria' })
    const p = closed('rome', 'corsica', 'etruria', 'neapolis')
    p.until(null)
    expect([p.s.aboard[0], p.seen('sailed').length, p.seen('landed').length]).toEqual([0, 2, 1])
    // An empty ship may lie anywhere.
    const q = ship(put(nomads(), 1, 'campania', 1), 0, 'western-mediterranean').at(DECISIONS.move, 0)
    expect(q.clock(0)).toEqual({ verb: 'sail', ship: 0, shore: 'campania' })
  })
  test('CIV-31.5.2 ships are built and kept by levy alone', () => {
    const p = put(nomads(), 0, 'rome', 3).at(DECISIONS.ships, 0, 1, 2)
    expect(p.choices(0, 'launch')).toEqual([{ verb: 'launch', shore: 'rome', levy: 2 }])
  })
  test('CIV-31.5.3 open sea may be crossed by all, but nobody stays there', () => {
    const p = ship(nomads(), 0, 'rome').at(DECISIONS.move, 0)
    p.play(0, { verb: 'sail', ship: 0, shore: 'western-mediterranean' })
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'CIV-31.5.3' })
  })
  test('CIV-31.5.6 after movement tokens above the limits go to Stock', () => {
    const p = put(nomads(2), 0, 'rome', 5)
    put(p, 1, 'athens', 1)
    p.run(PROGRAMS.nomadRound)
    while (p.s.position[0] === 0) fallback(p)
    expect(tokens(p, 0, 'rome')).toBe(2 + 2) // reduced to the limit, then the next round's growth
  })
  test('CIV-31.2.3a CIV-31.2.3b CIV-31.2.3c CIV-31.3a CIV-R-77 sixteen rounds for all together; then the most areas win, equals share', () => {
    const p = nomads()
    put(p, 0, 'rome', 1)
    put(p, 0, 'dacia', 1)
    put(p, 1, 'athens', 2)
    put(p, 1, 'sparta', 1)
    put(p, 2, 'memphis', 9)
    p.run(PROGRAMS.nomadRound)
    let rounds = 0
    for (let i = 0; p.asked !== null && i < 2000; i++) {
      fallback(p)
      rounds = Math.max(rounds, p.s.round)
      expect(new Set(p.s.position).size).toBe(1)
    }
    expect([rounds, p.s.position[0]]).toEqual([16, 16])
    expect(p.outcome).toMatchObject({ places: [1, 1, 3], scores: [2, 2, 1], rule: 'CIV-31.3a' })
  })
})

describe('Farmers and Citizens', () => {
  test('CIV-32.1a CIV-32.1b CIV-32.2.1 CIV-32.2.2 CIV-R-78 two to seven players, the whole map, 55 tokens, cities and A.S.T., no cards and no Treasury', () => {
    expect(civilization.variants.find(v => v.id === 'farmers')?.seats).toEqual([2, 7])
    const p = farmers()
    expect([p.s.tokensEach, p.s.board, p.s.line, p.s.stackSize[0], p.s.copies[0]]).toEqual([55, 4, 10, 0, 0])
    city(p, 0, 'rome')
    put(p, 0, 'dacia', 3)
    ship(p, 0, 'rome')
    p.run(PROGRAMS.farmerRound)
    expect([p.s.treasury[0], p.asked]).toEqual([0, 'ships'])
    expect(p.can(0, { verb: 'maintain', shore: 'rome', source: 'treasury' })).toBe(false)
  })
  test('CIV-32.4a CIV-32.4b CIV-32.4c CIV-32.4d CIV-32.4e CIV-32.4f CIV-32.4g CIV-32.4h the eight phases', () => {
    const p = farmers()
    put(p, 0, 'rome', 5)
    put(p, 0, 'dacia', 2)
    put(p, 1, 'delphi', 3)
    put(p, 2, 'delphi', 2)
    city(p, 1, 'athens')
    city(p, 1, 'sparta')
    city(p, 1, 'argos')
    p.run(PROGRAMS.farmerRound)
    const phases: number[] = []
    for (let i = 0; p.s.round === 1 && i < 200; i++) {
      phases.push(p.s.phase)
      if (p.asked === 'build') p.play(0, { verb: 'build', area: 'rome' })
      else fallback(p)
    }
    expect(phases).toEqual([...phases].sort((a, b) => a - b))
    const types = p.events.map(e => e.type)
    const order = ['grew', 'counted', 'fought', 'built', 'surplus', 'reduced', 'advanced'].map(t =>
      types.indexOf(t as never),
    )
    expect(order.every(i => i >= 0)).toBe(true)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(types).not.toContain('taxed')
    expect(types).not.toContain('drew')
  })
  test('CIV-32.5.1a CIV-32.5.1b ships by levy; open sea is crossed, not stopped in', () => {
    const p = put(farmers(), 0, 'rome', 3).at(DECISIONS.ships, 0, 1, 2)
    expect(p.choices(0, 'launch').map(c => c.levy)).toEqual([2])
    const q = ship(farmers(), 0, 'rome').at(DECISIONS.move, 0)
    q.play(0, { verb: 'sail', ship: 0, shore: 'western-mediterranean' })
    expect(q.can(0, { verb: 'done' })).toBe(false)
  })
  test('CIV-32.3.2a CIV-32.3.2b two cities for the Early Bronze Age, nothing for the Late; rule 20.5 holds', () => {
    const p = farmers()
    p.s.position.set([4, 8, 5])
    city(p, 0, 'rome')
    city(p, 1, 'athens')
    step(p, moveMarkers)
    expect([...p.s.position]).toEqual([4, 9, 4])
    city(p, 0, 'sparta')
    step(p, moveMarkers)
    expect(p.s.position[0]).toBe(5)
  })
  test('CIV-32.3.1a CIV-32.3.1b CIV-T-29 Asia on 9 with a city crosses the line and wins; together the most cities', () => {
    const finish = (cities: readonly number[]): unknown => {
      const p = farmers()
      p.s.round = 11
      p.s.position.set([4, 9, 9])
      for (let i = 0; i < cities[0]; i++) city(p, 1, (['rome', 'athens', 'sparta'] as const)[i])
      for (let i = 0; i < cities[1]; i++) city(p, 2, (['tyre', 'sidon', 'troy'] as const)[i])
      step(p, (s, world) => {
        moveMarkers(s, world)
        endRound(s, world)
      })
      return p.outcome?.places
    }
    expect(finish([0, 1])).toEqual([3, 2, 1])
    expect(finish([2, 1])).toEqual([3, 1, 2])
    expect(finish([2, 2])).toEqual([3, 1, 1])
  })
  test('CIV-32.5.2 CIV-R-79 the line may be moved one or two positions to the left', () => {
    expect([0, 1, 2].map(shorten => farmers(3, { shorten }).s.line)).toEqual([10, 9, 8])
  })
})
