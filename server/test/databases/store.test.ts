import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAuth } from '../../src/people/auth.ts'
import { type Append, committer, type Verdict } from '../../src/store/commit.ts'
import { sqliteCommitter } from '../../src/store/commit-sqlite.ts'
import { entriesBetween } from '../../src/store/entries.ts'
import { migrate } from '../../src/store/migrations.ts'
import { openPostgresStore, poolOf } from '../../src/store/postgres-store.ts'
import type { EntryRow } from '../../src/store/schema.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { openSqliteStore, sqliteFile } from '../../src/store/sqlite-store.ts'
import type { Store } from '../../src/store/store.ts'
import { DATABASES, matchRow, usePostgres } from '../both-databases.ts'
import { temporary, testSettings } from '../harness.ts'

const postgres = usePostgres()

const entry = (match: string, seq: number, key: string | null = null): EntryRow => ({
  match,
  seq,
  seat: 0,
  action: '{"verb":"x"}',
  auto: 0,
  draws: null,
  hash: 4_000_000_000,
  at: 1_800_000_000_000,
  by: 'player',
  key,
  span: 1,
})
const append = (match: string, rev: number, keys: readonly (string | null)[], more: Partial<Append> = {}): Append => ({
  match,
  rev,
  entries: keys.map((key, i) => entry(match, rev + 1 + i, key)),
  position: { match, rev: rev + 1, seq: rev + keys.length, owed: 1, clock: null, deadline: null, updated_at: 2 },
  over: null,
  notices: [],
  cancel: [],
  checkpoint: null,
  isMilestone: false,
  ...more,
})
/** Names that nobody has used: a test may run again on the same database (as it does with mutants). */
let used = 0
const fresh = (name: string): string => `${name}-${++used}`
const begin = async (store: Store, id: string): Promise<void> => {
  await store.db.insertInto('match').values(matchRow(id)).execute()
  await store.db
    .insertInto('position')
    .values({ match: id, rev: 0, seq: 0, owed: 1, clock: null, deadline: null, updated_at: 1 })
    .execute()
}

