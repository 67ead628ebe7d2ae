import { describe, expect, test } from 'vitest'
import { CARD_COST, CARD_IDS, type CardId } from '../data/cards.ts'
import { COMMODITY_COUNT, COMMODITY_IDS, type CommodityId, setValue } from '../data/trade.ts'
import { returnCards, setApart } from '../src/effects/stacks.ts'
import { cardPoints, handValue } from '../src/query/holdings.ts'
import { gainOf } from '../src/query/mining.ts'
import { creditTowards, paymentValue, priceOf } from '../src/query/prices.ts'
import { totalOf } from '../src/scoring.ts'
import { MINE_BEST, MINE_NONE } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { apart, hand, has, held, owns, pays, sound, stackOf, step, suffers, type Table, table } from './table.ts'

const take = (card: CardId) => ({ verb: 'take', card })
const spend = (commodity: CommodityId, cards: number) => ({ verb: 'spend', commodity, cards })
const mine = (mined: string) => ({ verb: 'mine', mined })
const giveBack = (trade: string) => ({ verb: 'giveBack', trade })
const PAY = { verb: 'pay' }
const DONE = { verb: 'done' }
/** Seat 0 at the shop, alone. */
const buying = (p: Table): Table => p.at(DECISIONS.acquire, 0, 1, 2)
const price = (cards: readonly CardId[], card: CardId): number =>
  priceOf(owns(table(), 0, ...cards).s, 0, CARD_IDS.indexOf(card))
const credits = (giver: CardId): Partial<Record<CardId, number>> => {
  const { s } = owns(table(), 0, giver)
  return Object.fromEntries(CARD_IDS.map((id, c) => [id, creditTowards(s, 0, c)] as const).filter(([, n]) => n > 0))
}
const to = (n: number, ...ids: CardId[]): Partial<Record<CardId, number>> => Object.fromEntries(ids.map(id => [id, n]))
const CRAFTS = [
  'pottery',
  'cloth-making',
  'metalworking',
  'agriculture',
  'roadbuilding',
  'mining',
  'engineering',
] as const

