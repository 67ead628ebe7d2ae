import { setupOf } from '@ecumene/kernel'
import { aheadOfChance } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { throughTheAges } from '../src/game.ts'

test.each([2, 4])('the greedy player comes before the random one in a game of %i', { timeout: 120_000 }, seats => {
  expect(aheadOfChance(throughTheAges, setupOf(throughTheAges, seats), { games: 6 })).toBeGreaterThanOrEqual(0.9)
})
