/** The levels of Mare Nostrum: a Citizen above a Novice, and moves that no level may play. */
import { answerTo, arena, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { mareNostrum } from '../src/game.ts'
import { allLevels, level, TRACKS } from '../src/query/levels.ts'
import { building } from './moves.ts'
import { bare, holding, owns, type Table, table } from './table.ts'

test('a Citizen finishes ahead of a Novice', { timeout: 60_000 }, () => {
  const { share } = arena(mareNostrum, setupOf(mareNostrum, 3), {
    a: 'citizen',
    b: 'novice',
    games: 12,
    seed: 'ladder',
  })
  expect(share).toBeGreaterThan(0.6)
})
test('all levels at once are the levels one by one', () => {
  const p = table(5)
  const out = new Int16Array(5 * TRACKS)
  allLevels(p.s, out)
  for (let seat = 0; seat < 5; seat++)
    for (let track = 0; track < TRACKS; track++) expect(out[seat * TRACKS + track]).toBe(level(p.s, seat, track))
  expect(out.some(n => n > 0)).toBe(true)
})

/** What each level plays in a position. */
const played = (p: Table): readonly (readonly [level: string, action: ActionJson])[] =>
  levelsOf(mareNostrum).map(name => [
    name,
    answerTo(mareNostrum, setupOf(mareNostrum, p.s.seats), p.view(0), 0, botNamed(mareNostrum, name), new FastRng(3), {
      effort: 8,
    }),
  ])
describe('no level', () => {
  test('builds something else when the Pyramids can be paid', () => {
    for (const [name, action] of played(building(holding(bare(3), 0, { coin: 12 }), 0)))
      expect(action.verb, name).toBe('pyramids')
  })
  test('builds something else when the fifth hero can be paid', () => {
    const p = owns(holding(bare(3), 0, { coin: 11 }), 0, 'perseus', 'circe', 'pharos')
    for (const [name, action] of played(building(p, 0))) expect(action.verb, name).toBe('hire')
  })
  test('stops building with a full purse and an empty map', () => {
    for (const [name, action] of played(building(holding(bare(3), 0, { coin: 6 }), 0)))
      expect(action.verb, name).not.toBe('done')
  })
})
