/** Answers that are seldom given: none at all, the last that is left, one that belongs to another question. */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { GOODS, RESOURCE_IDS } from '../data/goods.ts'
import { CULTURE, slotOf, TRADE } from '../src/board.ts'
import { TOKEN_COUNT } from '../src/powers/tokens.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { battle, building, conquest, cyrenaica, done } from './frequent-moves.ts'
import {
  allPass,
  BABYLON,
  bare,
  built,
  CARTHAGE,
  control,
  controller,
  count,
  EGYPT,
  fortress,
  GREECE,
  holding,
  legions,
  onMarker,
  owns,
  ROME,
  standing,
  table,
  triremes,
  triremesAt,
  turnOf,
} from './table.ts'

const COINS = RESOURCE_IDS.indexOf('coin')
const SYRACUSE = slotOf('syracuse')

describe('an answer to another question', () => {
  const asks = ['attack', 'convert', 'copy', 'fight', 'keep', 'lose', 'peace'] as const
  test.each(asks)('what belongs to a payment is no answer to "%s", and no rule of its own refuses it', name => {
    const m = owns(bare(), GREECE, 'spartacus').at(DECISIONS[name], ROME, 0, ROME, 1, GREECE)
    expect(m.refusal(ROME, { verb: 'payCoins' })).toMatchObject({ key: 'table.illegal' })
  })
})

describe('no, or the only thing left', () => {
  test('MN-W-COLOSSUS-1 who takes no commodity gets none', () => {
    const m = owns(bare(), ROME, 'colossus').at(DECISIONS.colossus, ROME)
    done(m, ROME)
    expect([m.s.holdSize[ROME], m.seen('colossus')]).toEqual([0, []])
  })
  test('MN-R-8 with no commodity in the reserve the clock takes none: a coin is no choice', () => {
    const m = owns(bare(), ROME, 'colossus')
    m.s.reserve.fill(0, 0, GOODS)
    m.at(DECISIONS.colossus, ROME)
    expect([m.legal(ROME), m.clock(ROME)]).toEqual([[{ verb: 'done' }], { verb: 'done' }])
  })
  test('MN-W-GARDENS-1 who keeps nothing keeps nothing', () => {
    const m = holding(owns(bare(3), GREECE, 'hanging-gardens'), GREECE, { pottery: 1, wine: 1 })
    allPass(m.run(PROGRAMS.building))
    expect([m.s.holdSize[GREECE], m.seen('kept')]).toEqual([0, []])
  })
  test('MN-R-6 a legendary city with a temple: only what is there can be chosen, the coin if nothing is', () => {
    const choices = (coins: number, legendary: boolean): unknown[] => {
      const m = bare()
      m.s.reserve[COINS] = coins
      if (!legendary) m.s.pileSize = 0
      return m
        .at(DECISIONS.tithe, ROME, SYRACUSE)
        .legal(ROME)
        .map(a => a.resource)
    }
    expect([choices(1, true), choices(0, true), choices(1, false), choices(0, false)]).toEqual([
      ['coin', 'legendary'],
      ['legendary'],
      ['coin'],
      ['coin'],
    ])
  })
  test('MN-SET-10 in the first round nobody is asked about legendary cities', () => {
    const m = built(control(bare(), ROME, 'sicilia'), 'syracuse', 'sicilia-temple')
    m.s.round = 0
    expect(m.run(PROGRAMS.round).asked).toBe('marker')
    expect(m.run(PROGRAMS.round).asked).toBe('tithe') // in the second they are
  })
  test('MN-R-10a a temple gives no choice at a legendary city that another holds', () => {
    const m = built(control(bare(), ROME, 'sicilia'), 'syracuse', 'sicilia-temple')
    standing(legions(m, GREECE, 'sicilia', 1), GREECE, 'syracuse')
    expect(m.run(PROGRAMS.round).asked).toBe('marker')
  })
  test('MN-4.3.1f the spoils of a legendary city are chosen once', () => {
    const m = legions(built(control(bare(), EGYPT, 'sicilia'), 'syracuse'), ROME, 'sicilia', 1)
    conquest(m).play(ROME, { verb: 'pillage', slot: 'syracuse' }).play(ROME, { verb: 'spoils', resource: 'coin' })
    expect([m.asked === 'spoils', count(m, ROME, 'coin'), m.s.holdSize[ROME]]).toEqual([false, 1, 1])
  })
  test('MN-4.3.3b several markers are converted one after the other in one turn', () => {
    const m = onMarker(control(cyrenaica(), ROME, 'tripolitania'), ROME, 'cyrenaica')
    onMarker(legions(control(m, EGYPT, 'phazania'), ROME, 'phazania', 1), ROME, 'phazania')
    turnOf(m, ROME, PROGRAMS.turn).play(ROME, { verb: 'convert', province: 'cyrenaica' })
    expect(m.asked).toBe('convert')
    m.play(ROME, { verb: 'convert', province: 'phazania' })
    expect([controller(m, 'cyrenaica'), controller(m, 'phazania')]).toEqual([ROME, ROME])
  })
  test('MN-R-43 a conquered capital province with nothing built leaves nothing to choose', () => {
    const m = legions(bare(), ROME, 'africa', 1)
    allPass(turnOf(m, ROME, PROGRAMS.turn), () => m.asked === 'march')
    expect(m.asked).toBe(null)
  })
  test('MN-4.1.2a legions that can go nowhere are not asked about', () => {
    const m = turnOf(legions(bare(), ROME, 'sardinia', 1), ROME, PROGRAMS.turn)
    expect(m.asked).toBe(null)
    // By ship they could.
    expect(turnOf(triremes(m, ROME, 'sardinian'), ROME, PROGRAMS.turn).asked).toBe('sail')
  })
  test('MN-R-59d nor those whose only way is barred by peace', () => {
    const m = legions(control(bare(), CARTHAGE, 'tripolitania', 'phazania'), ROME, 'numidia', 1)
    expect(turnOf(m, ROME, PROGRAMS.turn).asked).toBe('march')
    m.s.peaceOf = CARTHAGE
    m.s.peaceWith = ROME
    expect(turnOf(m, ROME, PROGRAMS.turn).asked).toBe(null)
  })
})

