/** What is named in an offer, why cities cannot be raised or reduced, what fights and calamities tell. */
import { bit } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { COMMODITIES, TRADE_IDS, type TradeId } from '../data/trade.ts'
import { drawTwo, others } from '../src/effects/calamities.ts'
import { mayName } from '../src/query/naming.ts'
import { isDeserted } from '../src/query/succession.ts'
import { PIRATES } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { area, city, hand, owns, pays, pirates, put, ship, step, suffers, type Table, table } from './table.ts'

const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)

describe('naming', () => {
  const names = (p: Table, cards: Partial<Record<TradeId, number>>, first: string, second: string): boolean =>
    mayName(
      p.s,
      TRADE_IDS.map(id => cards[id] ?? 0),
      TRADE_IDS.indexOf(first as TradeId),
      TRADE_IDS.indexOf(second as TradeId),
    )
  test('ADV-10.5 ADV-R-23 two different commodities of the offer, or its only one twice', () => {
    const p = table(3)
    const offer = { salt: 2, grain: 1 }
    expect(names(p, offer, 'salt', 'grain')).toBe(true)
    expect(names(p, offer, 'grain', 'salt')).toBe(true)
    expect(names(p, offer, 'salt', 'salt')).toBe(false) // there is another
    expect(names(p, offer, 'salt', 'iron')).toBe(false)
    expect(names(p, offer, 'iron', 'salt')).toBe(false)
    expect(names(p, offer, 'silk', 'salt')).toBe(false)
    expect(names(p, offer, 'salt', 'silk')).toBe(false)
    expect(names(p, { salt: 3 }, 'salt', 'salt')).toBe(true)
    expect(names(p, { salt: 2, epidemic: 1 }, 'salt', 'epidemic')).toBe(false)
    expect(names(p, { salt: 2, epidemic: 1 }, 'epidemic', 'salt')).toBe(false)
    expect(names(p, { salt: 2, epidemic: 1 }, 'salt', 'salt')).toBe(true)
    expect(names(p, { salt: 1, epidemic: 2 }, 'salt', 'salt')).toBe(false)
    const first = TRADE_IDS[COMMODITIES] // the first card that is no commodity
    expect(names(p, { salt: 2, [first]: 1 }, 'salt', first)).toBe(false)
  })
  test('ADV-25.3 where any two cards may be named, a calamity may be, and one card twice only if there are two', () => {
    const p = table(3)
    p.s.namesCards = 1
    expect(names(p, { salt: 2, epidemic: 1 }, 'salt', 'epidemic')).toBe(true)
    expect(names(p, { salt: 2, epidemic: 1 }, 'epidemic', 'epidemic')).toBe(false)
    expect(names(p, { salt: 2, grain: 1 }, 'salt', 'salt')).toBe(true)
  })
})

describe('Architecture', () => {
  const raise = (id: string, treasury: number) => ({ verb: 'raise', area: id, treasury })
  const building = (p: Table): Table => p.at(DECISIONS.build, 0)
  const architect = (): Table => pays(owns(table(), 0, 'architecture'), 0, 12)
  test('ADV-7.6 not without the card, and not with more than the Treasury holds', () => {
    const p = building(put(pays(table(3), 0, 3), 0, 'rome', 3))
    expect(p.refusal(0, raise('rome', 3))).toMatchObject({ rule: 'ADV-7.6', key: 'refuse.architecture' })
    const poor = building(put(pays(owns(table(3), 0, 'architecture'), 0, 2), 0, 'rome', 3))
    expect(poor.refusal(0, raise('rome', 3))).toEqual({
      rule: 'ADV-7.6',
      key: 'refuse.treasury',
      args: { tokens: 3, treasury: 2 },
    })
    expect(building(put(owns(table(3), 0, 'architecture'), 0, 'rome', 3)).choices(0, 'raise')).toEqual([])
  })
  test('ADV-7.2 ADV-7.3 ADV-7.4 no second city in an area, no tenth, none with too few tokens', () => {
    const p = building(put(city(architect(), 0, 'rome'), 0, 'rome', 3))
    expect(p.refusal(0, raise('rome', 3))).toMatchObject({ rule: 'ADV-7.2', key: 'refuse.cityThere' })
    p.s.cities[0] = 9
    put(p, 0, 'neapolis', 3)
    expect(p.refusal(0, raise('neapolis', 3))).toMatchObject({ rule: 'ADV-7.3', key: 'refuse.nineCities' })
    p.s.cities[0] = 1
    expect(p.can(0, raise('neapolis', 3))).toBe(true)
    expect(p.refusal(0, raise('neapolis', 2))).toMatchObject({ rule: 'ADV-7.4', key: 'refuse.tokensForCity' })
  })
})

