import { EVERYONE, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { provinceNumber } from '../src/board.ts'
import { atWar } from '../src/query/units.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { battle, done, march, rolls } from './frequent-moves.ts'
import {
  allPass,
  BABYLON,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  fortress,
  GREECE,
  legions,
  legionsAt,
  ROME,
  sound,
  standing,
  stands,
  triremes,
  triremesAt,
  turnOf,
} from './table.ts'

describe('battles', () => {
  test('MN-4.2b MN-4.2c MN-R-31 MN-R-68 at sea: 6, 5, 4 = 15 is 3 hits; 2, 2 = 4 is none', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian', 2)
    m.s.active = ROME
    m.at(DECISIONS.attack, ROME).dice(5, 4, 3, 1, 1).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect(rolls(m)).toEqual([
      [15, 3],
      [4, 0],
    ])
    expect([triremesAt(m, ROME, 'ionian'), triremesAt(m, GREECE, 'ionian')]).toEqual([3, 0]) // hits beyond the units are lost
    sound(m)
  })
  test('MN-4.2e triremes take no part on land, legions and fortresses none at sea', () => {
    const m = triremes(legions(legions(bare(), ROME, 'creta', 1), GREECE, 'creta', 1), ROME, 'aegean', 5)
    battle(m, 'creta', ROME, GREECE, 1, 1)
    expect(m.seen('rolled').map(e => e.dice)).toEqual(['1', '1'])
    const n = fortress(
      legions(triremes(triremes(bare(), ROME, 'aegean'), GREECE, 'aegean'), GREECE, 'achaia', 4),
      GREECE,
      'achaia',
    )
    n.at(DECISIONS.attack, ROME).dice(0, 0).play(ROME, { verb: 'attack', sea: 'aegean', target: GREECE })
    expect(n.diceUsed).toBe(true)
  })
  test('MN-4.2j MN-4.2.1b a player active later may attack the survivors in the same round', () => {
    const m = legions(legions(control(bare(4), 2, 'cyrenaica'), ROME, 'cyrenaica', 2), 2, 'aegyptus', 2)
    m.run(PROGRAMS.war).play(ROME, { verb: 'appoint', target: ROME })
    allPass(m, () => m.owing[0] === ROME && m.asked !== 'nameMover')
    m.play(ROME, { verb: 'appoint', target: 2 })
    done(march(m, 2, 'aegyptus', 'cyrenaica', 2), 2)
    expect(m.seen('battle').at(-1)).toMatchObject({ seat: 2, target: ROME, province: 'cyrenaica' })
  })
  test('MN-4.2d MN-4.2h MN-R-45 MN-R-94b against Caesar the owner chooses their loss: legion or fortress, also one that occupies; asked only where units differ', () => {
    const m = fortress(
      legions(legions(control(bare(), EGYPT, 'cyrenaica'), ROME, 'cyrenaica', 3), EGYPT, 'cyrenaica', 2),
      EGYPT,
      'cyrenaica',
    )
    battle(m, 'cyrenaica', ROME, EGYPT, 4, 3, 2, 1, 1) // 12: 2 hits, one cancelled; 1 + 1 + 5 = 7: 1 hit
    expect([m.asked, m.owing]).toEqual(['lose', [EGYPT]]) // Rome's legions are alike
    expect(m.legal(EGYPT).map(a => a.post)).toEqual(['free', 'fortress'])
    m.play(EGYPT, { verb: 'lose', post: 'fortress' })
    expect([
      m.s.fortress[provinceNumber('cyrenaica')],
      legionsAt(m, EGYPT, 'cyrenaica'),
      legionsAt(m, ROME, 'cyrenaica'),
    ]).toEqual([-1, 2, 2])
    const n = standing(
      legions(
        legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2),
        BABYLON,
        'cyrenaica',
        3,
      ),
      ROME,
      'cyrene',
    )
    battle(n, 'cyrenaica', BABYLON, ROME, 2, 2, 2, 1, 1)
    expect([n.owing, n.legal(ROME).map(a => a.post)]).toEqual([[ROME], ['slot3', 'free']])
    n.play(ROME, { verb: 'lose', post: 'slot3' })
    expect([stands(n, 'cyrene'), legionsAt(n, ROME, 'cyrenaica')]).toEqual([-1, 1])
    sound(n)
  })
  test('MN-R-94a both sides choose without knowing the other’s choice; all are removed together', () => {
    const m = fortress(
      legions(
        legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2),
        EGYPT,
        'cyrenaica',
        2,
      ),
      EGYPT,
      'cyrenaica',
    )
    standing(m, ROME, 'cyrene')
    battle(m, 'cyrenaica', ROME, EGYPT, 5, 4, 1, 1) // 11: 2 - 1; 7: 1
    expect(m.owing).toEqual([ROME, EGYPT])
    m.play(ROME, { verb: 'lose', post: 'free' })
    expect([legionsAt(m, ROME, 'cyrenaica'), m.view(EGYPT).loss[ROME * 2], m.view(ROME).loss[ROME * 2]]).toEqual([
      2, 0, 1,
    ])
    m.clear().play(EGYPT, { verb: 'lose', post: 'free' })
    expect([legionsAt(m, ROME, 'cyrenaica'), legionsAt(m, EGYPT, 'cyrenaica')]).toEqual([1, 1])
    expect(m.revealed).toBe(EVERYONE) // so nobody takes a choice back that they made before they knew the other
  })
  test('MN-R-33a MN-R-33b one roll; both may be wiped out, hits beyond the units are lost', () => {
    const m = battle(
      legions(legions(bare(), CARTHAGE, 'gallia', 1), EGYPT, 'gallia', 1),
      'gallia',
      CARTHAGE,
      EGYPT,
      5,
      6,
    )
    expect([legionsAt(m, CARTHAGE, 'gallia'), legionsAt(m, EGYPT, 'gallia'), m.asked]).toEqual([0, 0, null])
    expect(m.seen('rolled').length).toBe(2)
  })
  test('MN-R-66 MN-R-34b a legion rolling 6 against a fortress alone: its hit is cancelled, the legion is lost', () => {
    const m = battle(
      fortress(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 1), EGYPT, 'judea'),
      'judea',
      CARTHAGE,
      EGYPT,
      6,
    )
    expect(rolls(m)).toEqual([
      [6, 1],
      [5, 1],
    ])
    expect([legionsAt(m, CARTHAGE, 'judea'), m.s.fortress[provinceNumber('judea')]]).toEqual([0, EGYPT])
  })
  test('MN-R-34a MN-R-34c all units take part whatever they stand on; a fortress counts even where it falls', () => {
    const m = standing(
      legions(
        legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), CARTHAGE, 'cyrenaica', 2),
        BABYLON,
        'cyrenaica',
        1,
      ),
      CARTHAGE,
      'cyrene',
    )
    battle(m, 'cyrenaica', BABYLON, CARTHAGE, 1, 5, 5)
    expect(rolls(m)).toEqual([
      [1, 0],
      [10, 2],
    ])
    const f = legions(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 3), EGYPT, 'judea', 1)
    battle(fortress(f, EGYPT, 'judea'), 'judea', CARTHAGE, EGYPT, 5, 5, 1, 1) // 11 is 2 hits; 1 + 5 is 1 hit
    f.play(EGYPT, { verb: 'lose', post: 'fortress' })
    // The fortress falls, and yet it has stopped the other hit and hit with its 5.
    expect(f.s.fortress[provinceNumber('judea')]).toBe(NONE)
    expect([legionsAt(f, EGYPT, 'judea'), legionsAt(f, CARTHAGE, 'judea')]).toEqual([1, 2])
  })
  test('MN-9e MN-R-93a MN-R-93c several opponents: one is chosen, the others stay; then the province is at war', () => {
    const m = legions(
      legions(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 3), EGYPT, 'judea', 1),
      BABYLON,
      'judea',
      1,
    )
    turnOf(m, CARTHAGE, PROGRAMS.turn)
    m.dice(5, 5, 5, 0)
    done(m, CARTHAGE)
    expect([m.asked, m.choices(CARTHAGE, 'fight').map(a => a.target)]).toEqual(['fight', [BABYLON, EGYPT]])
    m.play(CARTHAGE, { verb: 'fight', province: 'judea', target: EGYPT })
    // no second battle, no conquest
    expect([legionsAt(m, EGYPT, 'judea'), legionsAt(m, BABYLON, 'judea'), m.asked]).toEqual([0, 1, null])
    expect(atWar(m.s, provinceNumber('judea'))).toBe(true)
  })
  test('MN-R-35a land battles are compulsory, also for a fortress alone, and there is one per province and turn', () => {
    const m = fortress(legions(bare(), EGYPT, 'italia', 1), ROME, 'italia')
    m.dice(0)
    turnOf(m, ROME, PROGRAMS.turn) // 5 against 1: the legion falls without a question
    expect([m.seen('battle').length, legionsAt(m, EGYPT, 'italia')]).toEqual([1, 0])
  })
})
