import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import { describe, expect, test } from 'vitest'
import { creditTowards, priceOf } from '../src/query/prices.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, hand, has, held, owns, pays, put, sound, stackOf, suffers, type Table, table, until } from './table.ts'

const take = (card: CardId) => ({ verb: 'take', card })
const spend = (commodity: string, cards: number) => ({ verb: 'spend', commodity, cards })
const PAY = { verb: 'pay' }
const DONE = { verb: 'done' }
const buying = (p: Table, seat = 0): Table => p.at(DECISIONS.acquire, seat)
const price = (p: Table, card: CardId): number => priceOf(p.s, 0, CARD_IDS.indexOf(card))
const credit = (p: Table, card: CardId): number => creditTowards(p.s, 0, CARD_IDS.indexOf(card))

describe('phase 11, civilization cards', () => {
  test('CIV-17.1 in reverse A.S.T. order', () => {
    const p = table(3)
    for (const seat of [0, 1, 2]) hand(p, seat, { salt: 1 })
    p.run(PROGRAMS.purchases)
    const order: number[] = []
    while (p.asked === 'acquire') {
      if (order.at(-1) !== p.owing[0]) order.push(p.owing[0])
      p.play(p.owing[0], DONE)
    }
    expect(order).toEqual([2, 1, 0])
  })
  test('CIV-17.2 CIV-17.5.2a CIV-17.5.3c CIV-17.6a CIV-17.6b CIV-17.8 player A buys Music exactly: 5 credit, 45 in cards, 10 tokens', () => {
    const p = buying(pays(hand(owns(table(), 0, 'mysticism'), 0, { grain: 3, papyrus: 2, hides: 1 }), 0, 10))
    expect(price(p, 'music')).toBe(55)
    p.play(0, take('music'))
    expect(p.refusal(0, PAY)).toMatchObject({ rule: 'CIV-17.2' })
    p.play(0, spend('grain', 3))
    p.play(0, spend('papyrus', 2))
    expect(p.refusal(0, PAY)).toMatchObject({ rule: 'CIV-17.2', args: { price: 55, paid: 54 } })
    p.play(0, spend('hides', 1))
    p.play(0, PAY)
    expect([has(p, 0, 'music'), p.s.treasury[0], p.s.handSize[0], p.s.stock[0]]).toEqual([true, 0, 0, 55])
    expect([stackOf(p, 4).at(-1), stackOf(p, 2).at(-1), stackOf(p, 1).at(-1)]).toEqual(['grain', 'papyrus', 'hides'])
    sound(p)
  })
  test('CIV-17.4.1a CIV-17.4.1b CIV-17.4.3 three Grain are worth 36, and different commodities never combine', () => {
    const p = buying(hand(table(), 0, { grain: 3 }))
    expect(p.can(0, take('pottery'))).toBe(false)
    p.at(DECISIONS.acquire, 0)
    hand(p, 0, { salt: 2 }) // 36 + 12 = 48
    expect(p.can(0, take('pottery'))).toBe(true)
    expect(buying(hand(hand(table(), 0, { iron: 3 }), 0, { papyrus: 3 })).refusal(0, take('pottery'))).toMatchObject({
      rule: 'CIV-17.2',
      args: { price: 45, means: 36 },
    })
  })
  test('CIV-17.5.1a CIV-17.5.2b CIV-17.5.2c CIV-17.5.3a group credits: Arts 5 and Law, Crafts 10 and Democracy, Sciences 20 and Philosophy; Civics give none', () => {
    const p = owns(table(), 0, 'pottery')
    expect([
      credit(p, 'agriculture'),
      credit(p, 'engineering'),
      credit(p, 'democracy'),
      credit(p, 'music'),
      credit(p, 'law'),
    ]).toEqual([10, 10, 10, 0, 0])
    const q = owns(table(), 0, 'coinage')
    expect([credit(q, 'medicine'), credit(q, 'philosophy'), credit(q, 'democracy')]).toEqual([20, 20, 0])
    const r = owns(table(), 0, 'music')
    expect([credit(r, 'literacy'), credit(r, 'law'), credit(r, 'philosophy')]).toEqual([5, 5, 30])
    const t = owns(table(), 0, 'law', 'democracy')
    expect(CARD_IDS.every(id => credit(t, id) === 0)).toBe(true)
  })
  test('CIV-22.3.5 CIV-22.3.6 CIV-22.3.7 CIV-22.3.12 special credits', () => {
    const drama = owns(table(), 0, 'drama-and-poetry')
    expect([credit(drama, 'literacy'), credit(drama, 'democracy')]).toEqual([20, 10])
    expect(credit(owns(table(), 0, 'music'), 'philosophy')).toBe(30)
    const arch = owns(table(), 0, 'architecture')
    expect((['law', 'democracy', 'philosophy', 'literacy'] as const).map(id => credit(arch, id))).toEqual([
      15, 15, 15, 15,
    ])
    const lit = owns(table(), 0, 'literacy')
    expect((['law', 'democracy', 'philosophy'] as const).map(id => credit(lit, id))).toEqual([25, 25, 25])
  })
  test('CIV-17.12a CIV-17.12b CIV-R-44 group and special credit of one card: the higher alone; sold out means unavailable', () => {
    expect(credit(owns(table(), 0, 'architecture'), 'law')).toBe(15)
    expect(credit(owns(table(), 0, 'literacy'), 'law')).toBe(25)
    expect(credit(owns(table(), 0, 'drama-and-poetry'), 'literacy')).toBe(20)
    const p = buying(pays(table(), 0, 50))
    p.s.copies[8] = 0
    expect(p.refusal(0, take('mysticism'))).toMatchObject({
      rule: 'CIV-R-44',
      key: 'refuse.noCopies',
      args: { card: 'mysticism' },
    })
  })
  test('CIV-17.14b CIV-17.14c a card of two groups receives and gives the credits of both', () => {
    expect(credit(owns(table(), 0, 'coinage', 'medicine', 'pottery'), 'engineering')).toBe(50)
    const p = owns(table(), 0, 'engineering')
    expect([credit(p, 'medicine'), credit(p, 'agriculture'), credit(p, 'democracy'), credit(p, 'philosophy')]).toEqual([
      20, 10, 10, 20,
    ])
  })
  test('CIV-T-33 every giver owned', () => {
    const all = (target: CardId): [number, number] => {
      const p = owns(table(), 0, ...CARD_IDS.filter(id => id !== target))
      return [credit(p, target), price(p, target)]
    }
    expect((['law', 'democracy', 'philosophy', 'engineering', 'literacy', 'mysticism'] as const).map(all)).toEqual([
      [55, 115],
      [100, 100],
      [170, 70],
      [120, 20],
      [45, 65],
      [100, 0],
    ])
  })
  test('CIV-17.11a CIV-17.11b CIV-17.11c one credit applies once to each different card of the purchase: 40 in all', () => {
    const p = buying(pays(hand(owns(table(), 0, 'mysticism'), 0, { salt: 7 }), 0, 10))
    expect([price(p, 'astronomy'), price(p, 'coinage')]).toEqual([60, 90])
    p.play(0, take('astronomy'))
    p.play(0, take('coinage'))
    p.play(0, spend('salt', 7)) // 147
    p.play(0, PAY)
    expect([has(p, 0, 'astronomy'), has(p, 0, 'coinage'), p.s.treasury[0]]).toEqual([true, true, 7])
  })
  test('CIV-17.10a CIV-17.10b CIV-R-40 a card bought this round gives no credit yet, and there is one purchase a round', () => {
    const p = buying(pays(hand(table(), 0, { salt: 9 }), 0, 30))
    p.play(0, take('mysticism'))
    p.play(0, take('astronomy'))
    expect(p.prompt(0)?.args).toMatchObject({ price: 110 })
    p.play(0, spend('salt', 6)) // 108
    p.play(0, PAY)
    expect(p.s.treasury[0]).toBe(28)
    expect(p.choices(0, 'take')).toEqual([])
    expect(price(p, 'coinage')).toBe(70) // next round: 110 - 20 - 20
  })
  test('CIV-17.7a CIV-17.7b one of each type, eleven in all', () => {
    const p = buying(pays(owns(table(), 0, 'pottery'), 0, 50))
    expect(p.refusal(0, take('pottery'))).toMatchObject({ rule: 'CIV-17.7a' })
    p.play(0, take('mysticism'))
    expect(p.refusal(0, take('mysticism'))).toMatchObject({ rule: 'CIV-17.7a' })
    const q = buying(pays(owns(table(), 0, ...CARD_IDS.slice(0, 10)), 0, 50))
    q.play(0, take('music'))
    expect(q.refusal(0, take('literacy'))).toMatchObject({
      rule: 'CIV-17.7b',
      key: 'refuse.elevenCards',
      args: { most: 11 },
    })
    expect(cardCount(q.s, 0)).toBe(10)
  })
  test('CIV-17.9 CIV-R-39 no change is given; more trade cards than needed are wasted, and credits do not pass on', () => {
    const p = buying(pays(hand(table(), 0, { salt: 5, hides: 2 }), 0, 5))
    p.play(0, take('pottery'))
    p.play(0, spend('salt', 5)) // 75
    p.play(0, spend('hides', 1))
    p.play(0, PAY)
    expect([p.s.treasury[0], held(p, 0, 'salt'), held(p, 0, 'hides')]).toEqual([5, 0, 1])
    // Astronomy is over-covered by 20: Coinage costs its own price.
    const q = buying(pays(owns(table(), 0, 'medicine', 'engineering', 'mysticism', 'coinage'), 0, 50))
    q.play(0, take('astronomy'))
    q.play(0, take('pottery'))
    expect(q.prompt(0)?.args).toMatchObject({ price: 35 })
  })
  test('CIV-17.15a CIV-17.15b CIV-T-22 credits may not be declined and may cover a card wholly', () => {
    const p = buying(hand(owns(table(), 0, 'coinage', 'medicine', 'engineering', 'mysticism'), 0, { salt: 1 }))
    expect(price(p, 'astronomy')).toBe(0)
    p.play(0, take('astronomy'))
    p.play(0, PAY)
    expect([has(p, 0, 'astronomy'), held(p, 0, 'salt')]).toEqual([true, 1])
  })
  test('CIV-22.3.15a CIV-R-43 Law, from an earlier round, before Democracy and Philosophy', () => {
    const p = buying(hand(hand(hand(table(), 0, { salt: 9 }), 0, { cloth: 7 }), 0, { grain: 8 }))
    expect(p.refusal(0, take('democracy'))).toMatchObject({ rule: 'CIV-22.3.15a' })
    p.play(0, take('law'))
    expect(p.refusal(0, take('philosophy'))).toMatchObject({ rule: 'CIV-22.3.15a' })
    expect(buying(hand(owns(table(), 0, 'law'), 0, { salt: 9 })).can(0, take('philosophy'))).toBe(true)
  })
  test('CIV-17.13a nothing gives a civilization card away or back', () => {
    const p = buying(hand(owns(table(), 0, 'pottery'), 0, { salt: 7 }))
    expect(
      p
        .legal(0)
        .map(a => a.verb)
        .filter(v => !['take', 'done'].includes(v)),
    ).toEqual([])
  })
  test('CIV-17.10b what is in the basket is paid for before the turn ends; nobody sees it till then', () => {
    const p = buying(pays(table(), 0, 50))
    p.play(0, take('pottery'))
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'CIV-17.10b' })
    expect(Array.from(p.view(1).basket).every(n => n === 0)).toBe(true)
    expect(p.revealed).toBe(0)
    p.play(0, PAY)
    expect(p.revealed & 0x100).toBe(0x100)
  })
})

