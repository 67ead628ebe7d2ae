/**
 * Every game on the list can be played online: two or three people, many actions, everybody's copy as the server masks
 * it.
 */
import { FastRng } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { guest, step, testServer, toyTable, until } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test.each(games.map(g => [g.id, g.variants[0].seats[0]] as const))('%s', { timeout: 60_000 }, async (game, seats) => {
  const people = await Promise.all(Array.from({ length: seats }, () => guest(server.url)))
  const { tables } = await toyTable(people, { game })
  const rng = new FastRng(5)
  for (let n = 0; n < 60 && (await step(tables, k => rng.below(k))); n++);
  const seq = Math.max(...tables.map(t => t.replica.seq))
  expect(seq > 40 || tables[0].replica.outcome !== null).toBe(true)
  for (const t of tables) await until(t, x => x.replica.seq === seq)
  for (const p of people) p.client.close()
})
