/** The rules of a table, asked in their thread: loaded first if need be, from what is stored; given up if they hang. */
import { takeBack } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { Op } from '../src/table/jobs.ts'
import { AbsentRules, MissingTable, TookTooLong } from '../src/table/pool.ts'
import { storedRecord } from '../src/table/record.ts'
import { type Live, Room, readMeta, readPosition } from '../src/table/room.ts'
import { Rules } from '../src/table/rules.ts'
import { aLog, aStore, line, playedElsewhere, threads } from './tables-in-memory.ts'

const db = aStore()
async function live(match: string): Promise<Live> {
  const room = new Room(match, 0)
  room.meta = await readMeta(db.store, match)
  await readPosition(db.store, room)
  return room as Live
}
/** A table with so many lines, and rules whose thread answers as it is told. */
async function table(lines: number, answer: (op: Op, ask: never) => unknown, old: (op: Op) => unknown = () => null) {
  const match = await db.table()
  if (lines > 0) await playedElsewhere(db.store, match, lines)
  const [thread, archive, { log, said }] = [threads(answer), threads(old), aLog()]
  const rules = new Rules(db.store, thread.pool, archive.pool, log)
  return { match, room: await live(match), rules, thread, archive, said }
}
/** The first so many questions find no table in the thread, or not its history. */
const missing = (times: number, what: 'table' | 'history' = 'table', base = 0) => {
  let n = 0
  return (op: Op): unknown => {
    if (op !== 'load' && n++ < times) throw new MissingTable(what, base)
    return 'an answer'
  }
}
const positionAsk = (match: string, since = 0) => ({ table: match, viewer: 'table' as const, since })
const playAsk = (match: string, seat = 0, action: unknown = { verb: 'x' }) => ({
  table: match,
  seat,
  action,
  seq: 0,
  at: 0,
  onlookers: [],
  checkpoint: false,
})
const loaded = (asked: ReturnType<typeof threads>['asked']) =>
  asked
    .filter(({ op }) => op === 'load')
    .map(({ ask }) => ask.source as { checkpoint: unknown; entries: { seq: number }[] })
    .map(({ checkpoint, entries }) => [checkpoint, entries[0]?.seq ?? null, entries.length])
const keep = (kind: 'checkpoint' | 'milestone', match: string, seq: number) =>
  db.store.db
    .insertInto(kind)
    .values({ match, seq, data: `{"at":${seq}}` })
    .execute()

