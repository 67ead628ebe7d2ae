import { setupOf } from '@ecumene/kernel'
import { arena, type Effort, lineUps } from '@ecumene/lab'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'

test('every deal is played once for each rotation, and each side sits in every seat equally often', () => {
  expect(lineUps(2, 0)).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(lineUps(4, 5)).toEqual([
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ])
  const seatsOfA = [0, 0, 0]
  for (const deal of [0, 1])
    for (const lineUp of lineUps(3, deal)) {
      expect(new Set(lineUp).size).toBe(2)
      lineUp.forEach((side, seat) => {
        if (side === 0) seatsOfA[seat]++
      })
    }
  expect(seatsOfA).toEqual([3, 3, 3])
})
test('the better bot finishes ahead more often, and the other way round', () => {
  const setup = setupOf(toy, 3)
  const strong = arena(toy, setup, { a: 'greedy', b: 'random', games: 60, seed: 'x' })
  const weak = arena(toy, setup, { a: 'random', b: 'greedy', games: 60, seed: 'x' })
  expect(strong.games).toBe(60)
  expect(strong.deals).toBe(20)
  expect(strong.share).toBeGreaterThan(0.6)
  expect(strong.interval[0]).toBeGreaterThan(0.5)
  expect(strong.interval[0]).toBeLessThanOrEqual(strong.share)
  expect(strong.interval[1]).toBeGreaterThanOrEqual(strong.share)
  expect(strong.margin).toBeGreaterThan(0)
  expect(weak.share).toBeLessThan(0.4)
})
test('a bot against itself on the same deals: exactly half, if it never asks chance', () => {
  const { share, margin } = arena(toy, setupOf(toy, 2), { a: 'greedy', b: 'citizen', games: 20, seed: 'x' })
  expect([share, margin]).toEqual([0.5, 0])
})
test('the same seed and effort give the same standing', () => {
  const once = () => {
    const { pace, ...rest } = arena(toy, setupOf(toy, 2), {
      a: 'strategist',
      b: 'novice',
      games: 6,
      seed: 's',
      effort: 12,
    })
    return { ...rest, decisions: pace.map(p => p.decisions) }
  }
  expect(once()).toEqual(once())
})
test('each side has an effort of its own: one rollout is no search', () => {
  const marginOf = (a: string, b: string, effort: Effort) =>
    arena(toy, setupOf(toy, 2), { a, b, games: 6, seed: 'x', effort }).margin
  expect(marginOf('strategist', 'citizen', [1, 12])).toBe(0)
  expect(marginOf('citizen', 'strategist', [12, 1])).toBe(0)
  expect(marginOf('strategist', 'citizen', [12, 1])).toBe(marginOf('strategist', 'citizen', 12))
  expect(marginOf('strategist', 'citizen', [12, 1])).not.toBe(0)
})
test('who searches finishes ahead of the policy that it searches with', () => {
  const contest = { a: 'strategist', b: 'citizen', games: 40, seed: 'ladder', effort: 24 }
  const { share, interval } = arena(toy, setupOf(toy, 2), contest)
  expect(share).toBeGreaterThan(0.65)
  expect(interval[0]).toBeGreaterThan(0.5)
})