describe.each(DATABASES)('the store on %s', kind => {
  let store: Store
  let where: string
  const open = (): Promise<Store> =>
    kind === 'sqlite' ? openSqliteStore(where, 'here') : openPostgresStore({ databaseUrl: where }, 'here')
  beforeAll(async () => {
    where = kind === 'sqlite' ? temporary() : await postgres.database()
    store = await open()
  })
  afterAll(() => store.close())

  test('migrations run by themselves, again without harm, and together with those of the accounts', async () => {
    await migrate(store.db)
    for (let n = 0; n < 2; n++) await openAuth(store, await testSettings(), { works: false, send: async () => {} })
    const tables = (await store.db.introspection.getTables()).map(t => t.name)
    for (const name of ['match', 'entry', 'position', 'seat', 'outbox', 'chat', 'token', 'user', 'session', 'passkey'])
      expect(tables).toContain(name)
  })
  test('what others have played is read for many tables at once, each from the line that is known', async () => {
    const [one, two, open] = [fresh('news'), fresh('news'), fresh('news')]
    for (const id of [one, two]) await begin(store, id)
    const played = append(one, 0, ['k', null, null])
    for (const move of [played, append(two, 0, ['k'])]) await store.append(move)
    const wishes = [
      { match: one, since: 0 },
      { match: one, since: 1 },
      { match: two, since: 1 },
      { match: open, since: 0 },
    ]
    const [all, some, none, nowhere] = await Promise.all(wishes.map(wish => store.newsOf(wish)))
    expect(all).toEqual({ position: played.position, entries: played.entries })
    expect(some?.entries).toEqual(played.entries.slice(1))
    expect([none?.position.seq, none?.entries, nowhere]).toEqual([1, [], null])
  })
  test.runIf(kind === 'sqlite')('a second server on the same file is told why it cannot have it', async () => {
    await expect(openSqliteStore(where, 'second')).rejects.toThrow('another server uses')
  })
  test('a database goes through a new step once and keeps its rows; an older server starts on it all the same', async () => {
    const id = fresh('before-the-step')
    await begin(store, id)
    let taken = 0
    const step = {
      async up(db: Kysely<unknown>) {
        taken++
        await db.schema
          .alterTable('match')
          .addColumn('trial', 'text', c => c.notNull().defaultTo('new'))
          .execute()
      },
    }
    for (let n = 0; n < 2; n++) await migrate(store.db, { '999-trial': step })
    expect(taken).toBe(1)
    const { rows } = await sql<{ trial: string }>`select trial from "match" where id = ${id}`.execute(store.db)
    expect(rows).toEqual([{ trial: 'new' }])
    // A server that has never heard of that step.
    await migrate(store.db)
    await begin(store, fresh('after-the-step'))
    await sql`alter table "match" drop column trial`.execute(store.db)
    await sql`delete from kysely_migration where name = '999-trial'`.execute(store.db)
  })
  test('a move is stored wholly, with exact numbers', async () => {
    const whole = fresh('whole')
    await begin(store, whole)
    const checkpoint = { match: whole, seq: 1, data: '{}' }
    expect(await store.append(append(whole, 0, ['k1'], { checkpoint, over: { outcome: '{}', at: 3 } }))).toBe(true)
    expect(await entriesBetween(store, whole, 0, 9)).toEqual([entry(whole, 1, 'k1')])
    expect(
      await store.db.selectFrom('match').select(['status', 'ended_at']).where('id', '=', whole).executeTakeFirst(),
    ).toEqual({
      status: 'over',
      ended_at: 3,
    })
    expect(await store.db.selectFrom('checkpoint').selectAll().where('match', '=', whole).executeTakeFirst()).toEqual(
      checkpoint,
    )
  })
  test('of many moves on one revision exactly one is stored; in one batch with others, the others are not harmed', async () => {
    const contended = fresh('contended')
    const bystanders = Array.from({ length: 20 }, () => fresh('bystander'))
    await begin(store, contended)
    await Promise.all(bystanders.map(id => begin(store, id)))
    const conflicting = Array.from({ length: 50 }, (_, i) => store.append(append(contended, 0, [`c${i}`])))
    const others = bystanders.map(id => store.append(append(id, 0, ['o', null])))
    expect((await Promise.all(conflicting)).filter(Boolean)).toHaveLength(1)
    expect(await Promise.all(others)).toEqual(Array(20).fill(true))
    expect(await store.db.selectFrom('entry').select('seq').where('match', '=', contended).execute()).toHaveLength(1)
  })
  test('a key is used once in a match, and its second use costs others nothing', async () => {
    const [keyed, otherKeyed] = [fresh('keyed'), fresh('other')]
    await begin(store, keyed)
    await begin(store, otherKeyed)
    expect(await store.append(append(keyed, 0, ['once']))).toBe(true)
    const [again, other] = await Promise.all([
      store.append(append(keyed, 1, ['once'])),
      store.append(append(otherKeyed, 0, ['once'])),
    ])
    expect([again, other]).toEqual([false, true])
    expect(await store.db.selectFrom('position').select('rev').where('match', '=', keyed).executeTakeFirst()).toEqual({
      rev: 1,
    })
  })
  test('notices come and go with the move', async () => {
    const match = fresh('notice')
    const turn = `${match}:0`
    await begin(store, match)
    const notice = {
      id: `${turn}:1`,
      turn,
      match,
      seat: 0,
      user: 'u',
      due_at: 1,
      claimed_at: null,
      tries: 0,
    }
    await store.append(append(match, 0, ['a'], { notices: [notice] }))
    expect(await store.db.selectFrom('outbox').selectAll().where('match', '=', match).execute()).toEqual([
      { ...notice, told: null },
    ])
    await store.append(append(match, 1, ['b'], { cancel: [turn] }))
    expect(await store.db.selectFrom('outbox').selectAll().where('match', '=', match).execute()).toEqual([])
  })
  test('what was stored is there after closing and opening', async () => {
    const before = await store.db.selectFrom('entry').selectAll().orderBy('match').orderBy('seq').execute()
    await store.close()
    store = await open()
    expect(await store.db.selectFrom('entry').selectAll().orderBy('match').orderBy('seq').execute()).toEqual(before)
  })
})

