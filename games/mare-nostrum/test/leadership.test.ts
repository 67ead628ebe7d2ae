import { describe, expect, test } from 'vitest'
import { CULTURE, MILITARY, TRADE } from '../src/board.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { greatCities } from '../src/query/control.ts'
import { PROGRAMS } from '../src/verbs.ts'
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
  holding,
  legions,
  levels,
  owns,
  ROME,
  standing,
  type Table,
  triremes,
} from './table.ts'

const leaders = (m: Table): number[] => [...m.s.leader]
/** Five tokens, four of them hired. */
const five = (m: Table, seat: number, from: number): Table => owns(m, seat, ...TOKEN_IDS.slice(from, from + 4))
const endOfBuilding = (m: Table): Table => allPass(m.run(PROGRAMS.building))
const endOfWar = (m: Table): Table => allPass(m.run(PROGRAMS.war))

describe('levels', () => {
  test('MN-5c MN-5d MN-5e MN-5a MN-R-50 trade: caravans and markets; culture: cities and temples; military: units; bonuses on top', () => {
    const m = control(bare(), ROME, 'sicilia')
    built(m, 'italia-wine', 'italia-market', 'rome', 'italia-temple', 'syracuse')
    triremes(fortress(legions(m, ROME, 'italia', 2), ROME, 'italia'), ROME, 'ionian')
    expect(levels(m, ROME)).toEqual([2, 3, 4])
    owns(m, ROME, 'hanging-gardens', 'queen-of-sheba')
    expect(levels(m, ROME)).toEqual([4, 4, 5])
    m.s.built.fill(0)
    expect(levels(m, ROME)).toEqual([2, 1, 5]) // at once
  })
  test.each([
    ['MN-H-CIRCE-3', 'circe', [1, 0, 1]],
    ['MN-H-PENTHESILEA-2', 'penthesilea', [0, 2, 2]],
    ['MN-H-PERSEUS-4', 'perseus', [1, 2, 1]],
    ['MN-H-HAMILCAR-2', 'hamilcar', [1, 1, 1]],
    ['MN-H-SHEBA-2 MN-7c', 'queen-of-sheba', [0, 1, 1]],
    ['MN-H-HERCULES-1', 'hercules', [2, 2, 2]],
    ['MN-H-ANTIGONE-2', 'antigone', [2, 2, 0]],
    ['MN-W-GARDENS-2', 'hanging-gardens', [2, 0, 0]],
  ] as const)('%s leadership bonus of %s: %s', (_, token, bonus) => {
    expect(levels(owns(bare(), ROME, token), ROME)).toEqual(bonus)
  })
  test('all other tokens have no bonus', () => {
    const none = [
      'castor-pollux',
      'nebuchadnezzar',
      'gilgamesh',
      'ramses-ii',
      'spartacus',
      'colossus',
      'pharos',
      'statue-of-zeus',
      'temple-of-artemis',
    ] as const
    expect(levels(owns(bare(), ROME, ...none), ROME)).toEqual([0, 0, 0])
  })
  test('MN-5k 5 fortresses, 5 triremes and 4 legions are 14; 4 legions more make 18', () => {
    const m = triremes(legions(bare(), ROME, 'italia', 4), ROME, 'ionian', 5)
    control(m, ROME, 'cisalpina', 'dalmatia', 'gallia', 'noricum')
    for (const p of ['italia', 'cisalpina', 'dalmatia', 'gallia', 'noricum'] as const) fortress(m, ROME, p)
    expect(levels(m, ROME)[2]).toBe(14)
    expect(levels(legions(m, ROME, 'italia', 4), ROME)[2]).toBe(18)
  })
  test('MN-R-46 buildings in a province at war count for the controlling player, unclaimed ones for nobody', () => {
    const m = legions(
      legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'gallia-wood'), ROME, 'cyrenaica', 1),
      EGYPT,
      'cyrenaica',
      1,
    )
    expect([levels(m, EGYPT)[1], levels(m, ROME)[1]]).toEqual([1, 0])
    expect([0, 1, 2, 3, 4].map(q => levels(m, q)[0])).toEqual([0, 0, 0, 0, 0])
  })
})

