/** What a server does by the clock must not keep its tables waiting. */
import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Queue } from '../src/queue/queue.ts'
import { claimNotices } from '../src/store/notices.ts'
import { claimForgotten, claimOverdue } from '../src/store/positions.ts'
import { openSqliteStore, sqliteFile } from '../src/store/sqlite-store.ts'
import type { Store } from '../src/store/store.ts'
import { temporary } from './harness.ts'

let folder: string
let store: Store
let other: DatabaseSync
beforeAll(async () => {
  folder = temporary()
  store = await openSqliteStore(folder, 'here')
  other = new DatabaseSync(sqliteFile(folder))
})
afterAll(async () => {
  other.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

test('on SQLite, while moves are written: clocks, bots, notices and the queue are looked at without a wait', async () => {
  // Every write now waits ten seconds, blocks the whole server, and fails.
  other.exec('BEGIN IMMEDIATE')
  const troubles = vi.fn()
  const queue = new Queue(store, {} as never, { ...pino({ level: 'silent' }), error: troubles } as never, null)
  expect(await claimOverdue(store, Date.now(), 200)).toEqual([])
  expect(await claimForgotten(store, Date.now(), 100)).toEqual([])
  expect(await claimNotices(store, Date.now(), 60_000, 50)).toEqual([])
  await queue.run()
  await store.stayAlive(5000)
  expect(troubles).not.toHaveBeenCalled()
  other.exec('ROLLBACK')
  const alive = other.prepare("SELECT value FROM setting WHERE name = 'alive'")
  await vi.waitFor(() => expect(alive.get()).toEqual({ value: '5000' }), { timeout: 15_000 })
})

test('on SQLite clocks that ran out are found by their deadline, not among all running games', async () => {
  const asked = vi.spyOn(DatabaseSync.prototype, 'prepare')
  // Another store: this one has prepared its statement already.
  const empty = temporary()
  const fresh = await openSqliteStore(empty, 'there')
  await claimOverdue(fresh, Date.now(), 200)
  const [text] = asked.mock.calls.map(call => call[0]).filter(sql => sql.includes('"deadline" <='))
  asked.mockRestore()
  const plan = other.prepare(`EXPLAIN QUERY PLAN ${text}`).all(1, 'live', 200)
  expect(JSON.stringify(plan)).toContain('position_deadline')
  await fresh.close()
  rmSync(empty, { recursive: true })
})
