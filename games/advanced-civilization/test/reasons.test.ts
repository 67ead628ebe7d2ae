/** What a decision says: why it refuses, what it asks, what the clock answers and what is told. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { type CommodityId, EPIDEMIC, TRADE_IDS, type TradeId } from '../data/trade.ts'
import { beginBuilding } from '../src/decisions/build.ts'
import { offer as truth } from '../src/decisions/offer.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { LOSS } from '../src/query/exposure.ts'
import { DECISIONS } from '../src/verbs.ts'
import { cities, lose, loseCity, order, shrink, strike } from './calamity-table.ts'
import {
  barbarians,
  city,
  hand,
  owns,
  pays,
  pirates,
  put,
  ship,
  step,
  stockOf,
  suffers,
  type Table,
  table,
} from './table.ts'

const NONE = -1
const DONE = { verb: 'done' }
const take = (card: CardId) => ({ verb: 'take', card })
const spend = (commodity: CommodityId, cards: number) => ({ verb: 'spend', commodity, cards })
const mine = (mined: string) => ({ verb: 'mine', mined })
const walk = (from: AreaId, to: AreaId, tokens: number) => ({ verb: 'walk', area: from, to, tokens })
const condemn = (id: AreaId) => ({ verb: 'condemn', area: id })
const convert = (id: AreaId, target: number) => ({ verb: 'convert', area: id, target })
const raid = (id: AreaId) => ({ verb: 'raid', area: id })
const buying = (p: Table): Table => p.at(DECISIONS.acquire, 0, 1, 2)
/** Seat 0 owes so many points and may choose. */
const owing = (p: Table, points: number, kind: number): Table => {
  p.s.toLose[0] = points
  return p.at(DECISIONS.lose, 0, kind, 0)
}

describe('purchases and cities', () => {
  test('ADV-R-49 ADV-16.3.6 Grain laid open is the reason for Grain alone', () => {
    const p = buying(pays(hand(table(), 0, { grain: 2, salt: 1 }), 0, 50))
    p.s.shown[0] = 2
    p.play(0, take('mysticism'))
    expect(p.refusal(0, spend('grain', 1))).toMatchObject({ rule: 'ADV-16.3.6', key: 'refuse.grainShown' })
    expect(p.refusal(0, spend('salt', 2))).toMatchObject({ rule: 'ADV-R-49', key: 'refuse.lackCard' })
  })
  test('ADV-R-50 without Mining no set is raised, though Gold is spent', () => {
    const p = buying(pays(hand(table(), 0, { gold: 1 }), 0, 50))
    p.play(0, take('mysticism')).play(0, spend('gold', 1))
    expect(p.choices(0, 'mine')).toEqual([])
  })
  test('ADV-R-70 for a player who declined Mining and cannot pay without it, the clock names the best set, of equals the first', () => {
    const declined = (cards: Partial<Record<CommodityId, number>>, treasury: number): Table => {
      const p = buying(pays(hand(owns(table(), 0, 'mining'), 0, cards), 0, treasury))
      p.play(0, take('mysticism'))
      for (const [id, n] of Object.entries(cards)) p.play(0, spend(id as CommodityId, n))
      return p.play(0, mine('none'))
    }
    expect(declined({ bronze: 1, silver: 1 }, 20).clock(0)).toEqual(mine('bronze')) // 18 points each
    expect(declined({ iron: 3 }, 18).clock(0)).toEqual(mine('iron'))
    expect(declined({ iron: 1, gold: 1 }, 12).clock(0)).toEqual(mine('gold'))
  })
  test('ADV-7.6 ADV-R-19 six tokens and six of the Treasury are a city; with five on the spot they are not asked', () => {
    const asked = (tokens: number): readonly number[] => {
      const p = pays(owns(put(put(table(), 0, 'delphi', tokens), 1, 'athens', 6), 0, 'architecture'), 0, 6)
      return step(p, beginBuilding).owing
    }
    expect([asked(6), asked(5)]).toEqual([[0, 1], [1]])
  })
  test('ADV-7.4 ADV-7.6 a Treasury that is large enough is no reason: tokens are missing', () => {
    const raise = { verb: 'raise', area: 'athens', treasury: 2 }
    const at = (treasury: number): Table =>
      pays(owns(put(table(), 0, 'athens', 3), 0, 'architecture'), 0, treasury).at(DECISIONS.build, 0, 1, 2)
    expect(at(2).refusal(0, raise)).toMatchObject({ rule: 'ADV-7.4', args: { tokens: 6 } })
    expect(at(1).refusal(0, raise)).toMatchObject({ rule: 'ADV-7.6', args: { tokens: 2, treasury: 1 } })
  })
  test('ADV-9.8 the buyer from the ninth stack sees what it was', () => {
    const p = pays(table(), 0, 18).at(DECISIONS.gold, 0)
    p.play(0, p.legal(0).find(({ verb }) => verb !== 'done') ?? DONE)
    expect(p.seen('boughtGold')).toMatchObject([{ seat: 0, trade: TRADE_IDS[p.s.hand.findIndex(n => n > 0)] }])
  })
})

