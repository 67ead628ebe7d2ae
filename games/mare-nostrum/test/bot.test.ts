/** The game's own player: sound, and better than chance. */
import { setupOf } from '@ecumene/kernel'
import { aheadOfChance, fuzz } from '@ecumene/testkit'
import { expect, test, vi } from 'vitest'
import { mareNostrum } from '../src/game.ts'

vi.setConfig({ testTimeout: 180_000 })

test.each([3, 5])('greedy players among %i are ahead of chance', seats => {
  expect(aheadOfChance(mareNostrum, setupOf(mareNostrum, seats), { games: 6 })).toBeGreaterThanOrEqual(0.9)
})
test('random games on balanced tables end soundly', () => {
  expect(
    fuzz(mareNostrum, setupOf(mareNostrum, 5, 'experts', { balanced: true, empires: 'random' }), { games: 1 }),
  ).toEqual([])
})
test('a state takes less than 3 KB', () => {
  for (const n of [3, 4, 5]) expect(mareNostrum.layout(setupOf(mareNostrum, n)).size).toBeLessThan(3072)
})
