import { act, Codes, current, FastRng, has, owed, SearchWorld, settle, setupOf } from '@ecumene/kernel'
import { fuzz } from '@ecumene/testkit'
import { expect, test, vi } from 'vitest'
import type { E } from '../src/events.ts'
import { mareNostrum } from '../src/game.ts'

vi.setConfig({ testTimeout: 180_000 })

/** One greedy player among random ones; who wins? */
function beats(seats: number, games: number): number {
  const setup = setupOf(mareNostrum, seats)
  const layout = mareNostrum.layout(setup)
  const [s, view, codes] = [layout.create(), layout.create(), new Codes()]
  let won = 0
  for (let g = 0; g < games; g++) {
    const rng = new FastRng(4000 + g)
    const cx = new SearchWorld<E>(rng)
    layout.copy(s, layout.create())
    mareNostrum.setup(s, setup, cx)
    settle(mareNostrum, s, cx)
    for (let n = 0; s.depth > 0 && n < 20_000; n++) {
      let seat = 0
      while (!has(owed(s), seat)) seat++
      codes.clear()
      current(mareNostrum, s)?.legal(s, seat, codes)
      layout.mask(view, s, seat)
      const code =
        seat === g % seats
          ? (mareNostrum.policies.greedy(view, seat, codes, rng) as number)
          : codes.at[rng.below(codes.n)]
      act(mareNostrum, s, seat, code, cx)
    }
    if (mareNostrum.outcome(s)?.places[g % seats] === 1) won++
  }
  return won
}
test('greedy wins from every seat against random players', () => {
  expect(beats(3, 6)).toBeGreaterThanOrEqual(5)
  expect(beats(5, 5)).toBeGreaterThanOrEqual(4)
})
test('random games on balanced tables end soundly', () => {
  expect(
    fuzz(mareNostrum, setupOf(mareNostrum, 5, 'experts', { balanced: true, empires: 'random' }), { games: 1 }),
  ).toEqual([])
})
test('a state takes less than 3 KB', () => {
  for (const n of [3, 4, 5]) expect(mareNostrum.layout(setupOf(mareNostrum, n)).size).toBeLessThan(3072)
})
