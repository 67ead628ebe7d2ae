import { Codes, current, FastRng, setupOf } from '@ecumene/kernel'
import { aheadOfChance, playedBy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { bronze } from '../src/game.ts'
import { decisions } from '../src/verbs.ts'
import { cube, lands, settle as settlement, tableOf, tech } from './table.ts'

const { greedy } = bronze.policies

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
    p.at(decisions.settle, 0)
    const codes = new Codes()
    const view = p.view(0)
    current(bronze, view)?.legal(view, 0, codes)
    const code = greedy(view, 0, codes, new FastRng(1)) as number
    expect(bronze.verbs.toJson(code)).toEqual(settlement('bronze', 3, 'forest', 3))
  })
})