describe('phase 11, return of trade cards', () => {
  const returning = (p: Table): Table => {
    buying(p)
    return p.play(0, DONE)
  }
  test('CIV-18.0a CIV-18.0b CIV-R-34 more than six go face down under their stacks, in the order they give them', () => {
    const p = returning(hand(table(), 0, { salt: 4, grain: 4 }))
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'CIV-18.0a' })
    p.play(0, { verb: 'giveBack', trade: 'salt' })
    p.play(0, { verb: 'giveBack', trade: 'grain' })
    expect(p.choices(0, 'giveBack')).toEqual([])
    p.play(0, DONE)
    expect([p.s.handSize[0], stackOf(p, 3).at(-1), stackOf(p, 4).at(-1)]).toEqual([6, 'salt', 'grain'])
    sound(p)
    const q = returning(hand(hand(table(), 0, { hides: 4, ochre: 4 }), 1, {}))
    q.play(0, { verb: 'giveBack', trade: 'hides' })
    q.play(0, { verb: 'giveBack', trade: 'ochre' })
    expect(stackOf(q, 1).slice(-2)).toEqual(['hides', 'ochre']) // earlier returns lie above later ones
  })
  test('CIV-R-34 a player who pays with two commodities of one stack fixes their order under it, card by card', () => {
    const paying = (...cards: [string, number][]): string[] => {
      const p = buying(pays(hand(table(), 0, { hides: 3, ochre: 3, iron: 2, papyrus: 2 }), 0, 55))
      p.play(0, take('pottery'))
      for (const [commodity, n] of cards) p.play(0, spend(commodity, n))
      p.play(0, PAY)
      expect(Array.from(p.s.laid)).toEqual(Array(p.s.laid.length).fill(0))
      sound(p)
      const n = Math.max(...cards.map(([, most]) => most))
      return stackOf(p, cards[0][0] === 'iron' || cards[0][0] === 'papyrus' ? 2 : 1).slice(-n * 2)
    }
    expect(paying(['ochre', 2], ['hides', 2])).toEqual(['ochre', 'ochre', 'hides', 'hides'])
    expect(paying(['hides', 2], ['ochre', 2])).toEqual(['hides', 'hides', 'ochre', 'ochre'])
    expect(paying(['ochre', 1], ['hides', 1], ['ochre', 2], ['hides', 2])).toEqual(['ochre', 'hides', 'ochre', 'hides'])
    expect(paying(['hides', 1], ['ochre', 3], ['hides', 3])).toEqual([
      'hides',
      'ochre',
      'ochre',
      'ochre',
      'hides',
      'hides',
    ])
    expect(paying(['papyrus', 1], ['iron', 2], ['papyrus', 2])).toEqual(['papyrus', 'iron', 'iron', 'papyrus'])
  })
  test('CIV-19.4b CIV-R-45 with six or fewer only calamities they drew may go back, unseen', () => {
    expect(returning(hand(table(), 0, { salt: 5, piracy: 1 })).clock(0)).toEqual(DONE) // six: the clock keeps them all
    const p = returning(hand(table(), 0, { salt: 3, piracy: 1 }))
    expect(p.refusal(0, { verb: 'giveBack', trade: 'salt' })).toMatchObject({ rule: 'CIV-R-45' })
    p.play(0, { verb: 'giveBack', trade: 'piracy' })
    expect([p.s.handSize[0], stackOf(p, 9).at(-1), p.s.victim[7]]).toEqual([3, 'piracy', -1])
    expect(p.game.events.gaveBack.sees.trade).toBe('owner')
  })
  test('CIV-R-95 spent cards are shown as they are paid, returned ones are not; each pays and returns in their turn', () => {
    const p = hand(hand(table(3), 2, { salt: 5, grain: 7 }), 1, { iron: 1 })
    p.run(PROGRAMS.purchases)
    p.play(2, take('pottery'))
    p.play(2, spend('salt', 5))
    p.play(2, PAY)
    expect(p.seen('spent')).toMatchObject([{ commodity: 'salt', cards: 5 }])
    p.play(2, { verb: 'giveBack', trade: 'grain' })
    p.play(2, DONE)
    expect(p.owing).toEqual([1])
  })
  test('CIV-R-94 CIV-19.5 calamities wait until everyone has bought, and a card bought this round already protects', () => {
    const reducedWith = (buysLaw: boolean): number => {
      const p = table(3)
      for (const id of ['rome', 'athens', 'sparta', 'argos', 'corinth', 'carthage'] as const) city(p, 0, id)
      put(put(put(p, 0, 'germania', 5), 0, 'pannonia', 4), 0, 'dacia', 3)
      suffers(p, 0, 'civil-disorder', 1)
      hand(p, 0, { salt: 8 })
      p.s.stackSize.fill(0)
      p.s.stack.fill(-1)
      p.s.redTop.fill(0)
      p.run(PROGRAMS.round)
      until(p, 'acquire')
      expect([p.owing, p.seen('calamity')]).toEqual([[0], []])
      if (buysLaw) {
        p.play(0, take('law'))
        p.play(0, spend('salt', 8))
        p.play(0, PAY)
      }
      until(p, 'reduce')
      expect(p.seen('calamity')).toMatchObject([{ calamity: 'civil-disorder' }])
      return p.s.toReduce[0]
    }
    expect([reducedWith(false), reducedWith(true)]).toEqual([2, 1]) // above four cities; with Law above five
  })
  test('CIV-18.0a a calamity in hand counts for the limit of six', () => {
    const p = returning(hand(table(), 0, { salt: 6, piracy: 1 }))
    expect(p.can(0, DONE)).toBe(false)
  })
})
