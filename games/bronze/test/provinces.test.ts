import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { isClosed, leaderOf } from '../src/board.ts'
import { provinceStanding } from '../src/query.ts'
import { provincePoints } from '../src/scoring.ts'
import { GONE } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { cubes, idleTurn, openLands, type Table, tableOf } from './table.ts'

/** Settlements of each seat in a land (from 1). */
const filled = (p: Table, land: number, ...counts: number[]): Table => {
  for (const [seat, n] of counts.entries()) cubes(p, seat, land, n)
  return p
}
const owners = (p: Table): number[] => [...p.s.provinceOf]

describe('provinces', () => {
  test('BRZ-PROV-1 BRZ-R-22 a full land is judged in phase 4, even if some player never reached it', () => {
    const p = filled(openLands(tableOf(3), 3), 1, 9, 5)
    expect(isClosed(p.s, 0)).toBe(true)
    idleTurn(p)
    expect(p.s.provinceOf[0]).toBe(0)
    expect(p.seen('province')).toEqual([{ type: 'province', seat: 0, land: 1, points: p.s.province[0] }])
  })

  test('BRZ-PROV-1 one free place, and one player who has not moved on: not judged', () => {
    const p = idleTurn(filled(openLands(tableOf(2), 3), 1, 8, 5))
    expect(p.s.provinceOf[0]).toBe(NONE)
  })

  test('BRZ-PROV-1 BRZ-R-21 a land that every player has moved past is judged', () => {
    const p = filled(openLands(tableOf(2), 4), 2, 2, 1)
    filled(p, 3, 1, 0)
    idleTurn(p)
    expect(p.s.provinceOf[1]).toBe(NONE) // seat 1 still stands there
    filled(p, 4, 0, 1)
    idleTurn(p)
    expect(p.s.provinceOf[1]).toBe(0)
  })

  test('BRZ-R-21 running out of cubes is not moving past', () => {
    const p = filled(openLands(tableOf(2), 4), 2, 2, 1)
    filled(p, 3, 1, 0)
    p.s.supply[1] = 0
    idleTurn(p)
    expect(p.s.provinceOf[1]).toBe(NONE)
  })

  test('BRZ-PROV-2 BRZ-T-11 strictly more than each opponent: 4, 3, 3 wins', () => {
    const p = filled(openLands(tableOf(3), 4), 2, 4, 3, 3)
    filled(p, 3, 1, 1, 1)
    idleTurn(p)
    expect(p.s.provinceOf[1]).toBe(0)
  })

  test('BRZ-PROV-4 BRZ-T-11 a shared highest number: 4, 4, 1 gives the token to nobody', () => {
    const p = filled(openLands(tableOf(3), 4), 2, 4, 4, 1)
    filled(p, 3, 1, 1, 1)
    idleTurn(p)
    expect(p.s.provinceOf[1]).toBe(GONE)
    expect(p.seen('provinceGone')).toContainEqual({ type: 'provinceGone', land: 2, points: p.s.province[1] })
  })

  test('BRZ-PROV-3 the token is worth its printed points', () => {
    const p = filled(openLands(tableOf(2), 3), 1, 8, 6)
    p.s.province[0] = 6
    idleTurn(p)
    expect([provincePoints(p.s, 0), provincePoints(p.s, 1)]).toEqual([6, 0])
  })

  test('BRZ-R-22 every land that closed is judged, from left to right', () => {
    const p = filled(openLands(tableOf(2), 5), 1, 2, 1)
    filled(p, 2, 0, 1)
    filled(p, 3, 2, 1)
    filled(p, 5, 1, 1)
    idleTurn(p)
    expect(owners(p)).toEqual([0, 1, 0, GONE, NONE, NONE, NONE])
    expect(p.events.filter(e => e.type === 'province' || e.type === 'provinceGone').map(e => e.land)).toEqual([
      1, 2, 3, 4,
    ])
  })

  test('BRZ-R-23 a token nobody wins leaves the game; a land without settlements has no winner', () => {
    const p = filled(openLands(tableOf(2), 4), 3, 1, 1) // lands 1 and 2 were skipped by both
    expect(leaderOf(p.s, 0)).toBe(NONE)
    idleTurn(p)
    expect(owners(p).slice(0, 3)).toEqual([GONE, GONE, NONE])
    filled(p, 4, 1, 0)
    idleTurn(p)
    expect(owners(p).slice(0, 3)).toEqual([GONE, GONE, NONE]) // they do not come back
  })

  test('BRZ-R-43 phase 4 comes in every turn, also when nothing was placed', () => {
    const p = filled(openLands(tableOf(2), 3), 1, 8, 6)
    p.s.supply[0] = 0
    p.s.turn = 0
    p.run(PROGRAMS.turn)
    idleTurn(p)
    expect(p.s.provinceOf[0]).toBe(0)
  })

  test('the standing of a province, for the picture', () => {
    const p = filled(openLands(tableOf(2), 3), 2, 3, 2)
    filled(p, 3, 1, 0)
    p.s.province[1] = 5
    expect(provinceStanding(p.s, 1)).toEqual({
      land: 1,
      points: 5,
      owner: NONE,
      settlements: [3, 2],
      leader: 0,
      closed: false,
      free: 9,
      open: [false, true],
    })
  })
})
