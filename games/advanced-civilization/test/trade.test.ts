import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS, TRADE_IDS } from '../data/trade.ts'
import { offer as truth } from '../src/decisions/offer.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { fromOf, nameOf } from '../src/state.ts'
import { hand, held, pays, sound, step, type Table, table } from './table.ts'

type Cards = Record<string, number>
const offer = (cards: Cards, commodity: string, other: string, more: Record<string, unknown> = {}) =>
  ({ verb: 'offer', cards, commodity, other, ...more }) as never
const agree = (seat: number) => ({ verb: 'agree', with: seat })
const trading = (p: Table): Table =>
  step(
    p.set(s => {
      s.phase = 10
    }),
    openTrade,
  )
const market = (options = {}): Table =>
  trading(
    hand(
      hand(hand(table(4, { options }), 0, { salt: 2, grain: 1, cloth: 2 }), 1, { iron: 2, hides: 3, epidemic: 1 }),
      2,
      { bronze: 3 },
    ),
  )
const deal = (
  p: Table,
  a: number,
  cards: Parameters<typeof offer>,
  b: number,
  other: Parameters<typeof offer>,
): Table =>
  p
    .play(a, offer(...cards))
    .play(b, offer(...other))
    .play(a, agree(b))
    .play(b, agree(a))
const from = (p: Table, seat: number, id: (typeof CALAMITY_IDS)[number]): number =>
  p.s.from[fromOf(seat, CALAMITY_IDS.indexOf(id))]

