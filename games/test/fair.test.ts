/** Bots never cheat: whatever is hidden from a seat may be otherwise, and the bot in it plays the same. */

import { botNamed, learn, levelsOf } from '@ecumene/bots'
import { botsOf, type CompleteGame } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { type Core, FastRng, type GameDef, layoutFor } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { type Position, positions, questionIn } from './positions.ts'

/** Enough that the search compares and chooses; what it costs grows with the positions. */
const EFFORT = 3
const POSITIONS = 200

const all = [toy as unknown as GameDef, ...(await Promise.all(games.map(about => about.load())))]
describe.each(all.map(game => [game.id, game] as const))('%s', (_, game) => {
  test.each(levelsOf(game))(
    '%s plays the same when the hidden part of the truth is drawn anew',
    { timeout: 120_000 },
    async level => {
      const short = shortSighted(game)
      for (const seats of game.variants[0].seats) await learn(short, seats)
      const bot = botNamed(short, level)
      const asked = positions(game, POSITIONS)
      expect(asked.length).toBeGreaterThan(game.id === 'toy' ? 100 : POSITIONS * 0.9)
      const moveIn = (position: Position, truth: Core) => bot.choose(questionIn(short, position, truth, EFFORT))
      const moves = asked.map(position => moveIn(position, position.truth))
      let changed = 0
      // Backwards: what a bot remembers of the position before is another one.
      for (const [i, position] of [...asked.entries()].toReversed()) {
        const truth = resampled(game, position, i)
        const { hash } = layoutFor(game, position.setup)
        if (hash(truth) !== hash(position.truth)) changed++
        expect(moveIn(position, truth), `position ${i}`).toEqual(moves[i])
      }
      // Another truth, in most of them.
      expect(changed).toBeGreaterThan(20)
    },
  )
})

/** The same search with rollouts that end early: it sees no more, and two hundred of them are quick. */
function shortSighted(game: GameDef): GameDef {
  const { thinking } = botsOf(game)
  if (!thinking) return game
  const levels = Object.fromEntries(levelsOf(game).map(id => [id, { ...thinking.levels?.[id], far: 1 }] as const))
  const hasty: CompleteGame = { ...game, thinking: { ...thinking, horizon: () => 1, levels } }
  return hasty
}

function resampled(game: GameDef, { setup, truth, seat }: Position, seed: number): Core {
  const layout = layoutFor(game, setup)
  const other = layout.create()
  layout.mask(other, truth, seat)
  game.determinize(other, seat, new FastRng(seed))
  return other
}
