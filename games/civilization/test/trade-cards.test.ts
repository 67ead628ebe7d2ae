import { describe, expect, test } from 'vitest'
import { TRADE_IDS } from '../data/trade.ts'
import { civilization } from '../src/game.ts'
import { handOf, stackAt } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { area, city, hand, held, pays, put, sound, stackOf, type Table, table, until } from './table.ts'

const draw = (p: Table): Table => p.clear().run(PROGRAMS.draws)
const cities = (p: Table, seat: number, n: number): Table => {
  const names = [
    'rome',
    'athens',
    'sparta',
    'carthage',
    'memphis',
    'tyre',
    'sidon',
    'troy',
    'babylon',
    'ur',
    'knossos',
    'phaestos',
  ] as const
  for (let i = 0; i < n; i++) {
    const id = names.find(x => p.s.city[area(x)] === -1)
    if (id) city(p, seat, id)
  }
  return p
}

describe('phase 9, acquisition of trade cards', () => {
  test('CIV-15.1 CIV-15.3a CIV-15.3b three cities draw one card each from stacks 1, 2 and 3', () => {
    const p = cities(table(3), 0, 3)
    const before = [...p.s.stackSize]
    draw(p)
    expect(before.map((n, i) => n - p.s.stackSize[i])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0])
    expect([p.s.handSize[0], held(p, 0, 'salt')]).toEqual([3, 1])
    expect(p.seen('drew').map(e => e.stack)).toEqual([1, 2, 3])
    sound(p)
  })
  test('CIV-15.2 CIV-R-31 CIV-R-87 fewest cities first, ties in A.S.T. order, each all their cards', () => {
    const p = cities(cities(cities(table(4), 0, 2), 1, 1), 3, 2)
    draw(p)
    expect([...p.s.drawOrder]).toEqual([2, 1, 0, 3])
    expect(p.seen('drew').map(e => e.seat)).toEqual([1, 0, 0, 3, 3])
  })
  test('CIV-15.4 CIV-R-86 an empty stack is skipped without compensation; a lone calamity is what is drawn', () => {
    const p = cities(table(3), 0, 3)
    p.s.stackSize[0] = 0
    for (let i = 1; i < 11; i++) p.s.stack[stackAt(1, i)] = -1
    p.s.stackSize[1] = 1
    p.s.redTop[1] = 1
    draw(p)
    expect([p.s.handSize[0], held(p, 0, 'salt'), p.s.victim[0]]).toEqual([1, 1, 0])
  })
  test('CIV-15.5b CIV-19.2 CIV-R-32 CIV-22.2.1b a red-backed calamity lies face up before its drawer and is no card of their hand', () => {
    const p = cities(table(3), 1, 2)
    p.s.stackSize[1] = 1
    for (let i = 1; i < 11; i++) p.s.stack[stackAt(1, i)] = -1
    p.s.redTop[1] = 1
    draw(p)
    expect([p.s.victim[0], p.s.handSize[1]]).toEqual([1, 1])
    expect(p.seen('struck')).toMatchObject([{ seat: 1, calamity: 'volcano' }])
    expect(p.revealed & 0x100).toBe(0x100) // announced to everybody
    // It cannot be offered.
    hand(p, 1, { salt: 2, grain: 1 })
    p.at(DECISIONS.trade, [0, 1])
    expect(p.refusal(1, { verb: 'offer', cards: { volcano: 1, salt: 2 }, commodity: 'salt' })).toMatchObject({
      key: 'refuse.offerShape',
    })
  })
  test('CIV-15.7a CIV-15.7c CIV-R-33 gold for 18 tokens, card by card, while there are cards and tokens', () => {
    const p = pays(cities(table(3), 0, 1), 0, 40)
    draw(p)
    expect([p.asked, p.owing]).toEqual(['gold', [0]])
    p.play(0, { verb: 'buyGold' })
    expect([held(p, 0, 'gold'), p.s.treasury[0], p.asked]).toEqual([1, 22, 'gold'])
    p.play(0, { verb: 'buyGold' })
    expect([held(p, 0, 'gold'), p.s.treasury[0], p.asked]).toEqual([2, 4, null])
    sound(p)
    const q = pays(table(3), 0, 17).at(DECISIONS.gold, 0)
    expect(q.refusal(0, { verb: 'buyGold' })).toMatchObject({ rule: 'CIV-15.7a' })
    q.s.treasury[0] = 18
    q.s.stackSize[8] = 0
    expect(q.refusal(0, { verb: 'buyGold' })).toMatchObject({ rule: 'CIV-R-33' })
  })
  test('CIV-15.7b the purchased card may prove to be Piracy; they keep it like any other', () => {
    const p = pays(hand(table(3), 1, { gold: 3 }), 0, 18).at(DECISIONS.gold, 0)
    p.play(0, { verb: 'buyGold' })
    expect([held(p, 0, 'piracy'), p.s.victim[7], p.s.treasury[0]]).toEqual([1, -1, 0])
  })
  test('CIV-R-97 nobody draws and nobody buys while nobody has a city', () => {
    const p = pays(table(2), 0, 20)
    put(p, 0, 'rome', 1)
    put(p, 1, 'athens', 1)
    p.run(PROGRAMS.round)
    for (let i = 0; i < 60 && p.s.round < 2; i++) {
      expect(p.asked).not.toBe('gold')
      until(p, p.asked)
      const d = civilization.decisions.find(x => x.name === p.asked)
      p.play(p.owing[0], civilization.verbs.toJson(d?.fallback(p.view(p.owing[0]), p.owing[0]) ?? 0))
    }
    expect([p.s.round, p.s.handSize[0]]).toEqual([2, 0])
  })
  test('CIV-R-5 hands and stacks are hidden; numbers and the back of the top card are not', () => {
    const p = hand(table(3), 0, { salt: 3, piracy: 1 })
    for (const viewer of [1, 'table'] as const) {
      const view = p.view(viewer)
      expect(Array.from({ length: 19 }, (_, k) => view.hand[handOf(0, k)]).every(n => n === 0)).toBe(true)
      expect(Array.from(view.stack).every(k => k === -1)).toBe(true)
      expect([view.handSize[0], view.stackSize[2], view.redTop[1]]).toEqual([4, 7, 0])
    }
    expect(p.view(0).hand[handOf(0, TRADE_IDS.indexOf('salt'))]).toBe(3)
    // When only the calamity is left, everyone sees its red back.
    hand(p, 2, { salt: 6 })
    expect([stackOf(p, 3), p.view('table').redTop[2]]).toEqual([['famine'], 1])
  })
})
