import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { damageTo, enough } from '../src/query/horde-damage.ts'
import { waysOn } from '../src/query/horde-ways.ts'
import { strike } from './calamity-table.ts'
import {
  area,
  barbarians,
  city,
  cityAt,
  hand,
  owns,
  pirates,
  put,
  sound,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  wild,
} from './table.ts'

const march = (id: AreaId) => ({ verb: 'march', area: id })
const AFRICA = 0
const THRACE = 3
const ASIA = 5
/** Where they would go on to. */
const onFrom = (p: Table, victim: number, from: AreaId, band: number): string[] => {
  return waysOn(p.s, victim, area(from), band).map(a => AREA_IDS[a])
}
const moves = (p: Table): string[] => p.seen('hordeMoved').map(e => `${e.tokens} ${e.to}`)
const gone = (p: Table): number => p.seen('hordeGone').reduce((n, e) => n + e.tokens, 0)

describe('16.8 Barbarian Hordes', () => {
  test('ADV-16.8.4 ADV-16.8.6 ADV-16.8.5 ADV-T-58 fifteen against three, limit 3: 13 survive, 3 stay, 10 go on; against Metalworking 12 and 9', () => {
    const p = strike(suffers(put(table(), THRACE, 'scythia', 3), THRACE, 'barbarian-hordes'))
    expect(p.seen('barbariansFell')).toMatchObject([{ tokens: 2 }])
    expect([tokens(p, THRACE, 'scythia'), wild(p, 'scythia'), gone(p), p.asked]).toEqual([0, 3, 10, null])
    const q = strike(
      suffers(owns(put(table(), THRACE, 'scythia', 3), THRACE, 'metalworking'), THRACE, 'barbarian-hordes'),
    )
    expect([q.seen('barbariansFell')[0].tokens, wild(q, 'scythia'), gone(q)]).toEqual([3, 3, 9])
    p.s.phase = 12
    sound(p)
  })
  test('ADV-16.8.7 ADV-16.8.13 ADV-R-40 ADV-T-59 ADV-T-60 Asia: from Maikop to Kuban and back, through Cappadocia against the city in Sinope', () => {
    const p = city(put(put(table(), ASIA, 'maikop', 2), ASIA, 'kuban', 1), ASIA, 'sinope')
    strike(suffers(p, ASIA, 'barbarian-hordes', 2))
    expect(p.seen('hordeCame')).toMatchObject([{ area: 'maikop', tokens: 15 }])
    expect(moves(p)).toEqual(['12 kuban', '11 maikop', '11 cappadocia', '10 sinope'])
    expect((['maikop', 'kuban', 'cappadocia', 'sinope'] as const).map(id => wild(p, id))).toEqual([2, 1, 1, 2])
    expect([gone(p), cityAt(p, 'sinope'), tokens(p, ASIA, 'sinope'), p.s.stock[ASIA], p.asked]).toEqual([
      3,
      -1,
      0,
      55,
      null,
    ])
  })
  test('ADV-16.8.5 ADV-16.8.15 ADV-T-59 ADV-R-39 seven attack a city, eight against Engineering; too few count for nothing', () => {
    const p = city(table(), ASIA, 'sinope')
    expect([
      damageTo(p.s, ASIA, area('sinope'), 10),
      damageTo(p.s, ASIA, area('sinope'), 7),
      damageTo(p.s, ASIA, area('sinope'), 6),
    ]).toEqual([5, 5, 0])
    owns(p, ASIA, 'engineering')
    expect([enough(p.s, 7, ASIA), enough(p.s, 8, ASIA), damageTo(p.s, ASIA, area('sinope'), 7)]).toEqual([
      false,
      true,
      0,
    ])
    const q = strike(suffers(owns(table(), ASIA, 'engineering', 'metalworking', 'military'), ASIA, 'barbarian-hordes'))
    q.play(q.owing[0], march('kuban'))
    expect(q.seen('hordeCame')).toMatchObject([{ tokens: 15 }]) // no card changes the number
    // Within the limit nothing is fought, so nothing is lost.
    const r = put(table(), ASIA, 'scythia', 1)
    expect([damageTo(r.s, ASIA, area('scythia'), 2), damageTo(r.s, ASIA, area('scythia'), 3)]).toEqual([0, 1])
    // Metalworking is reckoned with beforehand: two against two, limit 1.
    const t = put(table(), ASIA, 'kuban', 2)
    expect(damageTo(t.s, ASIA, area('kuban'), 2)).toBe(2)
    expect(damageTo(owns(t, ASIA, 'metalworking').s, ASIA, area('kuban'), 2)).toBe(1)
  })
  test('ADV-16.8.2 the start area where they do the greatest damage; ADV-16.8.12 equal ones are the decider’s', () => {
    const p = strike(
      suffers(
        put(put(put(table(), AFRICA, 'sahara', 1), AFRICA, 'tunisia', 2), AFRICA, 'numidia', 9),
        AFRICA,
        'barbarian-hordes',
        2,
      ),
    )
    expect(p.seen('hordeCame')).toMatchObject([{ area: 'tunisia' }])
    const q = strike(
      suffers(put(put(table(), AFRICA, 'sahara', 1), AFRICA, 'tunisia', 1), AFRICA, 'barbarian-hordes', 2),
    )
    expect([q.asked, q.owing, q.choices(2, 'march').map(c => c.area)]).toEqual(['march', [2], ['sahara', 'tunisia']])
    expect(q.refusal(2, march('tripolitania'))).toMatchObject({ rule: 'ADV-16.8.2' })
    q.play(2, march('sahara'))
    expect(tokens(q, AFRICA, 'sahara')).toBe(0)
  })
  test('ADV-16.8.3 ADV-R-39 with no unit of theirs in any start area an empty one; only if none is empty one held by others', () => {
    const p = strike(suffers(put(barbarians(table(), 'tunisia', 2), 1, 'sahara', 1), AFRICA, 'barbarian-hordes', 2))
    // Barbarians are no player's units
    expect(p.choices(2, 'march').map(c => c.area)).toEqual(['tripolitania', 'tunisia'])
    const q = put(put(put(table(), 1, 'sahara', 1), 1, 'tripolitania', 1), 1, 'tunisia', 1)
    strike(suffers(q, AFRICA, 'barbarian-hordes', 2))
    expect(q.choices(2, 'march')).toHaveLength(3)
    q.play(2, march('tunisia'))
    expect([tokens(q, 1, 'tunisia'), wild(q, 'tunisia')]).toEqual([0, 2]) // foreign units are fought too
  })
  test('ADV-R-39 ADV-R-67 ADV-R-46 no start area in play, or a pirate city in each: no effect', () => {
    const p = strike(suffers(pirates(put(table(), THRACE, 'dacia', 3), 'scythia'), THRACE, 'barbarian-hordes'))
    expect([p.seen('harmless').length, tokens(p, THRACE, 'dacia'), p.asked]).toEqual([1, 3, null])
  })
  test('ADV-22.10 ADV-R-39 they neither come to a start area out of play nor march through one', () => {
    const p = strike(suffers(table(4), 3, 'barbarian-hordes', 1)) // Egypt without Jalo
    const landings = p.choices(1, 'march').map(c => c.area)
    expect([landings.includes('siwa'), landings.includes('jalo')]).toEqual([true, false])
    const by = (fivePlayerBoard: string): string[] => {
      const q = table(5, { nations: ['thrace', 'crete', 'asia', 'assyria', 'egypt'], options: { fivePlayerBoard } })
      return onFrom(put(q, 2, 'jericho', 2), 2, 'aleppo', 9)
    }
    expect([by('east'), by('west').includes('syria'), by('west').length > 0]).toEqual([['syria'], false, true])
  })
  test('ADV-16.8.4 ADV-16.8.11 everybody’s units in the area fight; other Barbarians are not fought but counted', () => {
    const p = put(put(barbarians(table(), 'scythia', 2), THRACE, 'scythia', 1), 1, 'scythia', 2)
    strike(suffers(p, THRACE, 'barbarian-hordes'))
    // 17 against 1 and 2: both fall, and so does one of theirs.
    expect([
      tokens(p, THRACE, 'scythia'),
      tokens(p, 1, 'scythia'),
      wild(p, 'scythia'),
      p.seen('barbariansFell')[0].tokens,
      gone(p),
    ]).toEqual([0, 0, 3, 1, 13])
  })
  test('ADV-16.8.10 ADV-R-67 areas of the victim alone come first, where they can hurt them', () => {
    const p = put(put(put(table(), ASIA, 'danube', 5), 1, 'danube', 1), ASIA, 'crimea', 1)
    // From Scythia: Danube would cost them four, but they share it.
    expect(onFrom(p, ASIA, 'scythia', 8)).toEqual(['crimea'])
    expect(damageTo(p.s, ASIA, area('danube'), 8)).toBe(4)
    // one finds room in Crimea, and falls in Danube with the foreign token
    expect(onFrom(p, ASIA, 'scythia', 1)).toEqual([])
  })
  test('ADV-16.8.8 each step is judged by itself: the greatest damage now, whatever follows', () => {
    const p = put(put(put(table(), ASIA, 'crimea', 2), ASIA, 'dacia', 1), ASIA, 'germania', 12)
    expect(onFrom(p, ASIA, 'scythia', 8)).toEqual(['crimea']) // though twelve more stand behind Dacia
  })
  test('ADV-16.8.10 ADV-R-40 ADV-R-67 otherwise the shortest way to the nearest units they can hurt, of equally near ones those with the greatest damage', () => {
    const p = put(put(table(), ASIA, 'pannonia', 4), ASIA, 'illyricum', 1)
    expect(onFrom(p, ASIA, 'scythia', 9)).toEqual(['dacia']) // Illyricum at two steps; Pannonia is further
    // Dacia and Illyricum; Danube or Dacia, Moesia and Thrace
    const q = put(put(table(), ASIA, 'illyricum', 1), ASIA, 'thrace', 2)
    expect(onFrom(q, ASIA, 'scythia', 9)).toEqual(['dacia'])
    // Illyricum behind Dacia, Tyras behind Danube, both at two steps: the greater damage, whichever is found first.
    for (const [illyricum, tyras, way] of [
      [1, 2, 'danube'],
      [2, 1, 'dacia'],
    ] as const)
      expect(onFrom(put(put(table(), ASIA, 'illyricum', illyricum), ASIA, 'tyras', tyras), ASIA, 'scythia', 9)).toEqual(
        [way],
      )
    const equal = put(put(table(), ASIA, 'illyricum', 2), ASIA, 'tyras', 2)
    expect(onFrom(equal, ASIA, 'scythia', 9)).toEqual(['dacia', 'danube'])
    const r = put(put(table(), ASIA, 'paeonia', 1), ASIA, 'byzantium', 3) // both at three steps
    expect(onFrom(r, ASIA, 'scythia', 9)).toEqual(['dacia', 'danube'])
    put(r, 1, 'danube', 1) // foreign areas are no hindrance
    expect(onFrom(r, ASIA, 'scythia', 9)).toEqual(['dacia', 'danube'])
  })
  test('ADV-R-40 not through a pirate city, nor through a city that they are too few to attack', () => {
    const start = (): Table => put(table(), ASIA, 'pannonia', 4)
    expect(onFrom(start(), ASIA, 'scythia', 9)).toEqual(['dacia', 'sudeten'])
    expect(onFrom(city(start(), 1, 'dacia'), ASIA, 'scythia', 9)).toEqual(['dacia', 'sudeten'])
    expect(onFrom(city(start(), 1, 'dacia'), ASIA, 'scythia', 6)).toEqual(['sudeten'])
    expect(onFrom(pirates(start(), 'sudeten'), ASIA, 'scythia', 9)).toEqual(['dacia'])
    expect(onFrom(owns(city(start(), 1, 'dacia'), 1, 'engineering'), ASIA, 'scythia', 7)).toEqual(['sudeten'])
  })
  test('ADV-16.8.9 over land and water borders, never open sea', () => {
    const p = city(table(), ASIA, 'carthage')
    expect(onFrom(p, ASIA, 'palermo', 9)).toEqual(['carthage']) // a water border
    expect(onFrom(p, ASIA, 'caralis', 9)).toEqual(['sardinia']) // not straight over the western Mediterranean
    expect(onFrom(pirates(p, 'sardinia'), ASIA, 'caralis', 9)).toEqual([])
  })
  test('ADV-R-40 those in excess who find nothing to hurt are removed; nobody in excess goes nowhere', () => {
    const p = strike(suffers(put(table(), THRACE, 'scythia', 1), THRACE, 'barbarian-hordes'))
    expect([moves(p), wild(p, 'scythia'), gone(p)]).toEqual([[], 3, 12])
    // A city too strong for what is left of them does not draw them.
    const q = strike(
      suffers(
        owns(city(put(table(), THRACE, 'scythia', 9), THRACE, 'tyras'), THRACE, 'engineering', 'metalworking'),
        THRACE,
        'barbarian-hordes',
      ),
    )
    expect([cityAt(q, 'tyras'), moves(q)]).toEqual([THRACE, []])
  })
  test('ADV-R-41 ADV-16.8.14 a city never surrenders to them: its owner puts down what they have; no card is taken, nothing pillaged', () => {
    const p = hand(stockOf(city(table(), THRACE, 'scythia'), THRACE, 2), THRACE, { salt: 2 })
    const treasury = p.s.treasury[THRACE]
    strike(suffers(p, THRACE, 'barbarian-hordes'))
    expect(p.seen('hordeSacked')).toMatchObject([{ seat: THRACE, area: 'scythia', tokens: 2 }])
    expect([
      cityAt(p, 'scythia'),
      p.s.handSize[THRACE],
      p.s.treasury[THRACE],
      p.s.stock[THRACE],
      wild(p, 'scythia'),
    ]).toEqual([-1, 2, treasury, 2, 3])
  })
  test('ADV-R-41 ADV-6.12 ADV-16.8.11 foreign cities on their way are attacked; Barbarians too few for a city are removed', () => {
    const p = put(city(put(table(), THRACE, 'scythia', 1), 1, 'dacia'), THRACE, 'pannonia', 3)
    strike(suffers(p, THRACE, 'barbarian-hordes'))
    expect([p.asked, p.choices(p.owing[0], 'march').map(c => c.area)]).toEqual(['march', ['dacia', 'sudeten']])
    p.play(p.owing[0], march('dacia'))
    expect(p.seen('hordeSacked')).toMatchObject([{ seat: 1, area: 'dacia', tokens: 6 }])
    expect([cityAt(p, 'dacia'), wild(p, 'dacia'), tokens(p, 1, 'dacia'), p.asked]).toEqual([-1, 7, 0, 'march'])
    const q = put(city(table(), 1, 'scythia'), 1, 'scythia', 12) // defended: four of fifteen get through to it
    strike(suffers(q, THRACE, 'barbarian-hordes'))
    expect(q.seen('hordeBeaten')).toMatchObject([{ seat: 1, area: 'scythia', tokens: 4 }])
    expect([cityAt(q, 'scythia'), wild(q, 'scythia'), tokens(q, 1, 'scythia')]).toEqual([1, 0, 0])
  })
  test('ADV-16.8.12 ADV-R-67 ADV-R-77 without a trader the player with the most units in Stock decides, the victim not excepted, nobody who has left', () => {
    const start = (): Table => {
      const p = suffers(put(put(table(), AFRICA, 'sahara', 1), AFRICA, 'tunisia', 1), AFRICA, 'barbarian-hordes')
      for (let seat = 1; seat < 6; seat++) stockOf(p, seat, seat === 2 ? 54 : 10)
      return p
    }
    expect(strike(start()).owing).toEqual([2])
    const p = start()
    p.s.inert[2] = 1
    expect(strike(p).owing).toEqual([AFRICA])
    const q = start()
    q.s.giver[7] = 1
    q.s.inert[1] = 1 // the trader has left: there is none
    expect(strike(q).owing).toEqual([2])
  })
  test('ADV-R-77 units of a nation that was left are struck like any others', () => {
    const p = put(table(), 1, 'scythia', 2)
    p.s.inert[1] = 1
    strike(suffers(p, THRACE, 'barbarian-hordes'))
    expect([tokens(p, 1, 'scythia'), wild(p, 'scythia')]).toEqual([0, 3])
  })
  test('ADV-R-61 ADV-R-60 two players: Thrace’s Barbarians come to Moesia, Crete never suffers them', () => {
    const p = strike(suffers(put(table(2), 0, 'moesia', 2), 0, 'barbarian-hordes'))
    expect(p.seen('hordeCame')).toMatchObject([{ area: 'moesia' }])
    const q = strike(suffers(put(table(2), 1, 'knossos', 2), 1, 'barbarian-hordes'))
    expect([q.seen('hordeCame').length, tokens(q, 1, 'knossos')]).toEqual([0, 2])
  })
})
