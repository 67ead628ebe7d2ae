import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { MILITARY, type MilitaryCard } from '../data/military.ts'
import { bonus, leader, military, territory } from '../src/cards.ts'
import { produce } from '../src/effects/production.ts'
import { armyStrength } from '../src/query/army.ts'
import { coloniesOf } from '../src/query/counts.ts'
import { cultureRating, happinessRating, strengthRating } from '../src/query/ratings.ts'
import { civilTotal, foodProduction, militaryTotal, resourceProduction } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import {
  aggression,
  arrange,
  bar,
  can,
  cardsOf,
  event,
  foodOf,
  pact,
  play,
  politics,
  resourcesOf,
  type Seat,
  type Table,
  tableOf,
  warNow,
  workers,
} from './table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const strong: Seat = { works: { warriors: 4 } }
const cultures = (p: Table): number[] => Array.from(p.s.culture)

describe('events of age A', () => {
  test('development-of-agriculture: everybody 2 food', () => {
    const p = event(tableOf(3), 'development-of-agriculture')
    expect([0, 1, 2].map(k => foodOf(p, k))).toEqual([2, 2, 2])
  })
  test('development-of-civilization: population, building or technology for 1 less, or nothing', () => {
    const p = event(tableOf(2, { tokens: { agriculture: 1 } }), 'development-of-civilization')
    play(p, 'population')
    expect([foodOf(p), p.s.pool[0]]).toEqual([0, 2])
    play(p, 'pass', {}, 1)
    expect(p.asked).toBeNull()
  })
  test('development-of-crafts: everybody 2 resources', () => {
    const p = event(tableOf(2), 'development-of-crafts')
    expect([resourcesOf(p), resourcesOf(p, 1)]).toEqual([2, 2])
  })
  test('development-of-markets: 2 food or 2 resources', () => {
    const p = event(tableOf(2), 'development-of-markets')
    play(p, 'gainFood')
    play(p, 'gainResources', {}, 1)
    expect([foodOf(p), resourcesOf(p, 1)]).toEqual([2, 2])
  })
  test('development-of-politics: everybody draws 3', () => {
    expect(Array.from(event(tableOf(3), 'development-of-politics').s.cardCount)).toEqual([3, 3, 3])
  })
  test('development-of-religion TTA-R-107: an unused worker becomes a temple, within the limit', () => {
    const p = event(tableOf(3, {}, { pool: 0 }, { works: { religion: 2 } }), 'development-of-religion')
    expect(p.owing).toEqual([0])
    play(p, 'place')
    expect([workers(p, 0, 'religion'), p.s.pool[0], p.asked]).toEqual([1, 0, null])
  })
  test('development-of-science: everybody 2 science', () => {
    expect(Array.from(event(tableOf(2), 'development-of-science').s.science)).toEqual([2, 2])
  })
  test('development-of-settlement: everybody 1 population', () => {
    const p = event(tableOf(2, {}, { yellow: 0 }), 'development-of-settlement')
    expect(Array.from(p.s.pool)).toEqual([2, 1])
  })
  test('development-of-trade-routes: 1 science, 1 food, 1 resource', () => {
    const p = event(tableOf(2), 'development-of-trade-routes')
    expect([p.s.science[1], foodOf(p, 1), resourcesOf(p, 1)]).toEqual([1, 1, 1])
  })
  test('development-of-warfare: an unused worker becomes Warriors', () => {
    const p = event(tableOf(2, { pool: 0 }), 'development-of-warfare')
    expect(p.owing).toEqual([1])
    play(p, 'place', {}, 1)
    expect(workers(p, 1, 'warriors')).toBe(2)
  })
})

