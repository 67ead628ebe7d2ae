import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, owns, put, ship, sound, step, stockOf, table, tokens } from './table.ts'

// Areas by their printed limits, all without a city site that matters here.
const LIMITED: Record<number, AreaId> = { 1: 'lemnos', 2: 'delphi', 3: 'scythia', 4: 'assyria', 5: 'germania' }
/** A fight of these numbers in an area of this limit; what is left. */
function fight(limit: number, forces: readonly number[], metal: readonly number[] = []): number[] {
  const p = table()
  const id = LIMITED[limit]
  for (const [seat, n] of forces.entries()) put(p, seat, id, n)
  for (const seat of metal) owns(p, seat, 'metalworking')
  p.run(PROGRAMS.conflict)
  sound(p)
  return forces.map((_, seat) => tokens(p, seat, id))
}
/**
 * Seat 1 owns a city in an area of this limit, attacked by these numbers of seats 0, 2, 3 …; what is left, the city's
 * owner last but one.
 */
function siege(
  limit: number,
  attackers: readonly number[],
  o: { defenders?: number; engineering?: boolean; stock?: number; metal?: readonly number[] } = {},
) {
  const p = table()
  const id = LIMITED[limit]
  city(p, 1, id)
  put(p, 1, id, o.defenders ?? 0)
  if (o.stock !== undefined) stockOf(p, 1, o.stock)
  for (const [i, n] of attackers.entries()) put(p, i === 0 ? 0 : i + 1, id, n)
  if (o.engineering) owns(p, 1, 'engineering')
  for (const seat of o.metal ?? []) owns(p, seat, 'metalworking')
  p.run(PROGRAMS.conflict)
  sound(p)
  return {
    p,
    id,
    left: attackers.map((_, i) => tokens(p, i === 0 ? 0 : i + 1, id)),
    owner: tokens(p, 1, id),
    city: cityAt(p, id),
  }
}

describe('tokens against tokens', () => {
  test('CIV-11.1a CIV-11.1b a conflict only where the limit is exceeded; a city area counts as full', () => {
    expect(fight(4, [2, 2])).toEqual([2, 2])
    expect(fight(4, [3, 2])).not.toEqual([3, 2])
    expect(siege(4, [1]).left).toEqual([0])
  })
  test('CIV-11.5.1a CIV-11.5.1b CIV-T-1 CIV-T-2 CIV-T-3 the weaker removes first, one at a time, until the limit or one player is left', () => {
    expect(fight(2, [3, 2])).toEqual([2, 0])
    expect(fight(3, [4, 2])).toEqual([3, 0])
    expect(fight(4, [5, 4])).toEqual([3, 1])
  })
  test('CIV-11.5.2a CIV-11.5.2b CIV-T-4 equals remove together: 1 against 1 in limit 1 leaves nobody', () => {
    expect(fight(3, [2, 2])).toEqual([1, 1])
    expect(fight(1, [1, 1])).toEqual([0, 0])
    expect(fight(1, [3, 3])).toEqual([0, 0])
  })
  test('CIV-11.5.3 CIV-23.2 CIV-R-18 CIV-T-5 CIV-T-6 CIV-T-7 more than two: ascending strength, equals together', () => {
    expect(fight(3, [5, 3, 3])).toEqual([3, 0, 0])
    expect(fight(2, [2, 2, 1])).toEqual([1, 1, 0])
    expect(fight(4, [4, 3, 2])).toEqual([3, 1, 0])
  })
  test('CIV-22.3.9a CIV-22.3.9b CIV-R-19 CIV-T-8 CIV-T-9 Metalworking removes last, even when weaker; between holders it has no effect', () => {
    expect(fight(2, [2, 3], [0])).toEqual([1, 1])
    expect(fight(2, [2, 3])).toEqual([0, 2])
    expect(fight(2, [2, 3], [0, 1])).toEqual([0, 2])
    expect(fight(1, [1, 1], [0])).toEqual([1, 0])
  })
  test('CIV-R-20 CIV-22.3.10b the printed limit counts in conflicts, Agriculture or not', () => {
    const p = owns(put(put(table(), 0, 'delphi', 3), 1, 'delphi', 1), 0, 'agriculture')
    p.run(PROGRAMS.conflict)
    expect([tokens(p, 0, 'delphi'), tokens(p, 1, 'delphi')]).toEqual([3, 0])
    // Alone with limit + 1 they are in no conflict.
    const q = owns(put(table(), 0, 'delphi', 3), 0, 'agriculture')
    q.run(PROGRAMS.conflict)
    expect([tokens(q, 0, 'delphi'), q.seen('fought').length]).toEqual([3, 0])
  })
  test('CIV-11.2b CIV-11.3 ships take no part; what falls returns to Stock', () => {
    const p = ship(put(put(table(), 0, 'delphi', 3), 1, 'delphi', 2), 1, 'delphi-west')
    p.run(PROGRAMS.conflict)
    expect([p.s.stock[0], p.s.stock[1]]).toEqual([53, 55])
    expect(p.s.ship[4]).toBeGreaterThan(-1)
  })
})

