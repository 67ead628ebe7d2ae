/** Moves that no player of either Civilization makes with their people, whatever else they think. */
import { answerTo, botNamed } from '@ecumene/bots'
import { type ActionJson, FastRng, type GameDef, has, owed, type Seat } from '@ecumene/kernel'
import type { Position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { type AreaId, areaOf } from '../data/areas.ts'
import type { NationId } from '../data/nations.ts'
import { shoreOf } from '../src/map.ts'
import { type Common, shipOf, tokensAt } from '../src/state.ts'

/** A table of one of the two games, with the numbers of its questions. */
interface Ground<T extends Common, E> {
  readonly game: GameDef<T, E>
  table(nations: readonly NationId[]): Position<T, E>
  readonly decisions: Readonly<Record<'settle' | 'move' | 'support', number>>
  /** Who is asked. */
  readonly level: string
}
const NATIONS: readonly NationId[] = ['asia', 'assyria', 'babylon', 'egypt']
const [ASIA, , BABYLON, EGYPT] = [0, 1, 2, 3]
const FEW_STEPS = 200

export function movementBlunders<T extends Common, E>({ game, table, decisions, level }: Ground<T, E>): void {
  type Table = Position<T, E>
  const tokens = (p: Table, seat: Seat, id: AreaId): number => p.s.tokens[tokensAt(areaOf(id), seat)]
  function put(p: Table, seat: Seat, people: Partial<Record<AreaId, number>>): void {
    for (const [id, n] of Object.entries(people) as [AreaId, number][]) {
      p.s.tokens[tokensAt(areaOf(id), seat)] += n
      p.s.stock[seat] -= n
    }
  }
  function city(p: Table, seat: Seat, ...ids: AreaId[]): void {
    for (const id of ids) {
      p.s.city[areaOf(id)] = seat
      p.s.cities[seat]++
    }
  }
  const answer = (p: Table, seat: Seat): ActionJson =>
    answerTo(game, p.setup, p.view(seat), seat, botNamed(game, level), new FastRng(3))
  /** Egypt's people, and how they stand after such a player has moved them. */
  function moved(people: Partial<Record<AreaId, number>>, arrange: (p: Table) => void = () => {}, seat = EGYPT): Table {
    const p = table(NATIONS)
    p.s.round = 8
    put(p, seat, people)
    arrange(p)
    p.at(decisions.move, seat)
    for (let n = 0; n < FEW_STEPS && has(owed(p.s), seat); n++) p.play(seat, answer(p, seat) as never)
    expect(owed(p.s)).toBe(0)
    return p
  }

  describe(`a ${level}`, () => {
    test('does not keep four together where there is land around', () =>
      expect(tokens(moved({ fayum: 4 }), EGYPT, 'fayum')).toBeLessThan(4))
    test('leaves no surplus beside empty land', () =>
      expect(tokens(moved({ siwa: 4 }), EGYPT, 'siwa')).toBeLessThanOrEqual(1))
    test.each([
      ['sinai', EGYPT, 5],
      ['nubia', EGYPT, 4],
      ['maikop', ASIA, 4],
      ['babylon', BABYLON, 4],
    ] as const)('leaves %s to go where there is land', (id, seat, n) =>
      expect(
        tokens(
          moved({ [id]: n }, () => {}, seat),
          seat,
          id,
        ),
      ).toBeLessThanOrEqual(1),
    )
    test('leaves the desert for the valley', () =>
      expect(tokens(moved({ 'western-desert': 6, siwa: 4 }), EGYPT, 'western-desert')).toBeLessThanOrEqual(1))
    test('founds no first city that takes the people with it', () => {
      const p = moved({ memphis: 4, fayum: 4 })
      for (const id of ['memphis', 'fayum', 'alexandria', 'tanis'] as const)
        expect(tokens(p, EGYPT, id)).toBeLessThan(6)
    })
    test('brings six together on a site when a people is left', () => {
      const p = moved({ memphis: 4, fayum: 5, alexandria: 4, tanis: 4, 'western-desert': 3 })
      const most = Math.max(...(['memphis', 'fayum', 'alexandria', 'tanis'] as const).map(id => tokens(p, EGYPT, id)))
      expect(most).toBeGreaterThanOrEqual(6)
    })
    test('leaves a city in the making whole', () =>
      expect(tokens(moved({ memphis: 6, fayum: 3, tanis: 3, siwa: 1 }), EGYPT, 'memphis')).toBeGreaterThanOrEqual(6))
    test('does not walk people into its own city, where they are lost', () =>
      expect(
        tokens(
          moved({ fayum: 6, 'western-desert': 3 }, p => city(p, EGYPT, 'memphis')),
          EGYPT,
          'memphis',
        ),
      ).toBe(0))
    test('attacks no city with too few', () => {
      const p = moved({ memphis: 3, alexandria: 3 }, q => {
        city(q, BABYLON, 'tanis')
        put(q, BABYLON, { babylon: 2 })
      })
      expect(tokens(p, EGYPT, 'tanis')).toBe(0)
    })
    test('takes a city whose owner has nobody left to defend it', () => {
      const p = moved({ memphis: 4, alexandria: 4, gaza: 2, sinai: 1 }, q => {
        city(q, BABYLON, 'tanis')
        put(q, BABYLON, { babylon: 2 })
        q.s.treasury[BABYLON] = q.s.stock[BABYLON]
        q.s.stock[BABYLON] = 0
      })
      expect(tokens(p, EGYPT, 'tanis')).toBeGreaterThanOrEqual(7)
    })
    test('attacks no city that its owner can defend', () => {
      const p = moved({ memphis: 3, alexandria: 3, gaza: 2 }, q => {
        city(q, BABYLON, 'tanis')
        put(q, BABYLON, { babylon: 8 })
      })
      expect(tokens(p, EGYPT, 'tanis')).toBe(0)
    })
    test.each([5, 3])('throws no two against %d', n =>
      expect(
        tokens(
          moved({ memphis: 2 }, p => put(p, BABYLON, { fayum: n })),
          EGYPT,
          'fayum',
        ),
      ).toBe(0),
    )
    test('leaves Kuban for where there is land', () =>
      expect(
        tokens(
          moved({ kuban: 2 }, () => {}, ASIA),
          ASIA,
          'kuban',
        ),
      ).toBeLessThanOrEqual(1))
    test('sails from a full island with the ship that lies there', () => {
      const p = moved({ cyprus: 5, salamis: 2 }, q => {
        q.s.ship[shipOf(EGYPT, 0)] = shoreOf('cyprus')
      })
      expect(tokens(p, EGYPT, 'cyprus') + tokens(p, EGYPT, 'salamis')).toBeLessThanOrEqual(4)
    })
    test('begins neither at Kuban beside Assyria nor in a corner of the desert', () => {
      const p = table(NATIONS)
      p.s.nation.fill(-1)
      p.s.nation[1] = 6
      put(p, 1, { nalchik: 1 })
      p.at(decisions.settle, 0)
      const chosen = answer(p, 0)
      expect(chosen.verb).toBe('found')
      expect(['kuban', 'maikop', 'nubia', 'siwa']).not.toContain(chosen.area)
    })
    test('gives up a city without a site before one with', () => {
      const p = table(NATIONS)
      city(p, EGYPT, 'memphis', 'upper-egypt')
      put(p, EGYPT, { tanis: 2 })
      p.at(decisions.support, EGYPT)
      expect(answer(p, EGYPT)).toMatchObject({ verb: 'reduce', area: 'upper-egypt' })
    })
  })
}