describe('events of age I', () => {
  test('barbarians: the culture leader loses a worker if among the two weakest', () => {
    const p = event(tableOf(3, { culture: 9 }, strong, {}), 'barbarians')
    expect(Array.from(p.s.pool)).toEqual([0, 1, 1])
    expect(Array.from(event(tableOf(3, { culture: 9, ...strong }), 'barbarians').s.pool)).toEqual([1, 1, 1])
    expect(Array.from(event(tableOf(2, { culture: 9 }), 'barbarians').s.pool)).toEqual([1, 1])
  })
  test('border-conflict: the weakest loses a building, the strongest gains 3 resources', () => {
    const p = event(tableOf(2, strong), 'border-conflict')
    play(p, 'destroy', { card: 'bronze' }, 1)
    expect([workers(p, 1, 'bronze'), p.s.pool[1], resourcesOf(p)]).toEqual([1, 2, 3])
  })
  test('crusades: 4 culture for the strongest, 4 less for the weakest', () => {
    expect(cultures(event(tableOf(3, { culture: 9 }, { ...strong, culture: 9 }, { culture: 3 }), 'crusades'))).toEqual([
      9, 13, 0,
    ])
  })
  test('cultural-influence: culture points by the rating', () => {
    expect(cultures(event(tableOf(2, { works: { religion: 2 } }), 'cultural-influence'))).toEqual([2, 0])
  })
  test('foray: the two strongest 3 in any mix', () => {
    const p = event(tableOf(3, {}, strong, { works: { warriors: 2 } }), 'foray')
    expect(p.owing).toEqual([1])
    play(p, 'mix', { food: 2 }, 1)
    play(p, 'mix', { food: 0 }, 2)
    expect([foodOf(p, 1), resourcesOf(p, 1), resourcesOf(p, 2), p.asked]).toEqual([2, 1, 3, null])
  })
  test('good-harvest TTA-R-91b: food production now, with pacts', () => {
    const p = pact(tableOf(3), 1, 0, 'international-trade-agreement')
    event(p, 'good-harvest')
    expect([foodOf(p), foodOf(p, 1), resourcesOf(p)]).toEqual([3, 2, 0])
  })
  test('immigration TTA-R-103: the happiest gain population, all tied, also at 0', () => {
    expect(Array.from(event(tableOf(3), 'immigration').s.pool)).toEqual([2, 2, 2])
  })
  test('new-deposits: resource production now', () => {
    const p = event(tableOf(2), 'new-deposits')
    expect([resourcesOf(p), foodOf(p)]).toEqual([2, 0])
  })
  test('pestilence: everybody loses 1 population', () => {
    const p = event(tableOf(2, { pool: 0 }), 'pestilence')
    play(p, 'loseWorker', { card: 'philosophy' })
    expect([workers(p, 0, 'philosophy'), p.s.pool[1], p.s.yellow[1]]).toEqual([0, 0, 19])
  })
  test('raiders TTA-R-97b: the two weakest lose 2 in their own mix, or all they have', () => {
    const p = event(tableOf(3, strong, { tokens: { agriculture: 3, bronze: 1 } }, { tokens: { bronze: 1 } }), 'raiders')
    expect(p.legal(1).map(a => a.food)).toEqual([1, 2])
    play(p, 'mix', { food: 1 }, 1)
    play(p, 'mix', { food: 0 }, 2)
    expect([foodOf(p, 1), resourcesOf(p, 1), resourcesOf(p, 2)]).toEqual([2, 0, 0])
  })
  test('rats: all food is gone', () => {
    const p = event(tableOf(2, { tokens: { agriculture: 4, bronze: 1 } }), 'rats')
    expect([foodOf(p), resourcesOf(p), p.s.bank[0]]).toEqual([0, 1, 15])
  })
  test('rebellion: 2 civil actions for each discontent worker', () => {
    expect(Array.from(event(tableOf(3, { yellow: 16 }, { yellow: 8 }), 'rebellion').s.civil)).toEqual([2, 0, 4])
  })
  test('reign-of-terror: the weakest loses 1 population', () => {
    expect(Array.from(event(tableOf(2, strong), 'reign-of-terror').s.pool)).toEqual([1, 0])
  })
  test('scientific-breakthrough: science points by the rating', () => {
    expect(Array.from(event(tableOf(2, { works: { alchemy: 1 } }), 'scientific-breakthrough').s.science)).toEqual([
      3, 1,
    ])
  })
  test('uncertain-borders: a yellow token from the weakest to the strongest', () => {
    expect(Array.from(event(tableOf(3, {}, strong), 'uncertain-borders').s.yellow)).toEqual([18, 19, 17])
  })
})

