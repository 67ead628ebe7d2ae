import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { CIVIL, type CivilCard, type Gives, STARTING } from '../data/civil.ts'
import { civil, government, wonder } from '../src/cards.ts'
import { produce } from '../src/effects/production.ts'
import {
  colonizationBonus,
  cultureRating,
  happinessRating,
  scienceRating,
  strengthRating,
} from '../src/query/ratings.ts'
import { civilLimit, civilTotal, militaryLimit, militaryTotal, mineProduction } from '../src/query/totals.ts'
import {
  arrange,
  bar,
  can,
  foodOf,
  play,
  resourcesOf,
  row,
  type Seat,
  type Table,
  tableOf,
  tokens,
  workers,
} from './table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const ratings = (p: Table): number[] => [
  scienceRating(p.s, 0),
  cultureRating(p.s, 0),
  strengthRating(p.s, 0),
  happinessRating(p.s, 0),
]
const minus = (a: number[], b: number[]): number[] => a.map((x, i) => x - b[i])
/** A happy base, so that unhappy faces show. */
const base: Seat = { colonies: ['historic-territory-ii'] }

/**
 * The cards of some kinds, with the numbers they have in `data/`; `card-sums.test.ts` says when one of these changed.
 */
const cardsOf = (...kinds: CivilCard['kind'][]): readonly CivilCard[] =>
  (CIVIL as readonly CivilCard[]).filter(card => kinds.includes(card.kind))
const ratingsOf = ({ science = 0, culture = 0, strength = 0, happiness = 0 }: Gives = {}): number[] => [
  science,
  culture,
  strength,
  happiness,
]

const UNITS: readonly CivilCard['kind'][] = ['infantry', 'cavalry', 'artillery', 'airForce']
const BUILDINGS: readonly CivilCard['kind'][] = ['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena']
// id, science, resources, [science, culture, strength, happiness] of a worker, worth of a blue token
const TECHNOLOGIES = cardsOf(...BUILDINGS, ...UNITS).map(
  ({ id, science = 0, cost = 0, each, value = 0 }) => [id, science, cost, ratingsOf(each), value] as const,
)
describe('technologies with workers: develop, build, and what a worker gives', () => {
  test.each(TECHNOLOGIES)(
    '%s: science %i, resources %i, per worker %j, token %i',
    (id, science, cost, gives, value) => {
      const p = tableOf(2, { ...base, hand: [id], science: science - 1, tokens: { bronze: cost }, pool: 1 })
      expect(bar(p, 'develop', { card: id })).toBe('TTA-SCI-3')
      arrange(p, 0, { science })
      play(p, 'develop', { card: id })
      expect([p.s.science[0], workers(p, 0, id)]).toEqual([0, 0])
      const before = ratings(p)
      const unit = cardsOf(...UNITS).some(card => card.id === id)
      play(p, unit ? 'train' : 'build', { card: id })
      expect(resourcesOf(p)).toBe(0)
      expect(minus(ratings(p), before)).toEqual(gives)
      if (value === 0) return
      arrange(p, 0, { works: { agriculture: 0, bronze: 0 } })
      produce(p.s, 0, world)
      expect([tokens(p, 0, id), foodOf(p) + resourcesOf(p)]).toEqual([1, value])
    },
  )
  test.each([
    ['agriculture', 2, [0, 0, 0, 0]],
    ['bronze', 2, [0, 0, 0, 0]],
    ['philosophy', 3, [1, 0, 0, 0]],
    ['religion', 3, [0, 1, 0, 1]],
    ['warriors', 2, [0, 0, 1, 0]],
  ] as [string, number, number[]][])('%s on the player board: %i resources', (id, cost, gives) => {
    const p = tableOf(2, { tokens: { bronze: cost }, pool: 1 })
    const before = ratings(p)
    play(p, id === 'warriors' ? 'train' : 'build', { card: id })
    expect([resourcesOf(p), minus(ratings(p), before)]).toEqual([0, gives])
  })
})