describe('movement, trade, pillage and revolt', () => {
  test('ADV-5.7 with Roadbuilding two borders are two borders, from the area where the tokens are', () => {
    const p = owns(put(table(), 0, 'aleppo', 1), 0, 'roadbuilding').at(DECISIONS.move, 0)
    for (const to of ['memphis', 'fayum', 'epirus'] as const)
      expect(p.refusal(0, walk('aleppo', to, 1)), to).toMatchObject({ rule: 'ADV-5.7', key: 'refuse.twoBorders' })
  })
  test('ADV-5.7 ADV-5.8 with Roadbuilding one border needs no free area: only the tokens are missing', () => {
    const p = owns(put(table(), 0, 'samnium', 1), 0, 'roadbuilding')
    for (const id of ['campania', 'neapolis', 'rubicon', 'tarentum'] as const) put(p, 1, id, 1)
    p.at(DECISIONS.move, 0)
    expect(p.refusal(0, walk('samnium', 'rome', 2))).toMatchObject({ key: 'refuse.fewTokens' })
  })
  test('ADV-R-77 ADV-24.3 who has gone aboard has begun to move and leaves no more', () => {
    const p = ship(put(table(6, { variant: 'open' }), 0, 'rome', 2), 0, 'rome').at(DECISIONS.move, 0)
    expect(p.can(0, { verb: 'leave' })).toBe(true)
    p.play(0, { verb: 'board', ship: 0, tokens: 1 })
    expect(p.refusal(0, { verb: 'leave' })).toMatchObject({ rule: 'ADV-R-77', key: 'refuse.leaveFirst' })
  })
  test('ADV-10.5 ADV-R-23 an offer made up names the wished commodity first if it has it, else what it has most of', () => {
    const named = (cards: Partial<Record<TradeId, number>>, first?: TradeId): unknown => {
      const counts = TRADE_IDS.map(id => cards[id] ?? 0)
      const made = truth.offerOf(table(3).s, counts, NONE, NONE, first ? TRADE_IDS.indexOf(first) : NONE)
      return made && [made.commodity, made.other]
    }
    expect(named({ salt: 2, grain: 1 }, 'grain')).toEqual(['grain', 'salt'])
    expect(named({ salt: 2, grain: 1 }, 'iron')).toEqual(['salt', 'grain'])
    expect(named({ salt: 1, grain: 2 })).toEqual(['grain', 'salt'])
    expect(named({ salt: 3 })).toEqual(['salt', 'salt'])
    expect(named({ epidemic: 1, piracy: 1, iconoclasm: 1 })).toBeNull()
  })
  test('ADV-24.3 a nation that was left is asked nothing, though an offer speaks to it', () => {
    const owed = (inert: number): readonly number[] => {
      const p = hand(hand(table(3), 0, { salt: 3 }), 1, { iron: 3 })
      p.s.phase = 10
      p.s.inert[1] = 1
      step(hand(p, 2, { hides: 3 }), openTrade)
      p.s.inert[1] = inert
      return p.play(0, { verb: 'offer', cards: { salt: 3 }, commodity: 'salt', other: 'salt', target: 1 }).owing
    }
    expect([owed(1), owed(0)]).toEqual([
      [0, 2],
      [0, 1, 2],
    ])
  })
  test('ADV-6.21 the question says how much the Stock allows, and all are told how much was taken', () => {
    const p = stockOf(table(), 0, 2).at(DECISIONS.pillage, 0)
    expect([p.prompt(0)?.args, table().at(DECISIONS.pillage, 0).prompt(0)?.args]).toEqual([{ most: 2 }, { most: 3 }])
    p.play(0, { verb: 'pillage', tokens: 2 })
    expect(p.seen('pillaged')).toEqual([{ type: 'pillaged', seat: 0, tokens: 2 }])
  })
  test('ADV-1.9 the player who chooses what is eliminated reads whose cities, and how many', () => {
    const p = city(city(table(), 2, 'rome'), 2, 'athens')
    p.s.unpaid[2] = 1
    expect(p.at(DECISIONS.raze, 1, 2).prompt(1)).toMatchObject({ key: 'prompt.raze', args: { target: 2, cities: 1 } })
  })
})

