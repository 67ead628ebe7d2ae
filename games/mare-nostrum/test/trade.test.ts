import { describe, expect, test } from 'vitest'
import { GOOD_IDS } from '../data/goods.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { market, sizes, takeFrom } from './frequent-moves.ts'
import { bare, CARTHAGE, count, EGYPT, GREECE, holding, ROME, sound, table } from './table.ts'

const [K, G, V, DD] = [CARTHAGE, ROME, GREECE, EGYPT] // the leader; then three others
describe('the marker', () => {
  test('MN-2.1b the Trade Leader plays a marker with the side of choice up', () => {
    const m = table()
    expect([m.asked, m.owing]).toEqual(['marker', [CARTHAGE]])
    m.play(CARTHAGE, { verb: 'marker', number: 4 })
    expect([m.s.number, m.s.markers]).toEqual([4, 4])
  })
  test('MN-2.1d MN-2.1e marker 3/4 played with side 3: next round the same leader chooses between 5/0 and 2/1', () => {
    const m = table().play(CARTHAGE, { verb: 'marker', number: 3 })
    expect([...m.s.due]).toEqual([3, 3, 3, 3, 3])
    m.at(DECISIONS.marker, CARTHAGE)
    expect(m.legal(CARTHAGE).map(a => a.number)).toEqual([0, 1, 2, 5])
    expect(m.refusal(CARTHAGE, { verb: 'marker', number: 4 })).toMatchObject({
      rule: 'MN-2.1d',
      key: 'refuse.markerUsed',
    })
  })
  test('MN-R-17a when the third has been played all three are available again', () => {
    const m = bare()
    for (const number of [5, 1, 3]) m.run(PROGRAMS.trade).play(CARTHAGE, { verb: 'marker', number })
    expect(m.s.markers).toBe(0)
    expect(m.run(PROGRAMS.trade).legal(CARTHAGE).length).toBe(6)
  })
  test('MN-2.1a MN-R-17b a new Trade Leader has all three, even one who held the title before', () => {
    const m = table()
    m.s.markers = 3
    m.s.leader[0] = GREECE // the highest trade level is not Greek: the title goes on in phase 5
    m.run(PROGRAMS.leadership)
    if (m.asked === 'bestow') m.play(GREECE, { verb: 'bestow', target: CARTHAGE })
    expect([m.s.leader[0], m.s.markers]).toEqual([CARTHAGE, 0])
    m.s.markers = 3
    m.run(PROGRAMS.leadership)
    if (m.asked === 'bestow') m.play(CARTHAGE, { verb: 'bestow', target: CARTHAGE })
    expect(m.s.markers).toBe(3) // the same leader: nothing comes back
  })
  test('MN-R-83 a marker counts as used whatever follows: number 0, or nobody has anything', () => {
    const zero = table().play(CARTHAGE, { verb: 'marker', number: 0 })
    expect([zero.s.markers, zero.asked]).toEqual([1, 'nameBuilder'])
    const empty = bare().run(PROGRAMS.trade).play(CARTHAGE, { verb: 'marker', number: 2 })
    expect([empty.s.markers, empty.asked]).toEqual([2, null])
  })
})

describe('offers', () => {
  test('MN-2.1c MN-R-11b MN-R-11a everyone, the leader included, lays the number in secret at the same time', () => {
    const m = table().play(CARTHAGE, { verb: 'marker', number: 2 })
    expect([m.asked, m.owing]).toEqual(['offer', [0, 1, 2, 3, 4]])
    m.play(ROME, { verb: 'offer', resource: 'wine' }).play(ROME, { verb: 'offer', resource: 'sheep' })
    expect(m.owing).toEqual([1, 2, 3, 4])
    expect(m.view(GREECE).tray.every(x => x === 0)).toBe(true)
    expect(m.view(ROME).tray[at.hold(ROME, GOOD_IDS.indexOf('wine'))]).toBe(1)
    expect(m.s.shown.every(x => x === 0)).toBe(true)
    expect(m.refusal(GREECE, { verb: 'offer', resource: 'wine' })).toMatchObject({
      rule: 'MN-2.1c',
      key: 'refuse.lack',
    })
  })
  test('MN-2.1f all offers are turned face up together', () => {
    const m = table(3).play(2, { verb: 'marker', number: 1 })
    m.play(2, { verb: 'offer', resource: 'grain' }).play(ROME, { verb: 'offer', resource: 'wine' })
    expect(m.seen('offered')).toEqual([])
    m.play(GREECE, { verb: 'offer', resource: 'coin' })
    expect(m.seen('offered').map(e => e.resource)).toEqual(['wine', 'coin', 'grain'])
    expect(m.revealed & 7).toBe(7)
  })
  test('MN-R-11a who has fewer offers all of them, without a question', () => {
    const m = market(5, { [K]: ['grain', 'oil'], [G]: ['wine'], [V]: [] })
    expect(m.asked).toBe('take')
    expect(m.seen('offered').map(e => e.seat)).toEqual([G, K, K])
  })
  test('MN-R-11c with number 0 no trade takes place', () => {
    const m = market(0, { [K]: ['grain'], [G]: ['wine'] })
    expect([m.asked, sizes(m)]).toEqual([null, [1, 0, 0, 0, 1]])
  })
  test('MN-1.2b MN-2.2a an offered legendary commodity can be taken like any other', () => {
    const m = holding(holding(bare(3), ROME, {}, ['gems']), 2, { coin: 1 })
    m.run(PROGRAMS.trade).play(2, { verb: 'marker', number: 1 })
    expect([m.asked, m.legal(2)]).toEqual(['take', [{ verb: 'take', from: ROME, resource: 'gems' }]])
    m.play(2, { verb: 'take', from: ROME, resource: 'gems' })
    expect([count(m, 2, 'gems'), count(m, ROME, 'gems')]).toEqual([1, 0])
  })
  test('MN-R-82 of an ordinary and a legendary token of one kind the ordinary one is offered, paid and given', () => {
    const m = bare()
    holding(m, CARTHAGE, { wine: 1, oil: 1 }, ['wine'])
    holding(m, ROME, { sheep: 3 })
    m.run(PROGRAMS.trade).play(CARTHAGE, { verb: 'marker', number: 1 })
    m.play(CARTHAGE, { verb: 'offer', resource: 'wine' }).play(ROME, { verb: 'offer', resource: 'sheep' })
    const wine = GOOD_IDS.indexOf('wine')
    expect([
      m.s.shown[at.hold(CARTHAGE, wine)],
      m.s.shownLegend[at.legend(CARTHAGE, wine)],
      m.s.legend[at.legend(CARTHAGE, wine)],
    ]).toEqual([1, 0, 1])
    sound(m)
  })
})