describe('events of age II', () => {
  test('civil-unrest: 4 culture for each discontent worker, a blue token from the player who has the most', () => {
    const p = event(
      tableOf(3, { yellow: 12, culture: 20 }, { yellow: 16, culture: 20 }, { culture: 20 }),
      'civil-unrest',
    )
    expect([cultures(p), Array.from(p.s.bank)]).toEqual([
      [12, 16, 20],
      [15, 16, 16],
    ])
    expect(Array.from(event(tableOf(2), 'civil-unrest').s.bank)).toEqual([16, 16])
  })
  test('cold-war: the two strongest 6 science', () => {
    expect(Array.from(event(tableOf(3, {}, {}, strong), 'cold-war').s.science)).toEqual([6, 0, 6])
  })
  test('crime-wave: the two weakest lose 3 culture and a blue token', () => {
    const p = event(tableOf(3, { culture: 5 }, { culture: 5 }, { culture: 5, ...strong }), 'crime-wave')
    expect([cultures(p), Array.from(p.s.bank)]).toEqual([
      [2, 2, 5],
      [15, 15, 16],
    ])
  })
  test('economic-progress: corruption, food, consumption, resources', () => {
    const p = event(tableOf(2, { tokens: { bronze: 6 }, yellow: 16, culture: 3 }), 'economic-progress')
    expect([resourcesOf(p), foodOf(p), p.s.culture[0], p.s.science[0]]).toEqual([6 - 2 + 2, 1, 3, 0])
  })
  test('emigration: half the discontent workers, rounded up, leave', () => {
    const p = event(tableOf(2, { yellow: 10, pool: 2 }), 'emigration')
    expect([p.s.pool[0], p.s.yellow[0]]).toEqual([0, 12])
  })
  test('iconoclasm: leaders of another age are removed', () => {
    const p = event(
      tableOf(3, { leader: 'moses' }, { leader: 'joan-of-arc' }, { leader: 'bill-gates', works: { computers: 1 } }),
      'iconoclasm',
    )
    expect(Array.from(p.s.leader)).toEqual([NONE, leader.of('joan-of-arc'), NONE])
    expect(p.s.culture[2]).toBe(3)
  })
  test('independence-declaration: the weakest gives up a colony', () => {
    const p = event(
      tableOf(2, strong, { colonies: ['vast-territory-i', 'historic-territory-i'] }),
      'independence-declaration',
    )
    play(p, 'abandon', { card: 'historic-territory-i' }, 1)
    expect([coloniesOf(p.s, 1), happinessRating(p.s, 1)]).toEqual([1, 0])
  })
  test('international-agreement: the strongest may take cards for 5 civil actions', () => {
    const p = event(tableOf(3, {}, strong), 'international-agreement')
    expect([p.asked, p.owing]).toEqual(['agreement', [1]])
  })
  test('national-pride: 5 culture for the leader in culture', () => {
    expect(cultures(event(tableOf(3, { culture: 1 }, { culture: 2 }), 'national-pride'))).toEqual([1, 7, 0])
  })
  test('politics-of-strength TTA-R-106: the strongest draws 5, the weakest discards 3; in age IV 5 and 3 culture', () => {
    const p = event(tableOf(2, strong, { cards: ['rats', 'legion', 'raid-i', 'raiders'] }), 'politics-of-strength')
    expect([p.s.cardCount[0], p.asked, p.owing]).toEqual([5, 'discard', [1]])
    for (const card of ['rats', 'legion', 'raid-i']) play(p, 'discard', { card }, 1)
    expect(cardsOf(p, 1)).toEqual(['raiders'])
    const q = tableOf(2, strong, { culture: 9 })
    q.set(s => {
      s.age = 4
    })
    expect(cultures(event(q, 'politics-of-strength'))).toEqual([5, 6])
  })
  test('popularization-of-science: culture by the science rating', () => {
    expect(cultures(event(tableOf(2, { works: { alchemy: 1 } }), 'popularization-of-science'))).toEqual([3, 1])
  })
  test('prosperity: food by happiness, 8 at most', () => {
    const p = event(tableOf(2, { works: { religion: 2 } }, { works: { 'professional-sports': 3 } }), 'prosperity')
    expect([foodOf(p), foodOf(p, 1)]).toEqual([2, 8])
  })
  test('ravages-of-time TTA-R-89a TTA-R-89b: everybody turns over a wonder of age A or I: its effects end, 2 culture instead', () => {
    const p = event(
      tableOf(
        3,
        { wonders: ['pyramids', 'taj-mahal', 'kremlin'] },
        { wonders: ['eiffel-tower'] },
        { wonders: ['colossus'] },
      ),
      'ravages-of-time',
    )
    expect(p.legal(0).map(a => a.card)).toEqual(['pyramids', 'taj-mahal'])
    play(p, 'ruin', { card: 'pyramids' })
    expect([civilTotal(p.s, 0), p.s.civil[0], cultureRating(p.s, 0)]).toEqual([5, 5, 2 + 3 + 2])
    expect(p.owing).toEqual([2])
    const q = event(tableOf(2, { wonders: ['taj-mahal'] }), 'ravages-of-time')
    play(q, 'ruin', { card: 'taj-mahal' })
    expect([q.s.blueTotal[0], cultureRating(q.s, 0)]).toEqual([15, 2])
  })
  test('refugees: culture and a worker from the weakest, to the strongest', () => {
    const p = event(tableOf(2, strong, { culture: 9 }), 'refugees')
    expect([cultures(p), Array.from(p.s.pool)]).toEqual([
      [3, 6],
      [2, 0],
    ])
  })
  test('terrorism: the player with the least culture destroys an urban building of each rival', () => {
    const p = event(tableOf(3, { culture: 5 }, { culture: 1 }, { culture: 5, works: { philosophy: 0 } }), 'terrorism')
    expect([p.asked, p.owing]).toEqual(['raze', [1]])
    play(p, 'raze', { card: 'philosophy' }, 1)
    expect([workers(p, 0, 'philosophy'), p.s.pool[0], p.asked, resourcesOf(p, 1)]).toEqual([0, 2, null, 0])
  })
})