describe('cities of others', () => {
  test('ADV-16.11.3 ADV-11.11 heresy is accused in full; what it tells', () => {
    const p = suffers(city(city(city(table(3), 0, 'rome'), 1, 'athens'), 1, 'sparta'), 0, 'iconoclasm')
    city(p, 2, 'knossos')
    strike(p)
    p.until('accuse')
    const accuse = (target: number) => ({ verb: 'accuse', target })
    expect(p.refusal(0, accuse(0))).toMatchObject({ rule: 'ADV-16.11.3', key: 'refuse.otherPlayer' })
    expect(p.refusal(0, accuse(3))).toMatchObject({ rule: 'ADV-16.11.3', key: 'refuse.otherPlayer' })
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'ADV-11.11', key: 'refuse.accuseAll' })
    p.play(0, accuse(1))
    expect(p.seen('accused')).toEqual([{ type: 'accused', seat: 0, target: 1 }])
  })
  test('ADV-25.6 ADV-16.11.3 where the victim picks, neither an empty area, nor pirates, nor their own, nor one twice', () => {
    const p = suffers(city(city(city(table(3), 0, 'rome'), 1, 'athens'), 2, 'sparta'), 0, 'iconoclasm')
    pirates(p, 'carthage').at(DECISIONS.condemn, 0, 0, 2)
    const condemn = (id: string) => ({ verb: 'condemn', area: id })
    for (const id of ['rome', 'carthage', 'dacia'])
      expect(p.refusal(0, condemn(id)), id).toMatchObject({ rule: 'ADV-16.11.3', key: 'refuse.otherCity' })
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'ADV-11.11', key: 'refuse.accuseAll' })
    expect(p.s.city[area('carthage')]).toBe(PIRATES)
  })
})

describe('fights and calamities', () => {
  test('ADV-6.11 the chronicle tells a city from a city with tokens before it and from one of pirates', () => {
    const p = pirates(put(put(city(city(table(3), 0, 'rome'), 0, 'athens'), 1, 'rome', 2), 1, 'athens', 2), 'carthage')
    put(put(p, 0, 'athens', 1), 1, 'carthage', 2)
    p.clear().run(PROGRAMS.conflict)
    expect(Object.fromEntries(p.seen('fought').map(e => [e.area, e.kind]))).toEqual({
      rome: 'city',
      athens: 'defended',
      carthage: 'pirates',
    })
  })
  test('ADV-16.8.1 ADV-R-68 Crete never suffers Barbarian Hordes, and the card is no third calamity', () => {
    const p = table(3, { nations: ['crete', 'italy', 'africa'] })
    const crete = p.s.succession.find(seat => p.s.nation[seat] === p.s.nation[0]) ?? 0
    suffers(suffers(suffers(p, crete, 'barbarian-hordes', 1), crete, 'famine'), crete, 'volcano')
    step(p.clear(), drawTwo)
    expect([p.seen('harmless').map(e => e.calamity), p.seen('spared')]).toEqual([['barbarian-hordes'], []])
    expect(Array.from(p.s.victim).filter(seat => seat === crete)).toHaveLength(2)
  })
  test('ADV-11.5 of three that strike one player one is drawn out; who has two keeps both', () => {
    const p = suffers(suffers(suffers(table(3), 0, 'famine'), 0, 'volcano'), 0, 'flood')
    suffers(suffers(p, 1, 'epidemic', 2), 1, 'piracy', 2)
    step(p.clear(), drawTwo, 1)
    expect(p.seen('spared')).toHaveLength(1)
    expect([0, 1].map(seat => Array.from(p.s.victim).filter(victim => victim === seat).length)).toEqual([2, 2])
  })
  test('ADV-24.4 the others are everybody else at the table', () => {
    expect(others(table(3).s, 1)).toBe(bit(0) | bit(2))
  })
  test('ADV-R-77 a board without any unit is deserted; a single token, a city or a ship’s crew is not', () => {
    const p = table(3)
    expect(isDeserted(p.s)).toBe(true)
    expect(isDeserted(pays(p, 0, 5).s)).toBe(true)
    expect(isDeserted(city(table(3), 2, 'rome').s)).toBe(false)
    expect(isDeserted(put(table(3), 1, 'rome', 1).s)).toBe(false)
  })
  test('ADV-24.3 ADV-R-77 who has sailed or boarded with any ship has moved and leaves no more in this turn', () => {
    const p = ship(ship(put(table(), 0, 'rome', 3), 0, 'rome'), 0, 'neapolis', 3)
    p.s.mayLeave = 1
    p.at(DECISIONS.move, 0)
    expect(p.can(0, { verb: 'leave' })).toBe(true)
    p.play(0, { verb: 'sail', ship: 3, shore: 'rome' })
    expect(p.can(0, { verb: 'leave' })).toBe(false)
  })
})
test('ADV-12.2 one of each kind, also in one basket, however rich a player is', () => {
  const p = hand(pays(table(), 0, 40), 0, { salt: 6, grain: 6 }).at(DECISIONS.acquire, 0)
  p.play(0, { verb: 'take', card: 'mysticism' })
  expect(p.choices(0, 'take').map(a => a.card)).not.toContain('mysticism')
})
