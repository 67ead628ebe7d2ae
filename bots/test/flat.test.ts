import { expect, test } from 'vitest'
import { FlatSearch } from '../src/search/flat.ts'

function run(search: FlatSearch): FlatSearch {
  for (let guard = 0; guard < 10_000; guard++) if (search.step()) return search
  throw new Error('without end')
}
/** The same world means the same luck for every candidate. */
const luck = (world: number): number => ((world * 7919) % 101) - 50

test('finds what is better by little under luck that is large but common', () => {
  const worth = [0, 0.2, 1, 0.4, -2, -1, 0.1, 0.3]
  const search = run(new FlatSearch([0, 1, 2, 3, 4, 5, 6, 7], (world, a) => luck(world) + worth[a as number], 48))
  expect(search.choice()).toBe(2)
})
test('the policy keeps its move unless another is clearly better', () => {
  // The challenger gains and loses in turn: no better on the whole.
  const noise = (world: number, a: number): number => (a === 0 ? 0 : world % 2 === 0 ? 10 : -9.5)
  expect(run(new FlatSearch([0, 1], (world, a) => noise(world, a as number), 40)).choice()).toBe(0)
  expect(run(new FlatSearch([0, 1], (_, a) => a as number, 40)).choice()).toBe(1)
})
test('effort is counted in rollouts and never exceeded by more than a world', () => {
  let played = 0
  const search = run(
    new FlatSearch(
      [0, 1, 2, 3, 4, 5, 6, 7],
      world => {
        played++
        return luck(world * 31 + played)
      },
      48,
    ),
  )
  expect(search.rollouts).toBe(played)
  expect(played).toBeLessThanOrEqual(48)
  expect(played).toBeGreaterThan(40)
})
test('stops early when nothing more is to be found out', () => {
  const sure = run(new FlatSearch([0, 1], (_, a) => a as number, 800))
  expect([sure.choice(), sure.rollouts]).toEqual([1, 12])
  const hopeless = run(new FlatSearch([0, 1, 2], (_, a) => -(a as number), 800))
  expect([hopeless.choice(), hopeless.rollouts]).toEqual([0, 18])
})
test('who is clearly worse leaves after a few worlds, and the others are played more often', () => {
  const times = [0, 0, 0, 0]
  const worth = [0, 0, -5, -5]
  const search = run(
    new FlatSearch(
      [0, 1, 2, 3],
      (world, a) => {
        times[a as number]++
        return worth[a as number] + (a === 1 ? (world % 2 === 0 ? 1 : -1) : 0)
      },
      80,
    ),
  )
  expect(times).toEqual([34, 34, 6, 6])
  expect(search.choice()).toBe(0)
})
test('there is an answer from the start, and with one candidate nothing is played', () => {
  const search = new FlatSearch([5, 6], () => 0, 40)
  expect(search.choice()).toBe(5)
  search.step()
  expect(search.choice()).toBe(5)
  expect(search.progress).toBeCloseTo(1 / 40)
  const alone = new FlatSearch(
    [5],
    () => {
      throw new Error('played')
    },
    40,
  )
  expect([alone.step(), alone.choice(), alone.progress]).toEqual([true, 5, 1])
})