describe('phase 12, purchases', () => {
  test('ADV-12.1 ADV-R-6 all at once, or in A.S.T. order if somebody insists', () => {
    const p = table(3)
    for (const seat of [0, 1, 2]) hand(p, seat, { salt: 1 })
    p.run(PROGRAMS.purchases)
    expect(p.owing).toEqual([0, 1, 2])
    expect(p.can(0, { verb: 'insist' })).toBe(false) // the first gains nothing by it
    p.play(2, { verb: 'insist' })
    const order: number[] = []
    while (p.asked === 'acquire') {
      order.push(p.owing[0])
      p.play(p.owing[0], DONE)
    }
    expect(order).toEqual([0, 1, 2])
  })
  test('ADV-12.2 ADV-12.14 one of each kind; all cards of a round are one purchase', () => {
    const p = buying(pays(owns(table(), 0, 'pottery'), 0, 55))
    expect(p.refusal(0, take('pottery'))).toMatchObject({ rule: 'ADV-12.2' })
    p.play(0, take('cloth-making'))
    expect(p.refusal(0, take('cloth-making'))).toMatchObject({ rule: 'ADV-12.2' })
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'ADV-12.14' })
    p.play(0, PAY)
    expect([p.asked, has(p, 0, 'cloth-making')]).toEqual([null, true])
  })
  test('ADV-12.3 the number of cards is not limited', () => {
    const most = CARD_IDS.filter(id => id !== 'mysticism')
    const p = buying(pays(owns(table(), 0, ...most), 0, 50))
    p.play(0, take('mysticism')).play(0, PAY)
    expect(cardPoints(p.s, 0)).toBe(3190)
  })
  test('ADV-12.4 ADV-12.6 ADV-R-49 ADV-T-13 cards, Treasury and credits together: Music for 5 + 45 + 10, exactly', () => {
    const p = buying(pays(hand(owns(table(), 0, 'mysticism'), 0, { grain: 3, papyrus: 2, hides: 1 }), 0, 10))
    p.play(0, take('music')).play(0, spend('grain', 3)).play(0, spend('papyrus', 2))
    expect(p.refusal(0, PAY)).toMatchObject({ rule: 'ADV-12.4', args: { price: 55, paid: 54 } })
    p.play(0, spend('hides', 1)).play(0, PAY)
    expect([has(p, 0, 'music'), p.s.treasury[0], p.s.handSize[0], p.s.stock[0]]).toEqual([true, 0, 0, 55])
    sound(p)
  })
  test('ADV-12.5 ADV-12.6 ADV-T-15 price 100: 4 Bronze and 4 tokens; 5 Cloth, no token, and 25 are lost', () => {
    const p = buying(pays(hand(owns(table(), 0, 'pottery'), 0, { bronze: 4, cloth: 5 }), 0, 20))
    p.play(0, take('agriculture')).play(0, spend('bronze', 4)).play(0, PAY)
    expect([p.s.treasury[0], p.seen('paid')]).toMatchObject([16, [{ price: 100, tokens: 4 }]])
    const q = buying(pays(hand(owns(table(), 0, 'pottery'), 0, { bronze: 4, cloth: 5 }), 0, 20))
    q.play(0, take('agriculture')).play(0, spend('cloth', 5)).play(0, PAY)
    expect([q.s.treasury[0], q.s.handSize[0]]).toEqual([20, 4])
  })
  test('ADV-12.7 ADV-12.9 ADV-T-1 ADV-T-2 ADV-T-5 ADV-T-6 an owned card helps every card bought, one bought now helps none', () => {
    const both = (owned: CardId[], a: CardId, b: CardId): number => {
      const p = buying(pays(hand(owns(table(), 0, ...owned), 0, { gold: 5, spices: 6 }), 0, 20))
      p.play(0, take(a)).play(0, take(b))
      return Number(p.prompt(0)?.args?.price)
    }
    expect(both(['pottery'], 'cloth-making', 'agriculture')).toBe(135)
    expect(both(['mysticism'], 'deism', 'enlightenment')).toBe(200)
    expect(price(['mysticism', 'deism'], 'enlightenment')).toBe(120)
    expect(both(['engineering', 'pottery'], 'roadbuilding', 'mining')).toBe(280)
    expect(both(['coinage'], 'astronomy', 'medicine')).toBe(180)
  })
  test('ADV-12.8 ADV-19.1 ADV-19.2 ADV-R-48 ADV-T-3 ADV-T-4 ADV-T-9 ADV-T-10 ADV-T-11 ADV-T-12 each owned card contributes its one figure', () => {
    expect(price(['drama-and-poetry', 'music', 'architecture'], 'literacy')).toBe(80)
    expect([
      price(['architecture'], 'literacy'),
      price(['architecture'], 'law'),
      price(['architecture', 'law'], 'democracy'),
    ]).toEqual([105, 155, 190])
    expect(
      price(
        ['law', 'engineering', 'astronomy', 'coinage', 'medicine', 'mathematics', 'music', 'literacy'],
        'philosophy',
      ),
    ).toBe(90)
    expect(price(['law', ...CRAFTS, 'drama-and-poetry', 'music', 'architecture', 'literacy'], 'democracy')).toBe(75)
    expect(
      price(
        ['mysticism', 'deism', 'enlightenment', 'engineering', 'astronomy', 'coinage', 'medicine', 'mathematics'],
        'theology',
      ),
    ).toBe(100)
    expect(price(['metalworking'], 'military')).toBe(160)
  })
  test('ADV-12.10 a credit cannot be declined: the price is what it is, and the Treasury pays no more', () => {
    const p = buying(pays(owns(table(), 0, 'pottery'), 0, 40))
    p.play(0, take('cloth-making')).play(0, PAY)
    expect(p.s.treasury[0]).toBe(5)
  })
  test('ADV-12.11 ADV-T-7 ADV-T-8 a card covered by credits is free; surplus credit is lost', () => {
    expect(price(['engineering', 'coinage', 'medicine', 'mathematics'], 'astronomy')).toBe(0)
    expect(price(CRAFTS.slice(1), 'pottery')).toBe(0)
    const p = hand(owns(table(2), 0, ...CRAFTS.slice(1)), 0, { salt: 1 }).run(PROGRAMS.purchases)
    p.play(0, take('pottery')).play(0, PAY)
    expect([has(p, 0, 'pottery'), p.s.treasury[0], held(p, 0, 'salt')]).toEqual([true, 0, 1])
  })
  test('ADV-12.12 ADV-18.7d ADV-18.16b ADV-18.22c ADV-T-14 prerequisites must have been owned before', () => {
    const rich = (): Table => pays(hand(table(), 0, { gold: 5, ivory: 4, spices: 6 }), 0, 55)
    const p = buying(rich())
    p.play(0, take('law'))
    expect(p.refusal(0, take('philosophy'))).toMatchObject({ rule: 'ADV-12.12', args: { card: 'law' } })
    const needs: [CardId, CardId][] = [
      ['roadbuilding', 'engineering'],
      ['mining', 'engineering'],
      ['democracy', 'law'],
      ['philosophy', 'law'],
      ['monotheism', 'enlightenment'],
      ['theology', 'enlightenment'],
    ]
    for (const [card, first] of needs) {
      expect(buying(rich()).refusal(0, take(card))).toMatchObject({ rule: 'ADV-12.12', args: { card: first } })
      expect(buying(owns(rich(), 0, first)).can(0, take(card))).toBe(true)
    }
    const free = CARD_IDS.filter(id => !needs.some(([card]) => card === id))
    expect(free.every(id => buying(rich()).can(0, take(id)))).toBe(true)
  })
  test('ADV-12.13 cards are never given up: a purchase takes none away', () => {
    const p = buying(pays(owns(table(), 0, 'law', 'music'), 0, 55))
    p.play(0, take('pottery')).play(0, PAY)
    expect([has(p, 0, 'law'), has(p, 0, 'music'), has(p, 0, 'pottery')]).toEqual([true, true, true])
    sound(p)
  })
  test('ADV-12.15 ADV-12.16 ADV-R-69 ADV-T-16 of eleven commodities eight are kept, exactly three go, openly and by choice; of eight none', () => {
    const p = hand(table(2), 0, { salt: 4, gold: 3, cloth: 4 }).run(PROGRAMS.purchases)
    p.play(0, DONE)
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.giveBack', args: { cards: 11, most: 8 } })
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'ADV-12.15' })
    expect(p.choices(0, 'giveBack').map(c => c.trade)).toEqual(['salt', 'cloth', 'gold'])
    p.play(0, giveBack('salt')).play(0, giveBack('salt')).play(0, giveBack('cloth'))
    expect([p.s.handSize[0], p.asked, p.seen('kept')]).toMatchObject([8, null, [{ cards: 8 }]])
    expect(p.seen('gaveBack').map(e => e.trade)).toEqual(['salt', 'salt', 'cloth'])
    expect(p.game.events.gaveBack.sees.trade).toBe('all')
    const q = hand(table(2), 0, { salt: 4, gold: 4 }).run(PROGRAMS.purchases)
    expect(q.refusal(0, giveBack('salt'))).toMatchObject({ rule: 'ADV-R-69' })
    q.play(0, DONE)
    expect(q.asked).toBeNull()
  })
  test('ADV-12.17 ADV-12.18 ADV-R-51 nothing returns before all have finished; then each stack by itself, shuffled, the non-tradable calamity below', () => {
    const p = hand(hand(suffers(suffers(table(2), 0, 'famine'), 1, 'superstition'), 0, { salt: 4, timber: 2 }), 1, {
      salt: 1,
    })
    for (const id of ['famine', 'superstition'] as const) {
      p.s.victim[id === 'famine' ? 2 : 3] = -1
      setApart(p.s, 18 + (id === 'famine' ? 2 : 3))
    }
    pays(p, 0, 55)
    const before = stackOf(p, 3)
    p.run(PROGRAMS.purchases)
    p.play(0, take('pottery')).play(0, spend('salt', 4)).play(0, PAY)
    expect([apart(p, 'salt'), stackOf(p, 3)]).toEqual([4, before])
    p.play(1, DONE)
    const now = stackOf(p, 3)
    expect(now.slice(0, before.length)).toEqual(before)
    expect(now.slice(before.length, -1).sort()).toEqual(['salt', 'salt', 'salt', 'salt', 'superstition'])
    expect([now.at(-1), apart(p, 'salt'), p.seen('returned')]).toMatchObject(['famine', 0, [{ stack: 3, cards: 6 }]])
    sound(p)
    const orders = new Set(
      [1, 2, 3, 4, 5].map(seed => {
        const q = table(2, { seed })
        hand(q, 0, { salt: 3, timber: 3 })
        q.s.hand.fill(0)
        q.s.handSize.fill(0)
        for (let i = 0; i < 3; i++) for (const k of [4, 11]) setApart(q.s, k)
        const size = q.s.stackSize[2]
        step(q, returnCards, seed % 2, 0, seed % 3, 1 % 2, seed % 2)
        return stackOf(q, 3).slice(size).join()
      }),
    )
    expect(orders.size).toBeGreaterThan(1)
  })
  test('ADV-R-34 ADV-16.3.6 Grain laid open cannot be spent, but counts among the eight and may be surrendered', () => {
    const p = buying(hand(table(), 0, { grain: 4, salt: 5 }))
    p.s.shown[0] = 3
    p.play(0, take('pottery'))
    expect(p.choices(0, 'spend').filter(c => c.commodity === 'grain')).toEqual([spend('grain', 1)])
    expect(p.refusal(0, spend('grain', 2))).toMatchObject({ rule: 'ADV-16.3.6' })
    const q = hand(table(2), 0, { grain: 9 - 1, salt: 1 })
    q.s.shown[0] = 8
    q.run(PROGRAMS.purchases)
    expect(q.can(0, take('pottery'))).toBe(false) // 3 for the Salt is all they may spend
    q.play(0, DONE).play(0, giveBack('grain'))
    expect([q.s.handSize[0], q.s.shown[0]]).toEqual([8, 7])
  })
  test('ADV-12.4 ADV-0.1.22 who has no trade card is asked if their Treasury can pay for a card, and not otherwise', () => {
    expect(pays(table(), 3, 45).run(PROGRAMS.purchases).owing).toEqual([3])
    expect(pays(table(), 3, 44).run(PROGRAMS.purchases).asked).toBeNull()
    // Pottery, with its credit
    expect(pays(owns(table(), 3, 'cloth-making'), 3, 35).run(PROGRAMS.purchases).owing).toEqual([3])
  })
  test('ADV-18.6b ADV-R-50 ADV-R-70 Mining is free again every round, and nothing is stated yet', () => {
    const p = hand(owns(table(), 0, 'mining'), 0, { bronze: 3, gold: 2 })
    p.s.mined[0] = 1
    p.s.mining[0] = MINE_NONE
    p.run(PROGRAMS.purchases)
    expect([p.s.mined[0], p.s.mining[0]]).toEqual([0, MINE_BEST])
  })
  test('ADV-R-62 ADV-23.6 with two players the single Mysticism goes to the first in A.S.T. order, who buys first', () => {
    const p = pays(pays(hand(hand(table(2), 0, { salt: 1 }), 1, { salt: 1 }), 0, 50), 1, 50).run(PROGRAMS.purchases)
    expect(p.owing).toEqual([0])
    p.play(0, take('mysticism')).play(0, PAY)
    expect(p.owing).toEqual([1])
    expect(p.refusal(1, take('mysticism'))).toMatchObject({ rule: 'ADV-23.6' })
  })
})

