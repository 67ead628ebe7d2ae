import { readyShips } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { describe, expect, test } from 'vitest'
import { expand as expandAll } from '../src/decisions/grow.ts'
import { takeCensus } from '../src/effects/census.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  barbarians,
  city,
  owns,
  pays,
  put,
  ship,
  sound,
  step,
  stockOf,
  type Table,
  table,
  tokens,
  until,
  wild,
} from './table.ts'

const expand = (p: Table): Table => step(p, expandAll)
const DONE = { verb: 'done' }
describe('phase 2, growth', () => {
  test('ADV-2.1 ADV-2.2 ADV-2.3 one token beside one, two beside more, none beside a city; the limit may be exceeded', () => {
    const p = put(put(put(city(table(), 0, 'sparta'), 0, 'rome', 1), 0, 'athens', 2), 0, 'corinth', 5)
    put(p, 0, 'sparta', 1)
    expand(p)
    expect((['rome', 'athens', 'corinth', 'sparta'] as const).map(id => tokens(p, 0, id))).toEqual([2, 4, 7, 1])
    sound(p)
  })
  test('ADV-2.5 ADV-2.6 growth cannot be forgone; a Stock too small is divided as the owner likes', () => {
    const p = stockOf(put(put(table(), 0, 'rome', 2), 0, 'athens', 1), 0, 2)
    expand(p)
    expect([p.asked, p.owing]).toEqual(['grow', [0]])
    expect(p.choices(0, 'grow')).toEqual([
      { verb: 'grow', area: 'athens', tokens: 1 },
      { verb: 'grow', area: 'rome', tokens: 1 },
      { verb: 'grow', area: 'rome', tokens: 2 },
    ])
    expect(p.refusal(0, { verb: 'grow', area: 'athens', tokens: 2 })).toMatchObject({ rule: 'ADV-2.1' })
    expect(p.can(0, DONE)).toBe(false)
    p.play(0, { verb: 'grow', area: 'athens', tokens: 1 })
    p.play(0, { verb: 'grow', area: 'rome', tokens: 1 })
    expect([p.s.stock[0], p.asked]).toEqual([0, null])
  })
  test('ADV-2.7 Barbarians never grow', () => {
    const p = expand(barbarians(table(), 'rome', 2))
    expect(wild(p, 'rome')).toBe(2)
  })
})

describe('phase 3, census', () => {
  test('ADV-3.1 ADV-3.2 ADV-3.5 tokens on the board, most first, ties by A.S.T. order; neither cities, ships nor Barbarians', () => {
    const p = table(4)
    put(put(put(p, 0, 'antioch', 3), 1, 'nalchik', 5), 3, 'thebes', 5)
    barbarians(ship(city(p, 2, 'susa'), 2, 'susa'), 'antioch', 9)
    step(p, takeCensus)
    expect([...p.s.census]).toEqual([3, 5, 0, 5])
    expect([...p.s.moveOrder]).toEqual([1, 3, 0, 2])
  })
  test('ADV-3.3 ADV-T-25 ADV-18.18b Military comes last: C, B, A; with B’s Military too C, A, B', () => {
    const arrange = (): Table =>
      owns(put(put(put(table(3), 0, 'rome', 30), 1, 'athens', 20), 2, 'knossos', 25), 0, 'military')
    expect([...step(arrange(), takeCensus).s.moveOrder]).toEqual([2, 1, 0])
    expect([...step(owns(arrange(), 1, 'military'), takeCensus).s.moveOrder]).toEqual([2, 0, 1])
  })
})

