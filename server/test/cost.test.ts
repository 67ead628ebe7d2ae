/**
 * What a move costs does not grow with the length of the game: not what is read, not what is asked of the rules, not
 * what is sent.
 */
import { botNamed } from '@ecumene/bots'
import { Codes, type Core, current, FastRng, has, Match, setupOf } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableSource } from '../src/table/table-answers.ts'
import { gameOf, guest, testServer, toyTable } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

/** A long game: seven who play well do not end it before line 3,000. */
const SEATS = 7
interface Cost {
  /** Lines read from the database to have the table in memory again. */
  readonly loaded: number
  /** What goes to the rules and comes back, and what the seats are sent, for one move; bytes. */
  readonly rules: number
  readonly sent: number
  readonly ms: number
}
const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1]

test('move 2,000 costs what move 20 did', async () => {
  const { hall, pool, store } = server.services
  const game = gameOf('civilization')
  const people = await Promise.all(Array.from({ length: SEATS }, () => guest(server.url)))
  const setup = setupOf(game, SEATS, 'full', {})
  const { info } = await toyTable(people, { game: game.id, variant: setup.variant, options: setup.options })
  for (const p of people) p.client.close()
  const { key } = await store.db.selectFrom('match').select('key').where('id', '=', info.id).executeTakeFirstOrThrow()
  // The same game beside the server's: it says what can be played.
  const twin = new Match<Core>(game, setup, key as string)
  const rng = new FastRng(3)
  const player = botNamed(game, 'greedy')
  const legal = new Codes()
  let rules = 0
  let loads: TableSource[] = []
  const ask = pool.ask.bind(pool)
  pool.ask = (async (op: 'load', what: { source: TableSource }, table: string) => {
    const answer = await ask(op, what as never, table)
    if (op === 'load') loads.push(what.source)
    else rules += JSON.stringify([what, answer]).length
    return answer
  }) as never
  let sent = 0
  const look = (viewer: 0 | 1 | 'table') => ({
    viewer,
    legal: viewer !== 'table',
    user: null,
    send(text: string) {
      sent += text.length
    },
  })
  const move = async (): Promise<void> => {
    let seat = rng.below(SEATS)
    while (!has(twin.owed(), seat)) seat = (seat + 1) % SEATS
    const { seq, layout } = twin
    const view = twin.view(seat)
    legal.clear()
    current(game, view)?.legal(view, seat, legal)
    const chosen = player.choose({ game, setup, layout, view, seat, legal, rng, budget: 10 })
    const action = typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen
    twin.play(seat, action)
    await hall.submit({ match: info.id, seat, action, seq, key: `move.${seq}.${seat}`, by: 'player' })
  }
  const costAt = async (seq: number): Promise<Cost> => {
    while (twin.seq < seq) await move()
    await ask('drop', { table: info.id }, info.id)
    loads = []
    await move()
    expect(loads).toHaveLength(1)
    const stops = await Promise.all([0, 1, 'table' as const].map(v => hall.follow(info.id, look(v as 0), twin.seq)))
    const each: Omit<Cost, 'loaded'>[] = []
    for (let i = 0; i < 60; i++) {
      rules = 0
      sent = 0
      const begun = performance.now()
      await move()
      each.push({ rules, sent, ms: performance.now() - begun })
    }
    for (const stop of stops) stop()
    return {
      loaded: loads[0].entries.length,
      rules: median(each.map(x => x.rules)),
      sent: median(each.map(x => x.sent)),
      ms: median(each.map(x => x.ms)),
    }
  }
  const young = await costAt(20)
  const old = await costAt(2000)
  console.log('at move 20', young, 'at move 2,000', old)
  expect(twin.seq).toBeGreaterThan(2000)
  // A checkpoint every forty lines or so, put off while something can be undone: one seat's steps in a row, at the
  // most.
  expect(young.loaded).toBeLessThanOrEqual(20)
  expect(old.loaded).toBeLessThan(400)
  expect(loads[0].checkpoint).not.toBeNull()
  // The board is fuller, nothing else: far from a hundred times as much.
  expect(old.rules).toBeLessThan(young.rules * 4)
  expect(old.sent).toBeLessThan(young.sent * 4)
}, 90_000)
