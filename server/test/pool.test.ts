/** A thread of rules: what it is asked while it is at work, and what becomes of that when it hangs. */
import { Worker } from 'node:worker_threads'
import { type Core, Match, setupOf } from '@ecumene/kernel'
import { expect, test, vi } from 'vitest'
import { Pool, TookTooLong } from '../src/table/pool.ts'
import { games } from './games.ts'

const bad = games[1]
const setup = setupOf(bad, 2, undefined, {})
const key = '0'.repeat(64)
const open = { game: bad.id, version: bad.version, setup, key }

test('what a thread is asked while it is at work goes over together; if it hangs, only that fails', async () => {
  const pool = new Pool({
    games: new URL('./games.ts', import.meta.url).href,
    threads: 1,
    maxTables: 10,
    idleMs: 60_000,
    limitMs: 3000,
  })
  await pool.ask('open', open)
  const messages = vi.spyOn(Worker.prototype, 'postMessage')
  const { words } = new Match<Core>(bad, setup, key).view(0)
  const thought = { game: bad.id, version: bad.version, setup, words, seat: 0, seed: 1, budget: 10 }
  const hangs = pool.ask('think', { ...thought, bot: 'endless' })
  await vi.waitFor(() => expect(messages).toHaveBeenCalledTimes(1))
  const waiting = [1, 2, 3].map(() => pool.ask('open', open))
  await expect(hangs).rejects.toThrow(TookTooLong)
  expect(await Promise.all(waiting)).toHaveLength(3)
  expect(messages.mock.calls.map(([requests]) => (requests as unknown[]).length)).toEqual([1, 3])
  messages.mockRestore()
  await pool.close()
}, 30_000)
