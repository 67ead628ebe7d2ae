/**
 * A table on the server in a position that was played elsewhere: what is seldom asked is asked at once. The game is
 * played by its own player from fixed keys until it is asked; the lines are written into the database of a server that
 * stands still meanwhile.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Codes, type Core, current, FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { Served } from './online.ts'

const MOST_MOVES = 20_000
const MOST_GAMES = 60

/** The first position in which somebody is asked `decision` and `wanted` holds. */
export function askedFor<S extends Core>(
  game: GameDef<S>,
  seats: number,
  decision: string,
  wanted: (state: S) => boolean = () => true,
): Match<S> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const match = new Match(game, setupOf(game, seats), keyOf(`${game.id}-${n}`))
    const rng = new FastRng(n + 1)
    const legal = new Codes()
    for (let move = 0; move < MOST_MOVES && match.outcome() === null; move++) {
      if (current(game, match.state)?.name === decision && wanted(match.state)) return match
      const open = Array.from({ length: seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = open[rng.below(open.length)]
      const view = match.view(seat)
      legal.n = 0
      current(game, view)?.legal(view, seat, legal)
      const choice = game.policies.greedy(view, seat, legal, rng)
      const done = match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
      if (!done.ok) throw new Error(`the greedy player was refused: ${done.refusal.key}`)
    }
  }
  throw new Error(`${game.id}: nobody is asked ${decision}`)
}

/** The live table `id` stands where `match` stands; whoever looks at it has to come again. */
export async function place<S extends Core>(server: Served, id: string, match: Match<S>): Promise<void> {
  const { setup, key, commitment, opening, entries } = match.record()
  await server.halt()
  const db = new DatabaseSync(join(server.data, 'ecumene.sqlite'))
  db.exec('begin')
  db.prepare('update match set setup = ?, key = ?, commitment = ?, opening = ? where id = ?').run(
    ...[JSON.stringify(setup), key, commitment, JSON.stringify(opening), id],
  )
  for (const table of ['entry', 'checkpoint', 'milestone', 'outbox'])
    db.prepare(`delete from "${table}" where match = ?`).run(id)
  const line = db.prepare(
    `insert into entry (match, seq, seat, action, auto, draws, hash, at, "by", span)
     values (?, ?, ?, ?, ?, ?, ?, ?, 'player', 1)`,
  )
  for (const [i, { seat, action, auto, draws, hash }] of entries.entries())
    line.run(
      ...[id, i + 1, seat, action && JSON.stringify(action), auto ? 1 : 0],
      ...[draws ? JSON.stringify(draws) : null, hash, Date.now()],
    )
  db.prepare('update position set seq = ?, owed = ?, rev = rev + 1 where match = ?').run(
    ...[entries.length, match.owed(), id],
  )
  db.exec('commit')
  db.close()
  await server.start()
}
