import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { advancedCivilization } from '../src/game.ts'
import { PIRATES } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  barbarians,
  city,
  cityAt,
  hand,
  held,
  owns,
  pirates,
  put,
  ship,
  sound,
  step,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  wild,
} from './table.ts'

// Areas by their printed limits.
const LIMITED: Record<number, AreaId> = { 1: 'lemnos', 2: 'delphi', 3: 'scythia', 4: 'assyria', 5: 'germania' }
const MINIMUM = { verb: 'pillage', tokens: 0 }
/** A fight of these numbers in an area of this limit; what is left. */
function fight(
  limit: number,
  forces: readonly number[],
  cards: readonly (readonly [number, CardId])[] = [],
  wildTokens = 0,
): number[] {
  const p = table()
  const id = LIMITED[limit]
  for (const [seat, n] of forces.entries()) put(p, seat, id, n)
  for (const [seat, card] of cards) owns(p, seat, card)
  barbarians(p, id, wildTokens)
  p.run(PROGRAMS.conflict)
  sound(p)
  return [...forces.map((_, seat) => tokens(p, seat, id)), ...(wildTokens > 0 ? [wild(p, id)] : [])]
}
interface Siege {
  readonly a?: readonly CardId[]
  readonly d?: readonly CardId[]
  readonly defenders?: number
  readonly stock?: number
  readonly surrender?: boolean
}
/** Seat 0 attacks a city of seat 1 in an area of this limit. */
function besiege(limit: number, attackers: number, o: Siege = {}): Table {
  const p = table(6, { options: { surrender: o.surrender ?? true } })
  const id = LIMITED[limit]
  put(put(city(p, 1, id), 1, id, o.defenders ?? 0), 0, id, attackers)
  if (o.stock !== undefined) stockOf(p, 1, o.stock)
  owns(p, 0, ...(o.a ?? []))
  owns(p, 1, ...(o.d ?? []))
  return p.run(PROGRAMS.conflict)
}
const after = (limit: number, attackers: number, o: Siege = {}): number[] => {
  const p = besiege(limit, attackers, o)
  return [tokens(p, 0, LIMITED[limit]), tokens(p, 1, LIMITED[limit])]
}
const stands = (limit: number, attackers: number, o: Siege = {}): boolean =>
  cityAt(besiege(limit, attackers, o), LIMITED[limit]) === 1

describe('tokens against tokens', () => {
  test('ADV-6.1 ADV-6.3 ADV-21.3 a conflict only above the limit; an area with a city is full', () => {
    expect(fight(4, [2, 2])).toEqual([2, 2])
    expect(fight(4, [2], [], 2)).toEqual([2, 2])
    expect(fight(4, [3, 2])).not.toEqual([3, 2])
    expect(after(4, 1)).toEqual([0, 0])
  })
  test('ADV-6.4 ships take no part', () => {
    const p = ship(ship(table(), 0, 'lemnos'), 1, 'lemnos').run(PROGRAMS.conflict)
    expect([p.s.ship[0], p.s.ship[4]].every(x => x >= 0)).toBe(true)
    expect(p.seen('fought')).toEqual([])
  })
  test('ADV-6.5 Agriculture does not raise the limit in a conflict', () => {
    expect(
      fight(
        3,
        [2, 2],
        [
          [0, 'agriculture'],
          [1, 'agriculture'],
        ],
      ),
    ).toEqual([1, 1])
  })
  test('ADV-6.6 ADV-6.7 ADV-6.8 fewest first, one at a time; equals together; ascending strength', () => {
    expect(fight(3, [4, 2])).toEqual([3, 0])
    expect(fight(1, [1, 1])).toEqual([0, 0])
    expect(fight(4, [4, 3, 2])).toEqual([3, 1, 0])
  })
  test('ADV-6.9 ADV-18.3b ADV-T-27 ADV-T-28 ADV-T-29 Metalworking removes last; between holders the normal order', () => {
    expect(fight(3, [3, 3], [[0, 'metalworking']])).toEqual([2, 1])
    expect(fight(3, [3, 3])).toEqual([1, 1])
    expect(fight(3, [2, 4], [[0, 'metalworking']])).toEqual([1, 2])
    expect(fight(3, [2, 4])).toEqual([0, 3])
    expect(fight(2, [3, 2, 2], [[2, 'metalworking']])).toEqual([1, 0, 1])
    expect(fight(2, [3, 2, 2])).toEqual([2, 0, 0])
    expect(
      fight(
        3,
        [2, 4],
        [
          [0, 'metalworking'],
          [1, 'metalworking'],
        ],
      ),
    ).toEqual([0, 3])
  })
  test('ADV-6.19 ADV-T-26 Military changes nothing: 3 against 2 in limit 2 ends 2 to 0', () => {
    expect(fight(2, [3, 2], [[0, 'military']])).toEqual([2, 0])
    expect(fight(2, [3, 2])).toEqual([2, 0])
  })
  test('ADV-6.10 removed pieces return to their owners’ Stocks', () => {
    const p = put(put(table(), 0, 'lemnos', 3), 1, 'lemnos', 2).run(PROGRAMS.conflict)
    expect([p.s.stock[0], p.s.stock[1], tokens(p, 0, 'lemnos')]).toEqual([53, 55, 2])
  })
  test('ADV-6.25 ADV-21.4 Barbarians fight as a nation without cards', () => {
    expect(fight(2, [3], [], 2)).toEqual([2, 0])
    expect(fight(2, [2], [[0, 'metalworking']], 3)).toEqual([1, 1])
    expect(fight(2, [2, 2], [], 2)).toEqual([0, 0, 0])
  })
})