test('a table that is loaded is asked, with the line at which it should be', async () => {
  const { match, room, rules, thread } = await table(3, () => 'an answer')
  expect(await rules.ask(room, 'position', positionAsk(match))).toBe('an answer')
  expect(thread.asked).toEqual([{ op: 'position', ask: positionAsk(match), table: match, line: 3 }])
  await rules.ask(room, 'catchUp', { table: match, entries: [], onlookers: [], since: 3 })
  expect(thread.asked[1].line).toBeUndefined()
})
test('one that is not is loaded with all its lines and asked again; after three times it is given up', async () => {
  const { match, room, rules, thread } = await table(3, missing(1))
  expect(await rules.ask(room, 'fallback', { table: match, seat: 0 })).toBe('an answer')
  expect([thread.ops(), loaded(thread.asked), thread.asked[1].line]).toEqual([
    ['fallback', 'load', 'fallback'],
    [[null, 1, 3]],
    undefined,
  ])
  expect(thread.asked[1].ask).toMatchObject({ table: match, game: 'toy', version: 1, source: { key: 'k' } })
  const never = await table(0, missing(9))
  await expect(never.rules.ask(never.room, 'fallback', { table: never.match, seat: 0 })).rejects.toThrow(MissingTable)
  expect(never.thread.ops().filter(op => op === 'fallback')).toHaveLength(4)
})
test('it is loaded from the last checkpoint, or from an earlier position if lines before that are wanted', async () => {
  const { match, room, rules, thread } = await table(9, missing(1))
  await keep('checkpoint', match, 8)
  await keep('milestone', match, 4)
  await rules.ask(room, 'fallback', { table: match, seat: 0 })
  expect([loaded(thread.asked), room.checkpointed]).toEqual([[[{ at: 8 }, 9, 1]], 8])
  // What another process played since line 6 is to be told: the checkpoint at 8 is too late.
  const since = new Rules(db.store, threads(missing(1, 'history')).pool, threads().pool, aLog().log)
  await since.ask(room, 'catchUp', { table: match, entries: [], onlookers: [], since: 6 })
  expect(room.checkpointed).toBe(4)
  const newest = await table(9, missing(1))
  await keep('checkpoint', newest.match, 9)
  await newest.rules.ask(newest.room, 'fallback', { table: newest.match, seat: 0 })
  expect(loaded(newest.thread.asked)).toEqual([[{ at: 9 }, null, 0]])
})
test('to take a line back the table is loaded from before it', async () => {
  const { match, room, rules, thread } = await table(9, missing(1, 'history'))
  await keep('milestone', match, 4)
  await keep('checkpoint', match, 8)
  await rules.ask(room, 'play', playAsk(match, -1, takeBack(5)))
  const asks = await table(9, missing(1, 'history'))
  await keep('milestone', asks.match, 4)
  await asks.rules.ask(asks.room, 'mayTakeBack', { table: asks.match, seat: 0, line: 6, lastTurn: false })
  const plain = await table(9, missing(1, 'history'))
  await keep('milestone', plain.match, 4)
  await plain.rules.ask(plain.room, 'play', playAsk(plain.match))
  expect([thread, asks.thread, plain.thread].map(({ asked }) => loaded(asked)[0])).toEqual([
    [{ at: 4 }, 5, 5],
    [{ at: 4 }, 5, 5],
    [null, 1, 9],
  ])
})
test.each([
  [
    [2, 5],
    [{ at: 2 }, 3, 7],
  ],
  [
    [3, 5],
    [{ at: 3 }, 4, 6],
  ],
  [[5], [null, 1, 9]],
])(
  'a line that was taken back since the checkpoint must be among those that are loaded: positions kept at %j',
  async (kept, found) => {
    const { match, room, rules, thread } = await table(9, missing(1))
    for (const seq of kept) await keep('milestone', match, seq)
    await keep('checkpoint', match, 8)
    const back = { seat: -1, action: JSON.stringify(takeBack(4)) }
    await db.store.db.updateTable('entry').set(back).where('match', '=', match).where('seq', '=', 9).execute()
    await rules.ask(room, 'fallback', { table: match, seat: 0 })
    expect(loaded(thread.asked)).toEqual([found])
  },
)
test('a game that has not begun has no rules to load', async () => {
  const { match, rules, room } = await table(0, missing(1))
  const { row } = room.meta
  Object.assign(room, { meta: { ...room.meta, row: { ...row, key: null } } })
  const unfinished = { code: 'unfinished', message: 'the game has not begun' }
  await expect(rules.ask(room, 'fallback', { table: match, seat: 0 })).rejects.toMatchObject(unfinished)
})

test('lines that the thread has let go are told by the archive, which loads the whole game first if need be', async () => {
  const before = { keep: 0, upTo: 4, lines: [] }
  const known = await table(9, missing(1, 'history', 4), () => before)
  const { rules, room, match } = known
  // The asker brings them along: the archive is not asked while the table is held.
  await expect(rules.ask(room, 'position', positionAsk(match, 2))).rejects.toMatchObject({ base: 4 })
  expect(known.archive.asked).toEqual([])
  const both = [rules.beginning(room, 'table', 2, 4), rules.beginning(room, 'table', 2, 4)]
  expect(await Promise.all(both)).toEqual([before, before])
  expect(known.archive.asked).toEqual([
    { op: 'history', ask: { table: match, viewer: 'table', since: 2, upTo: 4 }, table: match },
  ])
  expect(await rules.ask(room, 'position', { ...positionAsk(match, 2), before })).toBe('an answer')
  let isLoaded = false
  const cold = await table(9, missing(1, 'history', 4), op => {
    if (op === 'load') isLoaded = true
    else if (!isLoaded) throw new MissingTable('table', 0)
    return before
  })
  await cold.rules.beginning(cold.room, 1, 2, 4)
  expect([cold.archive.ops(), loaded(cold.archive.asked)]).toEqual([['history', 'load', 'history'], [[null, 1, 4]]])
  expect(cold.archive.asked[0].ask.viewer).toBe(1)
})
test('too many who look back, or an archive that fails: try again; nothing is wrong with the table', async () => {
  const full = await table(9, missing(1, 'history', 4))
  full.archive.pool.waiting = 64
  const busy = (message: string) => ({ code: 'busy', message })
  await expect(full.rules.beginning(full.room, 'table', -1, 4)).rejects.toMatchObject(
    busy('too many look back; try again'),
  )
  expect(full.archive.asked).toEqual([])
  full.archive.pool.waiting = 63
  await full.rules.beginning(full.room, 'table', -1, 4)
  const broken = await table(9, missing(1, 'history', 4), op => {
    throw op === 'load' ? new Error('no') : new MissingTable('table', 0)
  })
  const asked = broken.rules.beginning(broken.room, 'table', -1, 4)
  await expect(asked).rejects.toMatchObject(busy('the beginning of this game could not be shown; try again'))
  expect([broken.room.strikes, broken.said]).toMatchObject([
    0,
    [[{ match: broken.match }, expect.stringContaining('beginning')]],
  ])
})

