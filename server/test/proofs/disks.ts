/** A disk that is full for a while, and one that is slow: moves wait or are asked again; none is lost or doubled. */
import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../src/settings.ts'
import { sqliteFile } from '../../src/store/sqlite-store.ts'
import { sleep } from '../harness.ts'
import { type Found, Players } from '../players.ts'
import { serverProcess } from '../process.ts'

/** Not even a database's first page fits. */
const FULL_BYTES = 2048
const FULL_MS = 400
const SLOW_MS = 300

/** No file of the server may grow any more, as on a full disk; then there is room again. SQLite, on Linux. */
export async function diskFull(
  settings: Settings,
  times: number,
  tables: number,
  told: (time: number, acknowledged: number) => void = () => {},
): Promise<Found & { readonly whileFull: number }> {
  const server = await serverProcess(settings)
  const players = new Players(() => [server.url], tables)
  const most = (bytes: number | 'unlimited'): void => {
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`])
  }
  let whileFull = 0
  try {
    for (let time = 1; time <= times; time++) {
      await players.playedAfter(Date.now())
      most(FULL_BYTES)
      await sleep(FULL_MS / 4) // what was written already may still be answered
      const from = players.promised.length
      await sleep(FULL_MS)
      whileFull += players.promised.length - from
      most('unlimited')
      await players.playedAfter(Date.now())
      told(time, players.promised.length)
    }
    await players.stop()
  } finally {
    await server.stop()
  }
  return { ...(await players.verify(settings)), whileFull }
}

/** Each write waits; `slow` makes it so, and says how to end that. */
export async function slowDisk(
  settings: Settings,
  slow: () => Promise<() => Promise<void>>,
  moves: number,
  tables: number,
  told: (moves: number) => void = () => {},
): Promise<Found> {
  const server = await serverProcess(settings)
  const players = new Players(() => [server.url], tables)
  try {
    await players.playedAfter(Date.now())
    const quick = await slow()
    for (let n = 1; n <= moves; n++) {
      await players.playedAfter(Date.now())
      told(n)
    }
    await quick()
    await players.playedAfter(Date.now())
    await players.stop()
  } finally {
    await server.stop()
  }
  return players.verify(settings)
}
/** Somebody else holds the file nearly all the time: who writes waits as long as for a slow disk. */
export const slowSqlite = (settings: Settings) => async (): Promise<() => Promise<void>> => {
  const other = new DatabaseSync(sqliteFile(settings.data), { timeout: 10_000 })
  let isOver = false
  const holds = (async () => {
    while (!isOver) {
      other.exec('BEGIN IMMEDIATE')
      await sleep(SLOW_MS)
      other.exec('COMMIT')
      await sleep(10)
    }
    other.close()
  })()
  return async () => {
    isOver = true
    await holds
  }
}
/** PostgreSQL waits so long before each commit reaches the disk: the most that it can be told to. */
export const slowPostgres = (query: (text: string) => Promise<unknown>) => async (): Promise<() => Promise<void>> => {
  const wait = async (microseconds: number): Promise<void> => {
    for (const text of [`commit_delay = ${microseconds}`, 'commit_siblings = 0'])
      await query(`alter system set ${text}`)
    await query('select pg_reload_conf()')
  }
  await wait(100_000)
  return () => wait(0)
}