describe('titles', () => {
  test('MN-5f MN-5i Rome 5, Greece and Babylon 4, Egypt and Carthage 3: Rome is Trade Leader, chooses the marker and takes first', () => {
    const m = bare()
    control(m, ROME, 'dalmatia')
    built(m, 'italia-wine', 'italia-gladiators', 'italia-market', 'dalmatia-oil', 'dalmatia-market')
    control(m, GREECE, 'thracia')
    built(m, 'achaia-oil', 'achaia-market', 'thracia-wine', 'thracia-market')
    control(m, BABYLON, 'mesopotamia')
    built(m, 'babylonia-spices', 'mesopotamia-grain', 'mesopotamia-sheep', 'mesopotamia-market')
    control(m, EGYPT, 'aethiopia')
    built(m, 'aethiopia-grain', 'aethiopia-gold', 'aethiopia-market')
    built(m, 'africa-grain', 'africa-wine', 'africa-market')
    expect([0, 1, 2, 3, 4].map(q => levels(m, q)[0])).toEqual([5, 4, 4, 3, 3])
    built(m, 'alexandria')
    legions(m, BABYLON, 'syria', 1)
    m.run(PROGRAMS.leadership)
    expect(leaders(m)).toEqual([ROME, EGYPT, BABYLON])
    for (let q = 0; q < 5; q++) holding(m, q, { coin: 1 })
    m.run(PROGRAMS.trade)
    expect([m.asked, m.owing]).toEqual(['marker', [ROME]])
    m.play(ROME, { verb: 'marker', number: 1 })
    expect([m.asked, m.owing]).toEqual(['take', [ROME]])
  })
  test('MN-5g MN-R-47 a tie is decided by the holder up to now, tied or not; one who is tied may pass it on', () => {
    const m = built(bare(), 'rome', 'athens')
    m.s.leader[CULTURE] = EGYPT
    m.run(PROGRAMS.leadership)
    m.play(CARTHAGE, { verb: 'bestow', target: CARTHAGE }) // trade: all five have nothing
    expect([m.asked, m.owing, m.legal(EGYPT).map(a => a.target)]).toEqual(['bestow', [EGYPT], [ROME, GREECE]])
    expect(m.refusal(EGYPT, { verb: 'bestow', target: EGYPT })).toMatchObject({ rule: 'MN-5g', key: 'refuse.notTied' })
    m.play(EGYPT, { verb: 'bestow', target: GREECE })
    expect(m.s.leader[CULTURE]).toBe(GREECE)
    m.play(ROME, { verb: 'bestow', target: ROME })
    m.run(PROGRAMS.leadership)
      .play(CARTHAGE, { verb: 'bestow', target: CARTHAGE })
      .play(GREECE, { verb: 'bestow', target: ROME })
    expect(m.s.leader[CULTURE]).toBe(ROME)
  })
  test('MN-R-100 the tracks one after the other: trade, culture, military; each choice before the next', () => {
    const m = bare().run(PROGRAMS.leadership)
    const asked: string[] = []
    m.playOn(seat => {
      asked.push(String(m.prompt(seat)?.args?.track))
      return { verb: 'bestow', target: asked.length === 1 ? GREECE : seat }
    })
    expect(asked).toEqual(['trade', 'culture', 'military'])
    expect(m.s.leader[TRADE]).toBe(GREECE)
  })
})