describe('sets and Mining', () => {
  test('ADV-17.19 n equal cards are worth n x n x value, up to the number there are; ADV-T-19 kinds never combine', () => {
    const sets = (id: CommodityId): number[] =>
      Array.from({ length: COMMODITY_COUNT[COMMODITY_IDS.indexOf(id)] }, (_, i) =>
        setValue(COMMODITY_IDS.indexOf(id), i + 1),
      )
    expect(sets('iron')).toEqual([2, 8, 18, 32, 50, 72, 98, 128])
    expect(sets('salt')).toEqual([3, 12, 27, 48, 75, 108, 147, 192, 243])
    expect(sets('ivory')).toEqual([9, 36, 81, 144])
    expect(sets('dye')).toEqual([8, 32, 72, 128])
    expect(sets('gold')).toEqual([9, 36, 81, 144, 225])
    expect(handValue(hand(table(), 0, { grain: 3, oil: 2 }).s, 0)).toBe(52)
    expect(COMMODITY_COUNT.reduce((a, b) => a + b)).toBe(114)
  })
  test('ADV-T-17 4 Salt, 3 Timber, 2 Gold, 1 Ivory: 120, with Mining at best 165', () => {
    const p = hand(table(), 0, { salt: 4, timber: 3, gold: 2, ivory: 1 })
    expect([handValue(p.s, 0), totalOf(p.s, 0)]).toEqual([120, 120])
    owns(p, 0, 'mining')
    expect(totalOf(p.s, 0) - cardPoints(p.s, 0)).toBe(165)
  })
  test('ADV-18.6b ADV-R-50 ADV-T-18 one card larger, never above the cards in the game, at least one real card, five kinds only', () => {
    const gain = (id: CommodityId, n: number): number => gainOf(COMMODITY_IDS.indexOf(id), n)
    expect([gain('bronze', 3), gain('gems', 2), gain('gold', 4)]).toEqual([96 - 54, 72 - 32, 225 - 144])
    expect([gain('gold', 5), gain('bronze', 6), gain('iron', 8), gain('gold', 0)]).toEqual([0, 0, 0, 0])
    const p = buying(hand(owns(table(), 0, 'mining'), 0, { salt: 5, cloth: 2 }))
    p.play(0, take('pottery')).play(0, spend('salt', 5))
    expect([paymentValue(p.s, 0), p.choices(0, 'mine')]).toEqual([75, []])
  })
  test('ADV-R-70 ADV-T-20 3 Bronze and 2 Gold: unasked it is Gold, 135; Bronze may be stated, or none', () => {
    const p = buying(hand(owns(table(), 0, 'mining'), 0, { bronze: 3, gold: 2 }))
    p.play(0, take('agriculture')).play(0, spend('bronze', 3)).play(0, spend('gold', 2))
    expect(paymentValue(p.s, 0)).toBe(135)
    expect(p.choices(0, 'mine').map(c => c.mined)).toEqual(['none', 'bronze'])
    expect(p.refusal(0, mine('iron'))).toMatchObject({ rule: 'ADV-R-50', key: 'refuse.mineSpent' })
    p.play(0, mine('bronze'))
    expect(paymentValue(p.s, 0)).toBe(132)
    p.play(0, mine('none'))
    expect(paymentValue(p.s, 0)).toBe(90)
    p.play(0, mine('gold')).play(0, PAY)
    expect([p.s.mined[0], p.seen('mined')]).toMatchObject([1, [{ commodity: 'gold' }]])
    expect(
      buying(hand(table(), 0, { gold: 3 }))
        .play(0, take('pottery'))
        .refusal(0, mine('gold')),
    ).toMatchObject({ key: 'refuse.mining' })
  })
  test('ADV-R-70 ADV-15.6 ADV-T-95 in the last round Mining serves the purchase or the valuation, not both', () => {
    const arrange = (): Table => {
      // No card costs 96: at 100 four tokens more are paid either way.
      const p = buying(pays(hand(owns(table(), 0, 'mining'), 0, { bronze: 3, gold: 2 }), 0, 50))
      p.s.basket[CARD_IDS.indexOf('agriculture')] = 1
      return p
    }
    const p = arrange()
    expect(p.prompt(0)?.args).toMatchObject({ price: 100 })
    p.play(0, spend('bronze', 3)).play(0, PAY)
    expect([50 - p.s.treasury[0], p.s.mined[0]]).toEqual([4, 1])
    expect(totalOf(p.s, 0) - cardPoints(p.s, 0) - p.s.treasury[0]).toBe(36)
    const q = arrange()
    q.play(0, spend('bronze', 3)).play(0, mine('none')).play(0, PAY)
    expect([50 - q.s.treasury[0], q.s.mined[0]]).toEqual([46, 0])
    expect(totalOf(q.s, 0) - cardPoints(q.s, 0) - q.s.treasury[0]).toBe(81)
  })
  test('ADV-R-78 a Mining card bought now does not help the purchase that brings it, but the valuation; spent cards are shown', () => {
    const p = buying(pays(hand(owns(table(), 0, 'engineering'), 0, { gold: 5, silver: 2 }), 0, 5))
    p.play(0, take('mining')).play(0, spend('gold', 5))
    expect(paymentValue(p.s, 0)).toBe(225)
    p.play(0, PAY)
    expect([p.s.mined[0], totalOf(p.s, 0) - cardPoints(p.s, 0) - p.s.treasury[0]]).toEqual([0, 54])
    expect(p.seen('spent')).toMatchObject([{ commodity: 'gold', cards: 5 }])
  })
})

