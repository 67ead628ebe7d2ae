import { botNamed, checksumOf, fileOf, hasLearned, learn, Network, networkOf, numbersOf, sizeOf } from '@ecumene/bots'
import { type Learned, type NetworkFile, type OwnLevel, Sparse, type Thinking } from '@ecumene/contract'
import { type Core, FastRng, owed, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { Rollouts } from '../src/search/rollout.ts'
import { questionOf } from './question.ts'

const LAYERS = [6, 4, 3, 2] as const
const about = { rules: toy.version, inputs: 'toy-1', made: {} }
function numbersBy(seed: number): Float32Array {
  const rng = new FastRng(seed)
  return Float32Array.from({ length: sizeOf(LAYERS) }, () => rng.next() / 2 ** 31 - 1)
}
function positionOf(...values: readonly number[]): Sparse {
  const position = new Sparse()
  values.forEach((value, place) => {
    position.put(place, value)
  })
  return position
}
/** The same, as one would write it down. */
function plainly(numbers: Float32Array, values: readonly number[]): readonly number[] {
  let at = 0
  let now = values
  const [, ...widths] = LAYERS
  for (const [i, width] of widths.entries()) {
    const rows = numbers.subarray(at, at + now.length * width)
    const start = at + now.length * width
    const bias = numbers.subarray(start, start + width)
    at = start + width
    now = Array.from(bias, (first, k) => now.reduce((sum, x, j) => sum + x * rows[j * width + k], first))
    if (i < widths.length - 1) now = now.map(x => Math.max(0, x))
  }
  return now
}
/** The toy, with a network of its own. */
function taught(file: NetworkFile | null, learned: Partial<Learned> = {}): typeof toy {
  const own: Learned = {
    inputs: () => ({ id: 'toy-1', count: 6 }),
    features: (_, seat, out) => {
      out.put(seat, 1)
      return 1
    },
    ahead: () => 100,
    points: 10,
    victory: 3,
    network: seats => (seats === 2 && file ? Promise.resolve(file) : null),
    ...learned,
  }
  return { ...toy, thinking: { ...toy.thinking, learned: own } as never }
}

test('a network reads a position as it is written down', () => {
  const numbers = numbersBy(3)
  const values = [0.5, 0, -1, 2, 0, 1]
  const outputs = new Network(numbers, LAYERS).read(positionOf(...values))
  plainly(numbers, values).forEach((value, i) => {
    expect(outputs[i]).toBeCloseTo(value, 4)
  })
})
test('what a file leaves of the numbers is within half a byte, and always the same', () => {
  const numbers = numbersBy(4)
  const file = JSON.parse(JSON.stringify(fileOf(numbers, LAYERS, about))) as NetworkFile
  const read = numbersOf(file)
  for (const [i, x] of read.entries()) expect(Math.abs(x - numbers[i])).toBeLessThanOrEqual(0.5 / 127 + 1e-6)
  expect(checksumOf(read)).toBe(checksumOf(numbersOf(file)))
  expect(checksumOf(read)).not.toBe(checksumOf(numbersBy(5)))
})
test('a network of other rules or inputs is refused; without one everybody is ready', async () => {
  const other = fileOf(numbersBy(4), LAYERS, { ...about, inputs: 'toy-2' })
  await expect(learn(taught(other), 2)).rejects.toThrow('other rules or inputs')
  expect(hasLearned(toy, 2)).toBe(true)
  const game = taught(fileOf(numbersBy(4), LAYERS, about))
  expect([hasLearned(game, 2), networkOf(game, 2)]).toEqual([false, null])
  await learn(game, 2)
  await learn(game, 3)
  expect([hasLearned(game, 2), hasLearned(game, 3), networkOf(game, 3)]).toEqual([true, true, null])
  expect(networkOf(game, 2)).toBeInstanceOf(Network)
})
test('what was learned judges where a rollout ends before the game does, and says nothing of a finished one', async () => {
  const numbers = new Float32Array(sizeOf(LAYERS))
  numbers.set([2, 0], numbers.length - 2) // the last bias: two units ahead, an even chance
  const game = taught(fileOf(numbers, LAYERS, about))
  await learn(game, 2)
  const question = questionOf(game, setupOf(game, 2), 4)
  const [code] = question.legal.at
  const hopeWith = (horizon: number): readonly [number, number] => {
    const thinking = { ...(game.thinking as unknown as Thinking<Core>), horizon: () => horizon }
    const rollouts = new Rollouts(question, thinking, 9, 1000)
    return [rollouts.hopeIn(0, code), rollouts.utilityIn(0, code)]
  }
  const [learned] = hopeWith(0)
  expect(learned).toBe(100 + 2 * 10)
  const [hope, points] = hopeWith(1)
  expect(hope).toBe(points)
  expect(points).not.toBe(120)
})
test('a bot with a network looks one boundary ahead where it played to the end; advice plays to the end as before', async () => {
  const numbers = new Float32Array(sizeOf(LAYERS))
  numbers.set([2, 0], numbers.length - 2)
  const game = taught(fileOf(numbers, LAYERS, about))
  await learn(game, 2)
  const question = questionOf(game, setupOf(game, 2), 4)
  const [code] = question.legal.at
  const thinking = { ...(game.thinking as unknown as Thinking<Core>), horizon: () => Number.POSITIVE_INFINITY }
  const rollouts = new Rollouts(question, thinking, 9)
  expect(rollouts.hopeIn(0, code)).toBe(100 + 2 * 10)
  const points = rollouts.utilityIn(0, code)
  expect(owed(rollouts.s)).toBe(0)
  expect(points).toBe(new Rollouts({ ...question, network: null }, thinking, 9).utilityIn(0, code))
})
test('a level relies on what was learned unless it says otherwise, and then looks as far as it says', async () => {
  let judged = 0
  const features: Learned['features'] = (_, seat, out) => {
    judged++
    out.put(seat, 1)
    return 1
  }
  const fetched = taught(fileOf(numbersBy(4), LAYERS, about), { features })
  const judgedBy = async (own: OwnLevel, isFetched = true): Promise<boolean> => {
    const thinking = { ...(fetched.thinking as unknown as Thinking<Core>), horizon: () => 1, levels: { master: own } }
    const game = { ...fetched, thinking: thinking as never }
    if (isFetched) await learn(game, 2)
    judged = 0
    botNamed(game as never, 'master').choose(questionOf(game, setupOf(game, 2), 4))
    return judged > 0
  }
  expect(await judgedBy({ far: 0 })).toBe(true)
  expect(await judgedBy({ far: 0 }, false)).toBe(false)
  expect(await judgedBy({ far: 0, usesLearned: seats => seats === 2 })).toBe(true)
  expect(await judgedBy({ far: 0, usesLearned: seats => seats !== 2 })).toBe(false)
  // To the end of the game, where nothing is left to judge.
  expect(await judgedBy({ far: 1000 })).toBe(false)
  expect(await judgedBy({ far: 1000, farLearned: 0 })).toBe(true)
})
