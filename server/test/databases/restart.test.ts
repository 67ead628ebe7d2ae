import { rmSync } from 'node:fs'
import { FastRng } from '@ecumene/kernel'
import { verifyRecord } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import type { TableSource } from '../../src/table/table-answers.ts'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { gameOf, guest, step, stepOfLongGame, temporary, testServer, toyTable, until } from '../harness.ts'
import { freePort } from '../postgres.ts'

const postgres = usePostgres()

test.each(DATABASES)(
  'a restart in the middle of a game on %s: clients come back by themselves and the game goes on',
  async kind => {
    const data = temporary()
    const settings = {
      port: await freePort(),
      data,
      ...(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {}),
    }
    let server = await testServer(settings)
    const people = [await guest(server.url), await guest(server.url)]
    const { info, tables } = await toyTable(people, { options: { rounds: 4 } })
    const rng = new FastRng(8)
    for (let i = 0; i < 10; i++) await stepOfLongGame(tables, n => rng.below(n))
    const seq = tables[0].replica.seq
    await server.stop()
    // Asked while the server is down: kept, and sent when it is back.
    const asked = tables.findIndex(t => (t.replica.owed >> (t.replica.viewer as number)) & 1)
    const pending = tables[asked].play((tables[asked].replica.last?.legal ?? [])[0])
    server = await testServer(settings)
    expect((await pending).seq).toBeGreaterThan(seq)
    await Promise.all(tables.map(t => until(t, x => x.replica.seq > seq)))
    while (await step(tables, n => rng.below(n)));
    verifyRecord(gameOf('toy'), await people[0].client.record(info.id), info.commitment as string)
    for (const p of people) p.client.close()
    await server.stop()
    rmSync(data, { recursive: true })
  },
  60_000,
)

test('what a move costs does not grow with the game: a table is loaded from its last checkpoint', async () => {
  const server = await testServer({ maxTables: 1 })
  const people = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(people, { options: { rounds: 20 } })
  const { pool, store } = server.services
  for (let i = 0; i < 400 && tables[0].replica.seq < 64; i++) {
    const t = tables.find(x => (x.replica.owed >> (x.replica.viewer as number)) & 1)
    if (!t) break
    const legal = t.replica.last?.legal ?? []
    const { seq } = await t.play(legal.find(a => a.verb === 'done' || a.verb === 'work') ?? legal[0])
    await Promise.all(tables.map(x => until(x, y => y.replica.seq >= seq)))
    if (t.replica.outcome) break
  }
  const { seq } = await people[0].client.table(info.id)
  expect(seq).toBeGreaterThan(60)
  for (const p of people) p.client.close()
  const loads: TableSource[] = []
  const ask = pool.ask.bind(pool)
  pool.ask = ((op: 'load', what: { source: TableSource }, table: string) => {
    if (op === 'load') loads.push(what.source)
    return ask(op, what as never, table)
  }) as never
  await ask('drop', { table: info.id }, info.id)
  const position = await server.services.hall.ask(info.id, 'question', { seat: 0 })
  expect(position === null || position.seq === seq).toBe(true)
  expect(loads).toHaveLength(1)
  expect(loads[0].checkpoint).not.toBeNull()
  expect(loads[0].entries.length).toBeLessThan(60)
  // Idle tables are put away: one stays, the rest cost nothing.
  for (let i = 0; i < 3; i++) {
    const { id } = await people[0].client.create({
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    })
    await people[0].client.position(id)
  }
  expect((await pool.everyThread('stats', {}))[0].loaded).toBeLessThanOrEqual(1)
  expect(await store.db.selectFrom('checkpoint').select('match').where('match', '=', info.id).execute()).toHaveLength(1)
  await server.dispose()
}, 60_000)
