/** What the chronicle says of a war, a peace, a conquest, a battle; and why a player is refused. */
import { EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { checkLeadership } from '../src/effects/victory.ts'
import { at, MARKER } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { battle, begin, conquest, cyrenaica } from './frequent-moves.ts'
import {
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
  reserve,
  sound,
  standing,
  type Table,
  table,
  triremes,
} from './table.ts'

describe('battles', () => {
  test('MN-4.2d what a battle cost is told: legions with their number, the fortress as one', () => {
    const m = fortress(legions(legions(bare(), ROME, 'gallia', 3), GREECE, 'gallia', 2), GREECE, 'gallia')
    battle(m, 'gallia', ROME, GREECE, 5, 5, 3, 6, 6) // 13 and 3 more: three hits, one stopped; 12 and 5: three hits
    expect([m.asked, m.owing]).toEqual(['lose', [GREECE]])
    m.play(GREECE, { verb: 'lose', post: 'fortress' }).play(GREECE, { verb: 'lose', post: 'free' })
    const lost = { type: 'lostUnit', province: 'gallia' }
    expect(m.seen('lostUnit')).toEqual([
      { ...lost, seat: ROME, unit: 'legion', count: 3 },
      { ...lost, seat: GREECE, unit: 'legion', count: 1 },
      { ...lost, seat: GREECE, unit: 'fortress', count: 1 },
    ])
    sound(m)
  })
  test('MN-4.2d MN-R-94b a side without losses is told of none', () => {
    const m = legions(legions(bare(), ROME, 'gallia', 1), GREECE, 'gallia', 1)
    battle(m, 'gallia', ROME, GREECE, 5, 1)
    expect(m.seen('lostUnit')).toEqual([
      { type: 'lostUnit', seat: GREECE, province: 'gallia', unit: 'legion', count: 1 },
    ])
  })
  test('MN-4.2d a unit is lost once: neither the fortress nor a legion on a marker or a slot a second time; why is said', () => {
    const m = fortress(
      legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 4),
      ROME,
      'cyrenaica',
    )
    onMarker(standing(m, ROME, 'cyrene'), ROME, 'cyrenaica')
    legions(m, EGYPT, 'cyrenaica', 6)
    battle(m, 'cyrenaica', EGYPT, ROME, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1) // 26: five hits, one stopped
    expect([m.asked, m.owing]).toEqual(['lose', [ROME]])
    const lose = (post: string) => ({ verb: 'lose', post })
    const slot =
      m
        .legal(ROME)
        .map(a => String(a.post))
        .find(post => post.startsWith('slot')) ?? ''
    for (const post of ['fortress', 'marker', slot]) {
      m.play(ROME, lose(post))
      expect(m.can(ROME, lose(post)), post).toBe(false)
    }
    expect(m.refusal(ROME, lose('fortress'))).toEqual({
      rule: 'MN-4.2d',
      key: 'refuse.noUnit',
      args: { post: 'fortress', province: 'cyrenaica' },
    })
    expect(m.refusal(ROME, lose(slot))).toEqual({ rule: 'MN-4.2d', key: 'refuse.noLegionOn', args: { slot: 'cyrene' } })
    expect(m.refusal(ROME, lose('marker'))).toMatchObject({ key: 'refuse.noUnit', args: { post: 'marker' } })
    expect(m.refusal(ROME, lose('slot6'))).toMatchObject({ key: 'refuse.noUnit', args: { post: 'slot6' } })
    expect(m.legal(ROME)).toEqual([lose('free')])
    sound(m.play(ROME, lose('free')))
  })
  test('MN-R-33b triremes sunk are told with their number, none where none sank', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian', 2), GREECE, 'ionian', 1).at(DECISIONS.attack, ROME)
    m.s.active = ROME
    m.dice(5, 5, 0).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect(m.seen('lostTriremes')).toEqual([{ type: 'lostTriremes', seat: GREECE, sea: 'ionian', count: 1 }])
  })
})

