/** What calamities, fights and the table of succession tell, and to whom: what somebody has seen is not taken back. */
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { bit, EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { STACK_OF, TRADE_IDS } from '../data/trade.ts'
import { drawTop, putUnder } from '../src/effects/stacks.ts'
import { endRound, finishGame, moveMarkers } from '../src/effects/succession.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { area, city, cityAt, hand, owns, put, ship, step, suffers, type Table, table, tokens } from './table.ts'

const DONE = { verb: 'done' }
const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)
const order = (target: number, points: number) => ({ verb: 'order', target, points })
const trade = (id: (typeof TRADE_IDS)[number]): number => TRADE_IDS.indexOf(id)

describe('who has seen something', () => {
  test('CIV-22.2.5e Grain that is shown has been seen by all', () => {
    const p = put(owns(hand(suffers(table(3), 0, 'famine'), 0, { grain: 1 }), 0, 'pottery'), 0, 'rome', 9)
    strike(p)
    expect(p.asked).toBe('lose')
    p.clear().play(0, { verb: 'show', cards: 1 })
    expect([p.revealed, p.seen('showed')]).toEqual([EVERYONE, [{ type: 'showed', seat: 0, cards: 1 }]])
  })
  test('CIV-18.0b CIV-R-95 of a card given back all have seen the stack grow', () => {
    const p = hand(table(3), 0, { salt: 4, iron: 3 }).at(DECISIONS.acquire, 0, 1).clear()
    p.play(0, { verb: 'giveBack', trade: 'iron' })
    expect(p.revealed).toBe(EVERYONE)
  })
  test('CIV-15.3a a card drawn is known to the player who drew it, and to nobody else', () => {
    const p = city(city(table(3), 1, 'rome'), 1, 'athens')
      .clear()
      .run(PROGRAMS.draws)
    expect([p.s.handSize[1], p.revealed]).toEqual([2, bit(1)])
  })
  test('CIV-R-5 everybody sees the back of the top card: a red one when it comes up, and when it is gone', () => {
    const p = table(3)
    const stack = STACK_OF[trade('volcano')]
    while (p.s.stackSize[stack] > 2) p.step((s, world) => drawTop(s, stack, world))
    expect([p.clear().s.redTop[stack], p.revealed]).toEqual([0, 0])
    step(p, (s, world) => drawTop(s, stack, world))
    expect([p.s.redTop[stack], p.revealed]).toEqual([1, EVERYONE])
    p.clear()
    step(p, (s, world) => drawTop(s, stack, world))
    expect([p.s.redTop[stack], p.s.stackSize[stack], p.revealed]).toEqual([0, 0, EVERYONE])
    p.clear()
    step(p, (s, world) => putUnder(s, trade('volcano'), world))
    expect([p.s.redTop[stack], p.revealed]).toEqual([1, EVERYONE])
  })
  test('CIV-R-71 whether a hand meets a number of the Late Iron Age is seen by all; before it nothing is', () => {
    const revealed = (position: number): number => {
      const p = table(6)
      p.s.position.fill(position)
      step(p.clear(), moveMarkers)
      return p.revealed
    }
    expect([revealed(2), revealed(14)]).toEqual([0, EVERYONE])
  })
  test('CIV-21.1a at the end of the game hands are open', () => {
    const p = table(3).clear()
    step(p, finishGame)
    expect(p.revealed).toBe(EVERYONE)
  })
})

describe('the table of succession', () => {
  test('CIV-20.1a CIV-20.5 a marker that moves on, stays or falls back is told so', () => {
    const p = city(table(3), 0, 'rome')
    p.s.position.set([2, 8, 4])
    step(p.clear(), moveMarkers)
    expect(p.events).toEqual([
      { type: 'advanced', seat: 0, position: 3 },
      { type: 'fellBack', seat: 1, position: 7 },
      { type: 'stayed', seat: 2, position: 4 },
    ])
  })
  test('CIV-R-108 the last round agreed is played, and no round after it', () => {
    const isOver = (round: number, lastRound: number): boolean => {
      const p = put(table(3), 0, 'rome', 1)
      p.s.lastRound = lastRound
      p.s.round = round
      step(p.clear(), endRound)
      return p.seen('won').length > 0
    }
    expect([isOver(15, 16), isOver(16, 16), isOver(17, 16), isOver(16, 0)]).toEqual([false, true, true, false])
  })
})