describe('tokens against a city', () => {
  test('CIV-11.6.1a CIV-11.6.1b fewer than seven are removed and the city stands', () => {
    const { p, left, city: owner } = siege(2, [6])
    expect([left, owner, p.s.stock[0]]).toEqual([[0], 1, 55])
    expect(p.seen('repelled')).toMatchObject([{ tokens: 6, by: 0 }])
  })
  test('CIV-11.6.2 CIV-R-23 CIV-T-10 seven attack: the city becomes six tokens and the fight stops at the printed limit', () => {
    const results = [1, 2, 3, 4, 5].map(limit => {
      const r = siege(limit, [7])
      expect(r.city).toBe(-1)
      return [r.left[0], r.owner]
    })
    expect(results).toEqual([
      [2, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
    ])
    const { p, id } = siege(1, [7])
    step(p, removeSurplus)
    expect(tokens(p, 0, id)).toBe(1)
  })
  test('CIV-T-11 eight attack in limit 2: three are left, then surplus leaves two', () => {
    const { p, id, left, owner } = siege(2, [8])
    expect([left, owner]).toEqual([[3], 0])
    step(p, removeSurplus)
    expect(tokens(p, 0, id)).toBe(2)
  })
  test('CIV-11.6.3a CIV-11.6.3b CIV-R-22 CIV-T-12 attackers fight each other first; the survivor attacks if they still have enough', () => {
    const a = siege(2, [10, 3])
    expect([a.city, a.left[1]]).toEqual([-1, 0])
    expect(a.p.seen('fell').filter(e => e.seat === 0)[0].tokens).toBe(2)
    const b = siege(2, [8, 3])
    expect([b.city, b.left]).toEqual([1, [0, 0]])
    const c = siege(2, [5, 5])
    expect([c.city, c.left]).toEqual([1, [0, 0]])
  })
  test('CIV-11.7a CIV-11.7b CIV-22.3.13b CIV-T-13 tokens that defend fight first; Engineering asks for eight', () => {
    expect(siege(2, [9], { defenders: 2 }).city).toBe(-1)
    expect(siege(2, [9], { defenders: 2, engineering: true }).city).toBe(-1)
    expect(siege(2, [8], { defenders: 2 }).city).toBe(-1)
    expect(siege(2, [8], { defenders: 2, engineering: true })).toMatchObject({ city: 1, left: [0] })
    expect(siege(2, [7], { engineering: true })).toMatchObject({ city: 1, left: [0] })
  })
})

describe('surrender', () => {
  test('CIV-11.8.1a CIV-11.8.1b CIV-R-24 without six tokens in Stock the city changes hands and no token is placed', () => {
    const { p, id, city: owner } = siege(2, [7], { stock: 5 })
    expect([owner, p.s.cities[0], p.s.cities[1], p.s.stock[1]]).toEqual([0, 1, 0, 5])
    expect(tokens(p, 0, id)).toBe(7) // they stay until Phase 8
    step(p, removeSurplus)
    expect(tokens(p, 0, id)).toBe(0)
  })
  test('CIV-11.8.1c an attacker with nine cities eliminates it; their tokens stay up to the limit', () => {
    const p = table()
    for (const id of ['rome', 'athens', 'sparta', 'carthage', 'memphis', 'tyre', 'sidon', 'troy', 'babylon'] as const)
      city(p, 0, id)
    city(p, 1, 'delphi')
    stockOf(p, 1, 0)
    put(p, 0, 'delphi', 7)
    p.run(PROGRAMS.conflict)
    expect([cityAt(p, 'delphi'), p.s.cities[0], p.s.cities[1]]).toEqual([-1, 9, 0])
    step(p, removeSurplus)
    expect(tokens(p, 0, 'delphi')).toBe(2)
  })
  test('CIV-11.8.2 CIV-R-21 CIV-R-93 CIV-T-32 the tokens of all other conflicts come back first and save the city', () => {
    const p = table()
    // Seat 0 is D, seat 1 is A.
    city(p, 0, 'assyria')
    city(p, 1, 'delphi')
    put(p, 1, 'assyria', 7)
    put(p, 0, 'delphi', 7)
    stockOf(p, 0, 3)
    stockOf(p, 1, 6)
    p.run(PROGRAMS.conflict)
    expect([tokens(p, 0, 'delphi'), tokens(p, 1, 'delphi'), cityAt(p, 'delphi')]).toEqual([2, 0, -1])
    expect(p.seen('surrendered')).toEqual([])
    expect(cityAt(p, 'assyria')).toBe(-1)
    expect([tokens(p, 0, 'assyria'), tokens(p, 1, 'assyria')]).toEqual([1, 3]) // limit 4: 7 against 6
    expect(p.s.stock[0]).toBe(8 - 6 + 5)
    sound(p)
  })
  test('CIV-R-93 an owner of several attacked cities chooses which comes next; then the rest surrender', () => {
    const p = table()
    city(p, 1, 'delphi')
    city(p, 1, 'assyria')
    city(p, 1, 'argos') // nobody attacks it
    city(p, 3, 'apollonia')
    put(p, 0, 'delphi', 7)
    put(p, 2, 'assyria', 7)
    put(p, 0, 'apollonia', 7)
    stockOf(p, 1, 6)
    p.run(PROGRAMS.conflict)
    expect([p.asked, p.owing]).toEqual(['fight', [1]])
    expect(p.legal(1).map(a => a.area)).toEqual(['assyria', 'delphi']) // neither Argos nor the city of another
    expect(p.clock(1)).toEqual({ verb: 'fight', area: 'assyria' })
    expect(p.refusal(1, { verb: 'fight', area: 'athens' })).toMatchObject({ rule: 'CIV-11.8.2' })
    p.play(1, { verb: 'fight', area: 'assyria' })
    // Limit 4, six against seven leave 1 and 3; five tokens return, one short: Delphi surrenders.
    expect([tokens(p, 1, 'assyria'), tokens(p, 2, 'assyria'), p.s.stock[1]]).toEqual([1, 3, 5])
    expect(cityAt(p, 'delphi')).toBe(0)
    sound(p)
  })
})