describe('cities', () => {
  test('ADV-6.11 ADV-6.12 ADV-6.13 ADV-18.7b ADV-T-33 seven are needed, with Engineering six, against it eight; too few are removed', () => {
    expect([stands(2, 6), stands(2, 7)]).toEqual([true, false])
    expect([stands(2, 5, { a: ['engineering'] }), stands(2, 6, { a: ['engineering'] })]).toEqual([true, false])
    expect([stands(2, 7, { d: ['engineering'] }), stands(2, 8, { d: ['engineering'] })]).toEqual([true, false])
    const both: Siege = { a: ['engineering'], d: ['engineering'] }
    expect([stands(2, 6, both), stands(2, 7, both)]).toEqual([true, false])
    const p = besiege(2, 6)
    expect([tokens(p, 0, 'delphi'), p.s.stock[0]]).toEqual([0, 55])
    expect(p.seen('repelled')).toMatchObject([{ seat: 1, by: 0, tokens: 6 }])
  })
  test('ADV-T-30 exactly the number needed: limits 1 to 5 end 2-0, 2-0, 2-1, 3-1, 3-2, whichever side has Engineering', () => {
    const ends = [
      [2, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
    ]
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 7))).toEqual(ends)
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 6, { a: ['engineering'] }))).toEqual(ends)
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 8, { d: ['engineering'] }))).toEqual(ends)
  })
  test('ADV-T-31 the same with Metalworking of the defender', () => {
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 7, { d: ['metalworking'] }))).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
    ])
  })
  test('ADV-T-32 one attacker more', () => {
    const ends = [
      [3, 0],
      [3, 0],
      [3, 0],
      [3, 1],
      [4, 1],
    ]
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 8))).toEqual(ends)
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 7, { a: ['engineering'] }))).toEqual(ends)
    expect([1, 2, 3, 4, 5].map(limit => after(limit, 9, { d: ['engineering'] }))).toEqual(ends)
  })
  test('ADV-6.14 several attackers fight each other first; who is left attacks if they have enough', () => {
    const p = put(put(city(table(), 1, 'delphi'), 0, 'delphi', 9), 2, 'delphi', 2).run(PROGRAMS.conflict)
    expect(p.seen('attacked')).toMatchObject([{ seat: 1, by: 0 }])
    const q = put(put(city(table(), 1, 'delphi'), 0, 'delphi', 9), 2, 'delphi', 8).run(PROGRAMS.conflict)
    expect([cityAt(q, 'delphi'), tokens(q, 0, 'delphi'), tokens(q, 2, 'delphi')]).toEqual([1, 0, 0])
  })
  test('ADV-6.15 ADV-T-34 two defenders: 9 keep 8 and attack, 8 keep 7 and attack, 7 keep 6 and are removed, but attack with Engineering', () => {
    expect([9, 8, 7].map(n => stands(2, n, { defenders: 2 }))).toEqual([false, false, true])
    expect(stands(2, 7, { defenders: 2, a: ['engineering'] })).toBe(false)
  })
  test('ADV-6.16 ADV-R-15 ADV-R-16 ADV-T-35 without the tokens it would become a city surrenders; the attackers stay', () => {
    const p = besiege(2, 7, { stock: 5 })
    expect([cityAt(p, 'delphi'), tokens(p, 0, 'delphi'), p.s.cities[0], p.s.cities[1]]).toEqual([0, 7, 1, 0])
    expect(p.seen('surrendered')).toMatchObject([{ seat: 1, by: 0, taken: 1 }])
    const q = besiege(2, 6, { stock: 5, a: ['engineering'] })
    expect(q.seen('attacked')).toHaveLength(1)
    expect(besiege(2, 8, { stock: 6, d: ['engineering'] }).seen('surrendered')).toHaveLength(1)
    expect(besiege(2, 8, { stock: 7, d: ['engineering'] }).seen('attacked')).toHaveLength(1)
  })
  test('ADV-6.17 ADV-R-17 an attacker without a city piece eliminates it, and that counts as destruction', () => {
    const p = hand(put(city(table(), 1, 'delphi'), 0, 'delphi', 7), 1, { gold: 1 })
    for (const id of [
      'rome',
      'carthage',
      'thapsus',
      'tripoli',
      'neapolis',
      'corsica',
      'sardinia',
      'caralis',
      'etruria',
    ] as const)
      city(p, 0, id)
    stockOf(p, 1, 0)
    p.run(PROGRAMS.conflict)
    expect([cityAt(p, 'delphi'), p.s.cities[0], held(p, 0, 'gold'), p.asked]).toEqual([-1, 9, 1, 'pillage'])
  })
  test('ADV-25.2 ADV-T-36 with `surrender` off they put down what they have: 7 against 3 in limit 2 ends 5 to 0, then surplus leaves 2', () => {
    const p = hand(besiege(2, 7, { stock: 3, surrender: false }), 1, {})
    expect([tokens(p, 0, 'delphi'), tokens(p, 1, 'delphi'), cityAt(p, 'delphi'), p.asked]).toEqual([
      5,
      0,
      -1,
      'pillage',
    ])
    p.play(0, MINIMUM)
    step(p, removeSurplus)
    expect(tokens(p, 0, 'delphi')).toBe(2)
    sound(p)
  })
  test('ADV-6.18 ADV-R-66 ADV-T-94 the attack of A on C comes first, so that A has the tokens when B attacks them', () => {
    const p = table()
    put(city(p, 2, 'delphi'), 0, 'delphi', 8)
    put(city(p, 0, 'rome'), 1, 'rome', 7)
    stockOf(p, 0, 2)
    p.run(PROGRAMS.conflict)
    while (p.asked === 'pillage') p.play(p.owing[0], MINIMUM)
    expect([tokens(p, 0, 'delphi'), p.seen('surrendered'), p.seen('attacked').map(e => e.seat)]).toEqual([
      3,
      [],
      [2, 0],
    ])
    sound(p)
  })
  test('ADV-6.18 ADV-R-66 an owner of several attacked cities says which comes next, among those they can man', () => {
    const p = table()
    put(put(city(city(p, 1, 'delphi'), 1, 'lemnos'), 0, 'delphi', 7), 2, 'lemnos', 7)
    stockOf(p, 1, 6)
    p.run(PROGRAMS.conflict)
    expect([p.asked, p.owing]).toEqual(['fight', [1]])
    expect(p.choices(1, 'fight').map(c => c.area)).toEqual(['delphi', 'lemnos'])
    p.play(1, { verb: 'fight', area: 'lemnos' })
    const q = table()
    put(put(city(city(q, 1, 'delphi'), 1, 'lemnos'), 0, 'delphi', 7), 2, 'lemnos', 6)
    owns(stockOf(q, 1, 5), 2, 'engineering')
    q.run(PROGRAMS.conflict)
    while (q.asked === 'pillage') q.play(q.owing[0], MINIMUM)
    // The one they could man with five came first, unasked; for the other they still lacked a token.
    expect([q.seen('attacked').map(e => e.area), q.seen('surrendered').map(e => e.area)]).toEqual([
      ['lemnos'],
      ['delphi'],
    ])
  })
})