describe('fights before a city', () => {
  test('CIV-11.6.1b CIV-11.7a the chronicle tells a city from a city with tokens before it', () => {
    const p = put(put(city(city(table(3), 0, 'rome'), 0, 'athens'), 1, 'rome', 2), 1, 'athens', 2)
    put(p, 0, 'athens', 1)
    p.clear().run(PROGRAMS.conflict)
    const kinds = Object.fromEntries(p.seen('fought').map(e => [e.area, e.kind]))
    expect(kinds).toEqual({ rome: 'city', athens: 'defended' })
  })
})

describe('others who suffer', () => {
  test('CIV-22.2.7.2c CIV-R-59 a flood that takes all the others have is told for each of them, not for the victim', () => {
    const p = put(put(put(suffers(table(4), 0, 'flood'), 0, 'tanis', 2), 1, 'fayum', 4), 2, 'upper-egypt', 3)
    strike(p)
    expect(p.seen('ordered')).toEqual([
      { type: 'ordered', seat: 0, target: 1, points: 4, calamity: 'flood' },
      { type: 'ordered', seat: 0, target: 2, points: 3, calamity: 'flood' },
    ])
    expect([tokens(p, 1, 'fayum'), tokens(p, 2, 'upper-egypt'), p.seen('harmless')]).toEqual([0, 0, []])
  })
  test('CIV-22.2.7.2c with exactly ten points nobody is asked; with eleven the victim divides ten, nobody twice', () => {
    const flood = (fayum: number): Table =>
      strike(put(put(put(suffers(table(4), 0, 'flood'), 0, 'tanis', 2), 1, 'fayum', fayum), 2, 'upper-egypt', 6))
    expect(flood(4).asked).not.toBe('share')
    const p = flood(5)
    expect([p.asked, p.owing, p.legal(0)]).toEqual([
      'share',
      [0],
      [...[4, 5].map(n => order(1, n)), ...[5, 6].map(n => order(2, n))],
    ])
    expect(p.refusal(0, order(1, 6))).toMatchObject({
      rule: 'CIV-R-59',
      key: 'refuse.most',
      args: { target: 1, most: 5 },
    })
    expect(p.refusal(0, order(1, 3))).toMatchObject({ rule: 'CIV-R-59', key: 'refuse.shareAll' })
    expect(p.refusal(0, order(3, 1))).toMatchObject({ key: 'refuse.most', args: { target: 3, most: 0 } })
    p.play(0, order(1, 5))
    expect(p.legal(0)).toEqual([order(2, 5)])
    expect(p.clock(0)).toEqual(order(2, 5))
  })
  test('CIV-22.2.7.4 Engineering caps a share at seven and raises none', () => {
    const p = put(put(owns(suffers(table(4), 0, 'flood'), 1, 'engineering'), 0, 'tanis', 2), 1, 'fayum', 9)
    put(p, 1, 'upper-egypt', 2)
    strike(owns(put(p, 2, 'memphis', 5), 2, 'engineering'))
    expect(p.asked).toBe('share')
    expect(
      Math.max(
        ...p
          .choices(0, 'order')
          .filter(a => a.target === 1)
          .map(a => Number(a.points)),
      ),
    ).toBe(7)
    expect(
      Math.max(
        ...p
          .choices(0, 'order')
          .filter(a => a.target === 2)
          .map(a => Number(a.points)),
      ),
    ).toBe(5)
  })
  test('CIV-22.2.8.3b Medicine caps what is ordered at five and raises nothing', () => {
    const p = put(put(put(suffers(table(4), 0, 'epidemic', 3), 0, 'rome', 2), 1, 'germania', 20), 2, 'dacia', 20)
    owns(owns(p, 1, 'medicine'), 2, 'medicine')
    strike(p)
    while (p.asked === 'lose') p.play(p.owing[0], p.clock(p.owing[0]))
    expect(p.asked).toBe('order')
    const most = (target: number): number =>
      Math.max(
        0,
        ...p
          .choices(0, 'order')
          .filter(a => a.target === target)
          .map(a => Number(a.points)),
      )
    expect([most(1), most(2), most(3)]).toEqual([5, 5, 0])
    expect(p.refusal(0, order(2, 6))).toMatchObject({ rule: 'CIV-22.2.8.3b', args: { target: 2, most: 5 } })
  })
  test('CIV-22.2.11.1a CIV-22.2.11.1c a ship that reaches no city takes none; none on land alone', () => {
    const p = ship(city(city(suffers(table(3), 0, 'piracy', 1), 0, 'germania'), 0, 'athens'), 1, 'rome')
    strike(p)
    expect([p.asked, p.legal(1)]).toEqual(['raid', [{ verb: 'raid', area: 'athens' }]])
    expect(p.refusal(1, { verb: 'raid', area: 'germania' })).toMatchObject({ rule: 'CIV-22.2.11.2a' })
    p.play(1, { verb: 'raid', area: 'athens' })
    expect([cityAt(p, 'athens'), p.seen('raided')]).toEqual([
      -1,
      [{ type: 'raided', seat: 1, target: 0, area: 'athens' }],
    ])
    const none = ship(put(city(suffers(table(3), 0, 'piracy', 1), 0, 'athens'), 0, 'dacia', 2), 2, 'rome') // the ship of somebody else
    strike(none)
    expect([none.seen('harmless').length, cityAt(none, 'athens')]).toEqual([1, 0])
  })
  test('CIV-22.2.10.4a no city of one’s own, none twice; why is said', () => {
    const p = suffers(city(city(table(3), 0, 'rome'), 1, 'athens'), 0, 'iconoclasm')
    city(city(p, 1, 'sparta'), 0, 'carthage')
    p.at(DECISIONS.condemn, 0)
    const condemn = (id: string) => ({ verb: 'condemn', area: id })
    expect(p.refusal(0, condemn('carthage'))).toMatchObject({ rule: 'CIV-22.2.10.4a', key: 'refuse.otherCity' })
    p.play(0, condemn('athens'))
    expect([p.s.mark[area('athens')], p.can(0, condemn('athens')), p.can(0, condemn('sparta'))]).toEqual([
      1,
      false,
      true,
    ])
    expect(p.play(0, DONE).asked).toBe(null)
  })
})

