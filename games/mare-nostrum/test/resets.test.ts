/** What holds for one turn, one phase or one round is over with it: each test plays on until it is. */
import { bit, EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS, type GoodId } from '../data/goods.ts'
import { provinceNumber, seaNumber } from '../src/board.ts'
import {
  discardUnused,
  drawLegendary,
  handOver,
  legendaryLeft,
  showTray,
  spend,
  takeBack,
  takeShown,
} from '../src/effects/resources.ts'
import { mareNostrum } from '../src/game.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { done, march } from './frequent-moves.ts'
import {
  bare,
  control,
  count,
  EGYPT,
  GREECE,
  holding,
  legions,
  legionsAt,
  ROME,
  reserve,
  sound,
  type Table,
  triremes,
  triremesAt,
  turnOf,
} from './table.ts'

const good = (id: GoodId): number => GOOD_IDS.indexOf(id)
const hasLegend = (m: Table, seat: number, id: GoodId): boolean => m.s.legend[at.legend(seat, good(id))] === 1

describe('a turn of phase 4', () => {
  test('MN-R-37a what has moved in one turn moves again in the next', () => {
    const m = triremes(legions(bare(), ROME, 'italia', 1), ROME, 'ionian', 1)
    for (const [from, to, land, next] of [
      ['ionian', 'aegean', 'italia', 'cisalpina'],
      ['aegean', 'ionian', 'cisalpina', 'noricum'],
    ] as const) {
      turnOf(m, ROME, PROGRAMS.turn)
      m.play(ROME, { verb: 'sail', sea: from, toSea: to, triremes: 1 })
      expect(m.refusal(ROME, { verb: 'sail', sea: to, toSea: from, triremes: 1 })).toMatchObject({ rule: 'MN-R-37a' })
      done(m, ROME)
      march(m, ROME, land, next)
      expect(m.choices(ROME, 'march')).toEqual([])
      done(m, ROME)
      expect([m.asked, Math.max(...m.s.arrived), Math.max(...m.s.sailed)]).toEqual([null, 0, 0])
    }
    expect([triremesAt(m, ROME, 'ionian'), legionsAt(m, ROME, 'noricum')]).toEqual([1, 1])
    sound(m)
  })
  test('MN-9f one sea battle in a sea and turn, and another in the next turn', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian', 3)
    for (let turn = 0; turn < 2; turn++) {
      done(turnOf(m, ROME, PROGRAMS.turn), ROME)
      m.dice(0, 0, 0, 0, 0, 0).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
      expect([m.asked, m.s.foughtSea[seaNumber('ionian')]]).toEqual([null, 0])
    }
    expect(m.seen('seaBattle')).toHaveLength(2)
  })
  test('MN-9f one land battle in a province and turn, and another in the next turn', () => {
    const m = legions(legions(bare(), ROME, 'noricum', 2), GREECE, 'noricum', 2)
    for (let turn = 0; turn < 2; turn++) {
      turnOf(m, ROME, PROGRAMS.turn)
      m.dice(0, 0, 0, 0)
      done(m, ROME)
      expect([m.asked, m.s.fought[provinceNumber('noricum')]]).toEqual([null, 0])
    }
    expect(m.seen('battle')).toHaveLength(2)
  })
  test('MN-4.1.2b of two battles the player says which comes first; the clock takes the first, and refusals say why', () => {
    const m = control(bare(), ROME, 'italia')
    legions(legions(legions(m, ROME, 'noricum', 2), GREECE, 'noricum', 1), ROME, 'dacia', 2)
    legions(legions(m, EGYPT, 'dacia', 1), GREECE, 'thracia', 1)
    done(turnOf(m, ROME, PROGRAMS.turn), ROME)
    expect([m.asked, m.prompt(ROME)]).toEqual(['fight', { key: 'prompt.fight', rule: 'MN-4.1.2b' }])
    const decision = mareNostrum.decisions[DECISIONS.fight]
    const first = mareNostrum.verbs.toJson(decision.fallback(m.s, ROME))
    expect([first, m.legal(ROME).length]).toEqual([m.legal(ROME)[0], 2])
    expect(m.refusal(ROME, { verb: 'fight', province: 'thracia', target: GREECE })).toMatchObject({
      rule: 'MN-4.1.2b',
      key: 'refuse.noEnemy',
      args: { province: 'thracia' },
    })
    expect(m.refusal(ROME, { verb: 'fight', province: 'dacia', target: GREECE })?.key).toBe('refuse.noEnemy')
    m.set(s => {
      s.fought[provinceNumber('noricum')] = 1
    })
    expect(m.refusal(ROME, { verb: 'fight', province: 'noricum', target: GREECE })).toMatchObject({
      rule: 'MN-9f',
      key: 'refuse.fought',
      args: { province: 'noricum' },
    })
    m.set(s => {
      s.peaceOf = ROME
      s.peaceWith = EGYPT
    })
    expect(m.refusal(ROME, { verb: 'fight', province: 'dacia', target: EGYPT })).toMatchObject({
      rule: 'MN-R-93b',
      key: 'refuse.peace',
      args: { target: EGYPT },
    })
  })
})

