/** Players on two servers see that the other one is there, and that they are gone. */
import type { Core } from '@ecumene/kernel'
import type { TableLink } from '@ecumene/protocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, layoutOf, testServer, until } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

test('presence is told between servers, and a move is read without the table', async () => {
  const databaseUrl = await postgres.database()
  const servers = [await testServer({ databaseUrl }), await testServer({ databaseUrl, roles: ['web'] })]
  const people = [await guest(servers[0].url), await guest(servers[1].url)]
  const info = await people[0].client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const live = await people[1].client.join(info.id)
  const present = people.map(() => 0)
  const opened: TableLink<Core>[] = []
  for (const [i, p] of people.entries()) {
    const table = await p.client.open(info.id, layoutOf(live), true)
    opened.push(table)
    table.on(() => {
      present[i] = table.presence.present
    })
  }
  await expect.poll(() => present, { timeout: 10_000 }).toEqual([3, 3])
  // Of a move through one server the other reads the move alone: who sits there is known.
  const { store } = servers[1].services
  const { db, newsOf } = store
  const ask = db.selectFrom.bind(db)
  const read: string[] = []
  db.selectFrom = ((table: string) => {
    read.push(table)
    return ask(table as never)
  }) as never
  const heard: unknown[] = []
  store.newsOf = async wish => {
    heard.push(wish)
    return newsOf(wish)
  }
  await opened[0].play({ verb: 'bid', coins: 0 }, 0)
  await until(opened[1], t => t.replica.seq === 1)
  db.selectFrom = ask as never
  expect(heard).toContainEqual({ match: info.id, since: 0 })
  expect(read).not.toContain('seat')
  people[1].client.close()
  await expect.poll(() => present[0], { timeout: 10_000 }).toBe(1)
  people[0].client.close()
  for (const server of servers) await server.dispose()
}, 60_000)

test('bots among themselves wait for nobody while somebody looks on, through whatever server', async () => {
  const databaseUrl = await postgres.database()
  const web = await testServer({ databaseUrl, roles: ['web'] })
  // Unseen they would wait longer than this test.
  const bots = await testServer({ databaseUrl, roles: ['bots', 'sweeper'], botPauseMs: 3_600_000 })
  const { presence } = bots.services
  const unseen = presence.unseen.bind(presence)
  const waits: string[] = []
  presence.unseen = async (match, ms) => {
    waits.push(match)
    await unseen(match, ms)
  }
  const owner = await guest(web.url)
  const bot = { kind: 'bot' as const, bot: 'random' }
  const info = await owner.client.create({ game: 'toy', seats: [bot, bot], options: { rounds: 3 } })
  await expect.poll(() => waits, { timeout: 20_000 }).toContain(info.id)
  expect((await owner.client.table(info.id)).seq).toBe(0)
  const table = await owner.client.open(info.id, layoutOf(info))
  await until(table, t => t.replica.seq > 3, 20_000)
  owner.client.close()
  await Promise.all([web.dispose(), bots.dispose()])
}, 60_000)
