/** Losses in unit points: what a city and its tokens count, and who may be ordered to lose how much. */
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS } from '../data/trade.ts'
import { FACTION, gather, LOSS, tokensExposed } from '../src/query/exposure.ts'
import { addCity, cityFits, emptyHeap, type LossHeap, leastLoss } from '../src/query/loss-sums.ts'
import { mostFor } from '../src/query/orders.ts'
import { DECISIONS } from '../src/verbs.ts'
import { lose, loseCity, order, shrink, strike } from './calamity-table.ts'
import { area, city, cityAt, hand, owns, put, sound, stockOf, suffers, type Table, table, tokens } from './table.ts'

const THRACE = 3
const heapOf = (tokens: number, stock: number, ...limits: number[]): LossHeap => {
  const heap = emptyHeap(stock, false)
  heap.tokens = tokens
  for (const limit of limits) addCity(heap, limit)
  return heap
}
const owes = (p: Table, ...points: number[]): Table => p.set(s => s.toLose.set(points))

describe('losses by unit points', () => {
  test('ADV-R-28 no city leaves more tokens than its limit, however many are in Stock', () => {
    // Two cities of limit 2 and three tokens: 3 points for one, never 2.
    expect([2, 3, 4, 6].map(points => leastLoss(heapOf(0, 3, 2, 2), points).total)).toEqual([3, 3, 5, 7])
  })
  test('ADV-R-28 ADV-R-29 a player who reduces a city with too few tokens in Stock gives none later: it does not fit then', () => {
    const heap = heapOf(10, 1, 2)
    expect([leastLoss(heap, 14).total, cityFits(heap, 14, 14, 2, 1), cityFits(heap, 14, 14, 2, 0)]).toEqual([
      14,
      false,
      true,
    ])
  })
  test('ADV-R-28 a city that found all its tokens in Stock, the last ones, does not end the giving of tokens', () => {
    const p = table().put(1, 'dacia', 9).city(1, 'rome').stockOf(1, 2).suffers(1, 'famine')
    strike(p)
    p.play(1, shrink('rome', 2))
    expect([p.s.stock[1], p.s.toLose[1], p.choices(1, 'lose').length]).toEqual([0, 7, 7])
  })
  test('ADV-16.5.8 a city of the other faction next door is near, for both factions', () => {
    const near = (faction: number): number => {
      const p = table().put(1, 'etruria', 2).city(1, 'rome')
      p.s.war[WAR.victim] = 1
      p.s.mark[area('etruria')] = faction === FACTION.other ? 2 : 0
      p.s.mark[area('rome')] = faction === FACTION.other ? FACTION.kept : FACTION.other
      return tokensExposed(p.s, 1, area('etruria'), LOSS.war, faction | FACTION.near)
    }
    expect([near(FACTION.kept), near(FACTION.other)]).toEqual([2, 2])
  })
})

describe('who may be ordered to lose how much', () => {
  const flooded = () => {
    const p = table().put(1, 'babylonia', 3).put(1, 'fayum', 5)
    p.s.plain = 1 // Babylonia's
    return p
  }
  test('ADV-16.7.4 in a Flood only what stands on the plain under water', () => {
    expect(mostFor(flooded().s, THRACE, 1, LOSS.flood, 10)).toBe(3)
  })
  test('ADV-16.7.7 Engineering lowers a loss to seven points, and raises none', () => {
    const p = flooded().owns(1, 'engineering')
    expect(mostFor(p.s, THRACE, 1, LOSS.flood, 10)).toBe(3)
    expect(mostFor(p.put(1, 'sumeria', 4).s, THRACE, 1, LOSS.flood, 10)).toBe(7)
    expect(mostFor(p.put(1, 'ur', 2).s, THRACE, 1, LOSS.flood, 10)).toBe(7)
  })
  test('ADV-11.10 the trader of an Epidemic is spared by it, not by a Famine of the same round', () => {
    const p = table().put(1, 'dacia', 6)
    p.s.giver[CALAMITY_IDS.indexOf('epidemic')] = 1
    expect(mostFor(p.s, THRACE, 1, LOSS.epidemic, 8)).toBe(0)
    expect(mostFor(p.s, THRACE, 1, LOSS.famine, 8)).toBe(6)
  })
})

describe('16.9 Epidemic', () => {
  test('ADV-16.9.2 ADV-16.9.7 Roadbuilding costs nothing those who are ordered nothing, the trader among them; an unchanged share is not told again', () => {
    const p = owns(owns(suffers(table(), 0, 'epidemic', 1), 1, 'roadbuilding'), 2, 'roadbuilding')
    for (const [seat, id] of (['dacia', 'germania', 'elam', 'armenia', 'assyria', 'scythia'] as const).entries())
      put(p, seat, id, 20)
    strike(p).play(0, lose('dacia', 16))
    p.play(0, order(3, 10)).play(0, order(4, 10)).play(0, order(5, 5))
    expect([p.asked, p.owing, [...p.s.toLose.subarray(0, 6)]]).toEqual(['lose', [3, 4, 5], [0, 0, 0, 10, 10, 5]])
    expect(p.seen('mustLose')).toEqual([{ type: 'mustLose', seat: 0, points: 16 }])
  })
})