describe('legendary commodities', () => {
  test('MN-1.2d MN-R-6 an empty pile is made anew from the discards and shuffled; without any nothing is drawn', () => {
    const m = bare()
    m.set(s => {
      s.pile.fill(-1)
      s.pileSize = 0
      s.spent.fill(0)
    })
    expect(legendaryLeft(m.s)).toBe(false)
    m.step((s, world) => drawLegendary(s, ROME, world))
    expect([m.s.holdSize[ROME], m.seen('drew')]).toEqual([0, []])
    m.set(s => {
      s.spent[good('gems')] = 1
      s.spent[good('wine')] = 1
    })
    expect(legendaryLeft(m.s)).toBe(true)
    const drawn = new Set<string>()
    for (const die of [0, 1]) {
      const one = bare()
      one.set(s => {
        s.words.set(m.s.words)
      })
      one.clear().step((s, world) => drawLegendary(s, ROME, world), die)
      expect(one.diceUsed).toBe(true)
      expect([one.s.pileSize, Math.max(...one.s.spent), one.s.holdSize[ROME]]).toEqual([1, 0, 1])
      expect([one.revealed, one.seen('drew').length]).toEqual([bit(ROME), 1])
      drawn.add(one.seen('drew')[0].good)
    }
    expect(drawn).toEqual(new Set(['gems', 'wine']))
  })
  test('MN-R-82 the ordinary token goes first when it is paid, offered, handed over; alone the legendary one does', () => {
    const start = (n: number): Table => holding(bare(), ROME, { wine: n, coin: 1 }, ['wine'])
    const paid = start(1).step((s, world) => spend(s, ROME, good('wine'), 1, world))
    expect([hasLegend(paid, ROME, 'wine'), count(paid, ROME, 'wine'), paid.revealed]).toEqual([true, 1, EVERYONE])
    const both = start(1).step((s, world) => spend(s, ROME, good('wine'), 2, world))
    expect([hasLegend(both, ROME, 'wine'), both.s.spent[good('wine')], both.s.holdSize[ROME]]).toEqual([false, 1, 1])
    const given = start(1).step(s => handOver(s, ROME, GREECE, good('wine')))
    expect([hasLegend(given, ROME, 'wine'), hasLegend(given, GREECE, 'wine')]).toEqual([true, false])
    const legend = start(0).step(s => handOver(s, ROME, GREECE, good('wine')))
    expect([hasLegend(legend, ROME, 'wine'), hasLegend(legend, GREECE, 'wine')]).toEqual([false, true])
    expect([legend.s.holdSize[ROME], legend.s.holdSize[GREECE]]).toEqual([1, 1])
  })
  test('MN-2.1f MN-2.2b MN-R-85 offered, taken and taken back they stay what they are', () => {
    const m = holding(bare(), ROME, { wine: 1, coin: 1 }, ['wine'])
    m.set(s => {
      s.tray[at.hold(ROME, good('wine'))] = 2
      s.laid[ROME] = 2
    })
    m.step((s, world) => showTray(s, ROME, world))
    expect([m.s.holdSize[ROME], m.s.laid[ROME], hasLegend(m, ROME, 'wine')]).toEqual([1, 0, false])
    m.step(s => takeShown(s, GREECE, ROME, good('wine')))
    expect([hasLegend(m, GREECE, 'wine'), count(m, GREECE, 'wine')]).toEqual([false, 1])
    m.step(s => takeBack(s, ROME))
    expect([hasLegend(m, ROME, 'wine'), count(m, ROME, 'wine'), m.s.holdSize[ROME]]).toEqual([true, 1, 2])
    sound(m)
  })
  test('MN-3k MN-R-30 MN-R-82 at the end of building two coins stay and what is kept, the ordinary one of its kind', () => {
    const m = holding(bare(), ROME, { wine: 2, oil: 1, coin: 4 }, ['wine', 'gems'])
    const [wine, coins] = [reserve(m, 'wine'), reserve(m, 'coin')]
    m.set(s => {
      s.tray[at.hold(ROME, good('wine'))] = 1
      s.laid[ROME] = 1
    })
    m.clear().step((s, world) => discardUnused(s, ROME, world))
    expect([count(m, ROME, 'wine'), hasLegend(m, ROME, 'wine'), count(m, ROME, 'oil'), count(m, ROME, 'coin')]).toEqual(
      [1, false, 0, 2],
    )
    expect([m.s.holdSize[ROME], reserve(m, 'wine') - wine, reserve(m, 'coin') - coins]).toEqual([3, 1, 2])
    expect([m.s.spent[good('wine')], m.s.spent[good('gems')], m.revealed]).toEqual([1, 1, EVERYONE])
    expect(m.seen('returned')).toMatchObject([{ seat: ROME, count: 6 }])
    sound(m)
    // Only what is kept stays, and a player who has no more than that returns nothing.
    const few = holding(bare(), ROME, { coin: 2 }, ['wine'])
    few.set(s => {
      s.tray[at.hold(ROME, good('wine'))] = 1
      s.laid[ROME] = 1
    })
    few.clear().step((s, world) => discardUnused(s, ROME, world))
    expect([hasLegend(few, ROME, 'wine'), few.s.holdSize[ROME], few.seen('returned')]).toEqual([true, 3, []])
  })
})
