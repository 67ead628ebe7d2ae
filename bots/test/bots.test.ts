import { botNamed, botNames, capOf, LEVELS, levelsOf, playGame, thoughtFor, wilson } from '@ecumene/bots'
import { Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { questionOf } from './question.ts'

const setup = setupOf(toy, 3)
const bots = ['greedy', 'random', 'random'].map(name => botNamed(toy, name))

test('the same seed gives the same game, another seed another', () => {
  const hashes = ['a', 'a', 'b'].map(seed => playGame(toy, setup, bots, seed).match.hash)
  expect(hashes[0]).toBe(hashes[1])
  expect(hashes[2]).not.toBe(hashes[0])
})
test('what bots played replays', () => {
  const { match, decisions } = playGame(toy, setup, bots, 'replay')
  expect(Match.replay(toy, match.record()).hash).toBe(match.hash)
  expect(decisions).toBeGreaterThan(10)
})
test('a bot sees the masked view only', () => {
  const seen: number[] = []
  const spy = {
    name: 'spy',
    choose: (q: Parameters<(typeof bots)[0]['choose']>[0]) => {
      const { hand } = q.view as unknown as { hand: Int16Array }
      for (let i = 0; i < hand.length; i++) if (Math.floor(i / 4) !== q.seat) seen.push(hand[i])
      return q.legal.at[0]
    },
  }
  playGame(toy, setup, [spy, spy, spy], 'spy')
  expect(seen.length).toBeGreaterThan(100)
  expect(seen.every(v => v === 0)).toBe(true)
})
test('an illegal answer is an error that says so', () => {
  const cheat = { name: 'cheat', choose: () => ({ verb: 'bid', coins: 3 }) }
  expect(() => playGame(toy, setup, [cheat, cheat, cheat], 'x')).toThrow(/cheat plays .*refuse.coins \(TOY-2\)/)
})
/** The toy, with other things to offer to bots. */
const withThinking = (thinking: object): typeof toy => ({ ...toy, thinking: thinking as never })
test('people are offered levels; chance and the older names are for records and tests', () => {
  expect(levelsOf(toy)).toEqual(['novice', 'citizen', 'strategist'])
  expect(botNames(toy)).toEqual([...levelsOf(toy), 'random', 'greedy'])
  const { thinking, ...shallow } = toy
  expect(levelsOf(withThinking({ ...thinking, ahead: { master: 70 } }))).toEqual(['novice', 'citizen', 'master'])
  expect(levelsOf(shallow)).toEqual(['novice', 'citizen'])
  expect(levelsOf({ ...shallow, policies: {} })).toEqual([])
  expect(() => botNamed(shallow, 'strategist')).toThrow('toy has no bot strategist')
  expect(() => botNamed(toy, 'toString')).toThrow('no bot')
})
test('the levels stand in the order of their strength', () => {
  expect(LEVELS.map(level => level.effort)).toEqual(LEVELS.map(level => level.effort).toSorted((a, b) => a - b))
  expect(capOf('strategist')).toBe(3000)
})
test('a game can give a level an effort of its own, by the number of players and by the decision', () => {
  const rolloutsOf = (level: string, levels?: NonNullable<typeof toy.thinking>['levels']): number => {
    const thinking = { ...toy.thinking, ...(levels ? { levels } : {}) }
    const thought = thoughtFor(level, questionOf(withThinking(thinking), setup, 5))
    while (!thought.step());
    return thought.rollouts
  }
  const usual = rolloutsOf('strategist')
  expect(usual).toBeGreaterThan(8)
  expect(rolloutsOf('strategist', { strategist: { effort: 1 } })).toBe(0)
  expect(rolloutsOf('strategist', { master: { effort: 1 } })).toBe(usual)
  const byPlayers = (times: number): number =>
    rolloutsOf('strategist', { strategist: { effort: seats => times * seats } })
  expect(byPlayers(1)).toBeLessThan(byPlayers(4))
  expect(byPlayers(4)).toBeLessThan(usual)
  expect(rolloutsOf('strategist', { strategist: { effort: 8, times: () => 4 } })).toBe(usual)
})
test('the interval of a share', () => {
  const [low, high] = wilson(50, 100)
  expect([low, high].map(v => Math.round(v * 1000))).toEqual([404, 596])
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(wilson(10, 10)[1]).toBe(1)
})
