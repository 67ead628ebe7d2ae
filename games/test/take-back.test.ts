/** A move taken back by consent of all, in every game: the position before it, the same chance, a record that holds. */
import { games } from '@ecumene/games'
import { FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'

const MOVES = 90

const all = await Promise.all(games.map(about => about.load()))
test.each(all.map(game => [game.id, game] as const))('%s: moves taken back, played again and recorded', (_, game) => {
  const seats = game.variants[0].seats[0]
  const match = new Match(game, setupOf(game, seats), keyOf('taken back'))
  const rng = new FastRng(7)
  for (let back = 0; back < 3; back++) {
    for (let n = 0; n < MOVES && match.outcome() === null; n++) {
      let seat = rng.below(seats)
      while (!has(match.owed(), seat)) seat = (seat + 1) % seats
      const legal = match.legal(seat)
      match.play(seat, legal[rng.below(legal.length)])
    }
    if (match.outcome()) break
    const entries = match.record().entries
    const line = entries.findLastIndex((e, i) => i < entries.length - 40 && !e.auto && e.seat >= 0) + 1
    const { seq } = match
    expect(match.takeBack(line)).toMatchObject({ ok: true, value: { hash: entries[line - 2].hash } })
    for (const e of entries.slice(line - 1)) if (!e.auto) match.play(e.seat, e.action)
    expect(match.record().entries.slice(seq + 1)).toEqual(entries.slice(line - 1))
  }
  const again = Match.replay(game, match.record())
  expect([again.hash, again.drawn]).toEqual([match.hash, match.drawn])
})