describe('events of age III: what they score', () => {
  const impact = (id: string, seat: Seat, players = 2): number => {
    const p = tableOf(players, { culture: 50, ...seat })
    return event(p, id).s.culture[0] - 50
  }
  test('impact-of-agriculture TTA-R-91c: food production, 4 more above consumption', () => {
    expect(impact('impact-of-agriculture', {})).toBe(2 + 4)
    expect(impact('impact-of-agriculture', { yellow: 12, bank: 0 })).toBe(2)
  })
  test('impact-of-architecture: levels of urban buildings', () => {
    expect(impact('impact-of-architecture', { works: { alchemy: 2, opera: 1 } })).toBe(4)
  })
  test('impact-of-balance: twice the least of four productions', () => {
    expect(impact('impact-of-balance', { works: { religion: 2, philosophy: 2 } })).toBe(4)
    expect(impact('impact-of-balance', {})).toBe(0)
  })
  test('impact-of-colonies: 3 for each', () => {
    expect(impact('impact-of-colonies', { colonies: ['vast-territory-i', 'vast-territory-ii'] })).toBe(6)
  })
  test('impact-of-competition: levels of units and arenas', () => {
    expect(impact('impact-of-competition', { works: { riflemen: 1, 'air-forces': 1, 'team-sports': 1 } })).toBe(7)
  })
  test('impact-of-government: 2 for each civil, 1 for each military action', () => {
    expect(impact('impact-of-government', { government: 'monarchy' })).toBe(13)
  })
  test('impact-of-happiness: 2 for each happy face, 2 less for each discontent worker', () => {
    expect(impact('impact-of-happiness', { works: { religion: 2 } })).toBe(4)
    expect(impact('impact-of-happiness', { yellow: 10, works: { religion: 1 } })).toBe(2 - 4)
  })
  test('impact-of-industry TTA-CARD-GATES-4: resources of mines, not of labs', () => {
    expect(
      impact('impact-of-industry', {
        works: { coal: 1, computers: 1 },
        leader: 'bill-gates',
        wonders: ['transcontinental-railroad'],
      }),
    ).toBe(2 + 6)
  })
  test('impact-of-population: 2 for each content worker above ten', () => {
    expect(impact('impact-of-population', { pool: 8 })).toBe(2 * (14 - 10))
    expect(impact('impact-of-population', { pool: 8, yellow: 12 })).toBe(2 * (14 - 2 - 10))
  })
  test('impact-of-progress: twice the levels of government and special technologies', () => {
    expect(impact('impact-of-progress', { government: 'republic', specials: ['masonry', 'civil-service'] })).toBe(12)
  })
  test('impact-of-science: by rank of science', () => {
    expect([2, 3, 4].map(n => impact('impact-of-science', {}, n))).toEqual([10, 14, 15])
    const p = event(tableOf(4, {}, { works: { philosophy: 2 } }), 'impact-of-science')
    expect(cultures(p)).toEqual([10, 15, 5, 0])
  })
  test('impact-of-strength TTA-R-101: by rank of strength, for the players still in the game', () => {
    expect(cultures(event(tableOf(3, {}, strong), 'impact-of-strength'))).toEqual([7, 14, 0])
    const p = tableOf(3, {}, strong)
    p.set(s => {
      s.out[2] = 1
      s.players = 2
    })
    expect(cultures(event(p, 'impact-of-strength'))).toEqual([0, 10, 0])
  })
  test('impact-of-technology: 4 for each technology of level III', () => {
    expect(
      impact('impact-of-technology', {
        government: 'democracy',
        specials: ['engineering'],
        works: { oil: 0, coal: 1 },
      }),
    ).toBe(12)
  })
  test('impact-of-variety: 2 for each kind of unit, urban building and special technology', () => {
    expect(impact('impact-of-variety', { specials: ['engineering'], works: { drama: 1, opera: 1 } })).toBe(
      2 * (1 + 2 + 1),
    )
  })
  test('impact-of-wonders: by age 5, 4, 3, 2; ruins count', () => {
    expect(impact('impact-of-wonders', { wonders: ['great-wall', 'kremlin', 'internet'], ruins: ['pyramids'] })).toBe(
      14,
    )
  })
})