describe('victory', () => {
  test('MN-6.2a MN-0e five heroes and wonders win at the end of phase 3, not before', () => {
    const m = five(bare(3), ROME, 0)
    m.run(PROGRAMS.building)
    expect(m.asked).toBe('nameBuilder')
    expect(endOfBuilding(m).outcome).toMatchObject({ places: [1, 2, 2], rule: 'MN-6.2a', ending: 'ending.glory' })
  })
  test('MN-6.2b MN-6.2c several: the Culture Leader among them, otherwise all of them', () => {
    const two = (leader: number): Table => {
      const m = five(five(bare(4), ROME, 0), GREECE, 6)
      m.s.leader[CULTURE] = leader
      return endOfBuilding(m)
    }
    expect(two(GREECE).outcome?.places).toEqual([2, 1, 2, 2])
    expect(two(2).outcome?.places).toEqual([1, 1, 3, 3])
  })
  const four = (m: Table, seat: number, ...cities: ('asia' | 'judea' | 'sicilia')[]): Table => {
    const city = { asia: 'troy', judea: 'jerusalem', sicilia: 'syracuse' } as const
    for (const p of cities) built(control(m, seat, p), city[p])
    return m
  }
  test('MN-6.3a MN-R-49a four capitals and legendary cities at the end of phase 4', () => {
    const m = four(built(bare(), 'rome'), ROME, 'asia', 'judea', 'sicilia')
    expect(endOfWar(m).outcome).toMatchObject({ places: [1, 2, 2, 2, 2], rule: 'MN-6.3a', ending: 'ending.conquest' })
    const three = four(bare(), ROME, 'asia', 'judea', 'sicilia') // Rome itself is not built
    expect([endOfWar(three).s.winners, greatCities(three.s, ROME)]).toEqual([0, 3])
    const taken = standing(
      legions(built(four(built(bare(), 'rome'), ROME, 'asia', 'judea'), 'athens'), ROME, 'achaia', 1),
      ROME,
      'athens',
    )
    expect(endOfWar(taken).outcome?.places[ROME]).toBe(1)
    const lost = standing(
      legions(four(built(bare(), 'rome'), ROME, 'asia', 'judea', 'sicilia'), GREECE, 'italia', 1),
      GREECE,
      'rome',
    )
    expect(endOfWar(lost).s.winners).toBe(0) // occupied: it is Greek
  })
  test('MN-R-49b cities in a province at war count for the controlling player', () => {
    const m = four(built(bare(), 'rome'), ROME, 'asia', 'judea', 'sicilia')
    legions(legions(m, ROME, 'judea', 1), EGYPT, 'judea', 1)
    expect(greatCities(m.s, ROME)).toBe(4)
  })
  test('MN-R-48b two with four cities: the Military Leader among them wins, otherwise both', () => {
    const both = (leader: number): Table => {
      const m = four(built(bare(), 'rome', 'athens', 'babylon', 'alexandria', 'carthage'), ROME, 'asia', 'judea')
      four(m, GREECE, 'sicilia')
      standing(legions(m, ROME, 'babylonia', 1), ROME, 'babylon')
      standing(legions(m, GREECE, 'aegyptus', 1), GREECE, 'alexandria')
      standing(legions(m, GREECE, 'africa', 1), GREECE, 'carthage')
      m.s.leader[MILITARY] = leader
      return endOfWar(m)
    }
    expect(both(GREECE).outcome?.places).toEqual([2, 1, 2, 2, 2])
    expect(both(EGYPT).outcome?.places).toEqual([1, 1, 3, 3, 3])
  })
  test('MN-6.4a MN-R-51a all three leadership titles at the end of phase 5', () => {
    const m = legions(built(bare(3), 'italia-wine', 'rome'), ROME, 'italia', 1)
    m.run(PROGRAMS.leadership)
    expect(m.outcome).toMatchObject({ places: [1, 2, 2], rule: 'MN-6.4a', ending: 'ending.leadership' })
    const two = built(bare(3), 'italia-wine', 'rome', 'athens').run(PROGRAMS.leadership)
    expect([two.asked, two.s.winners]).toEqual(['bestow', 0])
  })
  test('MN-R-91 glory comes before the unused resources go back', () => {
    const m = holding(five(bare(3), ROME, 0), GREECE, { coin: 9 })
    expect(endOfBuilding(m).s.holdSize[GREECE]).toBe(9)
  })
  test('MN-R-106 a table may limit the rounds: heroes and wonders, then titles, then levels; ties share', () => {
    const last = (t: Table): Table => {
      t.s.round = 4
      return t.run(PROGRAMS.round).playOn(seat => {
        const keep = t.legal(seat).find(a => a.verb === 'bestow' && a.target === seat)
        return keep ?? t.legal(seat).find(a => a.verb === 'done') ?? t.legal(seat)[0]
      })
    }
    const limited = (): Table => bare(3, { rounds: 5 })
    expect(last(owns(limited(), GREECE, 'colossus')).outcome).toMatchObject({
      ending: 'ending.rounds',
      rule: 'MN-R-106',
      places: [2, 1, 2],
    })
    const titles = limited() // one title each, unless Greece leads in two
    titles.s.leader[MILITARY] = GREECE
    expect(last(titles).outcome?.places).toEqual([2, 1, 2])
    expect(last(limited()).outcome?.places).toEqual([1, 1, 1]) // all alike
    const levelled = built(limited(), 'africa-wine') // Carthage leads trade anyway
    expect(last(levelled).outcome?.places).toEqual([2, 2, 1])
    expect(last(built(limited(), 'athens')).outcome?.places).toEqual([2, 1, 2]) // culture counts like trade
    const endless = bare(3)
    endless.s.round = 4
    expect(endless.run(PROGRAMS.round).s.rounds).toBe(0) // off by default
  })
  test('MN-7a the rules of heroes go before all others: Perseus wins before the end of the phase', () => {
    const m = owns(holding(bare(3), ROME, { coin: 10 }), ROME, 'perseus', 'circe', 'pharos')
    m.run(PROGRAMS.building).play(GREECE, { verb: 'appoint', target: ROME })
    m.play(ROME, { verb: 'hire', token: 'colossus' }).play(ROME, { verb: 'payCoins' })
    expect(m.outcome?.places[ROME]).toBe(1)
    const without = owns(holding(bare(3), ROME, { coin: 10 }), ROME, 'hercules', 'circe', 'pharos')
    without.run(PROGRAMS.building).play(GREECE, { verb: 'appoint', target: ROME })
    without.play(ROME, { verb: 'hire', token: 'colossus' }).play(ROME, { verb: 'payCoins' })
    expect(without.outcome).toBe(null)
  })
})