// id, science, revolution, urban limit, civil, military, [science, culture, strength, happiness]
const GOVERNMENTS = cardsOf('government').map(
  ({ id, science = 0, revolution = 0, limit = 0, gives }) =>
    [id, science, revolution, limit, gives?.civil ?? 0, gives?.military ?? 0, ratingsOf(gives)] as const,
)
describe('governments', () => {
  test.each(GOVERNMENTS)(
    '%s: %i science or %i in a revolution, limit %i, %i + %i actions, %j',
    (id, science, revolution, limit, civil, military, gives) => {
      const p = tableOf(2, { ...base, works: { philosophy: 2 }, hand: [id], science })
      const before = ratings(p)
      play(p, 'develop', { card: id })
      expect(p.s.science[0]).toBe(0)
      expect([civilTotal(p.s, 0), militaryTotal(p.s, 0), government.limit[p.s.government[0]]]).toEqual([
        civil,
        military,
        limit,
      ])
      expect(minus(ratings(p), before)).toEqual(gives)
      const q = tableOf(2, { hand: [id], science: revolution })
      play(q, 'revolution', { card: id })
      expect([q.s.science[0], government.ids[q.s.government[0]]]).toEqual([0, id])
    },
  )
  test('despotism: 4 + 2 actions, two urban buildings of a type', () => {
    const p = tableOf(2, { works: { religion: 2 }, pool: 1, tokens: { bronze: 3 } })
    expect([civilTotal(p.s, 0), militaryTotal(p.s, 0)]).toEqual([4, 2])
    expect(bar(p, 'build', { card: 'religion' })).toBe('TTA-ACT-BUILD-4')
  })
})

// id, science, civil, military, strength, colonization, blue tokens
const SPECIALS = cardsOf('law', 'exploration', 'warfare', 'construction').map(({ id, science = 0, gives = {} }) => {
  const { civil = 0, military = 0, strength = 0, colonization = 0, blue = 0 } = gives as Gives
  return [id, science, civil, military, strength, colonization, blue] as const
})
describe('special technologies', () => {
  test.each(SPECIALS)(
    '%s: science %i, actions %i + %i, strength %i, colonization %i, blue %i',
    (id, science, civil, military, strength, colonization, blue) => {
      const p = tableOf(2, { hand: [id], science })
      play(p, 'develop', { card: id })
      expect(p.s.science[0]).toBe(0)
      expect([
        civilTotal(p.s, 0) - 4,
        militaryTotal(p.s, 0) - 2,
        strengthRating(p.s, 0) - 1,
        colonizationBonus(p.s, 0),
        p.s.bank[0] - 16,
      ]).toEqual([civil, military, strength, colonization, blue])
    },
  )
  test.each([
    ['masonry', 2, [5, 7, 10]],
    ['architecture', 3, [5, 6, 9]],
    ['engineering', 4, [5, 6, 8]],
  ] as [string, number, number[]][])('%s: %i stages an action, labs cheaper by age %j', (id, stages, costs) => {
    const p = tableOf(2, { specials: [id], unfinished: ['transcontinental-railroad', 0], tokens: { bronze: 16 } })
    expect(p.choices(0, 'stage')).toHaveLength(stages)
    const built = ['alchemy', 'scientific-method', 'computers'].map(lab => {
      const q = tableOf(2, { specials: [id], works: { [lab]: 0 }, tokens: { bronze: 12 }, bank: 9 })
      play(q, 'build', { card: lab })
      return 12 - resourcesOf(q)
    })
    expect(built).toEqual(costs)
    const a = tableOf(2, { specials: [id], tokens: { bronze: 3 } })
    play(a, 'build', { card: 'religion' })
    expect(resourcesOf(a)).toBe(0)
  })
})

