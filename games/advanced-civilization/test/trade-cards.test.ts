import { describe, expect, test } from 'vitest'
import { idle } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { barbarians, city, hand, held, pays, pirates, sound, stackOf, type Table, table } from './table.ts'

const BUY = { verb: 'buyGold' }
const CITIES = [
  'athens',
  'sparta',
  'corinth',
  'argos',
  'thessalonica',
  'delphi',
  'epirus',
  'thessaly',
  'macedonia',
] as const
const cities = (p: Table, seat: number, n: number): Table => {
  for (let i = 0; i < n; i++) city(p, seat, CITIES[i])
  return p
}
/** This card on top of its stack. */
const onTop = (p: Table, number: number, id: string): Table => {
  const names = stackOf(p, number)
  const { s } = p
  const size = s.stackSize[number - 1]
  const base = (number - 1) * (s.stack.length / 9)
  const at = base + size - 1 - names.indexOf(id)
  const top = base + size - 1
  ;[s.stack[at], s.stack[top]] = [s.stack[top], s.stack[at]]
  return p
}

describe('phase 9, trade cards', () => {
  test('ADV-9.1 fewest cities first, ties by A.S.T. order', () => {
    const p = table(4)
    city(city(city(city(p, 0, 'antioch'), 0, 'troy'), 1, 'sardes'), 3, 'memphis')
    p.run(PROGRAMS.draws)
    expect(p.seen('drew').map(e => e.seat)).toEqual([1, 3, 0, 0])
  })
  test('ADV-9.2 the top card of stack 1, then 2, up to the number of their cities', () => {
    const p = cities(table(2), 0, 4)
    const tops = [1, 2, 3, 4].map(v => stackOf(p, v)[0])
    p.run(PROGRAMS.draws)
    expect(p.seen('drew').map(e => [e.stack, e.trade])).toEqual(tops.map((id, i) => [i + 1, id]))
    expect(p.s.handSize[0]).toBe(4)
    sound(p)
  })
  test('ADV-9.3 an empty stack gives nothing', () => {
    const p = cities(table(2), 0, 2)
    hand(p, 1, { hides: 7, ochre: 7 })
    p.run(PROGRAMS.draws)
    expect(p.seen('drew').map(e => e.stack)).toEqual([2])
  })
  test('ADV-9.5 ADV-9.6 ADV-R-22 a calamity, tradable or not, goes to the hand unseen and counts in its public size', () => {
    const p = onTop(onTop(cities(table(2), 0, 3), 2, 'volcano'), 3, 'superstition')
    p.clear().run(PROGRAMS.draws)
    expect([held(p, 0, 'volcano'), held(p, 0, 'superstition'), p.s.handSize[0]]).toEqual([1, 1, 3])
    expect([p.s.victim.every(v => v === -1), p.revealed & ~1]).toEqual([true, 0])
    expect([p.view(1).handSize[0], p.view(1).hand.every(n => n === 0)]).toEqual([3, true])
    expect(p.game.events.drew.sees.trade).toBe('owner')
  })
  test('ADV-9.7 ADV-21.2 pirate cities and Barbarians draw nothing', () => {
    const p = barbarians(pirates(pirates(cities(table(2), 0, 2), 'troy'), 'miletus'), 'delphi', 2)
    const inStacks = (): number => p.s.stackSize.reduce((sum, n) => sum + n, 0)
    const before = inStacks()
    p.run(PROGRAMS.draws)
    expect(p.seen('drew').map(e => [e.seat, e.stack])).toEqual([
      [0, 1],
      [0, 2],
    ])
    expect([before - inStacks(), Array.from(p.s.handSize), idle(p.s)]).toEqual([2, [2, 0], 0])
  })
  test('ADV-9.8 ADV-9.10 ADV-R-21 right after their own draw a player buys from the ninth stack for 18 tokens each, with cities or without', () => {
    const p = pays(city(table(2), 1, 'knossos'), 0, 37).run(PROGRAMS.draws)
    expect([p.asked, p.owing, p.seen('drew')]).toEqual(['gold', [0], []]) // the other has not drawn yet
    const top = stackOf(p, 9)[0]
    p.play(0, BUY)
    expect([p.s.treasury[0], p.s.stock[0], held(p, 0, top as 'gold'), p.s.handSize[0]]).toEqual([19, 36, 1, 1])
    p.play(0, BUY)
    expect([p.s.treasury[0], p.asked, p.seen('drew').length]).toEqual([1, null, 1])
    expect(p.at(DECISIONS.gold, 0).refusal(0, BUY)).toMatchObject({ rule: 'ADV-9.8', key: 'refuse.treasury' })
    sound(p)
  })
  test('ADV-9.9 a bought card may be Piracy and is like one drawn', () => {
    const p = onTop(pays(table(2), 0, 18), 9, 'piracy').run(PROGRAMS.draws)
    p.play(0, BUY)
    expect([held(p, 0, 'piracy'), p.s.victim[11]]).toEqual([1, -1])
  })
})
