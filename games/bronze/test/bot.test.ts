import { Codes, current, FastRng, type Policy, setupOf } from '@ecumene/kernel'
import { aheadOfChance, playedBy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CITIES } from '../data/cities.ts'
import { Counts } from '../src/bot/counts.ts'
import { bronze } from '../src/game.ts'
import { haveOf } from '../src/scoring.ts'
import type { S } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import { cube, lands, settle as settlement, tableOf, tech } from './table.ts'

const { greedy } = bronze.policies

test.each([2, 4])('what the bot counts in tables of %i players is what the cities count', seats => {
  const counts = new Counts()
  let compared = 0
  const watching: Policy<S> = (view, seat, legal, rng) => {
    counts.readCards(view)
    for (let other = 0; other < seats; other++) counts.readCubes(view, other)
    for (const { effect } of CITIES) {
      compared++
      if (counts.have(view, seat, effect) !== haveOf(view, seat, effect)) throw new Error(JSON.stringify(effect))
    }
    return greedy(view, seat, legal, rng)
  }
  playedBy({ ...bronze, policies: { watching } }, setupOf(bronze, seats), { seed: 4 })
  expect(compared).toBeGreaterThan(2000)
})
test('one more card or cube is counted, and taken off again', () => {
  const p = lands(tableOf(2), 'land-01')
  const counts = new Counts()
  const most = { type: 'mostSettlements', points: 4, landscape: 1 } as const
  const kinds = { type: 'allKinds', points: 8, landscapes: [1, 2] } as const
  const before = [most, kinds].map(effect => counts.have(p.s, 0, effect))
  const taken = counts.addCube(0, 1, 2)
  expect([most, kinds].map(effect => counts.have(p.s, 0, effect))).toEqual(before.map(n => n + 1))
  counts.takeCube(0, 1, taken)
  expect([most, kinds].map(effect => counts.have(p.s, 0, effect))).toEqual(before)
})
describe('the greedy player', () => {
  test.each([2, 3, 4])('comes before the random one in at least 9 of 10 pairs at a table of %i', seats => {
    expect(aheadOfChance(bronze, setupOf(bronze, seats), { games: 6 })).toBeGreaterThanOrEqual(0.9)
  })

  test('plays the same game again from the same seed', () => {
    const [first, again] = [1, 2].map(() => playedBy(bronze, setupOf(bronze, 3), { seed: 9 }).actions)
    expect(again).toEqual(first)
  })

  test('completes a trade route rather than settle elsewhere', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02', 'land-03')
    cube(p, 0, 3, 'forest', 1)
    cube(p, 0, 3, 'forest', 2)
    p.s.round = 6
    p.s.activated[tech('bronze')] = 1
    p.at(DECISIONS.settle, 0)
    const codes = new Codes()
    const view = p.view(0)
    current(bronze, view)?.legal(view, 0, codes)
    const code = greedy(view, 0, codes, new FastRng(1)) as number
    expect(bronze.verbs.toJson(code)).toEqual(settlement('bronze', 3, 'forest', 3))
  })
})
