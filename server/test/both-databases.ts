/**
 * What is true of both databases: `npm test` proves it on SQLite, `npm run test:cluster` on PostgreSQL, where several
 * servers can share one.
 */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe } from 'vitest'
import { openAuth } from '../src/people/auth.ts'
import { openPostgresStore } from '../src/store/postgres-store.ts'
import type { MatchRow } from '../src/store/schema.ts'
import { openSqliteStore } from '../src/store/sqlite-store.ts'
import type { Store } from '../src/store/store.ts'
import { temporary, testSettings } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'

const isCluster = process.env.ECUMENE_CLUSTER === '1'
/** On which databases the tests of this stage run. */
export const DATABASES: readonly ('sqlite' | 'postgres')[] = isCluster ? ['postgres'] : ['sqlite']

/** A PostgreSQL for the tests of this file, started only in the stage that has one. */
export function usePostgres(): Pick<Postgres, 'database' | 'query'> {
  let running: Postgres | null = null
  if (isCluster) {
    beforeAll(async () => {
      running = await startPostgres()
    }, 60_000)
    afterAll(() => running?.stop())
  }
  const started = (): Postgres => {
    if (!running) throw new Error('PostgreSQL runs in the cluster stage alone: npm run test:cluster')
    return running
  }
  return { database: () => started().database(), query: (text, at) => started().query(text, at) }
}

/** `stores()`: an empty database with accounts; three connections to it, or three times the one there is. */
export function onBothDatabases(title: string, body: (stores: () => Promise<readonly Store[]>) => void): void {
  const postgres = usePostgres()
  const opened: Store[] = []
  const folders: string[] = []
  const connect = {
    async sqlite() {
      const folder = temporary()
      folders.push(folder)
      const store = await openSqliteStore(folder, 'a')
      return [store, store, store]
    },
    async postgres() {
      const databaseUrl = await postgres.database()
      const stores: Store[] = []
      for (const name of ['a', 'b', 'c']) stores.push(await openPostgresStore({ databaseUrl }, name))
      return stores
    },
  }
  describe.each(DATABASES)(`${title}, %s`, kind => {
    body(async () => {
      const stores = await connect[kind]()
      opened.push(...new Set(stores))
      await openAuth(stores[0], await testSettings(), { works: false, send: async () => {} })
      return stores
    })
    afterAll(async () => {
      for (const store of opened.splice(0)) await store.close()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
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