describe('losses', () => {
  test('MN-4.2d each side chooses its own number of losses, and is told how many are left', () => {
    // Rome, the attacker, loses two of four; Egypt one of three.
    const m = fortress(legions(control(bare(), EGYPT, 'judea'), EGYPT, 'judea', 2), EGYPT, 'judea')
    legions(built(m, 'jerusalem'), ROME, 'judea', 4)
    standing(m, ROME, 'jerusalem')
    battle(m, 'judea', ROME, EGYPT, 2, 2, 1, 1, 2, 4)
    expect([m.owing, m.prompt(ROME)?.args, m.prompt(EGYPT)?.args]).toEqual([
      [ROME, EGYPT],
      { province: 'judea', count: 2 },
      { province: 'judea', count: 1 },
    ])
    m.play(ROME, { verb: 'lose', post: 'free' })
    expect(m.prompt(ROME)?.args).toEqual({ province: 'judea', count: 1 })
  })
  test('MN-R-94a a single choice hides nothing, so nothing is revealed by it; two do', () => {
    const m = fortress(legions(control(bare(), EGYPT, 'judea'), EGYPT, 'judea', 1), EGYPT, 'judea')
    battle(legions(m, ROME, 'judea', 4), 'judea', ROME, EGYPT, 2, 2, 1, 1, 1)
    expect(m.owing).toEqual([EGYPT])
    m.clear().play(EGYPT, { verb: 'lose', post: 'fortress' })
    expect([m.asked, m.revealed]).toEqual([null, 0])
  })
  test('MN-4.2b MN-R-33b in a sea battle both sides lose triremes, the attacker too', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian', 2)
    m.at(DECISIONS.attack, ROME).dice(0, 1, 1, 5, 3).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect([triremesAt(m, ROME, 'ionian'), triremesAt(m, GREECE, 'ionian')]).toEqual([1, 1])
    expect(m.seen('lostTriremes').map(e => [e.seat, e.count])).toEqual([
      [ROME, 2],
      [GREECE, 1],
    ])
  })
  test('MN-W-ZEUS-4 peace binds its two players only: both may attack a third', () => {
    const m = triremes(triremes(triremes(bare(), ROME, 'ionian'), GREECE, 'ionian'), EGYPT, 'ionian')
    m.s.peaceOf = GREECE
    m.s.peaceWith = ROME
    for (const seat of [ROME, GREECE])
      expect(
        m
          .at(DECISIONS.attack, seat)
          .choices(seat, 'attack')
          .map(a => a.target),
      ).toEqual([EGYPT])
    expect(m.at(DECISIONS.attack, EGYPT).choices(EGYPT, 'attack').length).toBe(2)
  })
})

