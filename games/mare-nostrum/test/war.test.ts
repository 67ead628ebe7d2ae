import { EVERYONE, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { provinceNumber, seaNumber } from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import { atWar } from '../src/query/units.ts'
import { decisions, programs } from '../src/verbs.ts'
import { battle, done, march, rolls } from './moves.ts'
import {
  BABYLON,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  fortress,
  GREECE,
  holding,
  legions,
  legionsAt,
  onMarker,
  owns,
  ROME,
  sound,
  standing,
  stands,
  type Table,
  table,
  triremes,
  triremesAt,
  turnOf,
} from './table.ts'

describe('order and movement', () => {
  test('MN-4a MN-0c the Military Leader names who moves, perhaps themselves, until all have had a turn', () => {
    const m = bare(3).run(programs.war)
    expect([m.asked, m.owing]).toEqual(['nameMover', [ROME]])
    m.play(ROME, { verb: 'appoint', target: 2 })
    expect(m.choices(ROME, 'appoint').map(a => a.target)).toEqual([0, 1])
    m.play(ROME, { verb: 'appoint', target: ROME })
    expect(m.asked).toBe(null)
  })
  test('MN-4.1b MN-4.1.1d MN-R-32 MN-R-92b conversion, triremes, sea battles, legions, land battles, conquest, in this order', () => {
    const m = legions(legions(control(bare(), GREECE, 'cisalpina', 'noricum'), ROME, 'cisalpina', 2), ROME, 'italia', 1)
    onMarker(m, ROME, 'cisalpina')
    triremes(triremes(m, ROME, 'ionian', 3), GREECE, 'aegean')
    legions(m, GREECE, 'noricum', 1)
    turnOf(m, ROME, programs.turn)
    expect(m.asked).toBe('convert')
    m.play(ROME, { verb: 'convert', province: 'cisalpina' })
    expect(m.asked).toBe('sail')
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'aegean', triremes: 3 })
    done(m, ROME)
    expect(m.asked).toBe('attack')
    m.play(ROME, { verb: 'attack', sea: 'aegean', target: GREECE })
    expect(m.asked).toBe('march')
    march(m, ROME, 'cisalpina', 'noricum', 2)
    m.dice(5, 5, 0)
    done(m, ROME) // 7 + 7 against 1 + 2: the legion is gone
    expect(m.asked).toBe('conquest')
    done(m, ROME)
    expect(m.asked).toBe(null)
  })
  test('MN-R-92b whoever has moved everything they have still ends it themselves; no die falls before', () => {
    const m = bare()
    triremes(legions(legions(m, ROME, 'cisalpina', 1), GREECE, 'noricum', 1), ROME, 'ionian', 1)
    turnOf(m, ROME, programs.turn)
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'aegean', triremes: 1 })
    expect([m.asked, m.legal(ROME)]).toEqual(['sail', [{ verb: 'done' }]])
    done(m, ROME)
    march(m, ROME, 'cisalpina', 'noricum')
    expect([m.asked, m.legal(ROME), m.seen('rolled')]).toEqual(['march', [{ verb: 'done' }], []])
    for (const name of ['sail', 'march'])
      expect(mareNostrum.decisions.find(decision => decision.name === name)?.alwaysAsk).toBe(true)
    m.dice(0, 0)
    done(m, ROME)
    expect(m.seen('rolled')).toHaveLength(2)
  })
  test('MN-4.1a any number of triremes and legions, or none', () => {
    const m = turnOf(legions(triremes(bare(), ROME, 'ionian', 2), ROME, 'italia', 3), ROME, programs.turn)
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 }).play(ROME, {
      verb: 'sail',
      sea: 'ionian',
      toSea: 'aegean',
      triremes: 1,
    })
    done(m, ROME)
    march(m, ROME, 'italia', 'cisalpina', 2)
    done(m, ROME)
    expect([
      triremesAt(m, ROME, 'african'),
      triremesAt(m, ROME, 'aegean'),
      legionsAt(m, ROME, 'cisalpina'),
      legionsAt(m, ROME, 'italia'),
    ]).toEqual([1, 1, 2, 1])
    sound(m)
  })
  test('MN-4.1.1a MN-R-37a a trireme moves to one adjacent sea, once', () => {
    const m = turnOf(triremes(bare(), ROME, 'ionian'), ROME, programs.turn)
    expect(m.refusal(ROME, { verb: 'sail', sea: 'ionian', toSea: 'egyptian', triremes: 1 })).toMatchObject({
      rule: 'MN-4.1.1a',
      key: 'refuse.seaFar',
    })
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 })
    expect(m.refusal(ROME, { verb: 'sail', sea: 'african', toSea: 'egyptian', triremes: 1 })).toMatchObject({
      rule: 'MN-R-37a',
      key: 'refuse.sailed',
    })
    triremes(m, ROME, 'african')
    // only the one that has not moved
    expect(m.choices(ROME, 'sail').every(a => a.sea === 'african' && a.triremes === 1)).toBe(true)
  })
  test('MN-4.1.1b MN-9f MN-R-93a an attack on one opponent in each sea, never compulsory', () => {
    const m = triremes(triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian'), CARTHAGE, 'ionian')
    turnOf(m, ROME, programs.turn)
    done(m, ROME)
    expect(m.legal(ROME).map(a => a.target ?? a.verb)).toEqual(['done', GREECE, CARTHAGE])
    m.dice(0, 0, 0, 0).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect(m.asked).toBe(null) // not a second battle there
    const again = m.at(decisions.attack, ROME)
    again.s.foughtSea[seaNumber('ionian')] = 1
    expect(again.refusal(ROME, { verb: 'attack', sea: 'ionian', target: CARTHAGE })).toMatchObject({ rule: 'MN-9f' })
  })
  test('MN-4.1.2a MN-R-37a MN-R-37b a legion goes one step by land, or any number over a chain of own triremes, once', () => {
    const m = legions(triremes(triremes(bare(), ROME, 'ionian'), ROME, 'african'), ROME, 'italia', 8)
    m.at(decisions.march, ROME)
    m.s.active = ROME
    expect(
      m.refusal(ROME, { verb: 'march', province: 'italia', to: 'gallia', post: 'free', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-4.1.2a',
      key: 'refuse.marchFar',
    })
    march(m, ROME, 'italia', 'cyrenaica', 7)
    expect(
      m.refusal(ROME, { verb: 'march', province: 'cyrenaica', to: 'tripolitania', post: 'free', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-R-37a',
      key: 'refuse.marched',
    })
    march(m, ROME, 'italia', 'cisalpina')
    expect(m.choices(ROME, 'march')).toEqual([]) // nobody is left to move
    sound(m)
  })
  test('MN-4.1.2d MN-4.1.2e Rome carries legions from Italy and Crete to Cyrenaica past an Egyptian trireme, attacked or not', () => {
    for (const attacks of [false, true]) {
      const m = legions(legions(triremes(bare(), ROME, 'ionian', 2), ROME, 'italia', 2), ROME, 'creta', 1)
      triremes(m, EGYPT, 'african')
      turnOf(m, ROME, programs.turn).play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 })
      done(m, ROME)
      if (attacks)
        m.dice(5, 3).play(ROME, { verb: 'attack', sea: 'african', target: EGYPT }) // 6: a hit; 4: none
      else done(m, ROME)
      march(march(m, ROME, 'italia', 'cyrenaica', 2), ROME, 'creta', 'cyrenaica')
      expect([legionsAt(m, ROME, 'cyrenaica'), triremesAt(m, EGYPT, 'african')]).toEqual([3, attacks ? 0 : 1])
    }
  })
  test('MN-4.1.2f MN-4.1.2b Babylon in Syria beside Egyptian legions: both to Judea, one to Asia, or stay', () => {
    const syria = (): Table => {
      const m = legions(fortress(control(bare(), BABYLON, 'syria'), BABYLON, 'syria'), BABYLON, 'syria', 2)
      return turnOf(
        fortress(control(legions(m, EGYPT, 'syria', 2), EGYPT, 'judea'), EGYPT, 'judea'),
        BABYLON,
        programs.turn,
      )
    }
    const away = done(march(syria(), BABYLON, 'syria', 'judea', 2), BABYLON)
    expect(
      away
        .choices(BABYLON, 'fight')
        .map(a => a.province)
        .sort(),
    ).toEqual(['judea', 'syria'])
    away.dice(0, 0).play(BABYLON, { verb: 'fight', province: 'syria', target: EGYPT })
    expect(away.seen('rolled')[0]).toMatchObject({ seat: BABYLON, dice: 'none', sum: 5, hits: 1 }) // the fortress alone
    const split = done(march(syria(), BABYLON, 'syria', 'asia'), BABYLON)
    expect(split.seen('rolled')[0].dice.split(' ').length).toBe(1)
    const stay = done(syria(), BABYLON)
    expect(stay.seen('rolled')[0].dice.split(' ').length).toBe(2)
  })
  test('MN-R-37c fortresses never move', () => {
    const m = fortress(legions(bare(), ROME, 'italia', 1), ROME, 'italia').at(decisions.march, ROME)
    expect(
      m.refusal(ROME, { verb: 'march', province: 'italia', to: 'cisalpina', post: 'fortress', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-R-37c',
    })
  })
  test('MN-R-37d legions leave a war freely and enter any visible province', () => {
    const m = legions(legions(bare(), ROME, 'gallia', 1), GREECE, 'gallia', 1)
    m.s.active = ROME
    m.at(decisions.march, ROME)
    expect(m.choices(ROME, 'march').map(a => a.to)).toEqual(['cisalpina', 'germania', 'noricum'])
  })
  test('MN-R-92a MN-R-39c whoever moves legions chooses which; leaving ends the occupation at once', () => {
    const m = legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'cyrenaica-papyrus'), ROME, 'cyrenaica', 3)
    onMarker(standing(m, ROME, 'cyrenaica-papyrus'), ROME, 'cyrenaica')
    m.s.active = ROME
    m.at(decisions.march, ROME)
    expect(
      m
        .choices(ROME, 'march')
        .filter(a => a.to === 'aegyptus')
        .map(a => [a.post, a.legions]),
    ).toEqual([
      ['free', 1],
      ['slot1', 1],
      ['marker', 1],
    ])
    march(m, ROME, 'cyrenaica', 'tripolitania', 1, 'slot1')
    expect(stands(m, 'cyrenaica-papyrus')).toBe(-1)
    march(m, ROME, 'cyrenaica', 'tripolitania', 1, 'marker')
    expect(m.s.onMarker[provinceNumber('cyrenaica')]).toBe(-1)
    sound(m)
  })
})

