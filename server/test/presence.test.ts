/** Players on two servers see that the other one is there, and that they are gone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, layoutOf, testServer } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

test('presence is told between servers', async () => {
  const databaseUrl = await postgres.database()
  const servers = [await testServer({ databaseUrl }), await testServer({ databaseUrl })]
  const people = [await guest(servers[0].url), await guest(servers[1].url)]
  const info = await people[0].client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const live = await people[1].client.join(info.id)
  const present = people.map(() => 0)
  for (const [i, p] of people.entries()) {
    const table = await p.client.open(info.id, layoutOf(live), true)
    table.on(() => {
      present[i] = table.presence.present
    })
  }
  await expect.poll(() => present, { timeout: 10_000 }).toEqual([3, 3])
  people[1].client.close()
  await expect.poll(() => present[0], { timeout: 10_000 }).toBe(1)
  people[0].client.close()
  for (const server of servers) await server.dispose()
}, 60_000)