// id, stages, [science, culture, strength, happiness], civil, military, blue tokens
const WONDERS = cardsOf('wonder').map(({ id, stages = [], gives = {} }) => {
  const { civil = 0, military = 0, blue = 0 } = gives as Gives
  return [id, stages, ratingsOf(gives), civil, military, blue] as const
})
describe('wonders', () => {
  test.each(WONDERS)(
    '%s: stages %j, gives %j, actions %i + %i, blue %i',
    (id, stages, gives, civil, military, blue) => {
      expect([wonder.stages[wonder.find(id)], stages.length]).toEqual([stages.length, stages.length])
      const p = tableOf(2, {
        ...(id === 'st-peters-basilica' ? {} : base),
        works: { warriors: 0 },
        unfinished: [id, 0],
      })
      const before = ratings(p)
      for (const cost of stages) {
        arrange(p, 0, { tokens: { bronze: cost }, civil: 4 })
        play(p, 'stage', { count: 1 })
        expect(resourcesOf(p)).toBe(0)
      }
      expect([p.s.unfinished[0], p.s.stages[0]]).toEqual([NONE, 0])
      expect(minus(ratings(p), before)).toEqual(gives)
      expect([civilTotal(p.s, 0) - 4, militaryTotal(p.s, 0) - 2, p.s.blueTotal[0] - 16]).toEqual([
        civil,
        military,
        blue,
      ])
    },
  )
  test('library-of-alexandria TTA-R-74a both hand limits 1 higher, no action more', () => {
    const p = tableOf(2, { wonders: ['library-of-alexandria'], hand: ['iron', 'drama', 'knights', 'warfare'] })
    expect([civilLimit(p.s, 0), militaryLimit(p.s, 0), civilTotal(p.s, 0), militaryTotal(p.s, 0)]).toEqual([5, 3, 4, 2])
    expect(can(row(p, 'alchemy'), 'take', { card: 'alchemy', space: 1 })).toBe(true)
  })
  test('great-wall: 1 strength for each infantry and artillery', () => {
    expect(
      strengthRating(tableOf(2, { wonders: ['great-wall'], works: { warriors: 2, cannon: 1, knights: 1 } }).s, 0),
    ).toBe(2 + 3 + 2 + 3)
  })
  test('colossus: colonization 1', () => {
    expect(colonizationBonus(tableOf(2, { wonders: ['colossus'] }).s, 0)).toBe(1)
  })
  test('st-peters-basilica TTA-CARD-STPETER-1 TTA-R-63a TTA-R-63b: one more face for every other source, each worker too, never itself', () => {
    const with_ = (seat: Seat): number =>
      happinessRating(tableOf(2, { ...seat, wonders: ['st-peters-basilica', ...(seat.wonders ?? [])] }).s, 0)
    expect(with_({})).toBe(1)
    expect(with_({ works: { religion: 2 } })).toBe(1 + 4)
    expect(with_({ leader: 'charlie-chaplin', colonies: ['historic-territory-i'] })).toBe(1 + 3 + 2)
    expect(with_({ wonders: ['eiffel-tower', 'kremlin'], government: 'theocracy' })).toBe(1 + 2 - 1 + 2)
  })
  test('taj-mahal TTA-WON-5 TTA-R-77: 2 civil actions cheaper in the row after a leader was replaced this turn', () => {
    const p = row(
      tableOf(2, { leader: 'moses', hand: ['joan-of-arc'], wonders: ['pyramids'] }),
      null,
      null,
      null,
      null,
      null,
      'taj-mahal',
    )
    const cost = (q: Table): number => {
      const before = q.s.civil[0]
      play(q, 'take', { card: 'taj-mahal', space: 6 })
      return before - q.s.civil[0]
    }
    play(p, 'lead', { card: 'joan-of-arc' })
    expect(cost(p)).toBe(2 + 1 - 2)
    const q = row(tableOf(2, { hand: ['joan-of-arc'] }), null, null, null, null, null, 'taj-mahal')
    play(q, 'lead', { card: 'joan-of-arc' })
    expect(cost(q)).toBe(2)
  })
  test('ocean-liner-service TTA-R-87: one population in each own action phase', () => {
    const p = tableOf(2, { wonders: ['ocean-liner-service'] })
    play(p, 'voyage')
    expect([p.s.pool[0], p.s.civil[0], bar(p, 'voyage')]).toEqual([2, 4, 'TTA-R-87'])
  })
  test('transcontinental-railroad: one worker on the best mine makes two tokens', () => {
    const p = tableOf(2, { wonders: ['transcontinental-railroad'], works: { bronze: 2, coal: 1 } })
    expect(mineProduction(p.s, 0)).toBe(2 + 6)
    produce(p.s, 0, world)
    expect([tokens(p, 0, 'coal'), tokens(p, 0, 'bronze')]).toEqual([2, 2])
  })
  const finished = (id: string, cost: number, stages: number, seat: Seat): number => {
    const p = tableOf(2, { unfinished: [id, stages], tokens: { bronze: cost }, ...seat })
    play(p, 'stage', { count: 1 })
    return p.s.culture[0]
  }
  test('first-space-flight TTA-WON-4 culture for the levels of all technologies, once', () => {
    expect(
      finished('first-space-flight', 9, 3, {
        government: 'democracy',
        specials: ['strategy'],
        works: { coal: 0, iron: 0 },
      }),
    ).toBe(3 + 2 + 2 + 1)
  })
  test('fast-food-chains: 2 for each farm and mine, 1 for each urban building and unit', () => {
    expect(finished('fast-food-chains', 4, 3, {})).toBe(2 * 4 + 1 + 1)
  })
  test('internet: culture, science and strength of urban buildings', () => {
    expect(finished('internet', 2, 4, { works: { drama: 1, 'bread-and-circuses': 1 } })).toBe(1 + 2 + 1)
  })
  test('hollywood: twice the culture of theaters and libraries', () => {
    expect(finished('hollywood', 5, 2, { works: { drama: 1, multimedia: 1, religion: 2 } })).toBe(2 * (2 + 3))
  })
})