describe('too poor', () => {
  const poor = () => building(control(bare(), ROME, 'gallia'), ROME)
  test('MN-3c where only the price is missing the refusal names the price', () => {
    const set = { rule: 'MN-3c', key: 'refuse.set' }
    const m = poor()
    expect(m.refusal(ROME, { verb: 'control', province: 'cisalpina' })).toMatchObject(set)
    expect(m.refusal(ROME, { verb: 'fortress', province: 'gallia' })).toMatchObject(set)
    // Circe's own legion stands on the slot: it does not block it (MN-R-61d).
    const circe = standing(legions(owns(poor(), ROME, 'circe'), ROME, 'gallia', 1), ROME, 'gallia-wood')
    expect(circe.refusal(ROME, { verb: 'build', slot: 'gallia-wood' })).toMatchObject(set)
  })
  test('MN-3g MN-6.1a the Pyramids cost twelve, are told, and win', () => {
    const m = building(holding(bare(3), ROME, { coin: 14 }), ROME).play(ROME, { verb: 'pyramids' })
    expect(m.prompt(ROME)?.args).toMatchObject({ cost: 12, count: 12 })
    m.play(ROME, { verb: 'payCoins' })
    expect([count(m, ROME, 'coin'), m.seen('pyramids')]).toEqual([2, [{ type: 'pyramids', seat: ROME }]])
  })
})

describe('what the clock plays', () => {
  test('MN-5g a holder who is not tied gives the title to the next tied player', () => {
    const m = built(bare(), 'italia-wine', 'aegyptus-papyrus')
    m.s.leader[TRADE] = BABYLON
    m.run(PROGRAMS.leadership)
    expect([m.owing, m.legal(BABYLON).map(a => a.target)]).toEqual([[BABYLON], [ROME, EGYPT]])
    expect(m.clock(BABYLON)).toEqual({ verb: 'bestow', target: EGYPT })
  })
  test('MN-H-HAMMURABI-2 a builder’s free marker goes before one that must be paid, and after buildings', () => {
    const m = building(holding(bare(), BABYLON, { coin: 3 }), BABYLON)
    expect(m.clock(BABYLON).verb).toBe('build')
    for (const slot of ['babylonia-spices', 'babylon', 'babylonia-market', 'babylonia-temple']) built(m, slot)
    expect(m.clock(BABYLON).verb).toBe('hammurabi')
  })
})

describe('rounds', () => {
  test('MN-H-PERSEUS-1 his owner steps in when builders are named, not when movers are', () => {
    const m = owns(bare(), ROME, 'perseus').run(PROGRAMS.war)
    expect(m.asked).toBe('nameMover')
    m.play(ROME, { verb: 'appoint', target: GREECE })
    expect(m.asked).not.toBe('buildFirst')
  })
  test('MN-R-91 MN-SET-21 the display is refilled only as far as tokens are left', () => {
    const m = table(5, { display: 'five' })
    m.s.stackFrom = TOKEN_COUNT // all have been turned up, and all but two are hired
    m.s.stack.fill(NONE)
    m.s.faceUp.fill(1)
    for (let token = 2; token < TOKEN_COUNT; token++) m.s.owner[token] = token % 5
    allPass(m.run(PROGRAMS.building))
    expect([m.seen('turnedUp'), m.s.stackFrom]).toEqual([[], TOKEN_COUNT])
  })
  test('MN-R-106 at the limit of rounds: heroes before titles, titles before levels, all three levels count', () => {
    const end = (change: (m: ReturnType<typeof bare>) => void): readonly number[] | undefined => {
      const m = bare(3, { rounds: 5 })
      m.s.leader.set([ROME, GREECE, 2])
      change(m)
      m.s.round = 4
      m.run(PROGRAMS.round).playOn(seat => {
        const keep = m.legal(seat).find(a => a.verb === 'bestow' && a.target === seat)
        return keep ?? m.legal(seat).find(a => a.verb === 'done') ?? m.legal(seat)[0]
      })
      expect(m.s.round).toBe(5)
      return m.outcome?.places
    }
    expect(
      end(m => {
        owns(m, 2, 'colossus')
        m.s.leader.set([ROME, GREECE, ROME], TRADE)
        legions(m, ROME, 'italia', 3)
      }),
    ).toEqual([2, 2, 1])
    expect(
      end(m => {
        m.s.leader[CULTURE] = ROME
        triremes(fortress(legions(m, 2, 'africa', 5), 2, 'africa'), 2, 'african', 2)
      }),
    ).toEqual([1, 2, 2])
    expect(end(m => legions(m, 2, 'africa', 1))).toEqual([2, 2, 1])
  })
})