describe('losses', () => {
  test('ADV-11.14 ADV-R-42 in an Epidemic a city that may leave so many tokens is refused where it counts too much', () => {
    const p = owing(put(city(table(), 0, 'rome'), 0, 'dacia', 9), 2, LOSS.epidemic)
    expect(p.refusal(0, shrink('rome', 3))).toMatchObject({ rule: 'ADV-R-42', args: { tokens: 2 } })
    for (const n of [1, 2])
      expect(p.refusal(0, shrink('rome', n))).toMatchObject({ rule: 'ADV-11.14', args: { points: 2 } })
  })
  test('ADV-11.14 ADV-0.1.13 a reduced city leaves what its area holds, and is refused where even that counts too much', () => {
    const p = owing(put(city(table(), 0, 'rome'), 0, 'dacia', 9), 2, LOSS.famine)
    expect(p.refusal(0, shrink('rome', 1))).toMatchObject({ rule: 'ADV-0.1.13', args: { tokens: 2 } })
    expect(p.refusal(0, shrink('rome', 2))).toMatchObject({ rule: 'ADV-11.14', args: { points: 2 } })
    expect(p.refusal(0, lose('adriatic-sea', 1))).toMatchObject({ rule: 'ADV-11.12', key: 'refuse.notExposed' })
  })
  test('ADV-R-42 in an Epidemic a city leaves four tokens at most, where the area would hold five', () => {
    const p = owing(put(city(table(), 0, 'germania'), 0, 'dacia', 20), 16, LOSS.epidemic)
    expect(p.choices(0, 'shrink')).toEqual([1, 2, 3, 4].map(n => shrink('germania', n)))
  })
  test('ADV-R-42 in an Epidemic the clock leaves as many tokens as the area holds, or as there are in Stock', () => {
    const clock = (stock: number) => owing(stockOf(cities(table(), 0, 6), 0, stock), 16, LOSS.epidemic).clock(0)
    expect([clock(55), clock(6)]).toEqual([shrink('athens', 2), shrink('athens', 1)])
  })
  test('ADV-11.14 the clock passes over a city that would count too much', () => {
    const p = owing(city(city(table(), 0, 'argos'), 0, 'carthage'), 2, LOSS.famine) // Argos would leave one token
    expect(p.clock(0)).toEqual(shrink('carthage', 3))
    expect(p.legal(0)).toEqual([shrink('carthage', 3)])
  })
  test('ADV-16.5.8 a faction that pays is asked for by its own name', () => {
    const p = owing(put(table(), 0, 'dacia', 9), 5, LOSS.war)
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.loseFaction', rule: 'ADV-16.5.8', args: { points: 5 } })
  })
  test('ADV-16.7.6 all are told which coastal city was lost', () => {
    const p = strike(suffers(city(city(table(), 0, 'athens'), 0, 'rome'), 0, 'flood'))
    p.play(0, loseCity('rome'))
    expect(p.seen('lostCity')).toEqual([{ type: 'lostCity', seat: 0, area: 'rome' }])
  })
  test('ADV-R-43 where all their cities are reduced and the Stock suffices, nobody is asked for an order', () => {
    const p = strike(suffers(cities(table(), 0, 3), 0, 'superstition'))
    expect([p.asked, p.s.cities[0]]).toEqual([null, 0])
  })
})