describe('credits', () => {
  const crafts = (self: CardId): Partial<Record<CardId, number>> =>
    to(
      10,
      ...CRAFTS.filter(id => id !== self && !(id === 'engineering' && (self === 'roadbuilding' || self === 'mining'))),
      'democracy',
      'monotheism',
    )
  const SCIENCES = ['engineering', 'astronomy', 'coinage', 'medicine', 'mathematics'] as const
  const sciences = (self: CardId) => to(20, ...SCIENCES.filter(id => id !== self), 'philosophy', 'theology')
  test('ADV-18.1c ADV-18.2c ADV-18.4d ADV-18.5d ADV-18.6d Crafts', () => {
    for (const id of ['pottery', 'cloth-making', 'agriculture', 'roadbuilding', 'mining'] as const)
      expect([id, credits(id)]).toEqual([id, crafts(id)])
  })
  test('ADV-18.3c ADV-18.7e Metalworking also 20 to Military, Engineering 20 to the Sciences', () => {
    expect(credits('metalworking')).toEqual({ ...crafts('metalworking'), military: 20 })
    expect(credits('engineering')).toEqual({ ...crafts('engineering'), ...sciences('engineering') })
  })
  test('ADV-18.8c ADV-18.9c ADV-18.10c ADV-18.11c Sciences', () => {
    for (const id of ['astronomy', 'coinage', 'medicine'] as const)
      expect([id, credits(id)]).toEqual([id, sciences(id)])
    expect(credits('mathematics')).toEqual({
      ...to(5, 'drama-and-poetry', 'music', 'architecture', 'literacy', 'law', 'mysticism'),
      ...to(10, 'enlightenment'),
      ...to(20, 'engineering', 'astronomy', 'coinage', 'medicine'),
      ...to(25, 'philosophy', 'theology'),
    })
  })
  test('ADV-18.12c ADV-18.13c ADV-18.14c ADV-18.15c Arts', () => {
    expect(credits('drama-and-poetry')).toEqual({
      ...to(5, 'mathematics', 'music', 'architecture', 'law', 'mysticism'),
      ...to(10, 'democracy', 'enlightenment'),
      ...to(20, 'literacy'),
    })
    expect(credits('music')).toEqual({
      ...to(5, 'drama-and-poetry', 'architecture', 'literacy', 'law', 'mysticism'),
      ...to(10, 'democracy', 'enlightenment'),
      ...to(20, 'mathematics', 'philosophy'),
    })
    expect(credits('architecture')).toEqual({
      ...to(5, 'mathematics', 'drama-and-poetry', 'music', 'literacy', 'mysticism'),
      ...to(10, 'democracy', 'enlightenment'),
      ...to(15, 'law'),
    })
    expect(credits('literacy')).toEqual({
      ...to(5, 'mathematics', 'drama-and-poetry', 'music', 'architecture', 'mysticism'),
      ...to(10, 'enlightenment'),
      ...to(25, 'law', 'democracy', 'philosophy'),
    })
  })
  test('ADV-18.20c ADV-18.21c ADV-18.22d Religion', () => {
    expect(credits('mysticism')).toEqual({
      ...to(5, 'mathematics', 'drama-and-poetry', 'music', 'architecture', 'literacy'),
      ...to(15, 'deism', 'enlightenment', 'monotheism', 'theology'),
    })
    expect(credits('deism')).toEqual(to(15, 'enlightenment', 'monotheism', 'theology'))
    expect(credits('enlightenment')).toEqual(to(15, 'monotheism', 'theology'))
  })
  test('ADV-18.16d ADV-18.17d ADV-18.18d ADV-18.19c ADV-18.23d ADV-18.24d ADV-19.7 six cards give none', () => {
    for (const id of ['law', 'democracy', 'military', 'philosophy', 'monotheism', 'theology'] as const)
      expect([id, credits(id)]).toEqual([id, {}])
  })
  test('ADV-19.8 the greatest credit each card can receive', () => {
    const { s } = owns(table(), 0, ...CARD_IDS)
    const greatest = Object.fromEntries(CARD_IDS.map((id, c) => [id, creditTowards(s, 0, c)]))
    expect(greatest).toEqual({
      ...to(60, 'pottery', 'cloth-making', 'metalworking', 'agriculture', 'roadbuilding', 'mining'),
      ...to(120, 'engineering', 'mathematics'),
      ...to(80, 'astronomy', 'coinage', 'medicine', 'enlightenment'),
      ...to(25, 'drama-and-poetry', 'music', 'architecture', 'mysticism'),
      ...to(150, 'philosophy', 'theology'),
      literacy: 40,
      law: 55,
      democracy: 125,
      military: 20,
      deism: 15,
      monotheism: 115,
    })
  })
  test('ADV-19.10 points are face values, never what was paid or saved', () => {
    const p = buying(pays(owns(table(), 0, 'pottery'), 0, 40))
    p.play(0, take('cloth-making')).play(0, PAY)
    expect(cardPoints(p.s, 0)).toBe(CARD_COST[0] + CARD_COST[1])
  })
})
