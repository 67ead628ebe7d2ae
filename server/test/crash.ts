/**
 * kill -9 at random moments under load: no acknowledged move may be lost, none doubled.
 * As a command: node server/test/crash.ts [rounds = 200] [sqlite|postgres|both]
 */
import { rmSync } from 'node:fs'
import { Match, type MatchRecord } from '@ecumene/kernel'
import { defaults, type Settings } from '../src/settings.ts'
import { openStore } from '../src/store/open.ts'
import { gameOf, guest, sleep, testSettings, toyTable, type Visitor } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { serverProcess } from './process.ts'

export interface CrashReport {
  readonly rounds: number
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly doubled: number
}
interface Promise_ {
  readonly match: string
  readonly key: string
  readonly seq: number
}

export async function crashRounds(settings: Settings, rounds: number, tables: number): Promise<CrashReport> {
  let server = await serverProcess(settings)
  const promises: Promise_[] = []
  const everyone: Visitor[] = []
  const sent = new Set<string>()
  let over = false
  const begin = async () => {
    const two = [await guest(server.url), await guest(server.url)]
    everyone.push(...two)
    return { two, ...(await toyTable(two, { options: { rounds: 20 } })) }
  }
  /** Plays on and on at one table, through every crash; a move counts as promised when its answer came. */
  const play = async (): Promise<void> => {
    while (!over) {
      const begun = await begin().catch(() => null) // the server may just be down
      if (!begun) {
        await sleep(50)
        continue
      }
      const { two, info, tables: seats } = begun
      while (!over && !seats[0].replica.outcome) {
        const table = seats.find(
          t => (t.replica.owed >> (t.replica.viewer as number)) & 1 && (t.replica.last?.legal?.length ?? 0) > 0,
        )
        if (!table) {
          await sleep(1)
          continue
        }
        const legal = table.replica.last?.legal ?? []
        // Working and bidding nothing make the longest games.
        const action = legal.find(a => a.verb === 'done' || a.verb === 'work') ?? legal[0]
        const key = crypto.randomUUID()
        sent.add(`${info.id} ${key}`)
        try {
          const { seq } = await table.play(action, table.replica.seq, key)
          promises.push({ match: info.id, key, seq })
        } catch {
          await sleep(2)
        }
      }
      for (const p of two) p.client.close()
    }
  }
  const players = Array.from({ length: tables }, () =>
    play().catch(error => (over ? undefined : Promise.reject(error))),
  )
  for (let round = 0; round < rounds; round++) {
    const target = promises.length + 1
    while (promises.length < target) await sleep(2) // something happened since the last crash
    await sleep(Math.random() * 60)
    await server.kill()
    server = await serverProcess(settings)
  }
  const last = promises.length
  for (let i = 0; i < 200 && promises.length < last + tables; i++) await sleep(10)
  over = true
  for (const p of everyone) p.client.close()
  await Promise.all(players)
  await server.stop()
  return verify(settings, rounds, promises, sent)
}

/** Looks into the database itself: every promise is there, once, and every game replays to the stored hashes. */
async function verify(
  settings: Settings,
  rounds: number,
  promises: readonly Promise_[],
  sent: ReadonlySet<string>,
): Promise<CrashReport> {
  const store = await openStore(settings, 'check')
  const entries = await store.db.selectFrom('entry').selectAll().orderBy('match').orderBy('seq').execute()
  const byKey = new Map(entries.filter(e => e.key).map(e => [`${e.match} ${e.key}`, e]))
  let lost = 0
  for (const p of promises) {
    const first = byKey.get(`${p.match} ${p.key}`)
    const final = first && entries.find(e => e.match === p.match && e.seq === first.seq + first.span - 1)
    if (!final || final.seq !== p.seq) lost++
  }
  const keys = entries.filter(e => e.key).map(e => `${e.match} ${e.key}`)
  const doubled = keys.length - new Set(keys).size + keys.filter(k => !sent.has(k)).length
  for (const row of await store.db.selectFrom('match').selectAll().where('status', 'in', ['live', 'over']).execute()) {
    const mine = entries.filter(e => e.match === row.id)
    const record = {
      format: 1,
      game: row.game,
      version: row.version,
      setup: JSON.parse(row.setup),
      commitment: row.commitment,
      key: row.key,
      opening: JSON.parse(row.opening ?? '{}'),
      entries: mine.map(e => ({
        seat: e.seat,
        action: e.action && JSON.parse(e.action),
        ...(e.auto ? { auto: true } : {}),
        ...(e.draws ? { draws: JSON.parse(e.draws) } : {}),
        hash: e.hash,
        at: e.at,
      })),
    } as MatchRecord
    const match = Match.replay(gameOf(row.game), record)
    const position = await store.db
      .selectFrom('position')
      .selectAll()
      .where('match', '=', row.id)
      .executeTakeFirstOrThrow()
    if (position.seq !== match.seq) throw new Error(`${row.id}: position ${position.seq}, ${match.seq} lines`)
  }
  await store.close()
  return { rounds, acknowledged: promises.length, stored: keys.length, lost, doubled }
}

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 200)
  const which = process.argv[3] ?? 'both'
  if (which !== 'postgres') {
    const settings = await testSettings()
    console.log('SQLite', await crashRounds(settings, rounds, 8))
    if (settings.data !== defaults.data) rmSync(settings.data, { recursive: true })
  }
  if (which !== 'sqlite') {
    const postgres: Postgres = await startPostgres()
    console.log(
      'PostgreSQL',
      await crashRounds(await testSettings({ databaseUrl: await postgres.database() }), rounds, 8),
    )
    await postgres.stop()
  }
}
