/** No table waits for ever: wherever players stop, what the clock plays for them brings the round to its end. */
import { games } from '@ecumene/games'
import { FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

/** A round of the longest game takes a few hundred answers. */
const MOST_ANSWERS = 3000
const STRETCH = 60

const all = [toy as unknown as GameDef, ...(await Promise.all(games.map(about => about.load())))]
describe.each(all.map(game => [game.id, game] as const))('%s', (_, game) => {
  const [least, most] = game.variants[0].seats
  test.each([least, most])('%d players: after any stretch of play the clock alone ends the round', seats => {
    const match = new Match(game, setupOf(game, seats), keyOf('waits'))
    const rng = new FastRng(seats)
    for (let stretch = 0; stretch < 6 && match.outcome() === null; stretch++) {
      for (let n = 0; n < STRETCH && match.outcome() === null; n++) {
        const seat = someoneAsked(match, rng.below(seats))
        const legal = match.legal(seat)
        expect(match.play(seat, legal[rng.below(legal.length)])).toMatchObject({ ok: true })
      }
      const round = roundOf(game, match)
      for (let n = 0; match.outcome() === null && roundOf(game, match) === round; n++) {
        expect(n).toBeLessThan(MOST_ANSWERS)
        const seat = someoneAsked(match, 0)
        expect(match.play(seat, match.fallback(seat))).toMatchObject({ ok: true })
      }
    }
  })
  test('what limits a game among bots is an option that people see', () => {
    const names = game.options.map(option => option.name)
    for (const name of Object.keys(game.amongBots ?? {})) expect(names).toContain(name)
  })
})

const roundOf = (game: GameDef, match: Match): number => game.round?.(match.state as never) ?? 0
function someoneAsked(match: Match, from: number): number {
  let seat = from
  while (!has(match.owed(), seat)) seat = (seat + 1) % match.setup.seats
  return seat
}
