/** What effects ask about food, resources, tokens and workers. */
import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../src/verbs.ts'
import {
  aggression,
  asks,
  clockOf,
  event,
  foodOf,
  no,
  play,
  resourcesOf,
  type Table,
  tableOf,
  tokens,
  told,
  workers,
} from './table.ts'

const verbsOf = (p: Table, seat = 0) => p.legal(seat).map(action => action.verb)
const strong = { works: { warriors: 4 } }

describe('what effects ask about goods and workers', () => {
  test('TTA-FOOD-2 food or resources (Reserves); the clock takes resources', () => {
    const p = tableOf(2, { hand: ['reserves-i'] })
    play(p, 'play', { card: 'reserves-i' })
    expect(asks(p)).toEqual({
      asked: 'gainEither',
      owing: [0],
      key: 'prompt.gainEither',
      rule: 'TTA-FOOD-2',
      args: { amount: 2 },
      clock: { verb: 'gainResources' },
    })
    expect(verbsOf(p)).toEqual(['gainFood', 'gainResources'])
    play(p, 'gainResources')
    expect([foodOf(p), resourcesOf(p)]).toEqual([0, 2])
  })
  test('TTA-FOOD-4 any mix (Foray): from no food to nothing but food', () => {
    const p = event(tableOf(2, strong), 'foray')
    expect(asks(p)).toMatchObject({ asked: 'gainMix', key: 'prompt.gainMix', rule: 'TTA-FOOD-4', args: { amount: 3 } })
    expect([p.legal(0).map(a => a.food), clockOf(p, 0)]).toEqual([[0, 1, 2, 3], { verb: 'mix', food: 0 }])
    play(p, 'mix', { food: 3 })
    expect([foodOf(p), resourcesOf(p)]).toEqual([3, 0])
  })
  test('TTA-R-97b Raiders: the victim’s mix, within what there is; the clock keeps the food', () => {
    const p = event(tableOf(2, strong, { tokens: { agriculture: 3, bronze: 1 } }), 'raiders')
    expect(asks(p, 1)).toEqual({
      asked: 'loseMix',
      owing: [1],
      key: 'prompt.loseMix',
      rule: 'TTA-R-97b',
      args: { amount: 2 },
      clock: { verb: 'mix', food: 1 },
    })
    for (const food of [0, 3]) expect(told(p, 'mix', { food }, 1)).toEqual(no('TTA-R-97b', 'mix', { amount: 2 }))
    expect(p.legal(1).map(a => a.food)).toEqual([1, 2])
    const fed = event(tableOf(2, strong, { tokens: { agriculture: 1, bronze: 5 } }), 'raiders')
    expect(fed.legal(1).map(a => a.food)).toEqual([0, 1])
    play(p, 'mix', { food: 2 }, 1)
    expect([foodOf(p, 1), resourcesOf(p, 1), p.seen('lost')]).toMatchObject([1, 1, [{ what: 'food', amount: 2 }]])
    const rich = event(tableOf(2, strong, { tokens: { bronze: 5 } }), 'raiders')
    expect(clockOf(rich, 1)).toEqual({ verb: 'mix', food: 0 })
    expect(event(tableOf(2, strong), 'raiders').asked).toBeNull() // there is nothing to take
  })
  test('TTA-R-97a Plunder: the clock takes resources first; tokens do not pass between players', () => {
    const p = aggression(tableOf(2, strong, { tokens: { agriculture: 5, bronze: 2 } }), 'plunder-i')
    play(p, 'yield', {}, 1)
    expect(asks(p)).toEqual({
      asked: 'plunder',
      owing: [0],
      key: 'prompt.plunder',
      rule: 'TTA-R-97a',
      args: { target: 1, most: 3 },
      clock: { verb: 'plunder', food: 1, resources: 2 },
    })
    expect(p.legal(0)).toHaveLength(4 + 3 + 2)
    expect(told(p, 'plunder', { food: 0, resources: 3 })).toEqual(no('TTA-R-97a', 'plunder', { most: 3 }))
    expect(p.seen('succeeded')).toEqual([{ type: 'succeeded', seat: 0, target: 1, card: 'plunder-i' }])
    play(p, 'plunder', { food: 1, resources: 2 })
    expect([foodOf(p), resourcesOf(p), foodOf(p, 1), resourcesOf(p, 1), p.asked]).toEqual([1, 2, 4, 0, null])
    const poor = aggression(tableOf(2, strong, { tokens: { agriculture: 1 } }), 'plunder-i')
    play(poor, 'yield', {}, 1)
    expect(clockOf(poor, 0)).toEqual({ verb: 'plunder', food: 1, resources: 0 })
    expect(poor.legal(0).map(({ food, resources }) => [food, resources])).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
  test('TTA-TOK-8 TTA-R-10a a token is lost from a card that has one; the clock gives the least valuable', () => {
    const p = event(
      tableOf(
        2,
        { tokens: { agriculture: 1, irrigation: 1, iron: 2 }, works: { irrigation: 0, iron: 0 }, bank: 0 },
        { tokens: { agriculture: 3 } },
      ),
      'crime-wave',
      1,
    )
    expect(asks(p)).toEqual({
      asked: 'giveToken',
      owing: [0],
      key: 'prompt.giveToken',
      rule: 'TTA-TOK-8',
      args: { count: 1 },
      clock: { verb: 'giveToken', card: 'agriculture' },
    })
    expect(p.legal(0).map(a => a.card)).toEqual(['agriculture', 'irrigation', 'iron'])
    expect(told(p, 'giveToken', { card: 'bronze' })).toEqual(no('TTA-R-10a', 'noToken', { card: 'bronze' }))
    p.clear()
    play(p, 'giveToken', { card: 'iron' })
    expect([tokens(p, 0, 'iron'), p.s.blueTotal[0], p.s.bank[0], p.asked]).toEqual([1, 3, 0, null])
    expect(p.seen('lost')).toEqual([{ type: 'lost', seat: 0, what: 'blue', amount: 1 }])
    // Two are to be given: the question stays, and the cheapest token goes first, farm or mine.
    const two = tableOf(2, { tokens: { irrigation: 1, bronze: 1 }, works: { irrigation: 0 } })
    two.at(DECISIONS.giveToken, 0, 2, 0)
    expect(clockOf(two)).toEqual({ verb: 'giveToken', card: 'bronze' })
    play(two, 'giveToken', { card: 'bronze' })
    expect([two.asked, two.prompt(0)?.args, clockOf(two)]).toEqual([
      'giveToken',
      { count: 1 },
      { verb: 'giveToken', card: 'irrigation' },
    ])
  })
  test('TTA-R-44b a token put on a wonder is not lost, only moved', () => {
    const p = tableOf(2, { unfinished: ['hanging-gardens', 0], tokens: { agriculture: 2 } })
    const before = p.s.blueTotal[0]
    p.at(DECISIONS.giveToken, 0, 1, 1)
    expect(asks(p)).toMatchObject({ key: 'prompt.coverStage', rule: 'TTA-R-44b', args: { count: 1 } })
    p.clear()
    p.play(0, p.legal(0)[0])
    expect([p.s.stages[0], p.s.blueTotal[0], p.seen('lost')]).toEqual([1, before, []])
  })
  test('TTA-TOK-15 TTA-R-12a a worker leaves a card that has one, until so many are gone or nobody is left', () => {
    const p = event(tableOf(2, { pool: 0 }), 'pestilence')
    expect(asks(p)).toEqual({
      asked: 'loseWorker',
      owing: [0],
      key: 'prompt.loseWorker',
      rule: 'TTA-TOK-15',
      args: { count: 1 },
      clock: { verb: 'loseWorker', card: 'agriculture' },
    })
    expect(told(p, 'loseWorker', { card: 'religion' })).toEqual(no('TTA-R-12a', 'noBuilding', { card: 'religion' }))
    p.clear()
    play(p, 'loseWorker', { card: 'warriors' })
    expect([p.seen('lost')[0], p.s.yellow[0]]).toEqual([{ type: 'lost', seat: 0, what: 'population', amount: 1 }, 19])
    const none = { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 }
    const q = tableOf(2, { pool: 0, works: { ...none, drama: 1 } }).at(DECISIONS.loseWorker, 0, 2)
    expect(clockOf(q, 0)).toEqual({ verb: 'loseWorker', card: 'drama' })
    play(q, 'loseWorker', { card: 'drama' })
    expect(q.asked).toBeNull()
    const two = tableOf(2, { pool: 0 }).at(DECISIONS.loseWorker, 0, 2)
    play(two, 'loseWorker', { card: 'bronze' })
    expect([two.asked, two.prompt(0)?.args]).toEqual(['loseWorker', { count: 1 }])
    const pilots = tableOf(2, { pool: 0, works: { ...none, 'air-forces': 1 } }).at(DECISIONS.loseWorker, 0, 1)
    expect(clockOf(pilots)).toEqual({ verb: 'loseWorker', card: 'air-forces' })
    expect(event(tableOf(2, { pool: 0, works: none }), 'pestilence').asked).toBeNull()
  })
  test('TTA-R-107 a worker may be placed at no cost; the clock does it', () => {
    const p = event(tableOf(2, {}, { pool: 0 }), 'development-of-warfare')
    expect(asks(p)).toEqual({
      asked: 'placeFree',
      owing: [0],
      key: 'prompt.placeFree',
      rule: 'TTA-R-107',
      args: { card: 'warriors' },
      clock: { verb: 'place' },
    })
    p.clear()
    play(p, 'place')
    expect(p.seen('built')).toEqual([{ type: 'built', seat: 0, card: 'warriors', resources: 0 }])
    const temple = event(tableOf(2, {}, { pool: 0 }), 'development-of-religion')
    expect(temple.prompt(0)?.args).toEqual({ card: 'religion' })
    play(temple, 'pass')
    expect([workers(temple, 0, 'religion'), temple.s.pool[0], temple.asked]).toEqual([0, 1, null])
  })
})