describe('the Statue of Zeus', () => {
  test('MN-W-ZEUS-1 MN-W-ZEUS-3 peace and those who go home are announced; not oneself', () => {
    const m = owns(legions(control(bare(), GREECE, 'thracia', 'dacia'), ROME, 'thracia', 2), GREECE, 'statue-of-zeus')
    m.run(PROGRAMS.war)
    expect(m.refusal(GREECE, { verb: 'peace', target: GREECE })).toEqual({
      rule: 'MN-W-ZEUS-1',
      key: 'refuse.peaceSelf',
    })
    m.clear().play(GREECE, { verb: 'peace', target: ROME })
    expect([m.seen('peace'), m.seen('wentHome')]).toEqual([
      [{ type: 'peace', seat: GREECE, target: ROME }],
      [{ type: 'wentHome', seat: ROME, province: 'thracia', legions: 2 }],
    ])
  })
  test('MN-W-ZEUS-4 it binds these two and nobody else, in both directions', () => {
    const m = legions(control(control(bare(), GREECE, 'dacia'), EGYPT, 'dalmatia'), ROME, 'cisalpina', 1)
    legions(m, GREECE, 'cisalpina', 0)
    m.s.peaceOf = GREECE
    m.s.peaceWith = EGYPT
    m.s.active = ROME
    m.at(DECISIONS.march, ROME)
    expect(m.can(ROME, { verb: 'march', province: 'cisalpina', to: 'dalmatia', post: 'free', legions: 1 })).toBe(true)
    m.s.peaceOf = ROME
    expect(m.can(ROME, { verb: 'march', province: 'cisalpina', to: 'dalmatia', post: 'free', legions: 1 })).toBe(false)
    m.s.peaceOf = EGYPT
    m.s.peaceWith = ROME
    expect(m.can(ROME, { verb: 'march', province: 'cisalpina', to: 'dalmatia', post: 'free', legions: 1 })).toBe(false)
    m.s.peaceWith = BABYLON
    expect(m.can(ROME, { verb: 'march', province: 'cisalpina', to: 'dalmatia', post: 'free', legions: 1 })).toBe(true)
  })
})

describe('conquest', () => {
  test('MN-4.3.3a an occupied marker is told, with whose it is; occupation of another player there stays', () => {
    const m = conquest(cyrenaica(1)).play(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })
    expect(m.seen('occupiedMarker')).toEqual([
      { type: 'occupiedMarker', seat: ROME, target: EGYPT, province: 'cyrenaica' },
    ])
  })
  test('MN-4.3.1a MN-4.3.2a what is not built is neither pillaged nor occupied, and why is said', () => {
    const m = conquest(legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 1))
    expect(m.refusal(ROME, { verb: 'pillage', slot: 'cyrenaica-market' })).toEqual({
      rule: 'MN-4.3.1a',
      key: 'refuse.notBuilt',
      args: { slot: 'cyrenaica-market' },
    })
    const empty = conquest(legions(control(bare(), EGYPT, 'cyrenaica'), ROME, 'cyrenaica', 1))
    expect(empty.can(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })).toBe(true)
    expect(empty.refusal(ROME, { verb: 'occupy', province: 'cyrenaica' })).toEqual({
      rule: 'MN-4.3.2a',
      key: 'refuse.noBuilding',
      args: { province: 'cyrenaica' },
    })
  })
  test('MN-R-42b MN-9g a marker that can be replaced is not removed; one that cannot is, and its owner has it back', () => {
    const linked = begin(
      onMarker(
        legions(control(control(bare(), GREECE, 'dalmatia'), ROME, 'cisalpina'), ROME, 'dalmatia', 1),
        ROME,
        'dalmatia',
      ),
    )
    expect(linked.asked).toBe('convert')
    expect(linked.refusal(ROME, { verb: 'removeMarker', province: 'dalmatia' })).toEqual({
      rule: 'MN-R-42b',
      key: 'refuse.convertIt',
      args: { province: 'dalmatia' },
    })
    const before = linked.s.pieces[at.pieces(ROME, MARKER)]
    linked.play(ROME, { verb: 'convert', province: 'dalmatia' })
    expect([linked.seen('converted'), linked.s.pieces[at.pieces(ROME, MARKER)]]).toEqual([
      [{ type: 'converted', seat: ROME, target: GREECE, province: 'dalmatia' }],
      before - 1,
    ])
    const far = begin(onMarker(cyrenaica(1), ROME, 'cyrenaica'))
    expect(far.refusal(ROME, { verb: 'convert', province: 'cyrenaica' })).toMatchObject({ key: 'refuse.notLinked' })
    const [mine, theirs] = [ROME, EGYPT].map(seat => far.s.pieces[at.pieces(seat, MARKER)])
    far.play(ROME, { verb: 'removeMarker', province: 'cyrenaica' })
    expect([controller(far, 'cyrenaica'), far.seen('unclaimed')]).toEqual([
      -1,
      [{ type: 'unclaimed', seat: ROME, target: EGYPT, province: 'cyrenaica' }],
    ])
    expect([ROME, EGYPT].map(seat => far.s.pieces[at.pieces(seat, MARKER)])).toEqual([mine, theirs + 1])
  })
  test('MN-R-105 of a legendary city the coin alone is left when no legendary commodity is, and the other way round', () => {
    const city = (m: Table): Table =>
      conquest(legions(built(control(m, EGYPT, 'judea'), 'jerusalem'), ROME, 'judea', 1))
    const m = city(bare())
    m.s.pile.fill(-1)
    m.s.pileSize = 0
    m.s.spent.fill(0)
    m.play(ROME, { verb: 'pillage', slot: 'jerusalem' })
    expect([m.asked === 'spoils', count(m, ROME, 'coin')]).toEqual([false, 1])
    const broke = city(bare())
    broke.s.reserve[broke.s.reserve.length - 1] = 0
    broke.play(ROME, { verb: 'pillage', slot: 'jerusalem' })
    expect([reserve(broke, 'coin'), count(broke, ROME, 'coin'), broke.s.holdSize[ROME]]).toEqual([0, 0, 1])
  })
})

