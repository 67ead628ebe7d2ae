/** Offers at the market: their form, to whom they are made, what a plain list suggests. */
import { EVERYONE, FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { COMMODITY_IDS, TRADE_IDS } from '../data/trade.ts'
import { offer as truth } from '../src/decisions/offer.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { hand, step, type Table, table } from './table.ts'

type More = Record<string, unknown>
const offer = (more: More = {}) =>
  ({ verb: 'offer', cards: { salt: 2, grain: 1 }, commodity: 'salt', ...more }) as never
const market = (): Table =>
  step(
    hand(hand(hand(table(4), 0, { salt: 2, grain: 1, cloth: 2 }), 1, { iron: 2, hides: 3, epidemic: 1 }), 2, {
      bronze: 3,
    }),
    openTrade,
  )

describe('the form of an offer', () => {
  test.each<[string, More]>([
    ['no list of cards', { cards: 3 }],
    ['nothing', { cards: null }],
    ['a row', { cards: ['salt', 'salt', 'grain'] }],
    ['none of a card', { cards: { salt: 2, grain: 1, cloth: 0 } }],
    ['ten of a card', { cards: { salt: 10 } }],
    ['half a card', { cards: { salt: 2.5, grain: 1 } }],
    ['a card there is not', { cards: { salt: 2, silk: 1 } }],
    ['a word too many', { cards: { salt: 2, grain: 1 }, price: 9 }],
  ])('CIV-16.3b %s is no offer', (_, more) => {
    expect(market().refusal(0, offer(more))).toEqual({ rule: 'CIV-16.3b', key: 'refuse.offerShape' })
  })
  test.each<[string, More]>([
    ['a claim that is no list of cards', { claim: 'gold' }],
    ['a claim of ten', { claim: { gold: 10 } }],
    ['a wish for what is no commodity', { want: 'epidemic' }],
  ])('CIV-16.3c %s is none', (_, more) => {
    expect(market().refusal(0, offer(more))).toEqual({ rule: 'CIV-16.3c', key: 'refuse.offerShape' })
  })
  test.each<[string, unknown]>([
    ['oneself', 0],
    ['nobody at the table', 4],
    ['a name', 'Rome'],
    ['half a player', 1.5],
    ['less than all', -2],
  ])('CIV-16.4 an offer is made to all or to one other player, not to %s', (_, target) => {
    const p = market()
    expect(p.refusal(0, offer({ target }))).toEqual({ rule: 'CIV-16.4', key: 'refuse.twoPlayers' })
    for (const good of [-1, 1, 2, 3]) expect(p.can(0, offer({ target: good }))).toBe(true)
  })
  test('CIV-16.3c what is claimed and wished need not be there; nothing wished may be said in three ways', () => {
    const p = market()
    for (const want of COMMODITY_IDS) expect(p.can(0, offer({ want })), want).toBe(true)
    for (const more of [{ claim: { gold: 9 } }, { want: 'none' }, { want: null }, {}])
      expect(p.can(0, offer(more)), JSON.stringify(more)).toBe(true)
  })
})

describe('whom an offer reaches', () => {
  test('CIV-R-35 an offer to all is told to all with what is stated and wished; all have seen it', () => {
    const p = market().clear()
    p.play(0, offer({ want: 'iron', claim: { gold: 3 } }))
    expect([p.revealed, p.seen('offered')]).toEqual([
      EVERYONE,
      [expect.objectContaining({ seat: 0, cards: 3, points: 16, commodity: 'salt', want: 'iron', claim: { gold: 3 } })],
    ])
    p.clear().play(0, offer())
    expect(p.seen('offered')).toMatchObject([{ want: 'none', claim: {} }])
  })
  test('CIV-R-35 who is spoken to is asked again, even if they had finished; not with fewer than three cards', () => {
    const p = hand(market(), 3, { gold: 2 })
    p.play(1, { verb: 'done' })
    expect(p.owing).toEqual([0, 2])
    p.play(0, offer())
    expect(p.owing).toEqual([0, 2]) // to all: nobody is asked again
    p.play(0, offer({ target: 1 }))
    expect([p.owing, p.seen('offeredTo').length]).toEqual([[0, 1, 2], 1])
    p.play(0, offer({ target: 3 }))
    expect(p.owing).toEqual([0, 1, 2])
    p.play(2, { verb: 'done' })
    p.play(0, offer({ target: 2 }))
    expect(p.owing).toEqual([0, 1, 2]) // three cards are enough
  })
  test('CIV-16.1b an offer changed is another: who agreed to the old one has agreed to nothing, and what it said is gone', () => {
    const p = market()
    p.play(0, offer({ want: 'iron', target: 1 }))
    p.play(1, { verb: 'offer', cards: { iron: 2, hides: 1 }, commodity: 'iron', target: 0 } as never)
    p.play(1, { verb: 'agree', with: 0 })
    expect(p.s.agreed[1]).not.toBe(0)
    p.play(0, offer({ cards: { salt: 1, grain: 1, cloth: 1 }, commodity: 'cloth' }))
    expect([p.s.agreed[1], p.s.offerWants[0], p.s.offerTo[0], p.s.offerCards[0]]).toEqual([0, -1, -1, 3])
    expect(p.s.offerNames[0]).toBe(COMMODITY_IDS.indexOf('cloth'))
    p.clear().play(0, { verb: 'withdraw' })
    expect([p.s.offerCards[0], p.s.offerNames[0], p.s.offerPoints[0]]).toEqual([0, -1, 0])
    expect(p.seen('withdrew')).toEqual([{ type: 'withdrew', seat: 0 }])
  })
})

describe('what a plain list suggests', () => {
  test('CIV-16.3a the three least useful cards: single ones first, cheap before dear; with the calamity and without, each once', () => {
    const p = market()
    const cards = (seat: number) => p.choices(seat, 'offer').map(a => a.cards)
    expect(cards(0)).toEqual([{ salt: 2, grain: 1 }])
    expect(cards(1)).toEqual([
      { iron: 2, epidemic: 1 },
      { iron: 2, hides: 1 },
    ])
    expect(cards(2)).toEqual([{ bronze: 3 }])
    p.play(2, { verb: 'offer', cards: { bronze: 3 }, commodity: 'bronze' } as never)
    expect(p.choices(0, 'offer').map(a => a.target)).toEqual([-1, 2]) // to all, and in answer
    expect(p.choices(2, 'offer').map(a => a.target)).toEqual([-1]) // never in answer to oneself
    const many = hand(hand(table(4), 3, { salt: 9 }), 0, { bronze: 3, epidemic: 1, piracy: 1 })
    step(many, openTrade)
    expect(many.choices(3, 'offer')).toMatchObject([{ cards: { salt: 3 } }])
    expect(many.choices(0, 'offer')[0].cards).toEqual({ bronze: 2, epidemic: 1 }) // one calamity, not both
  })
  test('CIV-16.3b the commodity named is the one asked for, if it is there; else the one there is most of; without any no offer', () => {
    const p = market()
    const counts = (cards: Record<string, number>) => TRADE_IDS.map(id => cards[id] ?? 0)
    const named = (cards: Record<string, number>, first?: string) =>
      truth.offerOf(p.s, counts(cards), -1, -1, first ? COMMODITY_IDS.indexOf(first as never) : -1)?.commodity
    expect(named({ salt: 2, grain: 1 })).toBe('salt')
    expect(named({ salt: 2, grain: 1 }, 'grain')).toBe('grain')
    expect(named({ salt: 2, grain: 1 }, 'gold')).toBe('salt')
    expect(truth.offerOf(p.s, counts({ epidemic: 3 }), -1, -1)).toBe(null)
    const wanted = truth.offerOf(p.s, counts({ salt: 3 }), -1, COMMODITY_IDS.indexOf('iron'))
    expect(wanted?.want).toBe('iron')
  })
  test('CIV-16.3a an offer at random is one that may be made: three to six cards of the hand, to all or to another', () => {
    const p = hand(hand(market(), 0, { gold: 3 }), 1, { ochre: 2 })
    hand(p, 3, { cloth: 2 })
    const rng = new FastRng(5)
    const sizes = new Set<number>()
    const targets = new Set<unknown>()
    for (let i = 0; i < 60; i++) {
      const made = truth.form.sample?.(p.s, 0, rng)
      expect(made && p.can(0, made)).toBe(true)
      sizes.add(Object.values((made?.cards ?? {}) as Record<string, number>).reduce((a, b) => a + b, 0))
      targets.add(made?.target)
      expect(truth.form.sample?.(p.s, 2, rng)).toMatchObject({ cards: { bronze: 3 } })
      expect(truth.form.sample?.(p.s, 3, rng)).toBe(null)
    }
    expect([...sizes].sort()).toEqual([3, 4, 5, 6])
    expect([...targets].sort()).toEqual([-1, 1, 2, 3])
  })
  test('CIV-16.3a of a hand of three an offer at random draws three cards, and no card that is not there', () => {
    const drawnFrom: number[] = []
    const last = { below: (n: number) => drawnFrom.push(n) && n - 1 }
    expect(truth.form.sample?.(market().s, 2, last)).toMatchObject({ cards: { bronze: 3 } })
    expect(drawnFrom).toEqual([1, 3, 2, 1, 8]) // how many, which three, to whom of four seats
  })
})
