/** Limits of purchases, epochs and shelter, where nothing else stands in the way. */
import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { describe, expect, test } from 'vitest'
import { epochAt, isDeserted, stepOf } from '../src/query/succession.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, hand, owns, pays, put, ship, suffers, type Table, table, tokens } from './table.ts'

const take = (card: CardId) => ({ verb: 'take', card })
const rich = (p: Table): Table => pays(hand(p, 0, { salt: 9, grain: 8 }), 0, 40)

describe('cards', () => {
  test('CIV-17.7b eleven in all, with those in the basket, however rich a player is', () => {
    const cheap = CARD_IDS.slice(0, 9)
    const p = rich(owns(table(), 0, ...cheap)).at(DECISIONS.acquire, 0)
    const [tenth, eleventh, twelfth] = p.choices(0, 'take').map(a => a.card as CardId)
    p.play(0, take(tenth)).play(0, take(eleventh))
    expect(p.choices(0, 'take')).toEqual([])
    expect(p.refusal(0, take(twelfth))).toMatchObject({ rule: 'CIV-17.7b' })
  })
  test('CIV-17.7a one of each type, also in one basket', () => {
    const p = rich(table()).at(DECISIONS.acquire, 0)
    p.play(0, take('mysticism'))
    expect(p.choices(0, 'take').map(a => a.card)).not.toContain('mysticism')
    expect(p.refusal(0, take('mysticism'))).toMatchObject({ rule: 'CIV-17.7a' })
  })
  test('CIV-17.2 nothing is paid for an empty basket', () => {
    const p = rich(table()).at(DECISIONS.acquire, 0)
    expect([p.can(0, { verb: 'pay' }), p.can(0, { verb: 'done' })]).toEqual([false, true])
  })
  test('CIV-18.0b who has given back their last card is finished', () => {
    const p = hand(table(), 0, { epidemic: 1 }).at(DECISIONS.acquire, 0, 1)
    p.play(0, { verb: 'giveBack', trade: 'epidemic' })
    expect(p.asked).toBe(null)
  })
})

describe('epochs', () => {
  test('CIV-24.3 CIV-R-75 the late entry moves one position of one nation', () => {
    const epochs = (lateAfrica: boolean): number[][] => {
      const { s } = table(7, { options: { lateAfrica } })
      return NATION_IDS.map((_, nation) => Array.from({ length: 16 }, (__, position) => epochAt(s, nation, position)))
    }
    const [usual, late] = [epochs(false), epochs(true)]
    const moved = NATION_IDS.flatMap((id, n) =>
      usual[n].flatMap((epoch, position) => (epoch === late[n][position] ? [] : [[id, position, epoch]])),
    )
    expect(moved).toEqual([['africa', 10, 3]])
  })
  test('CIV-20.2d the Late Iron Age asks for a thousand points of civilization cards; cards in hand and Treasury do not help', () => {
    const p = city(table(6, { nations: ['africa', 'italy', 'illyria', 'thrace', 'crete', 'asia'] }), 0, 'rome')
    const entry = Array.from({ length: 16 }, (_, i) => i).find(i => epochAt(p.s, p.s.nation[0], i) === 4) ?? 0
    p.s.position[0] = entry - 1
    owns(p, 0, 'philosophy', 'democracy', 'law', 'medicine', 'engineering')
    hand(hand(pays(p, 0, 40), 0, { salt: 9, grain: 8, gold: 2 }), 0, { bronze: 4 })
    expect(stepOf(p.s, 0)).toBe(0)
    owns(p, 0, 'literacy', 'coinage')
    expect(stepOf(p.s, 0)).toBe(1)
  })
  test('CIV-R-108 a lone city, or tokens beside a Treasury, are no deserted board', () => {
    expect(isDeserted(table(3).s)).toBe(true)
    expect(isDeserted(city(table(3), 1, 'rome').s)).toBe(false)
    expect(isDeserted(pays(table(3), 1, 7).s)).toBe(true)
    expect(isDeserted(pays(put(table(3), 1, 'rome', 1), 1, 7).s)).toBe(false)
  })
})

describe('the shelter of rule 24.2', () => {
  const merciful = (seats = 3): Table => table(seats, { options: { mercy: true } })
  test('CIV-24.2a who is sheltered is neither condemned nor shaken nor ordered to lose; why is said', () => {
    const p = suffers(city(city(merciful(), 0, 'rome'), 1, 'athens'), 0, 'iconoclasm')
    put(p, 0, 'dacia', 12).at(DECISIONS.condemn, 0)
    expect(p.refusal(0, { verb: 'condemn', area: 'athens' })).toEqual({
      rule: 'CIV-24.2a',
      key: 'refuse.sheltered',
      args: { target: 1 },
    })
    const q = suffers(put(put(merciful(), 0, 'dacia', 20), 1, 'rome', 4), 0, 'famine').at(DECISIONS.order, 0, 0, 20, 8)
    expect(q.refusal(0, { verb: 'order', target: 1, points: 1 })).toMatchObject({ rule: 'CIV-24.2a' })
  })
  test('CIV-24.2a exactly sixteen points are no shelter, fifteen are', () => {
    const raided = (dacia: number): number => {
      const p = ship(city(put(suffers(merciful(), 0, 'piracy', 1), 0, 'dacia', dacia), 0, 'athens'), 1, 'rome')
      p.run(PROGRAMS.calamities)
      if (p.asked === 'raid') p.play(1, { verb: 'raid', area: 'athens' })
      return cityAt(p, 'athens')
    }
    expect([raided(10), raided(11)]).toEqual([0, -1])
  })
  test('CIV-22.2.7.1b a flood takes nothing off its plain, and says so', () => {
    const p = suffers(put(put(put(table(3), 0, 'fayum', 9), 0, 'tanis', 9), 0, 'rome', 3), 0, 'flood')
    p.run(PROGRAMS.calamities)
    expect([p.asked, p.refusal(0, { verb: 'lose', area: 'rome', tokens: 1 })]).toEqual([
      'lose',
      { rule: 'CIV-22.2.7.1b', key: 'refuse.safeFromFlood', args: { area: 'rome' } },
    ])
    expect(tokens(p, 0, 'rome')).toBe(3)
  })
})