test('an archive whose history fails is not loaded again for it', async () => {
  const { room, rules, archive } = await table(9, missing(1, 'history', 4), () => {
    throw new Error('a thread was lost')
  })
  await expect(rules.beginning(room, 'table', -1, 4)).rejects.toThrow('a thread was lost')
  expect(archive.ops()).toEqual(['history'])
})
test('rules that fail change nothing; those that hang three times put the table out of order', async () => {
  const failing = await table(0, () => {
    throw new Error('oops')
  })
  const ask = (t: typeof failing) => t.rules.ask(t.room, 'fallback', { table: t.match, seat: 0 })
  const broken = { code: 'broken', message: 'the rules of this table failed; nothing was changed' }
  for (let n = 0; n < 4; n++) await expect(ask(failing)).rejects.toMatchObject(broken)
  const why = { match: failing.match, op: 'fallback', reason: 'oops' }
  expect([failing.room.strikes, failing.said[0]]).toEqual([0, [why, 'the rules failed']])
  const wordless = await table(0, () => Promise.reject(null))
  await expect(ask(wordless)).rejects.toMatchObject(broken)
  expect(wordless.said).toMatchObject([[{ reason: 'unknown' }, 'the rules failed']])
  const hanging = await table(0, () => {
    throw new TookTooLong('too long')
  })
  const told: unknown[] = []
  db.store.notes.on('note', note => told.push([note.kind, note.match]))
  const status = async () => (await readMeta(db.store, hanging.match))?.row.status
  for (const before of ['live', 'live', 'broken']) {
    await expect(ask(hanging)).rejects.toMatchObject({ code: 'broken' })
    expect(await status()).toBe(before)
  }
  expect(told).toEqual([['table', hanging.match]])
  db.store.notes.removeAllListeners()
})
test('a table whose rules this server does not have waits for them; that is written down once', async () => {
  const absent = await table(0, () => {
    throw new AbsentRules('no rules of toy, version 9')
  })
  for (let n = 0; n < 2; n++) {
    await expect(absent.rules.ask(absent.room, 'fallback', { table: absent.match, seat: 0 })).rejects.toMatchObject({
      code: 'busy',
      message: 'this server has no rules of toy, version 9',
    })
    expect(absent.said).toHaveLength(1)
  }
  expect([absent.said, absent.room.strikes]).toEqual([[['no rules of toy, version 9']], 0])
})
test('what others played goes to a table in memory; a thread that cannot follow forgets it', async () => {
  const { match, rules, thread } = await table(0, op => {
    if (op === 'catchUp') throw new MissingTable('table', 0)
    return null
  })
  await rules.keepUp({ table: match, entries: [], onlookers: [], since: 0 })
  expect(thread.asked.map(({ op, table: name }) => [op, name])).toEqual([
    ['catchUp', match],
    ['drop', match],
  ])
  expect(thread.asked[1].ask).toEqual({ table: match })
})
test('the whole record of a match is what is stored, line by line', async () => {
  const match = await db.table({ commitment: 'c', opening: '{"o":1}', setup: '{"seats":2}' })
  await db.store.db
    .insertInto('entry')
    .values([line(match, 1, { draws: '[2]', auto: 1 }), line(match, 2, { action: null, seat: 1 })])
    .execute()
  const { row } = (await live(match)).meta
  expect(await storedRecord(db.store, row)).toEqual({
    format: 1,
    game: 'toy',
    version: 1,
    setup: { seats: 2 },
    commitment: 'c',
    key: 'k',
    opening: { o: 1 },
    entries: [
      { seat: 0, action: { verb: 'x' }, auto: true, draws: [2], hash: 1, at: 1000 },
      { seat: 1, action: null, hash: 2, at: 2000 },
    ],
  })
  for (const lack of [{ key: null }, { opening: null }, { commitment: null }])
    await expect(storedRecord(db.store, { ...row, ...lack })).rejects.toMatchObject({
      code: 'unfinished',
      message: 'the game has not begun',
    })
})