describe('taking', () => {
  test('MN-2.2a MN-2.2c MN-R-12b the Trade Leader takes first, then the player who was taken from; never an own offer', () => {
    const m = market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'], [DD]: ['gold'] })
    expect([m.asked, m.owing]).toEqual(['take', [K]])
    expect(m.refusal(K, { verb: 'take', from: K, resource: 'grain' })).toMatchObject({ rule: 'MN-R-12b' })
    takeFrom(m, K, V)
    expect(m.owing).toEqual([V])
    expect(m.choices(V, 'take').map(a => a.from)).toEqual([G, DD, K]) // seats in order
  })
  test('MN-2.2b a resource taken cannot be taken again', () => {
    const m = takeFrom(market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'] }), K, G)
    expect(m.choices(G, 'take').map(a => [a.from, a.resource])).toEqual([
      [V, 'oil'],
      [K, 'grain'],
    ])
    expect([m.s.holdSize[K], count(m, K, 'wine')]).toEqual([1, 1])
  })
  test('MN-R-12a taking is compulsory: there is no other answer', () => {
    const m = market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'] })
    expect(m.legal(K).every(a => a.verb === 'take')).toBe(true)
    expect(m.can(K, { verb: 'done' })).toBe(false)
  })
  test('MN-2.2d it goes on until everything is taken', () => {
    const m = market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'] })
    takeFrom(m, K, G)
    takeFrom(m, G, V)
    takeFrom(m, V, K)
    expect(m.asked).toBe(null)
    expect([count(m, K, 'wine'), count(m, G, 'oil'), count(m, V, 'grain')]).toEqual([1, 1, 1])
  })
  test('MN-2.2e MN-2.2f MN-R-13 G takes from D, D from G: G may not take from D now; any other take lifts the ban', () => {
    const m = market(3, { [K]: ['grain', 'grain', 'grain'], [G]: ['wine', 'wine', 'wine'], [V]: ['oil', 'oil', 'oil'] })
    takeFrom(m, K, G)
    takeFrom(m, G, K)
    expect(m.refusal(K, { verb: 'take', from: G, resource: 'wine' })).toMatchObject({
      rule: 'MN-R-13',
      key: 'refuse.takeTwice',
    })
    takeFrom(m, K, V)
    takeFrom(m, V, K) // K has now taken from V and V from K
    expect(m.can(K, { verb: 'take', from: V, resource: 'oil' })).toBe(false)
    expect(m.can(K, { verb: 'take', from: G, resource: 'wine' })).toBe(true) // lifted
  })
  test('MN-2.2h G from D, D from K, K from D, D from V: legal', () => {
    const m = market(2, { [K]: ['grain', 'grain'], [G]: ['wine', 'wine'], [V]: ['oil', 'oil'], [DD]: ['gold', 'gold'] })
    // K is the leader here: K from D, D from G, G from D, D from V.
    takeFrom(m, K, DD)
    takeFrom(m, DD, G)
    takeFrom(m, G, DD)
    takeFrom(m, DD, V)
    expect(m.owing).toEqual([V])
  })
  test('MN-2.2g MN-2.2i MN-R-14 only two have offers left and each has just taken from the other: the trade ends, the rest goes back', () => {
    const m = market(2, { [K]: ['grain', 'grain'], [G]: ['wine', 'wine'] })
    takeFrom(m, K, G)
    takeFrom(m, G, K)
    expect(m.asked).toBe(null)
    expect([count(m, K, 'grain'), count(m, K, 'wine'), count(m, G, 'grain'), count(m, G, 'wine')]).toEqual([1, 1, 1, 1])
    expect(m.s.shown.every(x => x === 0)).toBe(true)
    expect(m.seen('tradeEnded').length).toBe(1)
  })
  test('MN-R-14 MN-R-15b only own offers left: the trade ends at once, and the leader gives to the player who should take', () => {
    const m = market(2, { [K]: ['grain'], [G]: ['wine', 'oil'], [V]: [] })
    takeFrom(m, K, G, 'wine')
    takeFrom(m, G, K)
    expect(m.asked).toBe(null) // G's oil is left, K is banned: all even
    expect([m.s.holdSize[K], m.s.holdSize[G]]).toEqual([1, 2])
    const n = market(2, { [K]: [], [G]: ['wine', 'oil'] })
    takeFrom(n, K, G, 'wine')
    expect([n.asked, n.owing, n.s.holdSize[G]]).toEqual(['give', [K], 1]) // G finds only its own oil, which is back
  })
})

describe('equal numbers', () => {
  test('MN-2.2.1a MN-R-65 with marker k and everybody able to offer, all have as many as before', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const m = table(5).play(CARTHAGE, { verb: 'marker', number })
      for (let n = 0; m.asked !== 'nameBuilder' && n < 200; n++) {
        const seat = m.owing[0]
        const list = m.legal(seat)
        m.play(seat, list[(n * 7) % list.length])
      }
      expect(sizes(m)).toEqual([9, 9, 9, 9, 9])
      sound(m)
    }
  })
  test('MN-2.2.1b MN-2.2.1c MN-R-15a marker 1: K has 2, the third player none; K gives one of choice', () => {
    const m = market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'] })
    takeFrom(m, K, G)
    takeFrom(m, G, K)
    takeFrom(m, K, V) // G is banned
    expect([m.asked, m.owing, sizes(m)]).toEqual(['give', [K], [1, 0, 0, 0, 2]])
    expect(m.legal(K).map(a => a.resource)).toEqual(['oil', 'wine'])
    m.clear().play(K, { verb: 'give', resource: 'wine' })
    expect([count(m, V, 'wine'), sizes(m)]).toEqual([1, [1, 1, 0, 0, 1]])
  })
  test('MN-R-15c the gift is seen only by the receiver', () => {
    const m = market(1, { [K]: ['grain'], [G]: ['wine'], [V]: ['oil'] })
    for (const [a, b] of [
      [K, G],
      [G, K],
      [K, V],
    ])
      takeFrom(m, a, b)
    m.clear().play(K, { verb: 'give', resource: 'wine' })
    expect(m.revealed).toBe(1 << V)
    expect(m.game.events.gave.sees.resource).toBe('owner')
    expect(m.seen('received')).toEqual([{ type: 'received', seat: V, from: K, resource: 'wine' }])
    expect(
      m
        .view(ROME)
        .hold.filter((_, i) => i >= at.hold(1, 0) && i < at.hold(2, 0))
        .every(x => x === 0),
    ).toBe(true)
  })
  test('MN-R-15b the giving is compulsory, and any resource behind the screen may be given', () => {
    const m = bare()
    holding(m, K, { grain: 1, gems: 2 })
    holding(m, G, { wine: 1 })
    m.run(PROGRAMS.trade).play(K, { verb: 'marker', number: 1 }).play(K, { verb: 'offer', resource: 'grain' })
    takeFrom(m, K, G)
    takeFrom(m, G, K)
    expect(m.asked).toBe(null) // even
    const n = bare()
    holding(n, K, { grain: 1, gems: 2 })
    holding(n, G, { wine: 1 })
    holding(n, V, { oil: 1 })
    n.run(PROGRAMS.trade).play(K, { verb: 'marker', number: 1 }).play(K, { verb: 'offer', resource: 'gems' })
    for (const [a, b] of [
      [K, G],
      [G, K],
      [K, V],
    ])
      takeFrom(n, a, b)
    expect(n.legal(K).map(a => a.resource)).toEqual(['gems', 'grain', 'oil', 'wine'])
    expect(n.refusal(K, { verb: 'done' })).not.toBe(null)
  })
  test('MN-R-85 untaken offers are back behind the screens before the gift, so they may be given', () => {
    const m = bare()
    holding(m, K, { grain: 1, gold: 1 })
    holding(m, G, { wine: 1 })
    m.run(PROGRAMS.trade).play(K, { verb: 'marker', number: 2 })
    takeFrom(m, K, G)
    // G takes one of the two offers of K; K is banned from G, who has nothing left anyway: K's other offer goes back.
    takeFrom(m, G, K, 'grain')
    expect([m.asked, count(m, K, 'gold')]).toEqual([null, 1])
    const n = market(2, { [K]: [], [G]: ['wine', 'oil'], [V]: ['gold'] })
    takeFrom(n, K, G, 'wine')
    takeFrom(n, G, V)
    expect(n.owing).toEqual([V])
    expect(n.asked).toBe('take') // V takes the oil, then G would take: only own ones are left
    takeFrom(n, V, G, 'oil')
    expect([n.asked, n.owing]).toEqual(['give', [K]])
  })
})