describe('losses', () => {
  test('ADV-11.14 ADV-R-29 a loss that is exceeded is over, with nothing owed; the city is told', () => {
    const p = stockOf(city(city(put(table(), 1, 'dacia', 8), 0, 'rome'), 0, 'athens'), 0, 0)
    owes(p, 3, 2).at(DECISIONS.lose, [0, 1], LOSS.famine, 0)
    put(p, 1, 'pannonia', 1).clear()
    p.play(0, loseCity('rome'))
    expect([p.s.toLose[0], p.owing, cityAt(p, 'athens')]).toEqual([0, [1], 0])
    expect(p.seen('lostCity')).toEqual([{ type: 'lostCity', seat: 0, area: 'rome' }])
  })
  test('ADV-R-29 where everything goes each area is told once, and no area without tokens', () => {
    const p = strike(suffers(put(put(city(table(), 0, 'rome'), 0, 'dacia', 2), 0, 'etruria', 1), 0, 'famine'))
    expect(p.seen('lost')).toEqual([
      { type: 'lost', seat: 0, area: 'dacia', tokens: 2 },
      { type: 'lost', seat: 0, area: 'etruria', tokens: 1 },
    ])
    expect([p.seen('lostCity'), p.s.cities[0]]).toEqual([[{ type: 'lostCity', seat: 0, area: 'rome' }], 0])
    sound(p)
  })
  test('ADV-R-28 who put down the last of their Stock for a city gives no tokens, also where all their cities go', () => {
    const p = stockOf(put(city(city(table(), 0, 'rome'), 0, 'athens'), 0, 'dacia', 5), 0, 1)
    owes(p, 9).at(DECISIONS.lose, 0, LOSS.famine, 0)
    p.play(0, shrink('rome', 1)) // 4 points; the 5 of Athens are the rest
    expect([p.asked, tokens(p, 0, 'rome'), cityAt(p, 'athens'), tokens(p, 0, 'dacia')]).toEqual([null, 1, -1, 5])
  })
  test('ADV-16.3.5 who loses nothing in a Famine is not asked for Grain, Pottery and cards or not', () => {
    const p = hand(owns(put(put(table(3), 0, 'rome', 10), 1, 'dacia', 12), 2, 'pottery'), 2, { grain: 2 })
    strike(suffers(put(p, 1, 'pannonia', 1), 0, 'famine'))
    expect(p.seen('ordered')).toEqual([{ type: 'ordered', seat: 0, target: 1, points: 8, calamity: 'famine' }])
    expect([p.asked, p.owing]).toEqual(['lose', [1]])
  })
  test('ADV-16.7.1 tokens that the second plain takes count in no faction: nothing is noted of a war', () => {
    const p = strike(suffers(put(put(table(), 0, 'babylonia', 12), 0, 'sumeria', 8), 0, 'flood'))
    expect([p.seen('flooded'), p.s.toLose[0]]).toMatchObject([[{ plain: 'mesopotamia' }], 17])
    p.play(0, lose('babylonia', 4))
    expect([p.s.mark[area('babylonia')], tokens(p, 0, 'babylonia'), p.s.toLose[0]]).toEqual([0, 8, 13])
  })
  test('ADV-16.7.5 others with exactly ten points on the plain lose all of it, and the victim is not asked to divide', () => {
    const p = put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', 6), 2, 'memphis', 4)
    strike(suffers(p, 0, 'flood'))
    expect([p.asked, p.seen('ordered').map(e => [e.target, e.points])]).toEqual([
      null,
      [
        [1, 6],
        [2, 4],
      ],
    ])
    expect([tokens(p, 1, 'upper-egypt'), tokens(p, 2, 'memphis')]).toEqual([0, 0])
  })
})

test('ADV-16.3.5 ADV-18.1b a player with Pottery but no card in hand is not asked for Grain', () => {
  const p = strike(suffers(put(owns(table(), 0, 'pottery'), 0, 'dacia', 30), 0, 'famine'))
  expect([p.asked, p.choices(0, 'show'), p.choices(0, 'lose').length > 0]).toEqual(['lose', [], true])
  const q = strike(suffers(put(hand(owns(table(), 0, 'pottery'), 0, { salt: 1 }), 0, 'dacia', 30), 0, 'famine'))
  expect(q.choices(0, 'show')).toHaveLength(1)
})

test('ADV-16.9.4 ADV-R-42 a city taken by an Epidemic counts at least one point: it never leaves five tokens', () => {
  const p = suffers(put(owns(city(table(), 0, 'alexandria'), 0, 'agriculture'), 0, 'dacia', 20), 0, 'epidemic', 1)
  strike(p)
  const left = p.choices(0, 'shrink').map(c => Number(c.tokens))
  expect([left.length > 0, Math.max(...left)]).toEqual([true, 4])
})

test('ADV-R-28 tokens that another’s city has left do not make one’s own come too late', () => {
  const p = stockOf(put(put(table(), 0, 'dacia', 5), 1, 'rome', 1), 0, 0)
  p.s.safe[area('rome')] = 1
  expect(gather(p.s, 0, LOSS.famine, 0).tokens).toBe(5)
})
