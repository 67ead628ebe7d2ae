/** The same tests on both databases; on PostgreSQL several servers can share one. */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import { openAuth } from '../src/people/auth.ts'
import { openPostgresStore } from '../src/store/postgres-store.ts'
import type { MatchRow } from '../src/store/schema.ts'
import { openSqliteStore } from '../src/store/sqlite-store.ts'
import type { Store } from '../src/store/store.ts'
import { temporary, testSettings } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/** `stores()`: an empty database with accounts; three connections to it, or three times the one there is. */
export function onBothDatabases(title: string, body: (stores: () => Promise<readonly Store[]>) => void): void {
  const opened: Store[] = []
  const closeAll = async (): Promise<void> => {
    for (const store of opened.splice(0)) await store.close()
  }
  const ready = async (store: Store): Promise<void> => {
    await openAuth(store, await testSettings(), { works: false, send: async () => {} })
  }
  describe(`${title}, SQLite`, () => {
    const folders: string[] = []
    body(async () => {
      const folder = temporary()
      folders.push(folder)
      const store = await openSqliteStore(folder, 'a')
      opened.push(store)
      await ready(store)
      return [store, store, store]
    })
    afterAll(async () => {
      await closeAll()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
  })
  describe(`${title}, PostgreSQL`, () => {
    let postgres: Postgres
    beforeAll(async () => {
      postgres = await startPostgres()
    }, 60_000)
    body(async () => {
      const databaseUrl = await postgres.database()
      const stores: Store[] = []
      for (const name of ['a', 'b', 'c']) stores.push(await openPostgresStore({ databaseUrl }, name))
      opened.push(...stores)
      await ready(stores[0])
      return stores
    })
    afterAll(async () => {
      await closeAll()
      await postgres?.stop()
    })
  })
}

export const matchRow = (id: string, change: Partial<MatchRow> = {}): MatchRow => ({
  id,
  game: 'toy',
  version: 1,
  setup: '{}',
  key: null,
  commitment: null,
  opening: null,
  status: 'live',
  title: null,
  owner: null,
  settings: '{}',
  pace: 'none',
  listed: 1,
  auto_start: 1,
  seats: 2,
  outcome: null,
  created_at: 1,
  started_at: 1,
  ended_at: null,
  expires_at: null,
  origin: null,
  rematch: null,
  takeback: null,
  ...change,
})
/** Somebody with an account, or a guest. */
export async function addPerson({ db }: Store, id: string, isGuest = false): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('user')
    .values({
      id,
      name: id,
      email: `${id}@example.org`,
      emailVerified: 0 as never,
      isAnonymous: (isGuest ? 1 : 0) as never,
      ...({ createdAt: now, updatedAt: now } as object),
    })
    .execute()
}
