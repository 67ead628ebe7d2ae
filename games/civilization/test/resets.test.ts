/** What lasts a movement, a phase or a round comes back afterwards: each is played through to its reset. */
import { expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { city, hand, owns, pays, put, ship, sound, suffers, type Table, table, tokens, until } from './table.ts'

const DONE = { verb: 'done' }
const sail = (shore: string) => ({ verb: 'sail', ship: 0, shore })
/** The clock answers for everybody until this seat (or any) is asked this decision in this round. */
const to = (p: Table, round: number, asked: string, seat?: number): Table =>
  p.until(asked, ({ s, owing }) => s.round === round && (seat === undefined || owing.includes(seat)))
const COAST = ['etruria', 'rome', 'neapolis', 'rome']

test('CIV-10.6a CIV-R-16 a ship sails four areas in every round, not four in its life; each player’s ships count for themselves', () => {
  const p = ship(ship(put(put(table(2), 0, 'rome', 3), 1, 'carthage', 2), 0, 'rome'), 1, 'rome')
  pays(pays(p, 0, 10), 1, 10).run(PROGRAMS.round)
  const voyages: number[] = []
  for (const round of [1, 2, 3]) {
    to(p, round, 'move')
    while (p.asked === 'move') {
      const [seat] = p.owing
      if (seat < 2) {
        for (const shore of COAST) p.play(seat, sail(shore))
        expect(p.refusal(seat, sail('etruria'))).toMatchObject({ rule: 'CIV-10.6a' })
        voyages.push(seat)
      }
      p.play(seat, DONE)
    }
  }
  expect(voyages.toSorted()).toEqual([0, 0, 0, 1, 1, 1])
  sound(p)
})
test('CIV-10.2b a token that has walked walks again in the next round', () => {
  const walk = (from: string, to: string) => ({ verb: 'walk', area: from, to, tokens: 1 })
  const p = put(put(table(2), 0, 'rome', 1), 1, 'carthage', 2).run(PROGRAMS.round)
  to(p, 1, 'move', 0).play(0, walk('rome', 'etruria'))
  const rest = tokens(p, 0, 'etruria')
  expect(p.refusal(0, { ...walk('etruria', 'cisalpina'), tokens: rest })).toMatchObject({ rule: 'CIV-10.2b' })
  p.play(0, DONE)
  to(p, 2, 'move', 0).play(0, { ...walk('etruria', 'cisalpina'), tokens: tokens(p, 0, 'etruria') })
  expect(tokens(p, 0, 'etruria')).toBe(0)
})
test('CIV-22.3.11a with Coinage the rate is declared anew every round', () => {
  const p = city(put(put(owns(table(2), 0, 'coinage'), 0, 'rome', 4), 1, 'carthage', 2), 0, 'neapolis')
  p.run(PROGRAMS.round)
  for (const [i, rate] of [3, 1, 2].entries()) {
    to(p, i + 1, 'tax', 0)
    const before = p.s.treasury[0]
    p.play(0, { verb: 'tax', rate })
    expect(p.s.treasury[0] - before).toBe(rate)
  }
})
test('CIV-14.3c CIV-R-28 cities built are the first to be reduced in their round, and some among others in the next', () => {
  const p = city(put(put(put(table(2), 0, 'neapolis', 6), 0, 'rome', 6), 1, 'carthage', 2), 0, 'syracuse').run(
    PROGRAMS.round,
  )
  const reduce = (id: string) => ({ verb: 'reduce', area: id })
  to(p, 1, 'build', 0)
  for (const id of ['neapolis', 'rome']) p.play(0, { verb: 'build', area: id })
  to(p, 1, 'support', 0)
  expect(p.refusal(0, reduce('syracuse'))).toMatchObject({ rule: 'CIV-14.3c' })
  // Enough people come for two cities, and are gone in the next round.
  put(p, 0, 'etruria', 4).play(0, reduce('rome'))
  to(p, 2, 'move', 0)
  for (const id of ['rome', 'etruria', 'neapolis'] as const) put(p, 0, id, -tokens(p, 0, id))
  to(p, 2, 'support', 0)
  expect(p.choices(0, 'reduce').map(a => a.area)).toEqual(['neapolis', 'syracuse'])
})
test('CIV-17.10b there is one purchase a round, and another one in the next', () => {
  const p = pays(put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2), 0, 50).run(PROGRAMS.round)
  const buy = (card: string): void => {
    p.play(0, { verb: 'take', card }).play(0, { verb: 'pay' })
  }
  to(p, 1, 'acquire', 0)
  buy('pottery')
  expect(p.asked === 'acquire' && p.owing.includes(0)).toBe(false)
  pays(p, 0, p.s.stock[0])
  to(p, 2, 'acquire', 0)
  buy('mysticism')
  sound(p)
})
test('CIV-16.1b an offer nobody took is gone when trading is over; the next round begins with an empty market', () => {
  const p = put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2)
  hand(hand(p, 0, { salt: 3 }), 1, { iron: 3 }).run(PROGRAMS.round)
  to(p, 1, 'trade', 0)
  const [offer] = p.legal(0).filter(a => a.verb === 'offer')
  p.play(0, offer)
  expect(p.s.offerCards[0]).toBeGreaterThan(0)
  p.play(1, DONE).play(0, DONE)
  expect([Array.from(p.s.offerCards), p.s.offer.some(n => n > 0)]).toEqual([[0, 0], false])
  to(p, 2, 'trade', 0)
  expect(Array.from(p.s.offersMade)).toEqual([0, 0])
})
test('CIV-10.9b a token that has sailed and landed boards again in the next round', () => {
  const p = ship(pays(put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2), 0, 10), 0, 'rome').run(PROGRAMS.round)
  const carry = (shore: string): void => {
    p.play(0, { verb: 'board', ship: 0, tokens: 1 }).play(0, sail(shore)).play(0, { verb: 'land', ship: 0, tokens: 1 })
  }
  to(p, 1, 'move', 0)
  carry('etruria')
  expect(p.can(0, { verb: 'board', ship: 0, tokens: 1 })).toBe(false)
  p.play(0, DONE)
  to(p, 2, 'move', 0)
  carry('rome')
  expect(p.seen('landed')).toHaveLength(2)
  sound(p)
})
test('CIV-17.10a CIV-R-40 a card bought gives its credit from the next round on, not in its own', () => {
  const rich = (): Table => pays(hand(put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2), 0, { salt: 6 }), 0, 44)
  const take = (p: Table, card: string): number => Number(p.play(0, { verb: 'take', card }).prompt(0)?.args?.price)
  const p = to(rich().run(PROGRAMS.round), 1, 'acquire', 0)
  const alone = take(p, 'mysticism')
  expect(take(p, 'coinage') - alone).toBe(110)
  const q = to(rich().run(PROGRAMS.round), 1, 'acquire', 0)
  take(q, 'mysticism')
  q.play(0, { verb: 'pay' })
  expect(take(to(q, 2, 'acquire', 0), 'coinage')).toBe(90)
})
test('CIV-19.4a a calamity drawn and kept is in hand in the next round, and may be traded then', () => {
  const p = hand(put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2), 0, { epidemic: 1, salt: 2 })
  hand(p, 1, { iron: 3 }).run(PROGRAMS.round)
  const offer = { verb: 'offer', cards: { salt: 2, epidemic: 1 }, commodity: 'salt' } as never
  for (const round of [1, 2]) expect(to(p, round, 'trade', 0).can(0, offer)).toBe(true)
  expect(p.seen('calamity')).toEqual([])
})
test('CIV-24.2b losses are ignored below sixteen points until the strength is above fifteen again', () => {
  const p = put(suffers(suffers(table(2, { options: { mercy: true } }), 0, 'famine'), 0, 'epidemic', 1), 0, 'dacia', 15)
  p.run(PROGRAMS.calamities)
  expect([p.seen('sheltered').length > 0, tokens(p, 0, 'dacia')]).toEqual([true, 15])
  const q = put(suffers(table(2, { options: { mercy: true } }), 0, 'famine'), 0, 'dacia', 16).run(PROGRAMS.calamities)
  until(q, null)
  expect(tokens(q, 0, 'dacia')).toBe(15)
  put(suffers(q, 0, 'famine'), 0, 'rome', 1).run(PROGRAMS.calamities)
  until(q, null)
  expect(tokens(q, 0, 'dacia') + tokens(q, 0, 'rome')).toBe(15)
})
test('CIV-9.4 a player who let a ship lapse in an area builds one there again in the next round', () => {
  const p = ship(pays(put(put(table(2), 0, 'rome', 4), 1, 'carthage', 2), 0, 10), 0, 'rome').run(PROGRAMS.round)
  const launch = { verb: 'launch', shore: 'rome', levy: 0 }
  to(p, 1, 'ships', 0).play(0, { verb: 'lapse', shore: 'rome' })
  expect(p.refusal(0, launch)).toMatchObject({ rule: 'CIV-9.4' })
  p.play(0, DONE)
  to(p, 2, 'ships', 0).play(0, launch)
  expect(p.seen('launched')).toHaveLength(1)
})
test('CIV-23.3b CIV-R-17 a ship just built on one coast of Delphi changes over in the next round, and back in the one after', () => {
  const p = pays(put(put(table(3), 0, 'delphi', 4), 1, 'rome', 2), 0, 10).run(PROGRAMS.round)
  to(p, 1, 'ships', 0).play(0, { verb: 'launch', shore: 'delphi-west', levy: 0 })
  const cross = { verb: 'cross', ship: 0 }
  to(p, 1, 'move', 0)
  expect(p.can(0, cross)).toBe(false)
  p.play(0, DONE)
  for (const round of [2, 3]) {
    to(p, round, 'move', 0).play(0, cross)
    expect(p.can(0, cross)).toBe(false)
    p.play(0, DONE)
  }
})
test('CIV-9.3a CIV-R-11 a ship built needs no token in its own round, one in the next, and one in each after that', () => {
  const p = pays(put(put(table(2), 0, 'rome', 4), 1, 'carthage', 2), 0, 10).run(PROGRAMS.round)
  to(p, 1, 'ships', 0).play(0, { verb: 'launch', shore: 'rome', levy: 0 }).play(0, DONE)
  expect(p.seen('maintained')).toEqual([])
  for (const round of [2, 3]) {
    to(p, round, 'ships', 0)
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'CIV-R-11' })
    p.play(0, { verb: 'maintain', shore: 'rome', source: 'treasury' }).play(0, DONE)
    expect(p.seen('maintained')).toHaveLength(round - 1)
  }
})
test('CIV-19.7a two calamities of their own strike a player in a round, and two again in the next', () => {
  const p = put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2).run(PROGRAMS.round)
  for (const round of [1, 2]) {
    to(p, round, 'move')
    for (const id of ['volcano', 'famine', 'civil-war'] as const) suffers(p, 0, id)
    to(p, round + 1, 'move')
    expect([p.seen('calamity').length, p.seen('spared').length]).toEqual([2 * round, round])
  }
})
test('CIV-20.5 CIV-R-68 without a city a marker falls back one position in each round', () => {
  const p = put(put(table(2), 0, 'rome', 2), 1, 'carthage', 2)
  p.s.position[0] = 9
  p.run(PROGRAMS.round)
  expect([2, 3].map(round => to(p, round, 'move').s.position[0])).toEqual([8, 7])
})
