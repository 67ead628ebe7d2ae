/** Who leads a saved game: by what everybody may see, in every game. */
import { answer, botNamed } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { leadersOf } from '../src/local/file.ts'

test.each(games.map(about => [about.id, about] as const))('%s', { timeout: 30_000 }, async (_, about) => {
  const game = await about.load()
  const match = new Match(game, setupOf(game, 3), keyOf('leads'))
  const rng = new FastRng(1)
  const bot = botNamed(game, 'greedy')
  let led = 0
  for (let n = 0; n < 250 && match.outcome() === null; n++) {
    const seat = 31 - Math.clz32(match.owed())
    match.play(seat, answer(match, seat, bot, rng, { budget: 1 }))
    const leaders = leadersOf(game, match.view('table'))
    expect(leadersOf(game, match.state)).toEqual(leaders)
    if (leaders.length > 0) led++
  }
  expect(led).toBeGreaterThan(0)
})
