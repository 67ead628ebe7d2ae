import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { openTrade } from '../src/decisions/trade.ts'
import { civilization } from '../src/game.ts'
import { PROGRAMS, VERBS } from '../src/verbs.ts'
import { city, hand, held, pays, sound, step, suffers, type Table, table } from './table.ts'

type Cards = Record<string, number>
const offer = (cards: Cards, commodity: string, more: Record<string, unknown> = {}) =>
  ({ verb: 'offer', cards, commodity, ...more }) as never
const agree = (seat: number) => ({ verb: 'agree', with: seat })
const market = (): Table =>
  step(
    hand(hand(hand(table(4), 0, { salt: 2, grain: 1, cloth: 2 }), 1, { iron: 2, hides: 3, epidemic: 1 }), 2, {
      bronze: 3,
    }),
    openTrade,
  )

describe('phase 10, trade', () => {
  test('CIV-16.1a CIV-16.3g CIV-R-35 open to everyone with three cards at the same time', () => {
    const p = hand(market(), 3, { gold: 2 })
    expect([p.asked, p.owing]).toEqual(['trade', [0, 1, 2]])
    expect(p.can(3, { verb: 'done' })).toBe(false)
  })
  test('CIV-16.5 CIV-R-35 trading lasts until all have finished; a clock would play "done"', () => {
    const p = market()
    p.play(0, { verb: 'done' })
    p.play(2, { verb: 'done' })
    expect(p.asked).toBe('trade')
    p.play(1, { verb: 'done' })
    expect(p.asked).toBeNull()
    const decision = civilization.decisions.find(({ name }) => name === 'trade')
    expect([decision?.hasBell, decision?.fallback(p.s, 0)]).toEqual([true, VERBS.done.code()])
  })
  test('CIV-16.1b CIV-16.5 nothing limits the number of offers', () => {
    const p = market()
    for (let i = 0; i < 120; i++) p.play(0, offer({ salt: 2, grain: 1 }, i % 2 === 0 ? 'salt' : 'grain'))
    expect([p.asked, p.s.offerNames[0], p.s.offersMade[0]]).toEqual(['trade', 5, 99])
    sound(p)
    for (const seat of [0, 1, 2]) p.play(seat, { verb: 'done' }) // the bell
    expect(p.asked).toBeNull()
  })
  test('CIV-16.3a CIV-16.3b CIV-16.3e three cards, their true number, true total and one true commodity', () => {
    const p = market()
    expect(p.refusal(0, offer({ salt: 2 }, 'salt'))).toMatchObject({ rule: 'CIV-16.3a' })
    expect(p.refusal(0, offer({ salt: 2, grain: 1 }, 'gold'))).toMatchObject({
      rule: 'CIV-16.3b',
      key: 'refuse.nameOne',
    })
    expect(p.refusal(0, offer({ salt: 3, grain: 1 }, 'salt'))).toMatchObject({ rule: 'CIV-R-36' })
    p.play(0, offer({ salt: 2, grain: 1 }, 'grain'))
    const seen = p.view(2)
    expect([seen.offerCards[0], seen.offerPoints[0], seen.offerNames[0]]).toEqual([3, 16, 5])
    expect(p.can(0, offer({ salt: 2, grain: 1 }, 'salt'))).toBe(true)
  })
  test('CIV-16.3d undeclared cards reach nobody: neither view, log nor list', () => {
    const p = market()
    p.play(1, offer({ iron: 2, epidemic: 1 }, 'iron'))
    for (const viewer of [0, 2, 'table'] as const)
      expect(Array.from(p.view(viewer).offer).every(n => n === 0)).toBe(true)
    const spec = p.game.events.offered.sees
    expect(spec.hidden).toBe('owner')
    expect(JSON.stringify(p.legal(0))).not.toContain('epidemic')
  })
  test('CIV-16.6 CIV-T-34 CIV-R-37 CIV-17.4.4 each commodity counts as a set, a calamity nothing: 3 Hides, 2 Ochre and a calamity are six cards, 13 points', () => {
    const p = step(hand(hand(table(3), 0, { hides: 3, ochre: 2, piracy: 1 }), 1, { salt: 3 }), openTrade)
    expect(p.refusal(0, offer({ hides: 3, ochre: 2, piracy: 1 }, 'piracy'))).toMatchObject({ rule: 'CIV-16.3b' })
    p.play(0, offer({ hides: 3, ochre: 2, piracy: 1 }, 'ochre'))
    expect([p.s.offerCards[0], p.s.offerPoints[0]]).toEqual([6, 13])
  })
  test('CIV-16.1b an offer may be changed or withdrawn until cards change hands; who agreed has agreed to nothing', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt'))
    p.play(1, offer({ hides: 3 }, 'hides'))
    p.play(1, agree(0))
    p.play(0, offer({ grain: 1, cloth: 2 }, 'grain'))
    expect(p.s.agreed[1]).toBe(0)
    p.play(1, agree(0))
    p.play(0, { verb: 'withdraw' })
    expect([p.s.agreed[1], p.s.offerCards[0]]).toEqual([0, 0])
    expect(p.refusal(0, { verb: 'withdraw' })).toMatchObject({ rule: 'CIV-16.1b' })
    expect(held(p, 0, 'salt')).toBe(2)
  })
  test('CIV-16.3f CIV-16.1c CIV-R-36 when both confirm, the cards swap at once, face down, and the deal is final', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt'))
    p.play(1, offer({ hides: 3 }, 'hides', { target: 0 })) // a reply
    p.play(1, agree(0))
    expect(p.refusal(2, agree(0))).toMatchObject({ rule: 'CIV-16.3a' })
    p.clear()
    p.play(0, agree(1))
    expect([held(p, 0, 'hides'), held(p, 0, 'salt'), held(p, 1, 'salt'), held(p, 1, 'hides')]).toEqual([3, 0, 2, 0])
    expect([p.s.handSize[0], p.s.handSize[1]]).toEqual([5, 6])
    expect(p.revealed & 0b100000100).toBe(0) // neither the third player nor the table saw a face
    expect([p.s.offerCards[0], p.s.offerCards[1]]).toEqual([0, 0])
    sound(p)
  })
  test('CIV-16.1c a deal is final: nothing either of them can say takes the cards back', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt'))
    p.play(1, offer({ hides: 3 }, 'hides', { target: 0 }))
    p.play(1, agree(0))
    p.play(0, agree(1))
    expect(p.refusal(0, { verb: 'withdraw' })).toMatchObject({ rule: 'CIV-16.1b' })
    expect(p.refusal(1, { verb: 'withdraw' })).toMatchObject({ rule: 'CIV-16.1b' })
    for (const seat of [0, 1]) {
      expect(p.can(seat, agree(1 - seat))).toBe(false) // the words of the old deal are spent
      p.play(seat, { verb: 'done' })
    }
    expect([held(p, 0, 'hides'), held(p, 1, 'salt'), held(p, 1, 'grain')]).toEqual([3, 2, 1])
    // Not even in the table's own undo: what was seen cannot be unseen.
    const match = new Match(civilization, setupOf(civilization, 4), keyOf('final'))
    match.layout.copy(match.state as never, market().s)
    expect(match.play(0, offer({ salt: 2, grain: 1 }, 'salt')).ok).toBe(true)
    expect(match.play(1, offer({ hides: 3 }, 'hides', { target: 0 })).ok).toBe(true)
    expect(match.play(1, agree(0)).ok).toBe(true)
    expect(match.play(0, agree(1)).ok).toBe(true)
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false])
  })
  test('CIV-R-107 a table may cap the exchanges of a round: the last one ends trading, and the next round begins anew', () => {
    const deal = (p: Table, seat: number, other: number): Table => p.play(seat, agree(other)).play(other, agree(seat))
    const p = market()
    p.s.mostExchanges = 2
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.tradeLimited', args: { exchanges: 2 } })
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt')).play(1, offer({ hides: 3 }, 'hides'))
    deal(p, 0, 1)
    expect([p.asked, p.s.exchanges, p.owing]).toEqual(['trade', 1, [0, 1, 2]])
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.tradeLimited', args: { exchanges: 1 } })
    p.play(0, offer({ hides: 3 }, 'hides')).play(2, offer({ bronze: 3 }, 'bronze'))
    deal(p, 2, 0)
    expect([p.asked, held(p, 0, 'bronze')]).toEqual([null, 3])
    step(p, openTrade)
    expect([p.asked, p.s.exchanges]).toEqual(['trade', 0])
    const free = market()
    expect(free.prompt(0)).toMatchObject({ key: 'prompt.trade' })
    for (let i = 0; i < 60; i++) {
      free.play(0, offer(i % 2 ? { hides: 3 } : { salt: 2, grain: 1 }, i % 2 ? 'hides' : 'salt'))
      free.play(1, offer(i % 2 ? { salt: 2, grain: 1 } : { hides: 3 }, i % 2 ? 'salt' : 'hides'))
      deal(free, 0, 1)
    }
    expect([free.asked, free.s.exchanges]).toEqual(['trade', 0])
  })
  test('CIV-R-35 one trader alone goes on until they pass; an exchange cancels the passes of the two', () => {
    const p = market()
    p.play(0, { verb: 'done' }).play(1, { verb: 'done' })
    expect([p.asked, p.owing]).toEqual(['trade', [2]])
    p.play(2, offer({ bronze: 3 }, 'bronze', { target: 0 }))
    expect(p.owing).toEqual([0, 2]) // who is spoken to is asked again
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', { target: 2 }))
      .play(0, { verb: 'done' })
      .play(2, agree(0))
    expect(p.owing).toEqual([0, 2])
    p.play(2, { verb: 'done' }).play(0, agree(2))
    expect([p.asked, p.owing]).toEqual(['trade', [0, 2]])
    p.play(2, { verb: 'done' }).play(0, { verb: 'done' })
    expect(p.asked).toBeNull()
  })
  test('CIV-R-37 the two sides need not match in number or value', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1, cloth: 2 }, 'cloth'))
    p.play(2, offer({ bronze: 3 }, 'bronze', { target: 0 }))
    p.play(0, agree(2))
    expect(p.s.handSize[0]).toBe(5) // one word is not enough
    p.play(2, agree(0))
    expect([p.s.handSize[0], p.s.handSize[2]]).toEqual([3, 5])
  })
  test('CIV-16.2 only trade cards are exchanged', () => {
    const p = pays(market(), 0, 9)
    expect(p.refusal(0, offer({ salt: 2, grain: 1, treasury: 5 }, 'salt'))).toMatchObject({ rule: 'CIV-16.3b' })
    expect(p.refusal(0, offer({ salt: 2, grain: 1, literacy: 1 }, 'salt'))).toMatchObject({ rule: 'CIV-16.3b' })
  })
  test('CIV-16.4 a deal involves exactly two players', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', { target: 1 }))
    p.play(2, offer({ bronze: 3 }, 'bronze'))
    expect(p.refusal(2, agree(0))).toMatchObject({ rule: 'CIV-R-36' })
    expect(p.refusal(0, offer({ salt: 2, grain: 1 }, 'salt', { target: 0 }))).toMatchObject({ rule: 'CIV-16.4' })
    const misnamed = offer({ salt: 2, grain: 1 }, 'salt', { to: 1 }) // the addressee has one name
    expect(p.refusal(0, misnamed)).toMatchObject({ key: 'refuse.offerShape' })
    expect(p.refusal(0, agree(0))).toMatchObject({ rule: 'CIV-16.4' })
  })
  test('CIV-16.3d CIV-R-36 talk may be false: what is wanted or claimed is never checked', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', { claim: { gold: 3 }, want: 'gems' }))
    expect(p.seen('offered')).toMatchObject([{ claim: { gold: 3 }, want: 'gems', points: 16 }])
  })
  test('CIV-R-35 a completed exchange cancels the passes of the two', () => {
    const p = market()
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt'))
    p.play(1, offer({ hides: 3 }, 'hides', { target: 0 }))
    p.play(1, agree(0))
    p.play(1, { verb: 'done' })
    expect(p.owing).toEqual([0, 2])
    p.play(0, agree(1))
    expect(p.owing).toEqual([0, 1, 2])
  })
  test('CIV-19.3b CIV-22.2.2b CIV-R-38 a calamity that arrives is revealed, leaves the hand, and its giver is remembered; it cannot be passed on', () => {
    const p = market()
    p.play(1, offer({ iron: 2, epidemic: 1 }, 'iron'))
    p.play(0, offer({ salt: 2, grain: 1 }, 'salt', { target: 1 }))
    p.play(0, agree(1))
    p.clear()
    p.play(1, agree(0))
    expect([p.s.victim[4], p.s.giver[4], held(p, 0, 'epidemic'), p.s.handSize[0]]).toEqual([0, 1, 0, 4])
    expect(p.seen('passed')).toMatchObject([{ seat: 0, calamity: 'epidemic', by: 1 }])
    expect(p.revealed & 0x100).toBe(0x100)
    expect(p.refusal(0, offer({ epidemic: 1, iron: 2 }, 'iron'))).toMatchObject({ rule: 'CIV-R-36' })
    sound(p)
  })
  test('CIV-R-35 trading ends when fewer than two have three cards', () => {
    const p = step(hand(hand(table(3), 0, { salt: 2, epidemic: 1 }), 1, { iron: 3 }), openTrade)
    p.play(0, offer({ salt: 2, epidemic: 1 }, 'salt'))
    p.play(1, offer({ iron: 3 }, 'iron', { target: 0 }))
    p.play(1, agree(0))
    p.play(0, agree(1))
    expect([p.s.handSize[1], p.asked]).toEqual([2, null])
    // One alone has nobody to trade with: it does not begin.
    expect(step(hand(hand(table(3), 0, { salt: 3 }), 1, { iron: 2 }), openTrade).asked).toBeNull()
  })
  test('CIV-16.3g CIV-R-35 a player left with two cards by an exchange is asked no more; trading goes on without them', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const p = hand(hand(table(4), 0, { salt: 2, epidemic: 1 }), 1, { iron: 3 })
      step(hand(hand(p, 2, { bronze: 3 }), 3, { cloth: 3 }), openTrade)
      p.play(0, offer({ salt: 2, epidemic: 1 }, 'salt')).play(1, offer({ iron: 3 }, 'iron'))
      for (const seat of order) p.play(seat, agree(1 - seat))
      expect([p.s.handSize[1], p.asked, p.owing]).toEqual([2, 'trade', [0, 2, 3]])
    }
  })
  test('CIV-19.4a CIV-R-96 a calamity need not be traded: it does nothing to its drawer', () => {
    const p = hand(city(table(3), 0, 'rome'), 0, { piracy: 1, salt: 2 })
    suffers(p, 1, 'famine')
    p.run(PROGRAMS.calamities)
    expect([held(p, 0, 'piracy'), p.s.victim[7]]).toEqual([1, -1])
  })
})
