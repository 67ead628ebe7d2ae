import { expect, test } from 'vitest'
import { cutsOf, filmOf, msOf } from '../src/table/film.ts'
import type { ChronicleLine } from '../src/table/lines.ts'

const line = (seq: number, seat: number, phase: string, round = 1): ChronicleLine =>
  ({ seq, seat, auto: false, events: [], round, phase, at: null }) as unknown as ChronicleLine

test('a scene is what one player does in one phase of one round', () => {
  const lines = [
    line(0, -1, 'setup'),
    line(1, 0, 'move'),
    line(2, 0, 'move'),
    line(3, 1, 'move'),
    line(5, 1, 'build'),
    line(6, 1, 'build', 2),
  ]
  expect(cutsOf(lines)).toEqual([0, 2, 3, 5, 6])
})

test('a scene that changes more is shown longer, one that changes nothing long enough to be seen', () => {
  const [first, small, none, large] = filmOf(
    [0, 1, 2, 3, 4],
    [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 5, 5, 5],
      [1, 5, 5, 5],
    ],
  )
  expect(large.ms).toBeGreaterThan(2 * small.ms)
  expect(small.ms).toBeGreaterThan(none.ms)
  expect([first.ms, none.ms]).toEqual([200, 200])
})

test('the longest game has a film of a minute at most, in which every scene can be seen and the end is looked at', () => {
  const lines = Array.from({ length: 5000 }, (_, i) => line(i, i % 3, 'move', i >> 4))
  const cuts = cutsOf(lines)
  expect(cuts.at(-1)).toBe(4999)
  const film = filmOf(
    cuts,
    cuts.map(seq => [seq, seq % 7, seq % 100 === 0 ? 1 : 0]),
  )
  expect(msOf(film)).toBeLessThanOrEqual(60_000)
  expect(msOf(film)).toBeGreaterThan(55_000)
  expect(Math.min(...film.map(s => s.ms))).toBeGreaterThanOrEqual(200)
  expect(film.at(-1)?.ms).toBeGreaterThanOrEqual(2200)
})

test('a short game has a short film; a game in which nothing changes has one too', () => {
  expect(msOf(filmOf([0, 1], [[1], [2]]))).toBeLessThanOrEqual(2 * 900 + 2000)
  expect(msOf(filmOf([0, 1], [[1], [1]]))).toBeGreaterThan(2000)
})