describe('orders to others', () => {
  const crowd = (p: Table): Table => {
    for (const [seat, id] of (['dacia', 'armenia', 'elam', 'germania', 'moesia'] as const).entries())
      put(p, seat, id, 20)
    return p
  }
  const ordering = (p: Table, kind: number, points: number, cap: number): Table =>
    p.at(DECISIONS.order, 0, kind, points, cap, 0)
  test('ADV-16.3.2 ADV-16.9.2 ADV-16.7.4 each calamity asks in its own words', () => {
    const asked = (kind: number) => ordering(crowd(table()), kind, 20, 8).prompt(0)
    const all = { key: 'prompt.orderAll', args: { points: 20, most: 8 } }
    expect(asked(LOSS.famine)).toMatchObject({ ...all, rule: 'ADV-16.3.2' })
    expect(asked(LOSS.epidemic)).toMatchObject({ ...all, rule: 'ADV-16.9.2' })
    expect(asked(LOSS.flood)).toMatchObject({ key: 'prompt.share', rule: 'ADV-16.7.4', args: { points: 20 } })
  })
  test('ADV-11.9 ADV-24.4 ADV-11.10 nobody who is not at the table, has left, or traded this very card', () => {
    const p = crowd(table())
    p.s.inert[4] = 1
    p.s.giver[EPIDEMIC] = 1
    ordering(p, LOSS.famine, 20, 8)
    for (const seat of [6, 7]) expect(p.refusal(0, order(seat, 1))).toMatchObject({ rule: 'ADV-11.9' })
    expect(p.refusal(0, order(4, 1))).toMatchObject({ rule: 'ADV-24.4', args: { target: 4 } })
    expect(p.refusal(0, order(1, 9))).toMatchObject({ rule: 'ADV-16.3.3', args: { most: 8 } })
    ordering(p, LOSS.epidemic, 20, 8)
    expect(p.refusal(0, order(1, 9))).toMatchObject({ rule: 'ADV-11.10', args: { target: 1 } })
  })
  test('ADV-11.11 what one player can bear is too much where less is left to order', () => {
    const p = ordering(crowd(table()), LOSS.famine, 20, 8)
    p.play(0, order(1, 8)).play(0, order(2, 8))
    expect(p.refusal(0, order(3, 8))).toMatchObject({ rule: 'ADV-11.11', args: { points: 4 } })
  })
  test('ADV-16.7.7 ADV-R-38 ADV-R-30 Engineering is the reason in a Flood alone, and only where it makes the limit', () => {
    const most = (tokens: number, engineer: boolean) => {
      const p = put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', tokens), 2, 'memphis', 12)
      if (engineer) owns(p, 1, 'engineering')
      return strike(suffers(p, 0, 'flood')).refusal(0, order(1, 9))
    }
    expect(most(12, true)).toMatchObject({ rule: 'ADV-16.7.7', args: { most: 7 } })
    expect(most(4, true)).toMatchObject({ rule: 'ADV-R-38', args: { most: 4 } })
    expect(most(7, false)).toMatchObject({ rule: 'ADV-R-38', args: { most: 7 } })
    const p = put(owns(put(table(), 1, 'dacia', 7), 1, 'engineering'), 2, 'elam', 20)
    expect(ordering(p, LOSS.famine, 12, 8).refusal(0, order(1, 8))).toMatchObject({ rule: 'ADV-R-30' })
  })
})