describe('loot', () => {
  test('ADV-6.20 ADV-R-17 the destroyer of a city takes one card at random from its owner’s hand, however the fight ends; from an empty hand nothing', () => {
    const p = table()
    put(hand(city(p, 1, 'germania'), 1, { salt: 2, gold: 1 }), 0, 'germania', 7)
    p.dice(2).run(PROGRAMS.conflict)
    expect([held(p, 0, 'gold'), held(p, 1, 'gold'), p.s.handSize[0], p.s.handSize[1]]).toEqual([1, 0, 1, 2])
    expect(tokens(p, 1, 'germania')).toBe(2) // the owner held out
    expect([p.seen('looted'), p.seen('robbed')]).toMatchObject([
      [{ seat: 0, target: 1, trade: 'gold' }],
      [{ seat: 1, by: 0, trade: 'gold' }],
    ])
    expect(p.revealed & 0b111111100).toBe(0) // the others see only that a card went
    expect(besiege(2, 7).s.handSize[0]).toBe(0)
    sound(p)
  })
  test('ADV-6.21 ADV-1.2 ADV-T-37 pillage moves up to three tokens of their own Stock to their own Treasury, for each city', () => {
    const p = besiege(2, 7)
    expect([p.asked, p.owing]).toEqual(['pillage', [0]])
    expect(p.choices(0, 'pillage').map(c => c.tokens)).toEqual([0, 1, 2, 3])
    const { stock } = p.s
    const before = [stock[0], stock[1], p.s.treasury[1]]
    p.play(0, { verb: 'pillage', tokens: 3 })
    expect([p.s.treasury[0], before[0] - stock[0], stock[1] - before[1], p.s.treasury[1] - before[2]]).toEqual([
      3, 3, 0, 0,
    ])
    const q = besiege(2, 7)
    stockOf(q, 0, 2)
    expect(q.choices(0, 'pillage').map(c => c.tokens)).toEqual([0, 1, 2])
    const r = table()
    put(put(city(city(hand(r, 1, { salt: 2 }), 1, 'delphi'), 1, 'lemnos'), 0, 'delphi', 7), 0, 'lemnos', 7)
    r.run(PROGRAMS.conflict)
    r.play(1, { verb: 'fight', area: 'delphi' })
    for (let i = 0; i < 2; i++) r.play(0, { verb: 'pillage', tokens: 3 })
    expect([r.s.treasury[0], r.s.handSize[0]]).toEqual([6, 2])
  })
  test('ADV-R-17 a city that surrenders brings neither', () => {
    const p = table()
    stockOf(put(hand(city(p, 1, 'delphi'), 1, { salt: 1 }), 0, 'delphi', 7), 1, 0)
    p.run(PROGRAMS.conflict)
    expect([p.asked, p.s.handSize[0], p.seen('surrendered').length]).toEqual([null, 0, 1])
  })
  test('ADV-6.12 repelled attackers bring nothing', () => {
    const p = hand(besiege(2, 6), 1, { salt: 1 })
    expect([p.asked, p.s.handSize[0]]).toEqual([null, 0])
  })
  /**
   * Runs a program by the fallbacks, or by `first` where it is legal, and sees that nobody takes a card or pillages.
   */
  const nothingTaken = (
    p: Table,
    program: number,
    ...first: readonly ({ verb: string } & Record<string, string | number>)[]
  ): void => {
    const before = [Array.from(p.s.handSize), Array.from(p.s.treasury)]
    p.run(program)
    for (let i = 0; p.asked !== null && i < 40; i++) {
      expect(p.asked).not.toBe('pillage')
      const seat = p.owing[0]
      const wanted = first.find(action => p.can(seat, action))
      const d = advancedCivilization.decisions.find(x => x.name === p.asked)
      p.play(seat, wanted ?? advancedCivilization.verbs.toJson(d?.fallback(p.view(seat), seat) ?? 0))
    }
    expect([Array.from(p.s.handSize), Array.from(p.s.treasury)]).toEqual(before)
    expect([p.seen('looted'), p.seen('robbed'), p.seen('pillaged')]).toEqual([[], [], []])
  }
  test('ADV-6.22 ADV-16.8.14 Barbarians who sack a city take neither card nor token', () => {
    const p = hand(suffers(city(table(), 5, 'maikop'), 5, 'barbarian-hordes', 1), 5, { salt: 2 })
    nothingTaken(p, PROGRAMS.calamities)
    expect(p.seen('hordeSacked').length).toBe(1)
  })
  test('ADV-6.22 Piracy and Treachery bring the trader neither card nor token', () => {
    const p = hand(suffers(city(table(), 0, 'carthage'), 0, 'piracy', 1), 0, { salt: 2 })
    nothingTaken(p, PROGRAMS.calamities)
    const q = hand(suffers(city(table(), 0, 'rome'), 0, 'treachery', 1), 0, { salt: 2 })
    nothingTaken(q, PROGRAMS.calamities)
    expect([cityAt(p, 'carthage'), cityAt(q, 'rome')]).toEqual([PIRATES, 1])
  })
  test('ADV-6.22 ADV-20.7 a city converted by Monotheism brings neither card nor token', () => {
    const p = hand(put(owns(city(table(), 1, 'rome'), 0, 'monotheism'), 0, 'etruria', 1), 1, { salt: 2 })
    nothingTaken(p, PROGRAMS.calamities, { verb: 'convert', area: 'rome', target: 1 })
    expect(cityAt(p, 'rome')).toBe(0)
  })
  test('ADV-6.22 ADV-1.12 a city taken in a tax revolt brings neither card nor token', () => {
    const p = hand(city(table(2), 0, 'athens'), 0, { salt: 2 })
    stockOf(p, 0, 1)
    p.s.unpaid[0] = 1
    nothingTaken(p, PROGRAMS.revolts)
    expect(cityAt(p, 'athens')).toBe(1)
  })
})