describe('territories', () => {
  const TERRITORIES = territory.cards.map(({ id, gives = {}, immediate = {} }) => {
    const { yellow = 0, blue = 0 } = gives
    const { science = 0, culture = 0, food = 0, resources = 0, population = 0, cards = 0 } = immediate
    return [id, yellow, blue, [science, culture, food, resources, population, cards]] as const
  })
  test.each(TERRITORIES)('%s: yellow %i, blue %i, at once %j', (id, yellow, blue, once) => {
    const p = tableOf(2)
    const strength = strengthRating(p.s, 0)
    p.run(PROGRAMS.colony, territory.find(id), 0)
    expect([p.s.yellowTotal[0] - 25, p.s.blueTotal[0] - 16]).toEqual([yellow, blue])
    expect([p.s.science[0], p.s.culture[0], foodOf(p), resourcesOf(p), p.s.pool[0] - 1, p.s.cardCount[0]]).toEqual(once)
    const age = id.endsWith('ii') ? 2 : 1
    expect(happinessRating(p.s, 0)).toBe(id.startsWith('historic') ? age : 0)
    expect(strengthRating(p.s, 0) - strength).toBe(id.startsWith('strategic') ? 2 * age : 0)
  })
})

describe('aggressions and wars', () => {
  const done = (id: string, rival: Seat, mine: Seat = strong): Table => {
    const p = aggression(tableOf(2, { ...mine, government: 'communism' }, rival), id)
    return play(p, 'yield', {}, 1)
  }
  test('enslave-i: 2 military actions; the rival loses a worker, 2 resources and 2 food', () => {
    const p = done('enslave-i', {})
    expect([p.s.military[0], p.s.pool[1], p.s.yellow[1], resourcesOf(p), foodOf(p)]).toEqual([3, 0, 19, 2, 2])
  })
  test.each([
    ['plunder-i', 3],
    ['plunder-ii', 5],
    ['plunder-iii', 7],
  ] as const)('%s: up to %i food and resources', (id, n) => {
    const p = done(id, { tokens: { bronze: 8 } })
    expect(p.s.military[0]).toBe(4)
    play(p, 'plunder', { food: 0, resources: n })
    expect([resourcesOf(p), resourcesOf(p, 1)]).toEqual([n, 8 - n])
  })
  test('raid-i: one urban building of age A or I must go', () => {
    const p = done('raid-i', { works: { 'scientific-method': 1, drama: 1 } })
    expect(p.legal(0).map(a => a.card)).toEqual(['philosophy', 'drama'])
    play(p, 'raze', { card: 'philosophy' })
    expect([resourcesOf(p), p.asked]).toEqual([2, null])
  })
  test('raid-ii: up to two buildings of ages II and I', () => {
    const p = done('raid-ii', { works: { computers: 1, opera: 1, drama: 1 } })
    expect(p.choices(0, 'raze').map(a => a.card)).toEqual(['philosophy', 'drama', 'opera'])
    play(p, 'raze', { card: 'opera' })
    play(p, 'raze', { card: 'drama' })
    expect([resourcesOf(p), p.s.military[0]]).toEqual([6, 3])
  })
  test('raid-iii: up to two buildings of ages III and II', () => {
    const p = done('raid-iii', { works: { computers: 2 } })
    play(p, 'raze', { card: 'computers' })
    expect(p.choices(0, 'raze').map(a => a.card)).toEqual(['philosophy'])
    play(p, 'enough')
    expect([resourcesOf(p), p.s.military[0]]).toEqual([6, 2])
  })
  test('annex-ii: a colony changes hands', () => {
    const p = done(
      'annex-ii',
      { colonies: ['strategic-territory-i'], works: { warriors: 1 } },
      { works: { warriors: 9 } },
    )
    play(p, 'annex', { card: 'strategic-territory-i' })
    expect([strengthRating(p.s, 0), strengthRating(p.s, 1), p.s.cardCount[0]]).toEqual([11, 1, 0])
  })
  test('infiltrate-ii TTA-R-90 TTA-R-71: leader or unfinished wonder goes, 3 culture a level', () => {
    const p = done('infiltrate-ii', { leader: 'isaac-newton', unfinished: ['eiffel-tower', 2], civil: 2 })
    expect(p.legal(0).map(a => a.verb)).toEqual(['removeLeader', 'removeWonder'])
    play(p, 'removeWonder')
    expect([p.s.culture[0], p.s.bank[1], p.s.unfinished[1]]).toEqual([6, 16, NONE])
    const q = done('infiltrate-ii', { leader: 'bill-gates', works: { computers: 1 } })
    play(q, 'removeLeader')
    expect(cultures(q)).toEqual([9, 3])
  })
  test('spy-ii: up to 5 science', () => {
    const p = done('spy-ii', { science: 8 })
    expect(Array.from(p.s.science)).toEqual([5, 3])
  })
  test('armed-intervention-iii: up to 7 culture', () => {
    expect(cultures(done('armed-intervention-iii', { culture: 5 }))).toEqual([5, 0])
  })
  test('war-over-territory: 1 yellow token and 1 more for every full 5 of the advantage', () => {
    for (const [warriors, taken] of [
      [5, 1],
      [6, 2],
      [15, 3],
    ]) {
      const p = warNow(tableOf(2, { works: { warriors } }), 'war-over-territory')
      expect(Array.from(p.s.yellow)).toEqual([18 + taken, 18 - taken])
    }
  })
  test('war-over-technology: science or special technologies', () => {
    const p = warNow(
      tableOf(2, { works: { warriors: 7 } }, { science: 4, specials: ['masonry'] }),
      'war-over-technology',
    )
    play(p, 'seize', { card: 'masonry' })
    play(p, 'enough')
    expect([p.s.special[3], p.s.special[4 + 3], p.s.science[0], p.s.science[1]]).toEqual([1, 0, 3, 1])
  })
  test('war-over-culture: 5 and the advantage', () => {
    expect(cultures(warNow(tableOf(2, strong, { culture: 20 }), 'war-over-culture'))).toEqual([8, 12])
  })
})

