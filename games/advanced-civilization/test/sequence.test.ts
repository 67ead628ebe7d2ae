import { describe, expect, test } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { advancedCivilization } from '../src/game.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { cities } from './calamity-table.ts'
import { city, hand, owns, pays, put, type Table, table, until } from './table.ts'

const DONE = { verb: 'done' }
/** Play with the fallbacks through one round; the decisions asked in order, with the phase and the seats. */
function round(p: Table): { phase: number; asked: string; owing: readonly number[] }[] {
  const seen: { phase: number; asked: string; owing: readonly number[] }[] = []
  p.run(PROGRAMS.round)
  for (let i = 0; i < 300 && p.asked && p.s.round === 1; i++) {
    seen.push({ phase: p.s.phase, asked: p.asked, owing: p.owing })
    const seat = p.owing[0]
    const d = advancedCivilization.decisions.find(x => x.name === p.asked)
    p.play(seat, advancedCivilization.verbs.toJson(d?.fallback(p.view(seat), seat) ?? 0))
  }
  return seen
}
/** Everybody has something to do in every phase. */
function busy(options = {}): Table {
  const p = table(3, { options })
  for (const [seat, [a, b, c]] of (
    [
      ['carthage', 'thapsus', 'tripoli'],
      ['rome', 'neapolis', 'etruria'],
      ['athens', 'sparta', 'argos'],
    ] as const
  ).entries()) {
    owns(city(p, seat, a), seat, 'coinage')
    put(p, seat, b, 8)
    put(p, seat, c, 2)
    pays(p, seat, 20)
    hand(p, seat, { salt: 2, hides: 1, grain: 2 })
  }
  return p
}

describe('the sequence of a round', () => {
  test('ADV-0.3.1 ADV-0.3.3 ADV-0.3.4 ADV-0.3.5 ADV-0.3.6 ADV-0.3.7 ADV-0.3.8 ADV-0.3.9 ADV-0.3.10 ADV-0.3.11 ADV-0.3.12 ADV-0.3.13 ADV-0.3.14 ADV-0.3.15 ADV-0.3.16 thirteen phases in order', () => {
    const p = busy()
    const seen = round(p)
    const phases = seen.map(x => x.phase)
    expect(phases).toEqual([...phases].sort((a, b) => a - b))
    expect([...new Set(seen.map(x => x.asked))]).toEqual(['tax', 'ships', 'move', 'build', 'gold', 'trade', 'acquire'])
    expect(Object.fromEntries(seen.map(x => [x.asked, x.phase]))).toEqual({
      tax: 1,
      ships: 4,
      move: 5,
      build: 7,
      gold: 9,
      trade: 10,
      acquire: 12,
    })
    // Growth and census happen to all without a question; markers move at the end.
    const types = p.events.map(e => e.type as string)
    expect(types.indexOf('taxed')).toBeLessThan(types.indexOf('grew'))
    expect(types.indexOf('grew')).toBeLessThan(types.indexOf('counted'))
    expect(types.indexOf('surplus')).toBeLessThan(types.indexOf('drew'))
    expect(types.lastIndexOf('kept')).toBeLessThan(types.indexOf('advanced'))
  })
  test('ADV-0.3.9 ADV-0.3.11 conflict after movement, support after surplus', () => {
    const p = put(put(put(put(table(2), 0, 'athens', 1), 0, 'lemnos', 1), 1, 'lemnos', 1), 1, 'knossos', 1)
    city(city(city(city(p, 0, 'troy'), 0, 'byzantium'), 0, 'miletus'), 1, 'sardes')
    round(p)
    const types = p.events.map(e => e.type as string)
    const order = ['counted', 'fought', 'reduced', 'drew'].map(t => types.indexOf(t))
    expect(order.every((n, i) => n >= 0 && (i === 0 || n > order[i - 1]))).toBe(true)
  })
  test('ADV-14.1 ADV-0.3.16 the round in which a marker enters the finish is the last', () => {
    const p = owns(cities(table(), 0, 5), 0, ...CARD_IDS)
    for (const id of ['germania', 'pannonia', 'scythia', 'dacia', 'danube'] as const) put(p, 0, id, 3)
    p.s.position[0] = 15
    round(p)
    expect([p.s.position[0], p.s.round, p.asked, p.outcome?.ending]).toEqual([16, 1, null, 'ending.finish'])
  })
  test('ADV-R-64 in the next round no city is new any more', () => {
    const p = busy()
    p.s.fresh[p.s.city.indexOf(0)] = 1
    round(p)
    expect([p.s.round, p.s.fresh.some(f => f === 1)]).toEqual([2, false])
  })
  test('ADV-0.3.9 ADV-0.3.11 nothing is fought before all have moved; support is counted after surplus is gone', () => {
    const p = put(put(table(2), 0, 'lemnos', 1), 1, 'lemnos', 1)
    until(p.run(PROGRAMS.round), 'move')
    expect(p.seen('fought')).toEqual([])
    const q = city(
      city(city(put(put(table(2), 0, 'lemnos', 6), 1, 'knossos', 1), 0, 'troy'), 0, 'byzantium'),
      0,
      'miletus',
    )
    round(q) // eight in Lemnos would support three cities, but most of them go
    const types = q.events.map(e => e.type as string)
    expect(types.indexOf('reduced')).toBeGreaterThan(types.indexOf('surplus'))
    expect(types.indexOf('reduced')).toBeLessThan(types.indexOf('drew'))
  })
  test('ADV-0.3.1 a phase that concerns nobody is skipped', () => {
    const p = put(put(table(2), 0, 'ankara', 1), 1, 'paeonia', 1)
    expect(round(p).map(x => x.asked)).toEqual(['move', 'move'])
  })
  test('ADV-0.3.2 ADV-R-6 simultaneous by default; any player who has not acted, but the first, may insist on A.S.T. order', () => {
    const p = busy().run(PROGRAMS.round)
    expect([p.asked, p.owing]).toEqual(['tax', [0, 1, 2]])
    expect([p.can(0, { verb: 'insist' }), p.can(2, { verb: 'insist' })]).toEqual([false, true])
    p.play(2, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    const q = busy().run(PROGRAMS.round)
    q.play(1, { verb: 'tax', rate: 1 }).play(2, { verb: 'insist' })
    expect(q.owing).toEqual([0])
    q.play(0, { verb: 'tax', rate: 3 })
    expect([q.owing, q.s.rate[1]]).toEqual([[2], 1])
    const r = busy({ strict: true }).run(PROGRAMS.round)
    expect(r.owing).toEqual([0])
  })
  test('ADV-R-6 Phases 4 and 5 are never simultaneous', () => {
    for (const x of round(busy()).filter(y => y.asked === 'ships' || y.asked === 'move'))
      expect(x.owing).toHaveLength(1)
    const p = busy().at(DECISIONS.ships, 0, 1, 2)
    expect(p.can(0, { verb: 'insist' })).toBe(false)
    expect(p.can(0, DONE)).toBe(true)
  })
})
