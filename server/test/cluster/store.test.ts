/** What only PostgreSQL can be asked: many servers that open it at once, and a connection that is cut. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAuth } from '../../src/people/auth.ts'
import { openBeside } from '../../src/store/open.ts'
import { openPostgresStore } from '../../src/store/postgres-store.ts'
import { testSettings } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

test('two servers open one database at once', async () => {
  const databaseUrl = await postgres.database()
  const both = await Promise.all(['a', 'b'].map(name => openPostgresStore({ databaseUrl }, name)))
  for (const store of both) await store.ready()
  for (const store of both) await store.close()
})

test('several servers that start at once on an empty database all come up and take guests', async () => {
  const databaseUrl = await postgres.database()
  const settings = await testSettings({ databaseUrl })
  const start = async (origin: string): Promise<void> => {
    const one = await openPostgresStore({ databaseUrl }, origin)
    const auth = await openAuth(one, settings, { works: false, send: async () => {} })
    expect((await auth.api.signInAnonymous({ headers: new Headers() }))?.user.id).toBeTruthy()
    await one.close()
  }
  const starts = Array.from({ length: 6 }, (_, n) => start(`server${n}`))
  expect((await Promise.allSettled(starts)).map(s => s.status)).toEqual(Array(6).fill('fulfilled'))
})

test('a command beside the server lives on when its connection is cut; its next query opens another', async () => {
  const databaseUrl = await postgres.database()
  const { db, close } = openBeside({ databaseUrl, data: '' })
  const own = async (): Promise<number> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0].pid
  const first = await own()
  await postgres.query(`select pg_terminate_backend(${first})`)
  await vi.waitFor(async () => expect(await own()).not.toBe(first), 30_000)
  await close()
})