describe('phase 4, ships', () => {
  const launch = (shore: string, levy: number) => ({ verb: 'launch', shore, levy })
  test('ADV-4.1 ADV-5.1 ADV-R-12 in the order of the census each finishes before the next begins, and they move in the same order', () => {
    const p = owns(put(put(put(table(3), 0, 'carthage', 9), 1, 'rome', 5), 2, 'knossos', 7), 0, 'military')
    p.run(PROGRAMS.round)
    const order: string[] = []
    while (p.asked === 'ships' || p.asked === 'move') {
      expect(p.owing).toHaveLength(1)
      order.push(`${p.asked} ${p.owing[0]}`)
      p.play(p.owing[0], DONE)
    }
    expect(order).toEqual(['ships 2', 'ships 1', 'ships 0', 'move 2', 'move 1', 'move 0'])
  })
  test('ADV-4.2 ADV-4.4 ADV-4.5 ADV-4.6 ADV-4.7 two tokens, from the Treasury, by levy, or one of each; the levied area gets the ship; they return to Stock', () => {
    const arrange = (): Table =>
      pays(put(put(table(2), 0, 'athens', 2), 0, 'moesia', 1), 0, 2).at(DECISIONS.ships, 0, 1, 2)
    const p = arrange()
    expect(p.choices(0, 'launch').filter(c => c.shore === 'athens')).toEqual([
      launch('athens', 0),
      launch('athens', 1),
      launch('athens', 2),
    ])
    expect(p.can(0, launch('moesia', 2))).toBe(false)
    expect(p.refusal(0, launch('troy', 0))).toMatchObject({ rule: 'ADV-4.5' })
    p.play(0, launch('athens', 2))
    expect([tokens(p, 0, 'athens'), p.s.treasury[0], p.s.stock[0]]).toEqual([0, 2, 52])
    const q = arrange().play(0, launch('moesia', 1))
    expect([tokens(q, 0, 'moesia'), q.s.treasury[0], q.s.stock[0]]).toEqual([0, 1, 52])
    const r = arrange().play(0, launch('moesia', 0))
    expect([r.s.treasury[0], r.s.stock[0]]).toEqual([0, 52])
    expect(r.refusal(0, launch('athens', 0))).toMatchObject({ rule: 'ADV-4.4', key: 'refuse.treasury' })
    sound(r)
  })
  test('ADV-4.3 ADV-4.8 ADV-4.9 one token keeps a ship, else it returns to Stock and may be built again elsewhere, at the full price', () => {
    const p = pays(ship(ship(put(put(table(2), 0, 'athens', 2), 0, 'troy', 3), 0, 'athens'), 0, 'troy', 1), 0, 1)
    step(p, readyShips)
    p.at(DECISIONS.ships, 0, 1, 2)
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'ADV-R-12', key: 'refuse.maintainFirst' })
    p.play(0, { verb: 'maintain', shore: 'troy', source: 'levy' })
    p.play(0, { verb: 'lapse', shore: 'athens' })
    expect([tokens(p, 0, 'troy'), p.s.ship[0]]).toEqual([2, -1])
    expect(p.refusal(0, launch('athens', 1))).toMatchObject({ rule: 'ADV-4.9' })
    p.play(0, launch('troy', 2))
    expect(tokens(p, 0, 'troy')).toBe(0)
    sound(p)
  })
  test('ADV-4.10 never more than four', () => {
    const p = pays(put(table(2), 0, 'athens', 5), 0, 10)
    for (let i = 0; i < 3; i++) ship(p, 0, 'athens', i)
    expect(p.at(DECISIONS.ships, 0, 1, 2).can(0, launch('athens', 0))).toBe(true) // the fourth
    ship(p, 0, 'athens', 3)
    expect(p.refusal(0, launch('athens', 0))).toMatchObject({ rule: 'ADV-4.10' })
  })
  test('a player who has no ship and can build none is passed over', () => {
    const p = put(put(table(2), 0, 'ankara', 2), 1, 'knossos', 3)
    step(p, (s, cx) => {
      takeCensus(s, cx)
      readyShips(s)
    })
    p.run(PROGRAMS.round)
    expect(p.owing).toEqual([1])
    until(p, 'move')
  })
})
