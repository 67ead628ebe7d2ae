/** Cities that are reduced, by a calamity or for want of support: who is asked, and who has no choice. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { expect, test } from 'vitest'
import { checkSupport } from '../src/decisions/support.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, put, step, stockOf, suffers, type Table, table, tokens } from './table.ts'

const reduce = (id: AreaId) => ({ verb: 'reduce', area: id })
const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)
const cities = (p: Table, seat: number, ...ids: AreaId[]): Table => {
  for (const id of ids) city(p, seat, id)
  return p
}
/** Iconoclasm strikes seat 0, with these cities, 20 tokens in Dacia and so many in Stock. */
const struck = (stock: number, ...ids: AreaId[]): Table =>
  strike(stockOf(put(cities(suffers(table(), 0, 'iconoclasm', 1), 0, ...ids), 0, 'dacia', 20), 0, stock))

test('CIV-R-30 the order does not matter while the Stock is large enough for all: nobody is asked', () => {
  const p = struck(20, 'rome', 'athens', 'sparta')
  const needed = 20 - p.s.stock[0]
  expect([p.asked, p.s.cities[0]]).toEqual([null, 0])
  expect(struck(needed, 'rome', 'athens', 'sparta').asked).toBeNull()
  expect(struck(needed - 1, 'rome', 'athens', 'sparta').asked).toBe('reduce')
})
test('CIV-R-30 the last city leaves no choice, whatever the Stock', () => {
  const p = struck(0, 'rome')
  expect([p.asked, p.s.cities[0], tokens(p, 0, 'rome')]).toEqual([null, 0, 0])
})
test('CIV-22.2.10.4a only the cities that were condemned are reduced, in the order their owner chooses', () => {
  const p = suffers(table(), 0, 'iconoclasm', 1)
  stockOf(put(cities(p, 1, 'rome', 'athens', 'sparta'), 1, 'dacia', 10), 1, 1)
  strike(p)
  for (const id of ['rome', 'athens']) p.play(0, { verb: 'condemn', area: id })
  expect([p.asked, p.owing, p.legal(1)]).toEqual(['reduce', [1], [reduce('athens'), reduce('rome')]])
  expect(p.refusal(1, reduce('sparta'))).toMatchObject({ rule: 'CIV-22.2.9.4', key: 'refuse.condemnedFirst' })
  expect(p.refusal(1, reduce('troy'))).toMatchObject({ rule: 'CIV-22.2.9.4', key: 'refuse.notYourCity' })
  p.play(1, reduce('rome'))
  expect([p.asked, cityAt(p, 'sparta'), tokens(p, 1, 'rome'), tokens(p, 1, 'athens')]).toEqual([null, 1, 1, 0])
})
test('CIV-24.2a CIV-R-101 where the shelter could come between, they choose what goes first; then it is over', () => {
  const merciful = (dacia: number): Table => {
    const p = put(suffers(table(6, { options: { mercy: true } }), 0, 'iconoclasm', 1), 0, 'dacia', dacia)
    return strike(cities(p, 0, 'rome', 'athens', 'sparta'))
  }
  const p = merciful(1) // 16 points, then 13
  p.play(0, reduce('rome'))
  expect([p.asked, p.s.cities[0]]).toEqual(['support', 2])
  const q = merciful(5) // 20 points; all three would leave less than 16
  expect([q.asked, q.s.cities[0]]).toEqual(['reduce', 3])
  expect(merciful(30).asked).toBeNull()
})
test('CIV-R-4 in the phase of support too a player who has not acted may insist on A.S.T. order', () => {
  const p = cities(cities(table(2), 0, 'carthage', 'thapsus', 'tripoli'), 1, 'rome', 'athens', 'sparta')
  put(put(p, 0, 'numidia', 2), 1, 'dacia', 2)
  step(p, checkSupport)
  expect([p.asked, p.owing]).toEqual(['support', [0, 1]])
  p.play(1, { verb: 'insist' })
  expect(p.owing).toEqual([0])
  expect(p.seen('insisted')).toEqual([{ type: 'insisted', seat: 1 }])
})
