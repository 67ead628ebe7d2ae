/** How the Master buys and bargains. */
import { Codes, FastRng, setupOf } from '@ecumene/kernel'
import { byPolicy, start, walkOn } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { type Bargain, makeBazaar } from '../src/bot/bazaar.ts'
import { AGREES } from '../src/bot/market.ts'
import { master } from '../src/bot/master.ts'
import { type BuyerPurse, buyerOf } from '../src/bot/packing.ts'
import { acquire } from '../src/decisions/acquire.ts'
import { openTrade, trade } from '../src/decisions/trade.ts'
import { advancedCivilization as game } from '../src/game.ts'
import { PROGRAMS, VERBS } from '../src/verbs.ts'
import { hand, has, held, owns, pays, step, type Table, table } from './table.ts'

const PURSE: BuyerPurse = {
  point: 1.5,
  saves: 0,
  opens: 0,
  shortPoint: 1.5,
  shortSaves: 0,
  counts: 0,
  fresh: 0,
  cards: new Array<number>(CARDS).fill(0),
  grows: 0,
  treasury: 1,
  steps: 0,
}
/** The first player buys until they are done. */
function bought(p: Table, purse: Partial<BuyerPurse> = {}): Table {
  p.run(PROGRAMS.purchases)
  const buy = buyerOf({ ...PURSE, ...purse })
  while (p.owing.includes(0)) {
    const legal = new Codes()
    acquire.legal(p.s, 0, legal)
    p.play(0, VERBS.toJson(buy(p.view(0), 0, legal)) as never)
  }
  return p
}
describe('a purchase is weighed as a whole', () => {
  test('two cards that use up the means, rather than the dearest alone', () => {
    const p = bought(hand(table(2), 0, { gold: 3, salt: 2 }))
    expect([has(p, 0, 'pottery'), has(p, 0, 'cloth-making'), has(p, 0, 'metalworking')]).toEqual([true, true, false])
  })
  test('the holdings that fit the price', () => {
    const p = bought(pays(hand(table(2), 0, { salt: 4, gold: 3 }), 0, 2), {
      cards: Array.from({ length: CARDS }, (_, card) => (card === 0 ? 0 : -999)),
    })
    expect([has(p, 0, 'pottery'), held(p, 0, 'salt'), held(p, 0, 'gold')]).toEqual([true, 0, 3])
  })
  test('a set that still grows is kept where that counts for much', () => {
    const p = bought(hand(table(2), 0, { grain: 4 }), { grows: 3 })
    expect([has(p, 0, 'pottery'), held(p, 0, 'grain')]).toEqual([false, 4])
  })
  test('unless it takes the marker on', () => {
    const p = table(2)
    p.s.position[0] = 8
    const q = bought(hand(owns(p, 0, 'mysticism'), 0, { grain: 4 }), { grows: 3, steps: 200 })
    expect(held(q, 0, 'grain')).toBe(0)
  })
})

const BARGAIN: Bargain = { ...AGREES, margin: () => 8, rid: 15, asks: 2, lure: 0.6, offers: 12, more: 10 }
const bargain = makeBazaar(BARGAIN)
function answerOf(p: Table, seat: number) {
  const legal = new Codes()
  trade.legal(p.s, seat, legal)
  const answer = bargain(p.view(seat), seat, legal)
  return typeof answer === 'number' ? VERBS.toJson(answer) : answer
}
/** Three with cards in their hands; the first asks for gems. */
function market(mine: Record<string, number>, bots: Record<string, number>): Table {
  const p = step(
    hand(hand(table(3), 0, mine), 1, bots).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards: { salt: 2, cloth: 1 }, commodity: 'salt', other: 'cloth', want: 'gems' } as never)
  return p
}
describe('a bargain', () => {
  test('offers what the other wants, and says what it collects', () => {
    const p = market({ salt: 2, cloth: 1, gems: 2 }, { salt: 3, gems: 1, hides: 1, ochre: 1 })
    expect(answerOf(p, 1)).toMatchObject({ verb: 'offer', target: 0, commodity: 'gems', want: 'salt' })
  })
  test('a calamity goes with it, and is not named', () => {
    const p = market({ salt: 2, cloth: 1, gems: 2 }, { salt: 3, gems: 1, hides: 1, epidemic: 1 })
    expect(answerOf(p, 1)).toMatchObject({
      cards: { gems: 1, epidemic: 1, hides: 1 },
      commodity: 'gems',
      other: 'hides',
    })
  })
  test('waits for the other once it has agreed', () => {
    const p = market({ salt: 2, cloth: 1, gems: 2 }, { salt: 3, gems: 1, hides: 1, ochre: 1 })
    p.play(1, answerOf(p, 1) as never)
    expect(answerOf(p, 1)).toMatchObject({ verb: 'agree', with: 0 })
    p.play(1, answerOf(p, 1) as never)
    expect(answerOf(p, 1)).toMatchObject({ verb: 'done' })
  })
})

test('three Masters finish their game', { timeout: 60_000 }, () => {
  const walk = start(game, setupOf(game, 3, 'full', { rounds: 40 }), new FastRng(4))
  walkOn(walk, byPolicy(game, master), 30_000)
  expect(game.outcome(walk.s)?.ending).toBe('ending.finish')
})
