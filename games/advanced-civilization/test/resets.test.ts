/** What lasts a movement, a phase or a round comes back afterwards: each is played through to its reset. */
import { expect, test } from 'vitest'
import { gainInHand } from '../src/query/mining.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { apart, city, hand, owns, pays, put, ship, sound, type Table, table, tokens } from './table.ts'

const DONE = { verb: 'done' }
const sail = (shore: string) => ({ verb: 'sail', ship: 0, shore })
/** The clock answers for everybody until this seat (or any) is asked this decision in this round. */
const to = (p: Table, round: number, asked: string, seat?: number): Table =>
  p.until(asked, ({ s, owing }) => s.round === round && (seat === undefined || owing.includes(seat)))
/** Three players who have enough people to live on. */
const peopled = (): Table => put(put(put(table(3), 0, 'rome', 3), 1, 'athens', 2), 2, 'knossos', 2)
const COAST = ['etruria', 'rome', 'neapolis', 'rome']

test('ADV-5.13 a ship sails four areas in every round, not four in its life; each player’s ships count for themselves', () => {
  const p = ship(ship(peopled(), 0, 'rome'), 1, 'rome')
  pays(pays(p, 0, 10), 1, 10).run(PROGRAMS.round)
  const voyages: number[] = []
  for (const round of [1, 2, 3]) {
    to(p, round, 'move')
    while (p.asked === 'move') {
      const [seat] = p.owing
      if (seat < 2) {
        for (const shore of COAST) p.play(seat, sail(shore))
        expect(p.refusal(seat, sail('etruria'))).toMatchObject({ rule: 'ADV-5.13' })
        voyages.push(seat)
      }
      p.play(seat, DONE)
    }
  }
  expect(voyages.toSorted()).toEqual([0, 0, 0, 1, 1, 1])
  sound(p)
})
test('ADV-5.4 a token that has walked walks again in the next round', () => {
  const walk = (from: string, to: string, n: number) => ({ verb: 'walk', area: from, to, tokens: n })
  const p = peopled().run(PROGRAMS.round)
  to(p, 1, 'move', 0).play(0, walk('rome', 'etruria', 1))
  expect(p.refusal(0, walk('etruria', 'cisalpina', 1))).toMatchObject({ rule: 'ADV-5.4' })
  p.play(0, DONE)
  const there = tokens(to(p, 2, 'move', 0), 0, 'etruria')
  p.play(0, walk('etruria', 'cisalpina', there))
  expect([there > 0, tokens(p, 0, 'etruria')]).toEqual([true, 0])
})
test('ADV-7.6 Architecture builds one city a round: not a second one, but another in the next round', () => {
  const p = pays(owns(peopled(), 0, 'architecture'), 0, 12)
  put(put(p, 0, 'neapolis', 5), 0, 'carthage', 5).run(PROGRAMS.round)
  const raise = (): void => {
    const [action] = p.choices(0, 'raise')
    p.play(0, action)
  }
  to(p, 1, 'build', 0)
  raise()
  expect(p.choices(0, 'raise')).toEqual([])
  p.play(0, DONE)
  to(p, 2, 'build', 0)
  raise()
  expect(p.seen('raised')).toHaveLength(2)
})
test('ADV-1.3 with Coinage the rate is declared anew every round', () => {
  const p = city(owns(peopled(), 0, 'coinage'), 0, 'neapolis').run(PROGRAMS.round)
  for (const [i, rate] of [3, 1, 2].entries()) {
    to(p, i + 1, 'tax', 0)
    const before = p.s.treasury[0]
    p.play(0, { verb: 'tax', rate })
    expect(p.s.treasury[0] - before).toBe(rate)
  }
})
test('ADV-0.3.3 ADV-11.8 calamities are resolved before anybody buys, and their cards go back only when all have bought', () => {
  const p = hand(hand(pays(peopled(), 0, 40), 0, { epidemic: 1, salt: 2 }), 1, { iron: 3 }).run(PROGRAMS.round)
  to(p, 1, 'trade', 0)
  expect(p.seen('calamity')).toEqual([])
  to(p, 1, 'acquire', 0)
  expect([p.seen('calamity').map(e => e.calamity), apart(p, 'epidemic')]).toEqual([['epidemic'], 1])
  to(p, 2, 'move', 0)
  expect(apart(p, 'epidemic')).toBe(0)
  sound(p)
})
test('ADV-16.3.6 ADV-R-34 Grain laid open cannot be spent this round, and can in the next', () => {
  const p = hand(pays(peopled(), 0, 40), 0, { grain: 4 })
  p.s.shown[0] = 1
  p.run(PROGRAMS.round)
  const most = (round: number): number => {
    to(p, round, 'acquire', 0).play(0, { verb: 'take', card: round === 1 ? 'pottery' : 'mysticism' })
    return Math.max(...p.choices(0, 'spend').flatMap(a => (a.commodity === 'grain' ? [Number(a.cards)] : [])))
  }
  expect([most(1), p.refusal(0, { verb: 'spend', commodity: 'grain', cards: 4 })]).toMatchObject([
    3,
    { rule: 'ADV-16.3.6' },
  ])
  p.play(0, { verb: 'spend', commodity: 'grain', cards: 3 }).play(0, { verb: 'pay' })
  to(p, 2, 'move')
  hand(pays(p, 0, p.s.stock[0]), 0, { grain: 3 })
  expect(most(2)).toBe(4)
})
test('ADV-5.15 a token that has sailed and landed boards again in the next round', () => {
  const p = ship(pays(peopled(), 0, 10), 0, 'rome').run(PROGRAMS.round)
  const board = { verb: 'board', ship: 0, tokens: 1 }
  for (const [i, shore] of ['etruria', 'rome'].entries()) {
    to(p, i + 1, 'move', 0)
      .play(0, board)
      .play(0, sail(shore))
      .play(0, { verb: 'land', ship: 0, tokens: 1 })
    if (i === 0) expect(p.can(0, board)).toBe(false)
    p.play(0, DONE)
  }
  expect(p.seen('landed')).toHaveLength(2)
  sound(p)
})
test('ADV-18.23b Monotheism converts one area a round, and another in the next', () => {
  const p = put(put(owns(peopled(), 0, 'monotheism'), 1, 'etruria', 1), 2, 'neapolis', 1).run(PROGRAMS.round)
  const asked: number[] = []
  for (const round of [1, 2]) {
    to(p, round, 'convert', 0)
    asked.push(p.s.round)
    p.play(0, p.choices(0, 'convert')[0])
    expect(p.asked === 'convert' && p.owing.includes(0)).toBe(false)
  }
  expect([asked, p.seen('converted').length]).toEqual([[1, 2], 2])
})
test('ADV-18.6b ADV-R-50 ADV-15.6 Mining serves one purchase a round, and is free again in the next', () => {
  const p = hand(hand(owns(peopled(), 0, 'mining'), 0, { gold: 4 }), 1, { salt: 1 }).run(PROGRAMS.round)
  for (const [round, card] of [
    [1, 'pottery'],
    [2, 'cloth-making'],
  ] as const) {
    to(p, round, 'acquire', 0)
    expect(gainInHand(p.s, 0)).toBeGreaterThan(0)
    p.play(0, { verb: 'take', card }).play(0, { verb: 'spend', commodity: 'gold', cards: 2 }).play(0, { verb: 'pay' })
    expect([p.seen('mined').length, gainInHand(p.s, 0)]).toEqual([round, 0]) // used: no more this round
    expect(p.seen('paid').at(-1)).toMatchObject({ seat: 0, tokens: 0 })
  }
})
test('ADV-8.7 ADV-R-64 cities built are the first to be reduced in their round, and some among others in the next', () => {
  const p = city(put(put(peopled(), 0, 'neapolis', 6), 0, 'rome', 3), 0, 'syracuse').run(PROGRAMS.round)
  const reduce = (id: string) => ({ verb: 'reduce', area: id })
  to(p, 1, 'build', 0)
  for (const id of ['neapolis', 'rome']) p.play(0, { verb: 'build', area: id })
  to(p, 1, 'support', 0)
  expect(p.refusal(0, reduce('syracuse'))).toMatchObject({ rule: 'ADV-8.7' })
  // Enough people come for two cities, and are gone in the next round.
  put(p, 0, 'etruria', 4).play(0, reduce('rome'))
  to(p, 2, 'move', 0)
  for (const id of ['rome', 'etruria', 'neapolis'] as const) put(p, 0, id, -tokens(p, 0, id))
  to(p, 2, 'support', 0)
  expect(p.choices(0, 'reduce').map(a => a.area)).toEqual(['neapolis', 'syracuse'])
})
test('ADV-12.14 ADV-12.7 one purchase a round and another in the next; what was bought gives its credit then, not before', () => {
  const rich = (): Table => pays(hand(peopled(), 0, { salt: 6 }), 0, 40).run(PROGRAMS.round)
  const take = (p: Table, card: string): number => Number(p.play(0, { verb: 'take', card }).prompt(0)?.args?.price)
  const p = to(rich(), 1, 'acquire', 0)
  const alone = take(p, 'pottery')
  const both = take(p, 'cloth-making') - alone
  const q = to(rich(), 1, 'acquire', 0)
  take(q, 'pottery')
  q.play(0, { verb: 'spend', commodity: 'salt', cards: 2 }).play(0, { verb: 'pay' })
  expect(q.asked === 'acquire' && q.owing.includes(0)).toBe(false)
  pays(to(q, 2, 'move'), 0, 40 - q.s.treasury[0])
  expect([both, take(to(q, 2, 'acquire', 0), 'cloth-making')]).toEqual([45, 35])
})
test('ADV-12.12 a card bought opens another from the next round on', () => {
  const p = pays(hand(peopled(), 0, { gold: 5 }), 0, 40).run(PROGRAMS.round)
  to(p, 1, 'acquire', 0).play(0, { verb: 'take', card: 'engineering' })
  expect(p.refusal(0, { verb: 'take', card: 'mining' })).toMatchObject({ rule: 'ADV-12.12' })
  p.play(0, { verb: 'spend', commodity: 'gold', cards: 4 }).play(0, { verb: 'pay' })
  to(p, 2, 'move')
  hand(p, 0, { spices: 6 })
  expect(to(p, 2, 'acquire', 0).can(0, { verb: 'take', card: 'mining' })).toBe(true)
})
test('ADV-4.3 ADV-R-12 a ship built needs no token in its own round, one in the next, and one in each after that', () => {
  const p = pays(peopled(), 0, 10).run(PROGRAMS.round)
  to(p, 1, 'ships', 0).play(0, { verb: 'launch', shore: 'rome', levy: 0 }).play(0, DONE)
  expect(p.seen('maintained')).toEqual([])
  for (const round of [2, 3]) {
    to(p, round, 'ships', 0)
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'ADV-R-12' })
    p.play(0, { verb: 'maintain', shore: 'rome', source: 'treasury' }).play(0, DONE)
    expect(p.seen('maintained')).toHaveLength(round - 1)
  }
})
test('ADV-4.9 a player who let a ship lapse in an area builds one there again in the next round', () => {
  const p = ship(pays(peopled(), 0, 10), 0, 'rome').run(PROGRAMS.round)
  const launch = { verb: 'launch', shore: 'rome', levy: 0 }
  to(p, 1, 'ships', 0).play(0, { verb: 'lapse', shore: 'rome' })
  expect(p.refusal(0, launch)).toMatchObject({ rule: 'ADV-4.9' })
  p.play(0, DONE)
  to(p, 2, 'ships', 0).play(0, launch)
  expect(p.seen('launched')).toHaveLength(1)
})
test('ADV-5.7 ADV-R-13 with Roadbuilding a token crosses two borders in every round', () => {
  const walk = (from: string, target: string, n: number) => ({ verb: 'walk', area: from, to: target, tokens: n })
  const p = owns(peopled(), 0, 'roadbuilding').run(PROGRAMS.round)
  to(p, 1, 'move', 0).play(0, walk('rome', 'cisalpina', 1))
  expect(p.refusal(0, walk('cisalpina', 'etruria', 1))).toMatchObject({ rule: 'ADV-5.4' })
  p.play(0, DONE)
  to(p, 2, 'move', 0).play(0, walk('cisalpina', 'rome', 1))
  expect(p.seen('walked')).toHaveLength(2)
})
test('ADV-10.9 an offer nobody took is gone when trading is over; the next round begins with an empty market', () => {
  const p = hand(hand(peopled(), 0, { salt: 3 }), 1, { iron: 3 }).run(PROGRAMS.round)
  to(p, 1, 'trade', 0)
  p.play(0, p.choices(0, 'offer')[0])
  expect(p.s.offerCards[0]).toBeGreaterThan(0)
  to(p, 2, 'trade', 0)
  expect([p.s.offerCards.some(n => n > 0), p.s.offer.some(n => n > 0)]).toEqual([false, false])
})
test('ADV-11.5 two calamities strike a player in a round, and two again in the next', () => {
  const p = peopled().run(PROGRAMS.round)
  for (const round of [1, 2]) {
    to(p, round, 'move')
    for (const id of ['treachery', 'epidemic', 'civil-disorder'] as const) hand(p, 0, { [id]: 1 })
    to(p, round + 1, 'move')
    expect([p.seen('calamity').length, p.seen('spared').length]).toEqual([2 * round, round])
  }
})
test('ADV-13.11 without a city a marker falls back one cell in each round', () => {
  const p = peopled()
  p.s.position[0] = 9
  p.run(PROGRAMS.round)
  expect([2, 3].map(round => to(p, round, 'move').s.position[0])).toEqual([8, 7])
})
