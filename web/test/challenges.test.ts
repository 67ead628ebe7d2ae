/** The challenge of the day, and the stars one has. */
import { games } from '@ecumene/games'
import { expect, test, vi } from 'vitest'
import { challengesOf, challengeWords, keepStars, nextAfter, ofTheDay, starsOf } from '../src/guide/challenges.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

test('the games take turns, every challenge has its day, and then the first comes again', () => {
  const all = games.flatMap(({ id, challenges = [] }) => challenges.map(challenge => `${id}/${challenge}`))
  const days = all.map((_, day) => ofTheDay(day))
  expect(new Set(days.map(daily => `${daily?.game}/${daily?.challenge}`))).toEqual(new Set(all))
  expect(new Set(days.slice(0, games.length).map(daily => daily?.game)).size).toBe(games.length)
  expect(ofTheDay(all.length)).toEqual(days[0])
})
test('what the shelf names is found, with its words', async () => {
  for (const { id, challenges = [] } of games) {
    expect((await challengesOf(id))?.map(challenge => challenge.id)).toEqual(challenges)
    expect((await challengeWords(id, 'it'))?.[`ui.challenge.${challenges[0]}`]).toBeTruthy()
  }
})
test('the most stars one ever had are kept', () => {
  const daily = { game: 'bronze', challenge: 'routes' }
  expect(starsOf(daily)).toBe(null)
  for (const stars of [1, 3, 2]) keepStars(daily, stars)
  expect(starsOf(daily)).toBe(3)
})
test('after three stars the next challenge that still lacks some comes, round to the first; none when all have them', () => {
  const all = [{ id: 'one' }, { id: 'two' }, { id: 'three' }]
  expect(nextAfter('toy', 'two', all)).toBe('three')
  keepStars({ game: 'toy', challenge: 'three' }, 3)
  expect(nextAfter('toy', 'two', all)).toBe('one')
  keepStars({ game: 'toy', challenge: 'one' }, 3)
  expect(nextAfter('toy', 'two', all)).toBe(null)
})
