import type { Thinking } from '@ecumene/contract'
import { setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { ahead, Rollouts, utility } from '../src/search/rollout.ts'
import { questionOf } from './question.ts'

test('a rival counts for half where it leads, and for its part of the mean', () => {
  expect(utility(Float64Array.of(10, 4, 8), 0)).toBe(10 - 4 - 3)
  expect(utility(Float64Array.of(10, 4), 1)).toBe(4 - 5 - 5)
  expect(utility(Float64Array.of(7), 0)).toBe(7)
})
test('finishing ahead counts beside the points where a rollout reaches the end, and nowhere else', () => {
  expect(ahead(Float64Array.of(10, 8), 0, 4)).toBe(0.5)
  expect(ahead(Float64Array.of(10, 8), 1, 4)).toBe(-0.5)
  expect(ahead(Float64Array.of(10, 0, 20), 0, 4)).toBe(0)
  const question = questionOf(toy, setupOf(toy, 2), 4)
  const gainOf = (horizon: number): number => {
    const thinking = {
      ...toy.thinking,
      horizon: () => horizon,
      victory: { worth: 5, lead: 0.1 },
    } as unknown as Thinking
    const rollouts = new Rollouts(question, thinking, 9)
    const [code] = question.legal.at
    return Math.abs(rollouts.hopeIn(0, code) - rollouts.utilityIn(0, code))
  }
  expect([gainOf(1), gainOf(Number.POSITIVE_INFINITY)]).toEqual([0, 5])
})
test('inside a world every seat sees its own mask of it, and stops at the horizon', () => {
  const question = questionOf(toy, setupOf(toy, 3), 3)
  const seen: number[] = []
  const rounds: number[] = []
  const thinking: Thinking<never> = {
    ...(toy.thinking as unknown as Thinking<never>),
    rollout: (view: { hand: Int16Array }, seat: number, legal: { at: Int32Array }) => {
      for (let i = 0; i < view.hand.length; i++) if (Math.floor(i / 4) !== seat) seen.push(view.hand[i])
      return legal.at[0]
    },
    evaluate(s: { round: number }) {
      rounds.push(s.round)
    },
  } as never
  const rollouts = new Rollouts(question, thinking, 1)
  for (let world = 0; world < 5; world++) rollouts.utilityIn(world, question.legal.at[0])
  expect(seen.length).toBeGreaterThan(100)
  expect(seen.every(card => card === 0)).toBe(true)
  expect(new Set(rounds)).toEqual(new Set([2]))
})
test('the policy that plays a rollout is notified when it begins', () => {
  const question = questionOf(toy, setupOf(toy, 2), 4)
  let begun = 0
  const thinking = { ...toy.thinking, begin: () => begun++ } as unknown as Thinking
  const rollouts = new Rollouts(question, thinking, 9)
  for (let world = 0; world < 3; world++) rollouts.utilityIn(world, question.legal.at[0])
  expect(begun).toBe(3)
})
test('the same world gives the same result again, another world another', () => {
  const question = questionOf(toy, setupOf(toy, 3), 4)
  const toTheEnd = { ...toy.thinking, horizon: () => Number.POSITIVE_INFINITY } as unknown as Thinking
  const value = (world: number): number => new Rollouts(question, toTheEnd, 9).utilityIn(world, question.legal.at[0])
  expect(value(1)).toBe(value(1))
  expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(value)).size).toBeGreaterThan(1)
})
test('in every other world the rivals play by a policy of their own, the seat itself never', () => {
  const question = questionOf(toy, setupOf(toy, 3), 3)
  const asked: string[] = []
  const playing = (name: string) => (_: unknown, seat: number, legal: { at: Int32Array }) => {
    asked.push(`${name}${seat}`)
    return legal.at[0]
  }
  const thinking = { ...toy.thinking, rollout: playing('usual'), rivals: playing('other') } as unknown as Thinking
  const askedIn = (world: number): Set<string> => {
    asked.length = 0
    const rollouts = new Rollouts(question, { ...thinking, horizon: () => Number.POSITIVE_INFINITY }, 9)
    rollouts.utilityIn(world, question.legal.at[0])
    return new Set(asked)
  }
  const own = question.seat
  const rivals = [0, 1, 2].filter(seat => seat !== own)
  expect(askedIn(0)).toEqual(new Set([`usual${own}`, ...rivals.map(seat => `usual${seat}`)]))
  expect(askedIn(1)).toEqual(new Set([`usual${own}`, ...rivals.map(seat => `other${seat}`)]))
})
test('several horizons take turns, world by world', () => {
  const question = questionOf(toy, setupOf(toy, 2), 4)
  const ends: number[] = []
  const thinking = {
    ...toy.thinking,
    horizon: () => 1,
    evaluate: (s: { round: number }) => ends.push(s.round),
  } as unknown as Thinking
  const rollouts = new Rollouts(question, thinking, 9, [1, 2])
  for (let world = 0; world < 4; world++) rollouts.utilityIn(world, question.legal.at[0])
  expect([ends[0] === ends[2], ends[1] === ends[3], ends[1] - ends[0]]).toEqual([true, true, 1])
})
