/** Long games: what is stored is not held in memory, and looking back costs a piece of the game, not all of it. */
import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { JobAsks } from '../src/table/jobs.ts'
import { guest, layoutOf, stepOfLongGame, testServer, toyTable } from './harness.ts'

test('a past position is played from the last one kept, in a thread where no bot and no table waits', async () => {
  const server = await testServer()
  const { store, archive, bots, pool } = server.services
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two, { options: { rounds: 20 } })
  const rng = new FastRng(5)
  while (tables[0].replica.seq < 90) await stepOfLongGame(tables, n => rng.below(n))
  const kept = await store.db
    .selectFrom('checkpoint')
    .selectAll()
    .where('match', '=', info.id)
    .executeTakeFirstOrThrow()
  const looked = await two[0].client.position(info.id, kept.seq)
  await store.db.insertInto('milestone').values(kept).execute()
  const sources: JobAsks['past']['source'][] = []
  for (const threads of [archive, bots, pool]) {
    const ask = threads.ask.bind(threads)
    threads.ask = ((op: 'past', what: JobAsks['past'], table: string) => {
      if (op === 'past') {
        expect(threads).toBe(archive)
        sources.push(what.source)
      }
      return ask(op, what, table)
    }) as never
  }
  const again = await two[0].client.position(info.id, kept.seq)
  expect([again.view, again.seq]).toEqual([looked.view, looked.seq])
  expect(sources.map(s => [s.checkpoint !== null, s.entries.length])).toEqual([[true, 0]])
  for (const p of two) p.client.close()
  await server.dispose()
})

async function playedLong() {
  const server = await testServer()
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two, { options: { rounds: 20 } })
  const rng = new FastRng(11)
  const held: number[] = []
  while (await stepOfLongGame(tables, n => rng.below(n))) {
    const [{ lines }] = await server.services.pool.everyThread('stats', {})
    held.push(lines)
  }
  expect(tables[0].replica.seq).toBeGreaterThan(120)
  return { server, two, info, tables, held }
}
test('a table that is watched holds no more lines than one that is not; who comes late reads everything', {
  timeout: 60_000,
}, async () => {
  const { server, two, info, tables, held } = await playedLong()
  const { pool, archive } = server.services
  // A checkpoint every forty lines, a little later if something can still be taken back.
  expect(Math.max(...held)).toBeLessThan(75)
  expect(held.at(-1)).toBeLessThan(75)
  // The chronicle that was followed line by line is the one a newcomer gets, and the one REST tells.
  const late = await guest(server.url)
  const watching = await late.client.open(info.id, layoutOf(info))
  const followed = await two[1].client.open(info.id, layoutOf(info))
  for (const copy of [tables[1], followed]) expect(copy.replica.lines.length).toBeGreaterThan(60)
  expect(followed.replica.lines).toEqual(tables[1].replica.lines)
  expect(watching.replica.lines.map(line => line.seq)).toEqual(tables[1].replica.lines.map(line => line.seq))
  const asked = await two[1].client.position(info.id)
  expect(asked.lines).toEqual(tables[1].replica.lines)
  // Whole games are held by the archive alone, and by it only a few.
  expect((await archive.everyThread('stats', {}))[0].loaded).toBe(1)
  expect((await pool.everyThread('stats', {}))[0].lines).toBeLessThan(75)
  for (const p of [...two, late]) p.client.close()
  await server.dispose()
})