/** The code that writes moves, without the threads around it: what it keeps and what it refuses. */
describe.each(DATABASES)('a batch of moves on %s', kind => {
  let store: Store
  let write: (batch: readonly Append[]) => Promise<readonly Verdict[]>
  let where: string
  let pool: pg.Pool | null = null
  beforeAll(async () => {
    where = kind === 'sqlite' ? temporary() : await postgres.database()
    store = await (kind === 'sqlite' ? openSqliteStore(where, 'x') : openPostgresStore({ databaseUrl: where }, 'x'))
    if (kind === 'sqlite') {
      const second = sqliteCommitter(openSqlite(sqliteFile(where)))
      write = async batch => second(batch)
    } else {
      pool = poolOf({ connectionString: where })
      write = writing(pool, null)
    }
  })
  afterAll(async () => {
    await pool?.end()
    await store.close()
  })
  const writing = (on: pg.Pool, note: ((move: Append) => string) | null) =>
    committer(asked => on.query(asked), { isPreparing: true, note, channel: 'moves' })
  const match = async (): Promise<string> => {
    const id = fresh('batch')
    await begin(store, id)
    return id
  }
  const rows = (from: 'entry' | 'milestone' | 'checkpoint' | 'outbox', id: string) =>
    store.db.selectFrom(from).selectAll().where('match', '=', id).execute()
  const revOf = async (id: string): Promise<number | undefined> =>
    (await store.db.selectFrom('position').select('rev').where('match', '=', id).executeTakeFirst())?.rev
  const note = (id: string, turn: string, n: number) =>
    ({ id: `${turn}:${n}`, turn, match: id, seat: 0, user: 'u', due_at: 1, claimed_at: null, tries: 0 }) as const

  test('moves of one match build on each other; what builds on the past is refused and leaves nothing', async () => {
    const [id, other] = [await match(), await match()]
    const turn = fresh('turn')
    await write([append(id, 0, ['a'], { notices: [note(id, turn, 1)] })])
    const stale = append(id, 0, ['s'], { over: { outcome: '{}', at: 9 }, cancel: [turn], notices: [note(id, turn, 2)] })
    const verdicts = await write([append(id, 1, ['b']), stale, append(id, 2, ['c']), append(other, 0, ['a'])])
    expect(verdicts).toEqual([true, false, true, true])
    expect((await rows('entry', id)).map(e => e.key).sort()).toEqual(['a', 'b', 'c'])
    expect((await rows('outbox', id)).map(n => n.id)).toEqual([`${turn}:1`])
    const { status } = await store.db
      .selectFrom('match')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([status, await revOf(id), await revOf(other)]).not.toContain('over')
    expect([await revOf(id), await revOf(other)]).toEqual([3, 1])
    expect(await write([append(fresh('nobody'), 0, ['x'])])).toEqual([false])
  })
  test('a key that was used refuses its move alone, single or among others', async () => {
    const [id, other] = [await match(), await match()]
    expect(await write([append(id, 0, ['once'])])).toEqual([true])
    expect(await write([append(id, 1, ['once'])])).toEqual([false])
    expect(await write([append(id, 1, ['once']), append(other, 0, ['once'])])).toEqual([false, true])
    expect([await revOf(id), await revOf(other)]).toEqual([1, 1])
  })
  test('of checkpoints the last one stays, of milestones all, each once', async () => {
    const id = await match()
    const at = (seq: number, data: string) => ({ match: id, seq, data })
    await write([append(id, 0, ['a'], { checkpoint: at(1, 'one'), isMilestone: true })])
    await write([append(id, 1, ['b'], { checkpoint: at(2, 'two') })])
    await write([append(id, 2, ['c'], { checkpoint: at(1, 'again'), isMilestone: true })])
    expect([await rows('checkpoint', id), await rows('milestone', id)]).toEqual([[at(1, 'again')], [at(1, 'one')]])
  })
  test('a notice is kept once; only the turns that are named lose theirs', async () => {
    const id = await match()
    const [stays, goes] = [fresh('turn'), fresh('turn')]
    await write([append(id, 0, ['a'], { notices: [note(id, stays, 1), note(id, goes, 1)] })])
    expect(await write([append(id, 1, ['b'], { notices: [note(id, stays, 1)], cancel: [goes] })])).toEqual([true])
    expect((await rows('outbox', id)).map(n => n.turn)).toEqual([stays])
  })
  test('more lines than a statement carries are stored all the same', async () => {
    const id = await match()
    const keys = Array.from({ length: 1002 }, () => null)
    expect(await write([append(id, 0, keys)])).toEqual([true])
    expect(await rows('entry', id)).toHaveLength(1002)
  })
  test('what the database cannot store is an error, not a refusal, and nothing of that move is there', async () => {
    const [id, other] = [await match(), await match()]
    const broken = append(id, 0, ['a'])
    const bad = { ...broken, entries: [{ ...broken.entries[0], at: null as never }] }
    await expect(write([bad])).rejects.toThrow()
    await expect(write([append(other, 0, ['b']), bad])).rejects.toThrow()
    expect([await revOf(id), (await rows('entry', id)).length]).toEqual([0, 0])
    expect(await write([append(id, 0, ['a'])])).toEqual([true])
  })
  test.runIf(kind === 'postgres')('the database tells of the moves that it keeps, and of no others', async () => {
    if (!pool) throw new Error('no connections')
    const [id, other] = [await match(), await match()]
    const client = new pg.Client({ connectionString: where })
    await client.connect()
    const told: (string | undefined)[] = []
    const isDone = new Promise<void>(resolve => {
      client.on('notification', ({ payload }) => (payload === 'end' ? resolve() : told.push(payload)))
    })
    await client.query('listen moves')
    const tell = writing(pool, move => `moved ${move.match}`)
    expect(await tell([append(id, 0, ['a']), append(other, 5, ['b'])])).toEqual([true, false])
    expect(await tell([append(other, 5, ['b'])])).toEqual([false])
    await pool.query(`select pg_notify('moves', 'end')`)
    await isDone
    await client.end()
    expect(told).toEqual([`moved ${id}`])
  })
  test.runIf(kind === 'postgres')(
    'two that write at once to the same matches, in opposite orders, both come to an end; one of each pair is kept',
    async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, match))
      const batch = (by: string) => ids.map(id => append(id, 0, [by]))
      const [one, two] = await Promise.all([write(batch('a')), write(batch('b').reverse())])
      expect(ids.map((_, i) => [one[i], two[ids.length - 1 - i]].filter(Boolean).length)).toEqual(ids.map(() => 1))
      expect((await Promise.all(ids.map(revOf))).every(rev => rev === 1)).toBe(true)
    },
  )
})