describe('what is asked of whom', () => {
  test('CIV-22.2.5c CIV-22.2.8.3b Medicine helps in no Famine, and raises nothing where less is left', () => {
    const most = (p: Table, target: number): number =>
      Math.max(0, ...p.choices(0, 'order').map(a => (a.target === target ? Number(a.points) : 0)))
    const famine = owns(put(table(3), 1, 'dacia', 20), 1, 'medicine').at(DECISIONS.order, 0, LOSS.famine, 20, 8)
    expect(most(famine, 1)).toBe(8)
    const plague = (p: Table, left: number): Table => p.at(DECISIONS.order, 0, LOSS.epidemic, left, 10)
    expect(most(plague(owns(put(table(3), 1, 'dacia', 20), 1, 'medicine'), 3), 1)).toBe(3)
    // One token stays in every area: of three single ones none can be ordered.
    const single = put(put(put(table(3), 1, 'dacia', 1), 1, 'rome', 1), 1, 'athens', 1)
    expect(most(plague(single, 25), 1)).toBe(0)
  })
  test('CIV-22.2.5e Grain helps in every Famine, not only in the first', () => {
    const p = put(owns(hand(table(3), 0, { grain: 1 }), 0, 'pottery'), 0, 'dacia', 30)
    for (let n = 0; n < 2; n++) {
      strike(suffers(p, 0, 'famine'))
      expect(p.choices(0, 'show').length).toBeGreaterThan(0)
      p.until(null)
    }
  })
  test('CIV-22.2.10.4a with no city of anybody else the victim is asked nothing', () => {
    const p = put(city(suffers(table(3), 0, 'iconoclasm'), 0, 'rome'), 0, 'dacia', 9)
    strike(p)
    expect(p.asked).not.toBe('condemn')
  })
  test('CIV-22.2.4.3b the earth shakes a neighbour’s city or none: what is chosen is told, and the question is over', () => {
    const quake = (): Table => city(city(put(table(3), 0, 'rome', 1), 1, 'etruria'), 1, 'athens')
    const p = quake().at(DECISIONS.shake, 0, area('rome')).clear()
    expect(p.legal(0)).toEqual([{ verb: 'shake', area: 'etruria' }, DONE])
    p.play(0, { verb: 'shake', area: 'etruria' })
    expect([p.asked, p.seen('condemned')]).toEqual([null, [{ type: 'condemned', seat: 0, area: 'etruria', target: 1 }]])
    const none = quake().at(DECISIONS.shake, 0, area('rome')).play(0, DONE)
    expect([none.asked, cityAt(none, 'etruria')]).toEqual([null, 1])
  })
  test('CIV-R-93 of two cities only the one under attack is fought for, without a question', () => {
    const p = put(put(city(city(table(3), 0, 'rome'), 0, 'athens'), 1, 'rome', 8), 0, 'dacia', 1)
    p.clear().run(PROGRAMS.conflict)
    expect([p.asked, cityAt(p, 'athens'), p.seen('fought').every(e => e.area === 'rome')]).toEqual([null, 0, true])
  })
})
