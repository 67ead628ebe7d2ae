/** What a destroyed city brings when there is little to bring. */
import { expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { cities } from './calamity-table.ts'
import { city, cityAt, hand, held, put, sound, stockOf, table } from './table.ts'

test('ADV-6.21 ADV-6.17 with nothing in Stock there is nothing to pillage, and nobody is asked', () => {
  const p = hand(put(city(cities(table(), 0, 9), 1, 'delphi'), 0, 'delphi', 7), 1, { gold: 1 })
  stockOf(stockOf(p, 0, 0), 1, 0).run(PROGRAMS.conflict)
  expect([cityAt(p, 'delphi'), p.s.stock[0], held(p, 0, 'gold'), p.asked]).toEqual([-1, 0, 1, null])
  sound(p)
})
test('ADV-6.21 a player with one token in Stock moves one at most, and reads how many they have', () => {
  const p = put(city(cities(table(), 0, 9), 1, 'delphi'), 0, 'delphi', 7)
  stockOf(stockOf(p, 0, 1), 1, 0).run(PROGRAMS.conflict)
  expect(p.choices(0, 'pillage').map(({ tokens }) => tokens)).toEqual([0, 1])
  expect(p.refusal(0, { verb: 'pillage', tokens: 2 })).toMatchObject({
    rule: 'ADV-6.21',
    key: 'refuse.stock',
    args: { tokens: 1 },
  })
})
test('ADV-6.20 the robber and the robbed know which card it was, and nobody else', () => {
  const p = hand(put(city(table(), 1, 'delphi'), 0, 'delphi', 7), 1, { salt: 2, gold: 1 })
  p.clear().dice(2).run(PROGRAMS.conflict)
  expect([held(p, 0, 'gold'), p.revealed]).toEqual([1, 0b11])
})
