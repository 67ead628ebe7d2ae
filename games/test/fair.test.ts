/** Bots never cheat: whatever is hidden from a seat may be otherwise, and the bot in it plays the same. */
import { botNamed, levelsOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type Core, FastRng, type GameDef, layoutFor } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { type Position, positions, questionIn } from './positions.ts'

const EFFORT = 6

const all = [toy as unknown as GameDef, ...(await Promise.all(games.map(about => about.load())))]
describe.each(all.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(levelsOf(game))('%s plays the same when the hidden part of the truth is drawn anew', level => {
    const bot = botNamed(game, level)
    let changed = 0
    for (const position of positions(game, level === 'strategist' ? 8 : 40)) {
      const moves = [position.truth, resampled(game, position, 1), resampled(game, position, 2)].map(truth => {
        if (layoutFor(game, position.setup).hash(truth) !== layoutFor(game, position.setup).hash(position.truth))
          changed++
        return bot.choose(questionIn(game, position, truth, EFFORT))
      })
      expect(moves).toEqual([moves[0], moves[0], moves[0]])
    }
    // Another truth, and not the same one again.
    expect(changed).toBeGreaterThan(5)
  })
})

function resampled(game: GameDef, { setup, truth, seat }: Position, seed: number): Core {
  const layout = layoutFor(game, setup)
  const other = layout.create()
  layout.mask(other, truth, seat)
  game.determinize(other, seat, new FastRng(seed))
  return other
}