describe('pirates and Barbarians on the board', () => {
  test('ADV-6.23 ADV-R-18 ADV-T-38 a pirate city attacked by seven in limit 3: two are left, the stand-ins vanish', () => {
    const p = put(pirates(table(), 'scythia'), 0, 'scythia', 7).run(PROGRAMS.conflict)
    expect([tokens(p, 0, 'scythia'), cityAt(p, 'scythia'), wild(p, 'scythia'), p.s.stock[0]]).toEqual([2, -1, 0, 53])
    expect(p.asked).toBe('pillage')
    // In limit 5 the fight stops at three against two.
    expect(tokens(put(pirates(table(), 'germania'), 0, 'germania', 7).run(PROGRAMS.conflict), 0, 'germania')).toBe(3)
    const q = put(pirates(table(), 'scythia'), 0, 'scythia', 6).run(PROGRAMS.conflict)
    expect([tokens(q, 0, 'scythia'), cityAt(q, 'scythia')]).toEqual([0, PIRATES])
    expect(q.seen('driven')).toMatchObject([{ by: 0, tokens: 6 }])
    const r = owns(put(pirates(table(), 'scythia'), 0, 'scythia', 6), 0, 'engineering').run(PROGRAMS.conflict)
    expect([tokens(r, 0, 'scythia'), cityAt(r, 'scythia')]).toEqual([2, -1])
    sound(r)
  })
  test('ADV-6.24 pillage, but no card', () => {
    const p = hand(put(pirates(table(), 'scythia'), 0, 'scythia', 7), 1, { salt: 3 }).run(PROGRAMS.conflict)
    expect([p.choices(0, 'pillage').length, p.s.handSize[0], p.s.handSize[1]]).toEqual([4, 0, 3])
  })
  test('ADV-R-18 ADV-21.5 several players before a pirate city fight each other first; any token there is in conflict', () => {
    const p = put(put(pirates(table(), 'scythia'), 0, 'scythia', 8), 1, 'scythia', 2).run(PROGRAMS.conflict)
    expect([tokens(p, 1, 'scythia'), cityAt(p, 'scythia')]).toEqual([0, -1])
    const q = put(pirates(table(), 'scythia'), 0, 'scythia', 1).run(PROGRAMS.conflict)
    expect(tokens(q, 0, 'scythia')).toBe(0)
  })
  test('ADV-R-66 pirate cities come first', () => {
    const p = put(put(city(pirates(table(), 'scythia'), 1, 'delphi'), 0, 'scythia', 7), 0, 'delphi', 7).run(
      PROGRAMS.conflict,
    )
    expect(p.events.filter(e => e.type === 'besieged' || e.type === 'attacked').map(e => e.type)).toEqual(['besieged'])
    p.play(0, MINIMUM)
    expect(p.seen('attacked')).toHaveLength(1)
  })
  test('ADV-21.2 ADV-21.7 ADV-21.8 ADV-8.2 a whole round leaves them where they are: they neither grow, move, pay, draw nor go as surplus', () => {
    const p = pirates(barbarians(put(put(table(2), 0, 'athens', 1), 1, 'knossos', 1), 'thrace', 2), 'troy')
    p.run(PROGRAMS.round)
    while (p.s.round === 1 && p.asked) p.play(p.owing[0], { verb: 'done' })
    expect([wild(p, 'thrace'), cityAt(p, 'troy'), p.s.round]).toEqual([2, PIRATES, 2])
    sound(p)
  })
})