describe('battles', () => {
  test('MN-4.2b MN-4.2c MN-R-31 MN-R-68 at sea: 6, 5, 4 = 15 is 3 hits; 2, 2 = 4 is none', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian', 2)
    m.s.active = ROME
    m.at(decisions.attack, ROME).dice(5, 4, 3, 1, 1).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
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
    n.at(decisions.attack, ROME).dice(0, 0).play(ROME, { verb: 'attack', sea: 'aegean', target: GREECE })
    expect(n.diceUsed).toBe(true)
  })
  test('MN-4.2j MN-4.2.1b a player active later may attack the survivors in the same round', () => {
    const m = legions(legions(control(bare(4), 2, 'cyrenaica'), ROME, 'cyrenaica', 2), 2, 'aegyptus', 2)
    m.run(programs.war).play(ROME, { verb: 'appoint', target: ROME })
    while (m.owing[0] === ROME && m.asked !== 'nameMover') done(m, ROME)
    m.play(ROME, { verb: 'appoint', target: 2 })
    done(march(m, 2, 'aegyptus', 'cyrenaica', 2), 2)
    expect(m.seen('battle').at(-1)).toMatchObject({ seat: 2, target: ROME, province: 'cyrenaica' })
  })
  test('MN-4.2d MN-4.2h MN-R-45 MN-R-94b the owner chooses their loss: legion or fortress, also one that occupies; asked only where units differ', () => {
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
    turnOf(m, CARTHAGE, programs.turn)
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
    turnOf(m, ROME, programs.turn) // 5 against 1: the legion falls without a question
    expect([m.seen('battle').length, legionsAt(m, EGYPT, 'italia')]).toEqual([1, 0])
  })
})