describe('pacts', () => {
  test('open-borders-agreement: 1 military action each, 2 strength in an attack between them', () => {
    const p = pact(tableOf(3, { cards: ['raid-i'] }), 1, 0, 'open-borders-agreement')
    expect([militaryTotal(p.s, 0), militaryTotal(p.s, 1), militaryTotal(p.s, 2)]).toEqual([3, 3, 2])
    expect(can(politics(p), 'attack', { card: 'raid-i', target: 1 })).toBe(true)
  })
  test('trade-routes-agreement TTA-R-92a TTA-R-92b: once a turn 1 food counts as 1 resource (A) or the other way round (B); not for losses', () => {
    const p = pact(tableOf(3, { tokens: { bronze: 2, agriculture: 1 } }), 0, 1, 'trade-routes-agreement')
    expect(can(p, 'build', { card: 'religion' })).toBe(false)
    play(p, 'swap')
    play(p, 'build', { card: 'religion' })
    expect([foodOf(p), resourcesOf(p), bar(p, 'swap')]).toEqual([0, 0, 'TTA-R-92a'])
    const q = pact(tableOf(3, { tokens: { bronze: 1, agriculture: 1 } }), 1, 0, 'trade-routes-agreement')
    play(q, 'swap')
    play(q, 'population')
    expect([foodOf(q), resourcesOf(q)]).toEqual([0, 0])
    const r = pact(tableOf(3, { tokens: { agriculture: 5 }, bank: 10 }), 0, 1, 'trade-routes-agreement')
    r.set(s => {
      s.swap = 1
      produce(s, 0, world)
    })
    expect(r.s.swap).toBe(1)
  })
  test('trade-routes-agreement TTA-R-92a: only the payment after the exchange was chosen uses it, and only one', () => {
    const routes = (): Table =>
      pact(tableOf(3, { tokens: { bronze: 6, agriculture: 2 }, pool: 2 }), 0, 1, 'trade-routes-agreement')
    const p = routes()
    play(p, 'build', { card: 'religion' })
    expect([foodOf(p), resourcesOf(p)]).toEqual([2, 3])
    const q = routes()
    play(q, 'swap')
    play(q, 'build', { card: 'religion' })
    expect([foodOf(q), resourcesOf(q)]).toEqual([1, 4])
    play(q, 'build', { card: 'religion' })
    expect([foodOf(q), resourcesOf(q)]).toEqual([1, 1])
  })
  test('acceptance-of-supremacy TTA-R-91a: 1 resource more for A, 1 less for B; no attacks', () => {
    const p = pact(tableOf(3, { cards: ['raid-i'], ...strong }), 0, 1, 'acceptance-of-supremacy')
    expect([resourceProduction(p.s, 0), resourceProduction(p.s, 1)]).toEqual([3, 1])
    p.set(s => {
      produce(s, 0, world)
      produce(s, 1, world)
    })
    expect([resourcesOf(p), resourcesOf(p, 1)]).toEqual([3, 1])
    expect(bar(politics(p), 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-AGG-4')
    const q = pact(tableOf(3, {}, { works: { bronze: 0 }, tokens: { bronze: 2 } }), 0, 1, 'acceptance-of-supremacy')
    q.set(s => produce(s, 1, world))
    expect(resourcesOf(q, 1)).toBe(2) // the step produced nothing
  })
  test('international-trade-agreement: A 1 resource, B 1 food', () => {
    const p = pact(tableOf(3), 0, 1, 'international-trade-agreement')
    expect([
      resourceProduction(p.s, 0),
      foodProduction(p.s, 0),
      resourceProduction(p.s, 1),
      foodProduction(p.s, 1),
    ]).toEqual([3, 2, 2, 3])
  })
  test('promise-of-military-protection: A 1 culture; B 4 strength and 1 culture less', () => {
    const p = pact(tableOf(3, {}, { works: { religion: 2 } }), 0, 1, 'promise-of-military-protection')
    expect([cultureRating(p.s, 0), strengthRating(p.s, 1), cultureRating(p.s, 1)]).toEqual([1, 5, 1])
  })
  test('scientific-cooperation TTA-R-93a TTA-R-93b: technologies 2 cheaper, the partner pays 1 and must have it', () => {
    const p = pact(
      tableOf(3, { hand: ['iron', 'monarchy'], science: 3 }, { science: 2 }),
      1,
      0,
      'scientific-cooperation',
    )
    play(p, 'revolution', { card: 'monarchy' })
    expect(Array.from(p.s.science)).toEqual([3, 1, 0])
    p.set(s => {
      s.civil[0] = 1
    })
    play(p, 'develop', { card: 'iron' })
    expect(Array.from(p.s.science)).toEqual([0, 0, 0])
    const q = pact(tableOf(3, { hand: ['iron'], science: 9 }), 1, 0, 'scientific-cooperation')
    expect(bar(q, 'develop', { card: 'iron' })).toBe('TTA-R-93b')
  })
  test('international-tourism: 1 culture for each completed wonder of the partner, ruins included', () => {
    const p = pact(
      tableOf(3, {}, { wonders: ['pyramids', 'colossus'], ruins: ['great-wall'] }),
      0,
      1,
      'international-tourism',
    )
    expect(cultureRating(p.s, 0)).toBe(3)
  })
  test('loss-of-sovereignty TTA-R-94: A 2 culture, B 2 less; nobody declares war on B, aggressions of others stay possible', () => {
    const p = pact(
      tableOf(
        3,
        { ...strong, government: 'communism', cards: ['war-over-culture', 'raid-i'] },
        { works: { religion: 2 } },
      ),
      2,
      1,
      'loss-of-sovereignty',
    )
    expect([cultureRating(p.s, 2), cultureRating(p.s, 1)]).toEqual([2, 0])
    politics(p)
    expect(bar(p, 'declareWar', { card: 'war-over-culture', target: 1 })).toBe('TTA-WAR-14')
    expect(can(p, 'declareWar', { card: 'war-over-culture', target: 2 })).toBe(true)
    expect(can(p, 'attack', { card: 'raid-i', target: 1 })).toBe(true)
  })
  test('military-pact: 3 strength each; ends when one attacks the other', () => {
    const p = pact(tableOf(3, { ...strong, cards: ['raid-i'] }), 0, 1, 'military-pact')
    expect([strengthRating(p.s, 0), strengthRating(p.s, 1)]).toEqual([7, 4])
    play(politics(p), 'attack', { card: 'raid-i', target: 1 })
    expect(p.s.pact[0]).toBe(NONE)
  })
  test('peace-treaty: 1 culture each, no attacks', () => {
    const p = pact(tableOf(3, { ...strong, cards: ['raid-i'] }), 0, 1, 'peace-treaty')
    expect([cultureRating(p.s, 0), cultureRating(p.s, 1)]).toEqual([1, 1])
    expect(bar(politics(p), 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-AGG-4')
  })
})

// id, level, [infantry, cavalry, artillery], strength, outdated
const TACTICS = (MILITARY as readonly MilitaryCard[]).flatMap(({ id, kind, age, army = [], strength = [] }) =>
  kind === 'tactic' ? [[id, age, army, strength[0], strength[1]] as const] : [],
)
describe('tactics', () => {
  const UNITS = [
    ['warriors', 'swordsmen', 'riflemen', 'modern-infantry'],
    ['', 'knights', 'cavalrymen', 'tanks'],
    ['', '', 'cannon', 'rockets'],
  ]
  test.each(TACTICS)('%s of level %i: army %j, %i, outdated %i', (id, level, needs, high, low) => {
    const units = (levelOf: number): Record<string, number> => {
      const works: Record<string, number> = { warriors: 0 }
      for (const [i, n] of needs.entries()) {
        let l = levelOf
        while (UNITS[i][l] === '') l++
        if (n > 0) works[UNITS[i][l]] = n
      }
      return works
    }
    const p = tableOf(2, { cards: [id], works: units(3), government: 'communism' })
    play(p, 'playTactic', { card: id })
    expect(armyStrength(p.s, 0)).toBe(high)
    // one unit too few, then one unit that is too old
    const short = tableOf(2, { tactic: id, works: units(3) })
    const first = Object.entries(units(3)).find(([, n]) => n > 0)?.[0] as string
    arrange(short, 0, { works: { [first]: units(3)[first] - 1 } })
    expect(armyStrength(short.s, 0)).toBe(0)
    const old = tableOf(2, { tactic: id, works: units(0) })
    const outdated = level === 3 || (level === 2 && needs[0] > 0)
    expect(armyStrength(old.s, 0)).toBe(outdated && (level === 2 || needs[0] > 0 || needs[1] > 0) ? low : high)
  })
})
describe('bonus cards', () => {
  const BONUSES = (MILITARY as readonly MilitaryCard[]).flatMap(({ id, kind, defence = 0, colonization = 0 }) =>
    kind === 'bonus' ? [[id, defence, colonization] as const] : [],
  )
  test.each(BONUSES)('%s: defence %i, colonization %i', (id, defence, colonization) => {
    const p = aggression(tableOf(2, { works: { warriors: 1 + defence } }, { cards: [id] }), 'plunder-i')
    play(p, 'block', { card: id }, 1)
    expect(p.seen('repelled')).toHaveLength(1)
    const q = tableOf(2, { cards: [id] })
    q.run(PROGRAMS.colonize, 0)
    play(q, 'bid', { amount: 1 + colonization })
    play(q, 'pass', {}, 1)
    play(q, 'send', { card: 'warriors' })
    play(q, 'reinforce', { card: id })
    play(q, 'colonize')
    expect(q.s.colony[0]).toBe(0)
  })
})
test('every military card is named in a test by its id, or stands in a table of its kind', () => {
  const text = readFileSync(join(import.meta.dirname, 'cards-military.test.ts'), 'utf8')
  const inTables = [...TACTICS.map(([id]) => id), ...territory.ids, ...bonus.ids]
  expect(military.ids.filter(id => !text.includes(`'${id}`) && !inTables.includes(id))).toEqual([])
  expect(military.ids).toHaveLength(109)
})