describe('phase 10, trade', () => {
  test('ADV-10.1 open to everyone with three cards', () => {
    const p = trading(hand(market(), 3, { gold: 2 })) // two are not enough
    expect([p.asked, p.owing]).toEqual(['trade', [0, 1, 2]])
    expect(p.can(3, { verb: 'done' })).toBe(false)
  })
  test('ADV-10.2 only trade cards change hands', () => {
    const p = pays(market(), 0, 9)
    expect(p.refusal(0, offer({ salt: 2, grain: 1, treasury: 5 }, 'salt', 'grain'))).toMatchObject({
      rule: 'ADV-10.5',
      key: 'refuse.offerShape',
    })
    expect(p.refusal(0, offer({ salt: 2, grain: 1, literacy: 1 }, 'salt', 'grain'))).toMatchObject({
      key: 'refuse.offerShape',
    })
  })
  test('ADV-10.3 a deal is between exactly two', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', 'grain', { target: 1 }))
    p.play(2, offer({ bronze: 3 }, 'bronze', 'bronze'))
    expect(p.refusal(2, agree(0))).toMatchObject({ rule: 'ADV-R-24', key: 'refuse.offerToOther' })
    expect(p.refusal(0, agree(0))).toMatchObject({ rule: 'ADV-10.3' })
    expect(p.refusal(0, offer({ salt: 2, grain: 1 }, 'salt', 'grain', { target: 0 }))).toMatchObject({
      rule: 'ADV-10.3',
    })
  })
  test('ADV-10.4 three cards a side at least; the sides need not be equal', () => {
    const p = market()
    expect(p.refusal(0, offer({ salt: 2 }, 'salt', 'salt'))).toMatchObject({ rule: 'ADV-10.4', args: { least: 3 } })
    deal(p, 0, [{ salt: 2, grain: 1, cloth: 2 }, 'salt', 'cloth'], 2, [{ bronze: 3 }, 'bronze', 'bronze'])
    expect([p.s.handSize[0], p.s.handSize[2]]).toEqual([3, 5])
  })
  test('ADV-10.5 ADV-R-23 ADV-R-24 the number and two different commodities of the offer, checked; the rest is hidden', () => {
    const p = market()
    expect(p.refusal(0, offer({ salt: 2, grain: 1 }, 'salt', 'gold'))).toMatchObject({ rule: 'ADV-R-23' })
    // two kinds: both are named
    expect(p.refusal(0, offer({ salt: 2, grain: 1 }, 'salt', 'salt'))).toMatchObject({ rule: 'ADV-R-23' })
    expect(p.refusal(0, offer({ salt: 3, grain: 1 }, 'salt', 'grain'))).toMatchObject({ rule: 'ADV-R-24' })
    p.play(0, offer({ salt: 2, grain: 1, cloth: 1 }, 'grain', 'cloth'))
    const seen = p.view(2)
    expect([
      seen.offerCards[0],
      TRADE_IDS[seen.offerNames[nameOf(0, 0)]],
      TRADE_IDS[seen.offerNames[nameOf(0, 1)]],
    ]).toEqual([4, 'grain', 'cloth'])
    expect(seen.offer.every(n => n === 0)).toBe(true)
    expect(p.seen('offered')).toMatchObject([{ cards: 4, commodity: 'grain', other: 'cloth' }])
  })
  test('ADV-T-42 2 Salt, 1 Grain, 1 Epidemic name Salt and Grain; 2 Salt and Piracy name Salt twice; 1 Salt and two calamities cannot be offered', () => {
    const p = trading(hand(hand(table(3), 0, { salt: 2, grain: 1, epidemic: 1, piracy: 1 }), 1, { iron: 3 }))
    expect(p.can(0, offer({ salt: 2, grain: 1, epidemic: 1 }, 'salt', 'grain'))).toBe(true)
    expect(p.can(0, offer({ salt: 2, grain: 1, epidemic: 1 }, 'salt', 'epidemic'))).toBe(false)
    expect(p.can(0, offer({ salt: 2, piracy: 1 }, 'salt', 'salt'))).toBe(true)
    expect(p.can(0, offer({ salt: 1, epidemic: 1, piracy: 1 }, 'salt', 'salt'))).toBe(false)
  })
  test('ADV-25.3 naming by cards: any two of the offered cards', () => {
    const p = trading(
      hand(hand(table(3, { options: { naming: 'cards' } }), 0, { salt: 2, grain: 1, epidemic: 1, piracy: 1 }), 1, {
        iron: 3,
      }),
    )
    expect(p.can(0, offer({ salt: 2, grain: 1 }, 'salt', 'salt'))).toBe(true)
    expect(p.can(0, offer({ salt: 1, epidemic: 1, piracy: 1 }, 'salt', 'piracy'))).toBe(true)
    expect(p.refusal(0, offer({ salt: 1, grain: 1, piracy: 1 }, 'salt', 'salt'))).toMatchObject({ rule: 'ADV-25.3' })
  })
  test('ADV-10.8 ADV-R-22 a non-tradable calamity is never offered, nor does it count towards three cards; everybody is asked all the same', () => {
    const p = trading(hand(hand(table(3), 0, { salt: 2, famine: 1 }), 1, { iron: 3 }))
    expect(p.owing).toEqual([0, 1])
    expect(p.refusal(0, offer({ salt: 2, famine: 1 }, 'salt', 'salt'))).toMatchObject({ rule: 'ADV-10.8' })
    expect(p.legal(0)).toEqual([{ verb: 'done' }])
    expect(p.prompt(0)?.args).toMatchObject({ cards: 3 })
  })
  test('ADV-10.9 offers may be changed or withdrawn until both have agreed; then the cards change hands at once and for good', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', 'grain'))
      .play(1, offer({ hides: 3 }, 'hides', 'hides'))
      .play(1, agree(0))
    p.play(0, offer({ grain: 1, cloth: 2 }, 'grain', 'cloth'))
    expect(p.s.agreed[1]).toBe(0)
    p.play(1, agree(0)).clear().play(0, agree(1))
    expect([held(p, 0, 'hides'), held(p, 0, 'cloth'), held(p, 1, 'cloth'), held(p, 1, 'grain')]).toEqual([3, 0, 2, 1])
    expect(p.refusal(0, { verb: 'withdraw' })).toMatchObject({ rule: 'ADV-10.9' })
    sound(p)
  })
  test('ADV-10.10 ADV-R-25 ADV-T-43 a calamity is passed on and on, also back; the last giver is the trader, and nothing shows', () => {
    const p = trading(hand(hand(hand(table(3), 0, { salt: 3, epidemic: 1 }), 1, { iron: 3 }), 2, { cloth: 3 }))
    p.clear()
    deal(p, 0, [{ salt: 2, epidemic: 1 }, 'salt', 'salt'], 1, [{ iron: 3 }, 'iron', 'iron'])
    expect([held(p, 1, 'epidemic'), from(p, 1, 'epidemic'), p.s.victim.every(v => v === -1)]).toEqual([1, 0, true])
    expect(p.revealed & 0b000000100).toBe(0b100) // an offer is public …
    p.clear()
      .play(1, offer({ salt: 2, epidemic: 1 }, 'salt', 'salt'))
      .play(2, offer({ cloth: 3 }, 'cloth', 'cloth'))
      .play(1, agree(2))
      .clear()
    p.play(2, agree(1))
    expect(p.revealed).toBe(0b110) // … what changes hands is not
    expect([from(p, 1, 'epidemic'), from(p, 2, 'epidemic')]).toEqual([-1, 1])
    expect(p.view(0).from.every(x => x === -1)).toBe(true)
    deal(p, 2, [{ salt: 2, epidemic: 1 }, 'salt', 'salt'], 0, [{ iron: 3 }, 'iron', 'iron'])
    expect([held(p, 0, 'epidemic'), from(p, 0, 'epidemic')]).toEqual([1, 2])
    sound(p)
  })
  test('ADV-10.11 cards are shown to nobody: neither view, log nor list', () => {
    const p = market()
    p.play(1, offer({ iron: 2, epidemic: 1 }, 'iron', 'iron'))
    for (const viewer of [0, 2, 'table'] as const)
      expect(Array.from(p.view(viewer).offer).every(n => n === 0)).toBe(true)
    expect([p.game.events.offered.sees.hidden, p.game.events.received.sees.hidden]).toEqual(['owner', 'owner'])
    expect(JSON.stringify(p.legal(0))).not.toContain('epidemic')
  })
  test('ADV-10.13 trading lasts until all have finished; nothing limits the number of offers', () => {
    const p = market()
    p.play(0, { verb: 'done' }).play(2, { verb: 'done' })
    expect(p.asked).toBe('trade')
    p.play(1, { verb: 'done' })
    expect(p.asked).toBeNull()
    const q = market()
    for (let i = 0; i < 120; i++) q.play(0, offer({ salt: 2, grain: 1 }, 'salt', 'grain'))
    expect([q.asked, q.s.offerCards[0]]).toEqual(['trade', 3])
  })
  test('ADV-10.8 ADV-11.2 a calamity that stays with its drawer is in no offer that is suggested or made at random', () => {
    const p = trading(hand(hand(table(4), 0, { salt: 2, volcano: 1 }), 1, { iron: 3, famine: 1, volcano: 0 }))
    hand(p, 0, { grain: 1 })
    const rng = new FastRng(3)
    for (let i = 0; i < 40; i++)
      expect(truth.form.sample?.(p.s, 0, rng)).toMatchObject({ cards: { salt: 2, grain: 1 } })
    const few = trading(hand(hand(hand(table(4), 0, { salt: 2, volcano: 1 }), 1, { iron: 3 }), 2, { bronze: 3 }))
    expect([few.owing, few.choices(0, 'offer')]).toEqual([[0, 1, 2], []])
  })
  test('ADV-10.6 what is wanted or claimed is never checked', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', 'grain', { claim: { gold: 3 }, want: 'ivory' }))
    expect(p.seen('offered')).toMatchObject([{ claim: { gold: 3 }, want: 'ivory' }])
  })
})