describe('at war', () => {
  test('MN-4.2.1a MN-R-40a both sides left after a battle: the province is at war', () => {
    const m = legions(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 1), EGYPT, 'judea', 1)
    battle(m, 'judea', CARTHAGE, EGYPT, 1, 1)
    expect(m.seen('war')).toEqual([{ type: 'war', province: 'judea' }])
  })
  test('MN-4.2.1c MN-R-40a also where nobody fought, at the end of phase 4: occupation ends, nothing is built there', () => {
    // Peace keeps the two from fighting; the Greek legion stands on a Roman caravan.
    const m = owns(built(control(bare(3), ROME, 'dalmatia'), 'dalmatia-oil'), GREECE, 'statue-of-zeus')
    legions(standing(legions(m, GREECE, 'dalmatia', 1), GREECE, 'dalmatia-oil'), ROME, 'dalmatia', 1)
    m.run(programs.war).play(GREECE, { verb: 'peace', target: ROME })
    while (m.asked !== null) {
      expect(stands(m, 'dalmatia-oil')).toBe(GREECE) // until the phase ends
      m.play(m.owing[0], m.asked === 'nameMover' ? m.legal(m.owing[0])[0] : { verb: 'done' })
    }
    expect([stands(m, 'dalmatia-oil'), m.seen('battle').length, m.seen('war').length]).toEqual([NONE, 0, 1])
    expect([legionsAt(m, ROME, 'dalmatia'), legionsAt(m, GREECE, 'dalmatia')]).toEqual([1, 1])
    holding(m, ROME, { coin: 3 }).at(decisions.build, ROME)
    expect(m.refusal(ROME, { verb: 'legion', province: 'dalmatia' })?.rule).toBe('MN-R-23')
  })
  test('MN-4.3c MN-4.3d a conqueror entered by another fights; alone again they keep what they occupied', () => {
    const m = legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2)
    legions(standing(m, ROME, 'cyrene'), EGYPT, 'aegyptus', 1)
    turnOf(m, EGYPT, programs.turn)
    m.dice(0, 5, 5)
    done(march(m, EGYPT, 'aegyptus', 'cyrenaica'), EGYPT)
    expect([m.seen('battle').length, legionsAt(m, EGYPT, 'cyrenaica'), stands(m, 'cyrene')]).toEqual([1, 0, ROME])
  })
  test('MN-4.3e MN-R-40b MN-R-46 MN-R-49b at war the conqueror controls nothing there; the marker must be occupied anew', () => {
    const m = legions(built(control(bare(), EGYPT, 'judea'), 'jerusalem', 'judea-temple'), ROME, 'judea', 3)
    onMarker(standing(m, ROME, 'jerusalem'), ROME, 'judea')
    legions(m, EGYPT, 'judea', 2)
    battle(m, 'judea', EGYPT, ROME, 1, 1, 1, 1, 1)
    expect([stands(m, 'jerusalem'), m.s.onMarker[provinceNumber('judea')], legionsAt(m, ROME, 'judea')]).toEqual([
      -1, -1, 3,
    ])
    sound(m)
  })
  test('MN-R-38 a player left alone in somebody else’s turn chooses only in the own next turn', () => {
    const m = legions(
      legions(built(control(bare(), GREECE, 'dalmatia'), 'dalmatia-oil'), ROME, 'dalmatia', 2),
      CARTHAGE,
      'dalmatia',
      1,
    )
    turnOf(m, CARTHAGE, programs.turn)
    m.dice(0, 5, 5)
    done(m, CARTHAGE)
    expect([legionsAt(m, CARTHAGE, 'dalmatia'), m.asked, m.s.stand.every(x => x === -1)]).toEqual([0, null, true])
    turnOf(m, ROME, programs.turn)
    done(m, ROME)
    expect([m.asked, m.can(ROME, { verb: 'pillage', slot: 'dalmatia-oil' })]).toEqual(['conquest', true])
  })
})
test('MN-8c a promise binds nobody: Rome may enter Dacia', () => {
  const m = turnOf(legions(table(), ROME, 'dalmatia', 1), ROME, programs.turn)
  expect(m.can(ROME, { verb: 'march', province: 'dalmatia', to: 'dacia', post: 'free', legions: 1 })).toBe(true)
})
