/** A thread of rules: what it is asked while it is at work, and what becomes of that when it hangs. */
import { Worker } from 'node:worker_threads'
import { type Core, has, Match, setupOf } from '@ecumene/kernel'
import { expect, test, vi } from 'vitest'
import { MissingTable, Pool, TookTooLong } from '../src/table/pool.ts'
import { TableRules } from '../src/table/table.ts'
import { games } from './games.ts'

const bad = games[1]
const setup = setupOf(bad, 2, undefined, {})
const key = '0'.repeat(64)
const open = { game: bad.id, version: bad.version, setup, key }

const aThread = (limitMs = 10_000): Pool =>
  new Pool({
    games: new URL('./games.ts', import.meta.url).href,
    threads: 1,
    maxTables: 10,
    idleMs: 60_000,
    limitMs,
  })

test('what a thread is asked while it is at work goes over together; if it hangs, only that fails', async () => {
  const pool = aThread(3_000)
  await pool.ask('open', open)
  const messages = vi.spyOn(Worker.prototype, 'postMessage')
  const { words } = new Match<Core>(bad, setup, key).view(0)
  const thought = { game: bad.id, version: bad.version, setup, words, seat: 0, seed: 1, budget: 10 }
  const hangs = pool.ask('think', { ...thought, bot: 'endless' })
  await vi.waitFor(() => expect(messages).toHaveBeenCalledTimes(1), 30_000)
  const waiting = [1, 2, 3].map(() => pool.ask('open', open))
  await expect(hangs).rejects.toThrow(TookTooLong)
  expect(await Promise.all(waiting)).toHaveLength(3)
  expect(messages.mock.calls.map(([requests]) => (requests as unknown[]).length)).toEqual([1, 3])
  messages.mockRestore()
  await pool.close()
})

test('a table that stands at another line than is stored answers nothing: it is read anew', async () => {
  const pool = aThread()
  const source = { setup, key, checkpoint: null, entries: [] }
  await pool.ask('load', { table: 't', game: bad.id, version: bad.version, source }, 't')
  const ask = (line: number) => pool.ask('fallback', { table: 't', seat: 0 }, 't', line)
  await ask(0)
  await expect(ask(1)).rejects.toThrow(MissingTable)
  // What it held is not believed any more, whatever is asked next.
  await expect(ask(0)).rejects.toThrow(MissingTable)
  await pool.close()
})

test('a table that only follows what others play holds no more lines than one that plays', async () => {
  const pool = aThread()
  const [toy] = games
  const source = { setup: setupOf(toy, 4, undefined, { rounds: 20 }), key, checkpoint: null, entries: [] }
  await pool.ask('load', { table: 't', game: toy.id, version: toy.version, source }, 't')
  const elsewhere = new TableRules('t', toy, source)
  for (let n = 0; !elsewhere.match.outcome(); n++) {
    const since = elsewhere.match.seq
    const seat = [0, 1, 2, 3].find(one => has(elsewhere.match.owed(), one)) ?? 0
    const legal = elsewhere.match.legal(seat)
    const action = legal.find(({ verb }) => verb === 'done' || verb === 'work') ?? legal[0]
    const played = elsewhere.play(seat, action, since, n)
    if (!played.ok) throw new Error(played.refusal.key)
    const common = { match: 't', at: n, by: 'player', key: null, span: 1 }
    const entries = played.value.map((e, i) => ({ ...e, ...common, seq: since + 1 + i, auto: e.auto ? 1 : 0 }))
    await pool.ask('catchUp', { table: 't', entries, onlookers: [], since }, 't')
  }
  const [{ loaded, lines }] = await pool.everyThread('stats', {})
  expect(loaded).toBe(1)
  expect(elsewhere.match.seq).toBeGreaterThan(120)
  expect(lines).toBeLessThan(105)
  await pool.close()
})