describe('cities and areas of others', () => {
  test('ADV-16.1.6 ADV-16.1.8 a lesser site of their own, and a second city with Engineering, are refused as such', () => {
    const p = city(city(city(table(), 0, 'athens'), 0, 'rome'), 0, 'mari')
    strike(suffers(city(city(p, 1, 'corinth'), 1, 'etruria'), 0, 'volcano'))
    expect(p.refusal(0, { verb: 'quake', area: 'mari' })).toMatchObject({
      rule: 'ADV-16.1.6',
      key: 'refuse.greatestDamage',
    })
    const q = owns(
      city(city(city(city(table(), 0, 'athens'), 1, 'corinth'), 1, 'chalcis'), 2, 'argos'),
      2,
      'engineering',
    )
    strike(suffers(q, 0, 'volcano'))
    expect(q.refusal(0, { verb: 'shake', area: 'argos' })).toMatchObject({ rule: 'ADV-16.1.8', args: { target: 2 } })
  })
  test('ADV-16.1.6 ADV-16.1.5 a second city that loses less, a city of pirates and a city of their own are refused as such', () => {
    const p = owns(city(city(table(), 0, 'athens'), 0, 'sinope'), 0, 'engineering')
    // Beside Athens: with nothing in Stock Corinth and Chalcis lose five points each, Argos leaves one token.
    stockOf(city(city(city(p, 1, 'corinth'), 1, 'chalcis'), 2, 'argos'), 1, 0)
    strike(suffers(pirates(p, 'tyre'), 0, 'volcano'))
    const why = (id: AreaId) => p.refusal(0, { verb: 'shake', area: id })
    expect(why('argos')).toMatchObject({ rule: 'ADV-16.1.6', key: 'refuse.greatestDamage' })
    expect(why('sinope')).toMatchObject({ rule: 'ADV-16.1.5', key: 'refuse.otherCity' })
    expect(why('tyre')).toMatchObject({ rule: 'ADV-16.1.5', key: 'refuse.otherCity' })
  })
  test('ADV-16.8.12 where Barbarians land is asked before where they go', () => {
    const p = strike(suffers(table(4), 3, 'barbarian-hordes', 1))
    expect(p.prompt(1)).toMatchObject({ key: 'prompt.hordeLanding', args: { target: 3, tokens: 15 } })
  })
  test('ADV-25.6 ADV-16.11.3 ADV-11.10 a city is condemned once, all are told, and none of the trader is', () => {
    const p = cities(cities(table(6, { options: { iconoclasmPick: 'primary' } }), 1, 2), 2, 2, 2)
    strike(suffers(p, 0, 'iconoclasm', 2))
    expect(p.choices(0, 'condemn')).toEqual([condemn('athens'), condemn('rome')])
    p.play(0, condemn('rome'))
    expect(p.seen('condemned')).toEqual([{ type: 'condemned', seat: 0, area: 'rome', target: 1 }])
    expect(p.choices(0, 'condemn')).toEqual([condemn('athens')])
    expect(p.refusal(0, condemn('rome'))).toMatchObject({ rule: 'ADV-16.11.3', key: 'refuse.otherCity' })
  })
  test('ADV-16.12.2 of others no empty area and no city of pirates is raided', () => {
    const p = pirates(cities(cities(table(), 1, 1), 2, 1, 1), 'carthage')
    strike(suffers(cities(p, 3, 1, 2), 0, 'piracy'))
    for (const id of ['carthage', 'corsica'] as const)
      expect(p.refusal(0, raid(id)), id).toMatchObject({ rule: 'ADV-16.12.2', key: 'refuse.otherCity' })
  })
  test('ADV-20.5 ADV-R-47 the first player bars an area like every other', () => {
    const p = put(owns(put(table(), 1, 'samnium', 1), 1, 'monotheism'), 2, 'neapolis', 1)
    strike(put(put(owns(p, 0, 'theology'), 0, 'rome', 1), 2, 'rome', 1))
    expect(p.legal(1)).toEqual([convert('neapolis', 2), DONE])
    expect(p.refusal(1, convert('rome', 0))).toMatchObject({ rule: 'ADV-20.5', args: { target: 0 } })
    expect(p.refusal(1, convert('rome', 2))).toMatchObject({ rule: 'ADV-R-47', args: { target: 0 } })
  })
  test('ADV-20.1 ADV-20.3 ADV-20.4 ADV-20.6 who converts nobody tells nothing; Barbarians are nobody; tokens are no city', () => {
    const p = stockOf(put(owns(put(table(), 0, 'samnium', 1), 0, 'monotheism'), 1, 'rome', 3), 0, 2)
    strike(barbarians(put(p, 2, 'neapolis', 1), 'neapolis', 1))
    for (const seat of [6, 7]) expect(p.refusal(0, convert('neapolis', seat))).toMatchObject({ rule: 'ADV-20.3' })
    expect(p.refusal(0, convert('rome', 1))).toMatchObject({ rule: 'ADV-20.4', args: { tokens: 3, cities: 0 } })
    expect(p.play(0, DONE).seen('converted')).toEqual([])
  })
  test('ADV-R-70 for a player who named a lesser set and cannot pay with it, the clock names the best one', () => {
    const p = buying(pays(hand(owns(table(), 0, 'mining'), 0, { iron: 1, gold: 1 }), 0, 12))
    p.play(0, take('mysticism')).play(0, spend('iron', 1)).play(0, spend('gold', 1)).play(0, mine('iron'))
    expect(p.clock(0)).toEqual(mine('gold'))
    p.until(null)
    expect(p.seen('paid')).toHaveLength(1)
  })
})
