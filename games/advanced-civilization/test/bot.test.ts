import { setupOf } from '@ecumene/kernel'
import { aheadOfChance, playedBy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { advancedCivilization as game } from '../src/game.ts'

test('the greedy player comes before the random one in at least 95 of 100 pairs', { timeout: 120_000 }, () => {
  expect(aheadOfChance(game, setupOf(game, 6, 'full', { rounds: 20 }), { games: 6 })).toBeGreaterThanOrEqual(0.95)
})
test('seven greedy players finish their game', { timeout: 120_000 }, () => {
  const { s } = playedBy(game, setupOf(game, 7, 'full', { rounds: 40 }), { seed: 1001 })
  expect(game.outcome(s)?.ending).toBe('ending.finish')
  expect(Math.max(...s.total)).toBeGreaterThanOrEqual(3000)
})
