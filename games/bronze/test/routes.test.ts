import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { longestRun, routeHeld } from '../src/board.ts'
import { routeStanding } from '../src/query.ts'
import { routeAt } from '../src/state.ts'
import { band, idleTurn, landscape, openLands, route, type Table, tableOf } from './table.ts'

const jungle = landscape('jungle')
/** Number of the token a seat holds in the jungle. */
const held = (p: Table, seat: number): number => [0, 3, 5, 7][routeHeld(p.s, seat, jungle) + 1]
const owner = (p: Table, number: 3 | 5 | 7): number => p.s.routeOf[routeAt(jungle, [3, 5, 7].indexOf(number))]
/** Everything open and the jungle filled like this; seats A, B, C. */
const jungleOf = (pattern: string, seats = 2): Table =>
  band(openLands(tableOf(seats), seats === 2 ? 7 : 9), 'jungle', pattern)

describe('trade routes', () => {
  test('BRZ-ROUTE-1 a run of three takes token 3, a run of two nothing', () => {
    expect(held(idleTurn(jungleOf('AA')), 0)).toBe(0)
    const p = idleTurn(jungleOf('AAA'))
    expect(held(p, 0)).toBe(3)
    expect(p.seen('route')).toEqual([{ type: 'route', seat: 0, landscape: 'jungle', number: 3, points: 3 }])
  })

  test('BRZ-ROUTE-2 a run of five takes token 5, a run of seven token 7', () => {
    expect(held(idleTurn(jungleOf('AAAA')), 0)).toBe(3)
    expect(held(idleTurn(jungleOf('AAAAA')), 0)).toBe(5)
    expect(held(idleTurn(jungleOf('AAAAAA')), 0)).toBe(5)
    expect(held(idleTurn(jungleOf('AAAAAAA')), 0)).toBe(7)
  })

  test('BRZ-ROUTE-3 a token held by another player cannot be taken', () => {
    const p = idleTurn(route(jungleOf('AAA'), 1, 'jungle', 3))
    expect([held(p, 0), owner(p, 3)]).toEqual([0, 1])
  })

  test('BRZ-ROUTE-4 BRZ-T-8 free places do not break a run, a foreign cube does: A.ABA.AA gives runs of 2 and 3', () => {
    const p = jungleOf('A.ABA.AA')
    expect(longestRun(p.s, 0, jungle)).toBe(3)
    expect(longestRun(jungleOf('A.A.A.AA').s, 0, jungle)).toBe(5)
    expect(held(idleTurn(p), 0)).toBe(3)
    expect(held(idleTurn(jungleOf('A.A.A.AA')), 0)).toBe(5)
  })

  test('BRZ-R-17 places are read from left to right through all lands, inside a land in the order of its symbols', () => {
    expect(longestRun(jungleOf('BAAAB').s, 0, jungle)).toBe(3)
    expect(longestRun(jungleOf('ABABA').s, 0, jungle)).toBe(1)
    expect(longestRun(jungleOf('AABAAA').s, 0, jungle)).toBe(3)
    expect(longestRun(jungleOf('AAABAA').s, 0, jungle)).toBe(3)
    expect(longestRun(jungleOf('..BB..AAAA.B').s, 0, jungle)).toBe(4)
    expect(longestRun(jungleOf('AAAACAAAAA', 3).s, 0, jungle)).toBe(5)
  })

  test('BRZ-R-17 against a reading place by place, on many boards', () => {
    let seed = 7
    const draw = (n: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % n
    }
    for (let i = 0; i < 200; i++) {
      const pattern = Array.from({ length: 9 }, () => 'ABC.'[draw(4)]).join('')
      const p = jungleOf(pattern, 3)
      for (const [seat, letter] of ['A', 'B', 'C'].entries()) {
        const runs = pattern.replaceAll('.', '').match(new RegExp(`${letter}+`, 'g')) ?? []
        expect(longestRun(p.s, seat, jungle)).toBe(Math.max(0, ...runs.map(r => r.length)))
      }
    }
  })

  test('BRZ-ROUTE-5 a token stays with its owner when the run is broken', () => {
    const p = idleTurn(route(jungleOf('AABA'), 0, 'jungle', 3))
    expect(held(p, 0)).toBe(3)
  })

  test('BRZ-ROUTE-6 taking a higher token returns the lower one', () => {
    const p = idleTurn(route(jungleOf('AAAAA'), 0, 'jungle', 3))
    expect([owner(p, 5), owner(p, 3)]).toEqual([0, NONE])
    expect(p.seen('routeReturned')).toEqual([{ type: 'routeReturned', seat: 0, landscape: 'jungle', number: 3 }])
  })

  test('BRZ-ROUTE-7 BRZ-R-18 a returned token may be taken by another player on their own turn, without their run growing', () => {
    const p = route(jungleOf('AAAAABBB'), 0, 'jungle', 3)
    idleTurn(p)
    expect([owner(p, 5), owner(p, 3)]).toEqual([0, NONE]) // not in the turn of the other
    idleTurn(p)
    expect([owner(p, 5), owner(p, 3)]).toEqual([0, 1])
  })

  test('BRZ-ROUTE-8 who holds a higher token takes no lower one', () => {
    const p = idleTurn(route(jungleOf('AAAAAA'), 0, 'jungle', 7))
    expect([owner(p, 3), owner(p, 5), owner(p, 7)]).toEqual([NONE, NONE, 0])
  })

  test('BRZ-ROUTE-9 savanna nothing for blue, desert 3 for yellow, jungle 5 for blue, coast 3 for red', () => {
    const p = openLands(tableOf(3), 9) // A blue, B yellow, C red
    band(p, 'savanna', 'A.ABA')
    band(p, 'desert', 'B..BB')
    band(p, 'jungle', 'AA.AA.A')
    band(p, 'coast', 'C.C.C')
    for (let i = 0; i < 3; i++) idleTurn(p)
    expect(p.seen('route').map(e => [e.seat, e.landscape, e.points])).toEqual([
      [0, 'jungle', 6],
      [1, 'desert', 3],
      [2, 'coast', 3],
    ])
  })

  test('BRZ-T-9 token 3 held, run of 7, tokens 5 and 7 free: takes 7, returns 3, token 5 stays', () => {
    const p = idleTurn(route(jungleOf('AAAAAAA'), 0, 'jungle', 3))
    expect([owner(p, 3), owner(p, 5), owner(p, 7)]).toEqual([NONE, NONE, 0])
  })

  test('BRZ-T-10 token 3 held, run of 7, the other holds 7: takes 5 and returns 3', () => {
    const p = idleTurn(route(route(jungleOf('AAAAAAA'), 0, 'jungle', 3), 1, 'jungle', 7))
    expect([owner(p, 3), owner(p, 5), owner(p, 7)]).toEqual([NONE, 0, 1])
  })

  test('BRZ-T-19 run of 7, the other holds 5 and 7: takes 3; with 3 already theirs they take nothing', () => {
    const three = () => band(openLands(tableOf(3), 9), 'jungle', 'AAAAAAA')
    const p = idleTurn(route(route(three(), 1, 'jungle', 5), 2, 'jungle', 7))
    expect([owner(p, 3), owner(p, 5), owner(p, 7)]).toEqual([0, 1, 2])
    const q = idleTurn(route(route(route(three(), 1, 'jungle', 5), 2, 'jungle', 7), 0, 'jungle', 3))
    expect([owner(q, 3), owner(q, 5), owner(q, 7)]).toEqual([0, 1, 2])
    expect(q.seen('route')).toEqual([])
  })

  test('BRZ-R-18 routes are checked for the active player only, also when they placed nothing', () => {
    const p = jungleOf('BBB')
    idleTurn(p)
    expect(held(p, 1)).toBe(0)
    idleTurn(p)
    expect(held(p, 1)).toBe(3)
  })

  test('BRZ-R-19 the highest free token that the run reaches, if it is higher than any they hold', () => {
    const p = jungleOf('AAAAA')
    expect(routeStanding(p.s, 0, jungle)).toEqual({ landscape: jungle, run: 5, held: NONE, earns: 1 })
    route(p, 1, 'jungle', 5)
    expect(routeStanding(p.s, 0, jungle)).toMatchObject({ earns: 0 })
    route(p, 0, 'jungle', 3)
    expect(routeStanding(p.s, 0, jungle)).toMatchObject({ held: 0, earns: NONE })
  })

  test('BRZ-R-20 more than seven gives nothing more; two runs in one landscape give one token', () => {
    const p = idleTurn(jungleOf('AAAAAAAAA'))
    expect(p.seen('route')).toHaveLength(1)
    expect(held(p, 0)).toBe(7)
    idleTurn(p)
    idleTurn(p)
    expect(p.seen('route')).toHaveLength(1)
    const q = idleTurn(jungleOf('AAABAAA'))
    expect(q.seen('route').map(e => e.number)).toEqual([3])
  })
})
