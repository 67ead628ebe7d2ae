/**
 * Positions for the tests of this game: empires in a fixed order, pieces put where a test wants them, all counts kept
 * sound.
 */

import { NONE, type Options } from '@ecumene/kernel'
import { type Position, position } from '@ecumene/testkit'
import { expect } from 'vitest'
import { GOOD_IDS, type GoodId, RESOURCE_IDS, RESOURCES, type ResourceId } from '../data/goods.ts'
import type { ProvinceId, SeaId } from '../data/names.ts'
import { LANDS, provinceNumber, SLOTS_IN_ALL, seaNumber, slotOf, WATERS } from '../src/board.ts'
import type { E as Events } from '../src/events.ts'
import { mareNostrum } from '../src/game.ts'
import { TOKEN_IDS, type TokenId } from '../src/powers/tokens.ts'
import { capitalOf } from '../src/query/control.ts'
import { level } from '../src/query/levels.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../src/state.ts'

export type Table = Position<S, Events>
/** Seats with 5 players; with 4 Egypt is 2 and Carthage 3, with 3 Carthage is 2. */
export const [ROME, GREECE, BABYLON, EGYPT, CARTHAGE] = [0, 1, 2, 3, 4]

export const table = (seats = 5, options: Options = {}): Table =>
  position(mareNostrum, seats, { options: { empires: 'fixed', display: 'all', ...options } })

/** An empty map: capital provinces keep their printed marker, nothing else is left. */
export function bare(seats = 5, options: Options = {}): Table {
  const m = table(seats, options)
  const { s } = m
  for (let p = 0; p < LANDS; p++) {
    s.control[p] = NONE
    s.fortress[p] = NONE
    s.onMarker[p] = NONE
    for (let q = 0; q < s.seats; q++) s.legions[at.legions(s, p, q)] = 0
  }
  for (let k = 0; k < SLOTS_IN_ALL; k++) {
    s.built[k] = 0
    s.stand[k] = NONE
  }
  for (let w = 0; w < WATERS; w++) for (let q = 0; q < s.seats; q++) s.triremes[at.triremes(s, w, q)] = 0
  for (let q = 0; q < s.seats; q++) {
    s.control[capitalOf(s, q)] = q
    s.pieces[at.pieces(q, LEGION)] = 8
    s.pieces[at.pieces(q, TRIREME)] = 5
    s.pieces[at.pieces(q, FORT)] = 5
    s.pieces[at.pieces(q, MARKER)] = 7
    holding(m, q, {})
  }
  return m
}
/** What is behind a screen, exactly this; the rest is in the reserve. */
export function holding(
  m: Table,
  seat: number,
  what: Partial<Record<ResourceId, number>>,
  legendary: readonly GoodId[] = [],
): Table {
  const { s } = m
  s.holdSize[seat] = 0
  for (let r = 0; r < RESOURCES; r++) {
    const n = what[RESOURCE_IDS[r]] ?? 0
    s.reserve[r] += s.hold[at.hold(seat, r)] - n
    s.hold[at.hold(seat, r)] = n
    s.holdSize[seat] += n
  }
  for (const id of legendary) {
    const g = GOOD_IDS.indexOf(id)
    const pile = Array.from(s.pile.subarray(0, s.pileSize)).filter(x => x !== g)
    s.pile.fill(NONE)
    for (const [i, x] of pile.entries()) s.pile[i] = x
    s.pileSize = pile.length
    s.legend[at.legend(seat, g)] = 1
    s.holdSize[seat]++
  }
  return m
}
export const count = (m: Table, seat: number, resource: ResourceId): number =>
  m.s.hold[at.hold(seat, RESOURCE_IDS.indexOf(resource))] +
  (resource === 'coin' ? 0 : m.s.legend[at.legend(seat, GOOD_IDS.indexOf(resource))])
export const reserve = (m: Table, resource: ResourceId): number => m.s.reserve[RESOURCE_IDS.indexOf(resource)]

export function legions(m: Table, seat: number, where: ProvinceId, n: number): Table {
  m.s.legions[at.legions(m.s, provinceNumber(where), seat)] += n
  m.s.pieces[at.pieces(seat, LEGION)] -= n
  return m
}
export const legionsAt = (m: Table, seat: number, where: ProvinceId): number =>
  m.s.legions[at.legions(m.s, provinceNumber(where), seat)]
export function fortress(m: Table, seat: number, where: ProvinceId): Table {
  m.s.fortress[provinceNumber(where)] = seat
  m.s.pieces[at.pieces(seat, FORT)]--
  return m
}
export function triremes(m: Table, seat: number, where: SeaId, n = 1): Table {
  m.s.triremes[at.triremes(m.s, seaNumber(where), seat)] += n
  m.s.pieces[at.pieces(seat, TRIREME)] -= n
  return m
}
export const triremesAt = (m: Table, seat: number, where: SeaId): number =>
  m.s.triremes[at.triremes(m.s, seaNumber(where), seat)]
export function control(m: Table, seat: number, ...where: readonly ProvinceId[]): Table {
  for (const id of where) {
    m.s.control[provinceNumber(id)] = seat
    m.s.pieces[at.pieces(seat, MARKER)]--
  }
  return m
}
export const controller = (m: Table, where: ProvinceId): number => m.s.control[provinceNumber(where)]
export function built(m: Table, ...slots: readonly string[]): Table {
  for (const id of slots) {
    expect(slotOf(id), id).toBeGreaterThanOrEqual(0)
    m.s.built[slotOf(id)] = 1
  }
  return m
}
export const isBuilt = (m: Table, slot: string): boolean => m.s.built[slotOf(slot)] === 1
/** A legion of the seat, already in the province, stands on these slots. */
export function standing(m: Table, seat: number, ...slots: readonly string[]): Table {
  for (const id of slots) m.s.stand[slotOf(id)] = seat
  return m
}
export const stands = (m: Table, slot: string): number => m.s.stand[slotOf(slot)]
export function onMarker(m: Table, seat: number, where: ProvinceId): Table {
  m.s.onMarker[provinceNumber(where)] = seat
  return m
}
export function owns(m: Table, seat: number, ...tokens: readonly TokenId[]): Table {
  for (const id of tokens) m.s.owner[TOKEN_IDS.indexOf(id)] = seat
  return m
}
export const levels = (m: Table, seat: number): readonly number[] => [0, 1, 2].map(track => level(m.s, seat, track))
/** Everybody passes until nothing is asked: "done", or the first of those who may be named. */
export const allPass = (m: Table, isGoing?: () => boolean): Table =>
  m.playOn(seat => m.legal(seat).find(a => a.verb === 'done') ?? m.legal(seat)[0], isGoing)
/** Everybody plays what is listed first until nothing is asked. */
export const allFirst = (m: Table): Table => m.playOn(seat => m.legal(seat)[0])
/** Begin the war turn of a seat. */
export function turnOf(m: Table, seat: number, program: number): Table {
  m.s.active = seat
  return m.run(program)
}
export const sound = (m: Table): void => expect(mareNostrum.invariants(m.s)).toEqual([])
/** Names of the verbs that can be played. */
export const verbsOf = (m: Table, seat: number): readonly string[] =>
  [...new Set(m.legal(seat).map(a => a.verb))].sort()
