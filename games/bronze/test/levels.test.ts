/** The levels of Bronze: each above the one below, and moves that none of them may play. */
import { answerTo, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { arena } from '@ecumene/lab'
import { describe, expect, test } from 'vitest'
import { LANDSCAPE_IDS, PLACES } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { bronze } from '../src/game.ts'
import { DECISIONS } from '../src/verbs.ts'
import { band, cube, cubes, lands, openLands, type Table, tableOf, tech } from './table.ts'

test('a Citizen finishes ahead of a Novice', () => {
  const { share } = arena(bronze, setupOf(bronze, 2), { a: 'citizen', b: 'novice', games: 20, seed: 'ladder' })
  expect(share).toBeGreaterThan(0.7)
})
/** What each level plays in a position. */
const played = (p: Table): readonly (readonly [level: string, action: ActionJson])[] =>
  levelsOf(bronze).map(level => [
    level,
    answerTo(bronze, setupOf(bronze, p.s.seats), p.view(0), 0, botNamed(bronze, level), new FastRng(3), { effort: 8 }),
  ])
/** Twenty positions, and what no level may play in them. */
describe('no level', () => {
  test.each(LANDSCAPE_IDS)('stops while a cube would complete a trade route in the %s', where => {
    const p = band(lands(tableOf(2), 'land-01', 'land-02', 'land-03'), where, 'AA')
    p.s.activated[tech('bronze')] = 1
    p.at(DECISIONS.settle, 0)
    for (const [level, action] of played(p)) expect(action.verb, level).toBe('settle')
  })
  test('settles elsewhere while its third cube completes a route in the forest', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02', 'land-03')
    cube(p, 0, 3, 'forest', 1)
    cube(p, 0, 3, 'forest', 2)
    p.s.activated[tech('bronze')] = 1
    p.at(DECISIONS.settle, 0)
    for (const [level, action] of played(p))
      expect(action, level).toMatchObject({ verb: 'settle', landscape: 'forest' })
  })
  test.each([
    [2, 6],
    [2, 8],
    [3, 8],
  ])('of %d players, in round %d, leaves a province of its own to a rival with one cube more', (seats, round) => {
    const p = lands(tableOf(seats), 'land-01', 'land-02')
    cubes(p, 0, 1, 6)
    cubes(p, 1, 1, 7)
    p.s.round = round
    p.s.activated[tech('bronze')] = 1
    p.at(DECISIONS.settle, 0)
    for (const [, action] of played(p)) expect(action.verb).toBe('settle')
  })
  test.each([2, 3, 4])('of %d players runs through three lands at once with its first cube', seats => {
    const p = openLands(tableOf(seats), 5)
    p.s.activated[tech('bronze')] = 2
    p.at(DECISIONS.settle, 0)
    for (const [level, action] of played(p)) expect(Number(action.land), level).toBeLessThan(4)
  })
  test.each(TECH_IDS.filter(id => id !== 'bronze'))(
    'stops with two cards of %s to use and a land nearly empty',
    card => {
      const p = lands(tableOf(2), 'land-01', 'land-02')
      p.s.activated[tech(card)] = 2
      p.at(DECISIONS.settle, 0)
      for (const [level, action] of played(p)) expect(action.verb, level).toBe('settle')
    },
  )
})

/** Beside the last land: seat 0, last in the round, could fill it and so end a game in which it is far behind. */
test.each(['strategist', 'master'])('a %s that is far behind does not end the game', level => {
  const p = openLands(tableOf(2), 7)
  cubes(p, 1, 7, PLACES - 1)
  cubes(p, 1, 5, 6)
  cubes(p, 0, 4, 2)
  p.s.first = 1
  p.s.round = 8
  p.s.activated[tech('bronze')] = 1
  p.at(DECISIONS.settle, 0)
  const view = p.view(0)
  const bot = botNamed(bronze, level)
  for (let seed = 1; seed <= 3; seed++) {
    const action = answerTo(bronze, setupOf(bronze, 2), view, 0, bot, new FastRng(seed), { effort: 48 })
    expect(action).not.toMatchObject({ verb: 'settle', land: 7 })
  }
})