describe('titles and the end', () => {
  test('MN-2.1a MN-R-17b only the title of trade brings markers back', () => {
    const m = owns(table(), EGYPT, 'penthesilea')
    m.s.markers = 3
    m.s.leader[1] = ROME // the highest culture level is Egypt's
    m.run(PROGRAMS.leadership)
    if (m.asked === 'bestow') m.play(CARTHAGE, { verb: 'bestow', target: CARTHAGE })
    expect(m.seen('title')[0]).toEqual({ type: 'title', seat: EGYPT, track: 'culture' })
    expect(m.s.markers).toBe(3)
  })
  test('MN-6.4a two titles do not win, whichever they are; three do', () => {
    const after = (...leaders: number[]): boolean => {
      const m = bare()
      m.s.leader.set(leaders)
      return m.step(checkLeadership).s.winners !== 0
    }
    expect([after(ROME, ROME, GREECE), after(ROME, GREECE, ROME), after(GREECE, ROME, ROME)]).toEqual(
      Array(3).fill(false),
    )
    expect(after(ROME, ROME, ROME)).toBe(true)
  })
})

describe('stand-ins', () => {
  test('MN-1.1f MN-R-6 the clock takes a coin while there is one', () => {
    const m = built(control(bare(), ROME, 'judea'), 'jerusalem', 'judea-temple')
    m.s.round = 1
    m.run(PROGRAMS.round)
    expect([m.asked, m.clock(ROME)]).toEqual(['tithe', { verb: 'tithe', resource: 'coin' }])
    m.s.reserve[m.s.reserve.length - 1] = 0
    expect(m.clock(ROME)).toEqual({ verb: 'tithe', resource: 'legendary' })
  })
  test('MN-2.1c the clock offers what there is most of; of single commodities none, if a coin can be spared', () => {
    const offers = (what: Parameters<typeof holding>[2]) => {
      const m = holding(bare(), ROME, what).run(PROGRAMS.trade).play(CARTHAGE, { verb: 'marker', number: 1 })
      return m.clock(ROME).resource
    }
    expect(offers({ wine: 2, coin: 1 })).toBe('wine')
    expect(offers({ wine: 1, coin: 1 })).toBe('coin')
    expect(offers({ wine: 1, coin: 4 })).toBe('wine') // four coins buy something
    expect(offers({ coin: 4 })).toBe('coin')
  })
})
test('MN-H-CASTOR-1 whom Castor and Pollux are like is told', () => {
  const m = owns(bare(), GREECE, 'circe').at(DECISIONS.copy, ROME)
  m.play(ROME, { verb: 'copy', hero: 'circe' })
  expect(m.seen('copied')).toEqual([{ type: 'copied', seat: ROME, hero: 'circe' }])
})

describe('turns and rounds', () => {
  test('MN-4.3a a province that holds an enemy fortress is not conquered, though no enemy legion is left', () => {
    const m = conquest(fortress(cyrenaica(1), EGYPT, 'cyrenaica'))
    expect(m.refusal(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })).toMatchObject({ rule: 'MN-4.3a' })
    const own = conquest(fortress(cyrenaica(1), ROME, 'cyrenaica'))
    expect(own.can(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })).toBe(true)
  })
  test('MN-4.1.2b every land battle that is due is fought, one after another', () => {
    const m = bare()
    for (const id of ['gallia', 'germania', 'noricum'] as const) legions(legions(m, ROME, id, 1), GREECE, id, 1)
    begin(m)
    const fought: string[] = []
    for (let n = 0; n < 9 && m.asked !== 'conquest' && m.asked !== null; n++)
      m.dice(0, 0, 0, 0).play(ROME, m.clock(ROME))
    for (const e of m.seen('battle')) fought.push(e.province)
    expect(fought.toSorted()).toEqual(['gallia', 'germania', 'noricum'])
  })
  test('MN-R-106 before the round agreed nobody has won, and the next round begins', () => {
    const m = bare(3, { rounds: 5 })
    m.s.round = 2
    m.run(PROGRAMS.round).until('marker', ({ s }) => s.round === 4)
    expect([m.outcome, m.s.round]).toEqual([null, 4])
  })
  test('MN-SET-21 tokens turned up at the end of building have been seen by all; with all face up none are', () => {
    const m = table(3, { display: 'five' }).clear()
    m.s.faceUp.fill(0)
    m.run(PROGRAMS.building).until(null)
    expect([m.seen('turnedUp').length > 0, m.revealed]).toEqual([true, EVERYONE])
    const all = table(3).clear()
    all.run(PROGRAMS.building).until(null)
    expect(all.seen('turnedUp')).toEqual([])
  })
})