describe('action cards', () => {
  const card = (id: string, seat: Seat = {}, players = 2, ...others: Seat[]): Table => {
    const p = tableOf(players, { ...seat, hand: [id, ...(seat.hand ?? [])] }, ...others.slice(0, players - 1))
    return play(p, 'play', { card: id })
  }
  test.each([
    ['rich-land-a', 1],
    ['rich-land-i', 2],
    ['rich-land-ii', 3],
  ] as const)('%s: a farm or mine for %i less', (id, less) => {
    const p = card(id, { works: { iron: 0 }, tokens: { bronze: 5 - less } })
    expect(p.legal(0).every(a => ['agriculture', 'bronze', 'iron'].includes(a.card as string))).toBe(true)
    play(p, 'build', { card: 'iron' })
    expect([resourcesOf(p), p.s.civil[0]]).toEqual([0, 3])
    const q = card(id, { works: { iron: 0 }, tokens: { bronze: Math.max(0, 3 - less) } })
    play(q, 'upgrade', { old: 'bronze', card: 'iron' })
    expect(resourcesOf(q)).toBe(0)
  })
  test.each([
    ['urban-growth-a', 1],
    ['urban-growth-i', 2],
    ['urban-growth-ii', 3],
    ['urban-growth-iii', 4],
  ] as const)('%s: an urban building for %i less', (id, less) => {
    const p = card(id, { works: { alchemy: 0 }, tokens: { bronze: 6 - less } })
    expect(p.choices(0, 'build').map(a => a.card)).not.toContain('bronze')
    play(p, 'build', { card: 'alchemy' })
    expect(resourcesOf(p)).toBe(0)
  })
  test.each([
    ['efficient-upgrade-ii', 3],
    ['efficient-upgrade-iii', 4],
  ] as const)('%s: an upgrade of a farm, mine or urban building for %i less', (id, less) => {
    const p = card(id, { works: { coal: 0, swordsmen: 0 }, tokens: { bronze: 6 - less } })
    expect(p.legal(0)).toEqual([{ verb: 'upgrade', old: 'bronze', card: 'coal' }])
    play(p, 'upgrade', { old: 'bronze', card: 'coal' })
    expect([resourcesOf(p), workers(p, 0, 'coal')]).toEqual([0, 1])
  })
  test.each([
    ['engineering-genius-a', 2],
    ['engineering-genius-i', 3],
    ['engineering-genius-ii', 4],
    ['engineering-genius-iii', 5],
  ] as const)('%s: one stage of a wonder for %i less', (id, less) => {
    const p = card(id, { unfinished: ['first-space-flight', 3], tokens: { bronze: 9 - less } })
    expect([resourcesOf(p), p.s.unfinished[0]]).toEqual([0, NONE])
  })
  test.each([
    ['frugality-a', 1],
    ['frugality-i', 2],
    ['frugality-ii', 3],
  ] as const)('%s: population, then %i food', (id, food) => {
    const p = card(id, { tokens: { agriculture: 2 } })
    expect([foodOf(p), p.s.pool[0], p.s.civil[0]]).toEqual([food, 2, 3])
  })
  test.each([
    ['patriotism-a', 1],
    ['patriotism-i', 2],
    ['patriotism-ii', 3],
    ['patriotism-iii', 4],
  ] as const)('%s: %i resources for units and a military action', (id, arms) => {
    const p = card(id)
    expect([p.s.arms, p.s.spareMilitary]).toEqual([arms, 1])
  })
  test.each([
    ['cultural-heritage-a', 1, 4],
    ['cultural-heritage-i', 2, 2],
  ] as const)('%s: %i science and %i culture', (id, science, culture) => {
    const p = card(id)
    expect([p.s.science[0], p.s.culture[0]]).toEqual([science, culture])
  })
  test('stockpile-a: 1 resource and 1 food', () => {
    const p = card('stockpile-a')
    expect([resourcesOf(p), foodOf(p)]).toEqual([1, 1])
  })
  test.each([
    ['breakthrough-i', 2],
    ['breakthrough-ii', 3],
  ] as const)('%s: develop a technology, then %i science', (id, after) => {
    const p = card(id, { hand: ['theology'], science: 2 })
    play(p, 'develop', { card: 'theology' })
    expect([p.s.science[0], p.s.civil[0]]).toEqual([after, 3])
  })
  test.each([
    ['reserves-i', 2],
    ['reserves-ii', 3],
    ['reserves-iii', 4],
  ] as const)('%s: %i resources or food', (id, n) => {
    const p = card(id)
    play(p, 'gainResources')
    const q = card(id)
    play(q, 'gainFood')
    expect([resourcesOf(p), foodOf(q)]).toEqual([n, n])
  })
  test.each([
    ['revolutionary-idea-ii', 4],
    ['revolutionary-idea-iii', 6],
  ] as const)('%s: %i science', (id, n) => {
    expect(card(id).s.science[0]).toBe(n)
  })
  test.each([
    ['wave-of-nationalism-ii', [6, 3, 2]],
    ['military-build-up-iii', [8, 5, 3]],
  ] as [string, number[]][])(
    '%s TTA-R-101 TTA-R-102: resources for units for each stronger civilization, by players %j',
    (id, per) => {
      const strong = { works: { warriors: 2 } }
      expect([2, 3, 4].map(n => card(id, {}, n, strong, {}, strong).s.arms)).toEqual([per[0], per[1], 2 * per[2]])
    },
  )
  test('endowment-for-the-arts-iii: culture for each civilization with more of it', () => {
    const seats: Seat[] = [{ culture: 5 }, { culture: 4 }, { culture: 5 }]
    expect(
      [2, 3, 4].map(n => card('endowment-for-the-arts-iii', { culture: 4 }, n, ...seats).s.culture[0] - 4),
    ).toEqual([6, 3, 4])
  })
})
test('every civil card is named in a test by its id, or stands in a table of its kind', () => {
  const text = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts'))
    .map(path => readFileSync(join(import.meta.dirname, path), 'utf8'))
    .join()
  const inTables = [...TECHNOLOGIES, ...GOVERNMENTS, ...SPECIALS, ...WONDERS].map(([id]) => id)
  const all: readonly string[] = [...civil.ids, ...STARTING.map(card => card.id)]
  expect(all.filter(id => !text.includes(id) && !inTables.includes(id))).toEqual([])
})
test('every leader and every wonder with a file has a test of the same name, or stands in this file', () => {
  const text = readFileSync(import.meta.filename, 'utf8')
  const files = (folder: string): string[] =>
    readdirSync(join(import.meta.dirname, '..', 'src', 'effects', folder))
      .filter(name => name.endsWith('.ts'))
      .map(name => name.replace('.ts', ''))
      .filter(name => name !== 'table' && name !== 'hooks')
  for (const id of files('leaders'))
    expect(existsSync(join(import.meta.dirname, 'leaders', `${id}.test.ts`)), id).toBe(true)
  for (const id of files('wonders')) expect(text, id).toContain(`test('${id}`)
})
