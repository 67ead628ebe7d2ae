import { Codes, current, explore, FastRng, has, LiveWorld, owed, settle, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { E } from '../src/events.ts'
import { civilization } from '../src/game.ts'
import type { S } from '../src/state.ts'

/** One game; seats for which `isGreedy` says no play at random from the list. */
function game(seats: number, seed: number, rounds: string, isGreedy: (seat: number) => boolean): S {
  const setup = setupOf(civilization, seats, 'full', { rounds })
  const layout = civilization.layout(setup)
  const [s, view] = [layout.create(), layout.create()]
  const rng = new FastRng(seed)
  const codes = new Codes()
  const open = new LiveWorld<E>(rng)
  civilization.setup(s, setup, open)
  settle(civilization, s, open)
  for (let d = current(civilization, s); d; d = current(civilization, s)) {
    let seat = rng.below(seats)
    while (!has(owed(s), seat)) seat = (seat + 1) % seats
    layout.mask(view, s, seat)
    codes.clear()
    d.legal(view, seat, codes)
    const played = isGreedy(seat) ? civilization.policies.greedy(view, seat, codes, rng) : codes.at[rng.below(codes.n)]
    explore(civilization, s, seat, played, new LiveWorld<E>(rng))
  }
  return s
}

test('the greedy player comes before the random one in at least 95 of 100 pairs', () => {
  let pairs = 0
  let ahead = 0
  for (let g = 0; g < 6; g++) {
    const s = game(6, 300 + g, '20', seat => (seat + g) % 2 === 0)
    const places = civilization.outcome(s)?.places ?? []
    for (let a = g % 2; a < 6; a += 2)
      for (let b = 1 - (g % 2); b < 6; b += 2) {
        pairs++
        if (places[a] < places[b]) ahead++
      }
  }
  expect(pairs).toBe(54)
  expect(ahead / pairs).toBeGreaterThanOrEqual(0.95)
}, 60_000)

test('seven greedy players finish their game', () => {
  const s = game(7, 1001, '40', () => true)
  expect(civilization.outcome(s)?.ending).toBe('ending.finish')
  expect(Math.max(...s.total)).toBeGreaterThanOrEqual(1200)
  expect(s.round).toBeLessThanOrEqual(40)
}, 60_000)
