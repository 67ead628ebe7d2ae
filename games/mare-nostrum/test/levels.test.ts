/** The levels of Mare Nostrum: a Citizen above a Novice, and moves that no level may play. */
import { answerTo, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { arena } from '@ecumene/lab'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS } from '../data/goods.ts'
import { mareNostrum } from '../src/game.ts'
import { greatCities } from '../src/query/control.ts'
import { allLevels, level, TRACKS } from '../src/query/levels.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { building } from './frequent-moves.ts'
import { bare, built, control, holding, legions, owns, type Table, table, triremes, turnOf } from './table.ts'

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
/** Twenty positions, and what no level may play in them. */
describe('no level', () => {
  test.each([
    [3, 12],
    [4, 12],
    [5, 12],
    [3, 13],
    [3, 20],
  ])('of %d players with %d coins builds anything but the Pyramids', (seats, coin) => {
    for (const [name, action] of played(building(holding(bare(seats), 0, { coin }), 0)))
      expect(action.verb, name).toBe('pyramids')
  })
  test.each([3, 4, 5])('of %d players with twelve commodities builds anything but the Pyramids', seats => {
    const goods = Object.fromEntries(GOOD_IDS.slice(0, 12).map(id => [id, 1]))
    for (const [name, action] of played(building(holding(bare(seats), 0, goods), 0)))
      expect(action.verb, name).toBe('pyramids')
  })
  test.each([
    [3, 'perseus', 'circe', 'pharos'],
    [3, 'hercules', 'circe', 'pharos'],
    [3, 'perseus', 'spartacus', 'colossus'],
    [3, 'hercules', 'spartacus', 'colossus'],
    [4, 'perseus', 'circe', 'pharos'],
    [5, 'perseus', 'circe', 'pharos'],
  ] as const)('of %d players with %s, %s and %s builds anything but its fifth hero', (seats, first, second, third) => {
    const p = owns(holding(bare(seats), 0, { coin: 11 }), 0, first, second, third)
    for (const [name, action] of played(building(p, 0))) expect(action.verb, name).toBe('hire')
  })
  test.each([
    [3, 6],
    [4, 6],
    [5, 6],
    [3, 4],
    [3, 9],
    [5, 9],
  ])('of %d players with %d coins and an empty map stops building', (seats, coin) => {
    for (const [name, action] of played(building(holding(bare(seats), 0, { coin }), 0)))
      expect(action.verb, name).not.toBe('done')
  })
})
test('MN-6.3a a victory by conquest that takes a ship and a landing is found sixty times of sixty', () => {
  let won = 0
  for (let seed = 0; seed < 60; seed++) {
    const m = control(control(bare(3), 2, 'aegyptus', 'judea'), 0, 'sicilia')
    built(m, 'carthage', 'alexandria', 'jerusalem', 'rome', 'syracuse')
    triremes(legions(m, 2, 'numidia', 1), 2, 'ligurian').s.round = 5
    const bot = botNamed(mareNostrum, 'citizen')
    turnOf(m, 2, PROGRAMS.turn).playOn(seat =>
      answerTo(mareNostrum, setupOf(mareNostrum, 3), m.view(seat), seat, bot, new FastRng(seed)),
    )
    if (greatCities(m.s, 2) >= 4) won++
  }
  expect(won).toBe(60)
})
