import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { beginBuilding } from '../src/decisions/build.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { makeInert } from '../src/effects/leaving.ts'
import { admit, nextNewcomer } from '../src/effects/newcomers.ts'
import { returnCards } from '../src/effects/stacks.ts'
import { endRound, moveMarkers } from '../src/effects/succession.ts'
import { advancedCivilization } from '../src/game.ts'
import { mostInStock } from '../src/query/holdings.ts'
import { placeOf } from '../src/scoring.ts'
import { fromOf, idle, YET_TO_COME } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { cities, strike } from './calamity-table.ts'
import {
  apart,
  city,
  cityAt,
  hand,
  has,
  held,
  owns,
  put,
  ship,
  sound,
  stackOf,
  step,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
} from './table.ts'

const open = (seats: number, newcomers = 1): Table =>
  position(advancedCivilization, seats, { variant: 'open', options: { newcomers } })
/** Seat 0 has left. */
const gone = (p: Table, ...dice: number[]): Table => step(p, (s, cx) => makeInert(s, 0, cx), ...dice)
const DONE = { verb: 'done' }
/** The clock plays for the seat that is asked. */
const pass = (p: Table): Table => {
  const d = advancedCivilization.decisions.find(x => x.name === p.asked)
  return p.play(p.owing[0], advancedCivilization.verbs.toJson(d?.fallback(p.view(p.owing[0]), p.owing[0]) ?? 0))
}

describe('joining late', () => {
  test('ADV-24.1 ADV-R-76 a newcomer comes between rounds: they take an unused nation then, and wait with everything in Stock', () => {
    const p = open(4)
    expect([p.s.tokensEach, Array.from(p.s.waiting).filter(w => w > 0)]).toEqual([47, [YET_TO_COME]]) // three begin
    while (p.asked === 'settle') p.play(p.owing[0], p.choices(p.owing[0], 'found')[0])
    expect([p.asked === 'join', p.s.round]).toEqual([false, 1]) // nobody comes before the first round
    const late = p.s.waiting.indexOf(YET_TO_COME)
    until(p, 'join')
    expect([p.s.round, p.owing, p.s.nation[late], idle(p.s)]).toEqual([1, [late], -1, 1 << late])
    expect(p.choices(late, 'join')).toHaveLength(NATION_IDS.length - 3)
    const [other] = p.s.nation.filter(nation => nation >= 0)
    expect(p.refusal(late, { verb: 'join', nation: NATION_IDS[other] })).toMatchObject({ rule: 'ADV-24.1' })
    p.play(late, p.choices(late, 'join')[0])
    expect([p.s.round, p.s.waiting[late], p.s.stock[late], p.s.position[late], idle(p.s)]).toEqual([
      2,
      1,
      47,
      0,
      1 << late,
    ])
    const nations = Array.from(p.s.succession, seat => p.s.nation[seat])
    expect(nations).toEqual(nations.toSorted((a, b) => a - b)) // their row stands where it belongs (ADV-0.3.2)
    for (let i = 0; i < 300 && p.s.round < 4; i++) {
      expect(p.owing).not.toContain(late)
      pass(p)
    }
    expect([p.s.round, p.s.position[late], p.s.stock[late]]).toEqual([4, 0, 47])
    sound(p)
  })
  test('ADV-R-76 a player who comes later is asked again after the next round; the order of joining is that of coming', () => {
    const p = open(5, 2)
    while (p.asked === 'settle') p.play(p.owing[0], p.choices(p.owing[0], 'found')[0])
    until(p, 'join')
    const [first, second] = Array.from(p.s.turnCard).filter(seat => p.s.waiting[seat] > 0)
    expect([p.owing, p.s.round]).toEqual([[first], 1])
    p.play(first, { verb: 'comeLater' })
    expect(p.owing).toEqual([second])
    p.play(second, p.choices(second, 'join')[0])
    expect([p.s.round, p.s.nation[first], p.s.waiting[first], p.s.waiting[second]]).toEqual([2, -1, YET_TO_COME, 1])
    expect([p.s.succession[4], nextNewcomer(p.s)]).toEqual([first, second])
    until(p, 'join')
    expect([p.owing, p.s.round]).toEqual([[first], 2])
    p.play(first, p.choices(first, 'join')[0])
    expect([p.s.round, p.s.waiting[first], p.s.waiting[second], nextNewcomer(p.s)]).toEqual([3, 2, 1, second])
    until(p, 'move')
    expect(p.s.round).toBe(3) // nobody is left to ask
    sound(p)
  })
  test('ADV-R-76 who has not come is no beneficiary of a Civil War: the ranking decides', () => {
    const p = table(6)
    p.s.waiting[4] = YET_TO_COME
    expect([nextNewcomer(p.s), idle(p.s)]).toEqual([-1, 1 << 4])
  })
  test('ADV-R-76 newcomers are served in order of joining, and left out of rankings', () => {
    const p = table(6)
    p.s.waiting[4] = 1
    p.s.waiting[2] = 2
    expect([nextNewcomer(p.s), mostInStock(p.s, 0b111111 & ~idle(p.s))]).toEqual([4, 0])
    p.s.waiting[4] = 0
    expect(nextNewcomer(p.s)).toBe(2)
    p.s.waiting[2] = 0
    expect(nextNewcomer(p.s)).toBe(-1)
  })
  test('ADV-24.2 they receive copies of the victim’s cards and their cell; the victim keeps their own', () => {
    const p = owns(table(), 1, 'law', 'music')
    p.s.waiting[0] = 1
    p.s.position[1] = 9
    step(p, (s, cx) => admit(s, 0, 1, cx))
    expect([
      has(p, 0, 'law'),
      has(p, 0, 'music'),
      has(p, 1, 'law'),
      p.s.position[0],
      p.s.position[1],
      p.s.waiting[0],
    ]).toEqual([true, true, true, 9, 9, 0])
    expect([p.s.copies[CARD_IDS.indexOf('law')], idle(p.s)]).toEqual([7, 0])
    sound(p)
  })
})

