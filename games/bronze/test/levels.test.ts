/** The levels of Bronze: each above the one below, and moves that none of them may play. */
import { answerTo, arena, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { bronze } from '../src/game.ts'
import { decisions } from '../src/verbs.ts'
import { cube, cubes, lands, openLands, type Table, tableOf, tech } from './table.ts'

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
describe('no level', () => {
  test('stops while a cube would complete a trade route', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02', 'land-03')
    cube(p, 0, 3, 'forest', 1)
    cube(p, 0, 3, 'forest', 2)
    p.s.activated[tech('bronze')] = 1
    p.at(decisions.settle, 0)
    for (const [, action] of played(p)) expect(action).toMatchObject({ verb: 'settle', landscape: 'forest' })
  })
  test('leaves a province of its own to a rival with one cube more', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02')
    cubes(p, 0, 1, 6)
    cubes(p, 1, 1, 7)
    p.s.round = 8
    p.s.activated[tech('bronze')] = 1
    p.at(decisions.settle, 0)
    for (const [, action] of played(p)) expect(action.verb).toBe('settle')
  })
  test('runs through three lands at once with its first cube', () => {
    const p = openLands(tableOf(2), 5)
    p.s.activated[tech('bronze')] = 2
    p.at(decisions.settle, 0)
    for (const [level, action] of played(p)) expect(Number(action.land), level).toBeLessThan(4)
  })
  test('stops with cards to use and a land nearly empty', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02')
    p.s.activated[tech('wheel')] = 2
    p.at(decisions.settle, 0)
    for (const [level, action] of played(p)) expect(action.verb, level).toBe('settle')
  })
})