describe('leaving early', () => {
  test('ADV-24.3 ADV-R-77 who leaves says so before they move, where the table allows it; they are gone before the next phase', () => {
    expect(put(table(), 0, 'rome', 2).at(DECISIONS.move, 0).refusal(0, { verb: 'leave' })).toMatchObject({
      rule: 'ADV-24.3',
    })
    const p = put(
      put(put(table(3, { variant: 'open', options: { newcomers: 0 } }), 0, 'rome', 2), 1, 'athens', 2),
      2,
      'knossos',
      2,
    )
    p.run(PROGRAMS.round)
    until(p, 'move')
    const q = p.owing[0]
    p.play(q, { verb: 'walk', area: 'rome', to: 'etruria', tokens: 1 })
    expect(p.refusal(q, { verb: 'leave' })).toMatchObject({ rule: 'ADV-R-77' })
    p.play(q, DONE)
    const leaver = p.owing[0]
    p.play(leaver, { verb: 'leave' })
    expect([p.s.leaving[leaver], p.s.inert[leaver]]).toEqual([1, 0])
    p.play(p.owing[0], DONE)
    expect([p.s.leaving[leaver], p.s.inert[leaver]]).toEqual([0, 1])
    sound(p)
  })
  test('ADV-R-77 in any phase they may say so while they are asked: they finish it, and are gone before the next phase', () => {
    const start = (options: object): Table => {
      const p = table(3, { variant: 'open', options: { newcomers: 0, ...options } })
      hand(hand(hand(p, 0, { salt: 3 }), 1, { iron: 3, epidemic: 1 }), 2, { hides: 3 })
      for (const [seat, id] of ['rome', 'athens', 'knossos'].entries()) put(p, seat, id as 'rome', 2)
      return p.run(PROGRAMS.round)
    }
    expect(until(start({ leaving: false }), 'trade').refusal(1, { verb: 'leave' })).toMatchObject({ rule: 'ADV-24.3' })
    const p = until(start({}), 'trade')
    p.play(1, { verb: 'leave' })
    expect([p.owing, p.s.leaving[1], p.s.inert[1]]).toEqual([[0, 1, 2], 1, 0])
    expect(p.refusal(1, { verb: 'leave' })).toMatchObject({ rule: 'ADV-R-77', key: 'refuse.leavesAlready' })
    for (const seat of [0, 1, 2]) p.play(seat, DONE)
    expect([p.s.phase, p.s.leaving[1], p.s.inert[1], p.seen('left').length]).toEqual([12, 0, 1, 1])
    expect([apart(p, 'epidemic'), p.seen('revealed').length]).toEqual([1, 0]) // it struck nobody
    sound(p)
  })
  test('ADV-R-77 two of three leave in one phase: the game is over before the next', () => {
    const p = table(3, { variant: 'open', options: { newcomers: 0 } })
    hand(hand(hand(p, 0, { salt: 3 }), 1, { iron: 3 }), 2, { hides: 3 })
    for (const [seat, id] of ['rome', 'athens', 'knossos'].entries()) put(p, seat, id as 'rome', 2)
    until(p.run(PROGRAMS.round), 'trade')
    p.play(0, { verb: 'leave' }).play(2, { verb: 'leave' })
    for (const seat of [0, 1, 2]) p.play(seat, DONE)
    expect([p.asked, p.s.phase]).toEqual([null, 10])
    expect(p.outcome).toMatchObject({ ending: 'ending.lonely' })
    expect(p.outcome?.places[1]).toBe(1)
  })
  test('ADV-24.3 their units neither move, grow, pay tax nor need support; they neither draw, trade, buy nor advance', () => {
    const p = city(
      city(put(put(put(table(3), 0, 'rome', 2), 1, 'athens', 2), 2, 'knossos', 2), 0, 'carthage'),
      0,
      'thapsus',
    )
    p.s.position[0] = 4
    hand(p, 0, { salt: 2 })
    owns(p, 0, 'coinage')
    gone(p)
    p.run(PROGRAMS.round)
    for (let i = 0; i < 200 && p.s.round < 3; i++) {
      expect(p.owing).not.toContain(0)
      p.play(p.owing[0], DONE)
    }
    expect([tokens(p, 0, 'rome'), p.s.cities[0], p.s.treasury[0], p.s.handSize[0], p.s.position[0], p.s.round]).toEqual(
      [2, 2, 0, 2, 4, 3],
    )
    sound(p)
  })
  test('ADV-24.5 ADV-R-77 a nation that was left keeps at random one commodity for each city; the rest and its calamities go back with this round’s cards, ships to Stock', () => {
    const p = ship(city(hand(table(3), 0, { salt: 1, grain: 1, gold: 1, epidemic: 1 }), 0, 'carthage'), 0, 'carthage')
    hand(p, 1, { piracy: 1 })
    p.s.from[fromOf(1, 11)] = 0
    p.s.phase = 10
    gone(p, 0, 0)
    expect([p.s.handSize[0], apart(p, 'epidemic'), p.s.ship[0], p.s.from[fromOf(1, 11)]]).toEqual([1, 1, -1, -1])
    expect(apart(p, 'salt') + apart(p, 'grain') + apart(p, 'gold')).toBe(2)
    sound(p)
    step(p, returnCards)
    expect([p.s.apart.every(n => n === 0), stackOf(p, 6).at(-1), stackOf(p, 6).includes('epidemic')]).toEqual([
      true,
      'epidemic',
      true,
    ])
    sound(p)
  })
  test('ADV-24.5 every commodity may be the one that is kept; two cities keep two; with as many cities as commodities all stay', () => {
    const THREE = ['salt', 'grain', 'gold'] as const
    const start = (): Table => city(hand(table(3), 0, { salt: 1, grain: 1, gold: 1 }), 0, 'carthage')
    const kept = (p: Table): string[] => THREE.filter(id => held(p, 0, id) === 1)
    const draws = [0, 1, 2].flatMap(first => [0, 1].map(second => [first, second]))
    expect(new Set(draws.flatMap(([first, second]) => kept(gone(start(), first, second))))).toEqual(new Set(THREE))
    expect(draws.map(([first, second]) => kept(gone(start(), first, second)).length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(kept(gone(city(start(), 0, 'thapsus'), 0, 0)).length).toBe(2)
    expect(kept(gone(city(city(start(), 0, 'thapsus'), 0, 'rome'))).length).toBe(3)
  })
  test('ADV-24.6 ADV-24.7 ADV-R-63 the destroyer of one of its cities draws one of these cards and may pillage; its civilization cards still count', () => {
    const arrange = (attackers: number): Table => {
      const p = hand(owns(city(table(3), 0, 'delphi'), 0, 'engineering'), 0, { gold: 1 })
      gone(p)
      return put(p, 1, 'delphi', attackers).run(PROGRAMS.conflict)
    }
    expect(cityAt(arrange(7), 'delphi')).toBe(0) // eight are needed against Engineering
    const p = arrange(8)
    expect([cityAt(p, 'delphi'), held(p, 1, 'gold'), p.asked]).toEqual([-1, 1, 'pillage'])
    sound(p)
  })
  test('ADV-R-63 it surrenders and chooses nothing: of two attacked cities the first comes first; it is ignored in rankings', () => {
    const p = gone(stockOf(city(city(table(3), 0, 'delphi'), 0, 'lemnos'), 0, 6))
    put(put(p, 1, 'delphi', 7), 2, 'lemnos', 7)
    p.run(PROGRAMS.conflict)
    expect(p.asked).toBe('pillage')
    expect(p.seen('attacked').map(e => e.area)).toEqual(['delphi'])
    const q = gone(stockOf(city(table(3), 0, 'delphi'), 0, 3))
    put(q, 1, 'delphi', 7).run(PROGRAMS.conflict)
    expect(cityAt(q, 'delphi')).toBe(1)
    // A revolt passes it over although its Stock is the largest.
    const r = gone(table(3))
    stockOf(stockOf(city(r, 1, 'athens'), 1, 0), 2, 5)
    r.run(PROGRAMS.round)
    expect([r.asked, r.owing]).toEqual(['seize', [2]])
  })
  test('ADV-24.4 an inert nation is never a secondary victim: Famine, Epidemic, Iconoclasm, Piracy and an Earthquake pass it by', () => {
    const arrange = (id: 'famine' | 'epidemic' | 'iconoclasm' | 'piracy'): Table => {
      const p = gone(city(put(table(3), 0, 'carthage', 9), 0, 'thapsus'))
      suffers(city(put(put(p, 1, 'rome', 30), 2, 'knossos', 20), 2, 'athens'), 1, id)
      strike(p)
      while (p.asked === 'lose' && p.owing[0] === 1) p.play(1, p.choices(1, 'lose').at(-1) ?? DONE)
      return p
    }
    for (const id of ['famine', 'epidemic'] as const)
      expect([
        id,
        arrange(id)
          .seen('ordered')
          .map(e => e.target),
      ]).toEqual([id, [2]])
    expect(
      arrange('iconoclasm')
        .seen('accused')
        .map(e => e.target),
    ).toEqual([2])
    expect(
      until(arrange('piracy'), null)
        .seen('pirated')
        .map(e => e.seat),
    ).toEqual([2])
    const quake = gone(city(table(3), 0, 'argos'))
    strike(suffers(city(quake, 1, 'athens'), 1, 'volcano'))
    expect([cityAt(quake, 'athens'), cityAt(quake, 'argos')]).toEqual([-1, 0])
  })
  test('ADV-24.7 ADV-R-77 its Metalworking counts, and an eruption strikes it', () => {
    const p = put(gone(owns(put(table(3), 0, 'scythia', 3), 0, 'metalworking')), 1, 'scythia', 3).run(PROGRAMS.conflict)
    expect([tokens(p, 0, 'scythia'), tokens(p, 1, 'scythia')]).toEqual([2, 1])
    const q = strike(suffers(city(gone(put(table(), 0, 'campania', 2)), 1, 'neapolis'), 1, 'volcano'))
    expect(tokens(q, 0, 'campania')).toBe(0)
  })
  test('ADV-24.3 ADV-R-63 it neither builds nor trades', () => {
    expect(step(gone(put(table(3), 0, 'rome', 6)), beginBuilding).asked).toBeNull()
    const p = table(3)
    for (const [seat, cards] of [{ salt: 3 }, { iron: 3 }, { hides: 3 }].entries()) hand(p, seat, cards)
    gone(city(city(city(p, 0, 'rome'), 0, 'carthage'), 0, 'thapsus'))
    p.s.phase = 10
    expect([step(p, openTrade).owing, p.s.handSize[0]]).toEqual([[1, 2], 3])
  })
  test('ADV-R-63 it is no beneficiary of a Civil War, and takes over nothing', () => {
    const p = put(cities(gone(table()), 1, 6), 1, 'dacia', 16)
    for (const [seat, stock] of [0, 0, 0, 30, 1, 1].entries()) if (seat > 0) stockOf(p, seat, stock)
    for (const seat of [3, 4, 5]) p.s.cities[seat] = 9
    // seat 2 has 45 units in city pieces, seat 3 30 tokens, the nation that was left 100
    strike(suffers(p, 1, 'civil-war'))
    expect(p.seen('rebelled')).toMatchObject([{ by: 2 }])
    for (const area of ['rome', 'athens', 'troy']) p.play(1, { verb: 'pickCity', area })
    for (const area of ['sinope', 'jerusalem', 'mari']) p.play(2, { verb: 'pickCity', area })
    p.play(2, { verb: 'pick', area: 'dacia', tokens: 5 }).play(1, { verb: 'keep', faction: 'first' })
    expect([tokens(p, 0, 'dacia'), tokens(p, 3, 'dacia'), p.asked]).toEqual([0, 11, null])
  })
  test('ADV-R-77 it has no place in the final ranking, and its marker stays', () => {
    const p = table(3)
    p.s.total.set([900, 100, 200])
    p.s.position.set([16, 3, 3])
    gone(p)
    expect([0, 1, 2].map(seat => placeOf(p.s, seat))).toEqual([3, 2, 1])
    p.s.position[0] = 8
    step(p, moveMarkers)
    expect(p.s.position[0]).toBe(8)
  })
  test('ADV-R-77 when fewer than two are left the game is over', () => {
    const p = put(put(table(2), 0, 'athens', 1), 1, 'knossos', 1)
    p.s.round = 3
    gone(p)
    step(p, endRound)
    expect(p.outcome).toMatchObject({ ending: 'ending.lonely', places: [2, 1] })
  })
  test('ADV-R-77 when the last players leave while newcomers wait, the game is over at once', () => {
    const p = open(4, 2)
    while (p.asked === 'settle' || p.asked === 'join') p.play(p.owing[0], p.legal(p.owing[0])[0])
    until(p, 'move')
    for (let i = 0; i < 20 && p.asked === 'move'; i++) p.play(p.owing[0], { verb: 'leave' })
    expect([p.asked, p.seen('left').length]).toEqual([null, 2])
    expect(p.outcome).not.toBeNull()
    expect(p.s.round).toBe(1)
  })
})
