/** Tables without a server: a database in a folder, rooms that read it, and threads that answer what a test says. */
import { EventEmitter } from 'node:events'
import { rmSync } from 'node:fs'
import { TableSettings } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { NO_REST } from '../src/pace/quiet-hours.ts'
import { openAuth } from '../src/people/auth.ts'
import type { TableNote } from '../src/store/note.ts'
import { presenceIn } from '../src/store/presence.ts'
import type { EntryRow, MatchRow, PositionRow } from '../src/store/schema.ts'
import { freeSeat } from '../src/store/seats.ts'
import { openSqliteStore } from '../src/store/sqlite-store.ts'
import type { Store } from '../src/store/store.ts'
import type { Op } from '../src/table/jobs.ts'
import type { Pool } from '../src/table/pool.ts'
import { type Live, type Meta, Room, type Subscriber } from '../src/table/room.ts'
import { Rooms } from '../src/table/rooms.ts'
import type { Rules } from '../src/table/rules.ts'
import { matchRow } from './both-databases.ts'
import { temporary, testSettings } from './harness.ts'

/** A store for all tests of a file. Names are used once: a test may run again on the same database. */
export function aStore(): { readonly store: Store; table(change?: Partial<MatchRow>): Promise<string> } {
  const folder = temporary()
  let store: Store
  let used = 0
  beforeAll(async () => {
    store = await openSqliteStore(folder, 'here')
    await openAuth(store, await testSettings(), { works: false, send: async () => {} })
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get store() {
      return store
    },
    /** A game that has begun, with two seats nobody has. */
    async table(change = {}) {
      const id = `t${++used}`
      await store.db
        .insertInto('match')
        .values(matchRow(id, { key: 'k', ...change }))
        .execute()
      await store.db
        .insertInto('seat')
        .values([0, 1].map(seat => freeSeat(id, seat)))
        .execute()
      if (change.status !== 'open') await store.db.insertInto('position').values(positionRow(id)).execute()
      return id
    },
  }
}
const positionRow = (match: string, change: Partial<PositionRow> = {}): PositionRow => ({
  match,
  rev: 0,
  seq: 0,
  owed: 0b11,
  clock: null,
  deadline: null,
  updated_at: 1,
  ...change,
})
export const line = (match: string, seq: number, change: Partial<EntryRow> = {}): EntryRow => ({
  match,
  seq,
  seat: 0,
  action: '{"verb":"x"}',
  auto: 0,
  draws: null,
  hash: seq,
  at: 1000 * seq,
  by: 'player',
  key: null,
  span: 1,
  ...change,
})
/** What another server stored: so many lines, one of each seat in turn. */
export async function playedElsewhere({ db }: Store, match: string, lines: number): Promise<void> {
  const { seq } = await db.selectFrom('position').select('seq').where('match', '=', match).executeTakeFirstOrThrow()
  const rows = Array.from({ length: lines }, (_, i) => line(match, seq + 1 + i, { seat: i % 2 }))
  await db.insertInto('entry').values(rows).execute()
  await db
    .updateTable('position')
    .set(eb => ({ seq: seq + lines, rev: eb('rev', '+', 1) }))
    .where('match', '=', match)
    .execute()
}

type Sitter = Meta['seats'][number]
const NOBODY_THERE: Sitter = {
  user: null,
  name: null,
  bot: null,
  standIn: null,
  vacant: false,
  instructions: [],
  agreed: null,
  rest: NO_REST,
  reachable: false,
}
/** A room as if it had been read: who sits there, its settings, where it stands. */
export function roomWith(sitters: readonly Partial<Sitter>[], settings: object = {}, position = {}): Live {
  const room = new Room('t', 0)
  const seats = sitters.map(sitter => ({ ...NOBODY_THERE, ...sitter }))
  const held = seats.map(({ standIn, vacant, ...seat }) => ({ ...seat, stand_in: standIn, vacant: vacant ? 1 : 0 }))
  room.meta = {
    row: matchRow('t'),
    setup: { seats: seats.length, variant: '', options: {} },
    settings: TableSettings.parse(settings),
    seats,
    rests: seats.map(s => s.rest),
    ...presenceIn(held),
    takeback: null,
  }
  room.position = positionRow('t', position)
  return room as Live
}
export type Follower = Subscriber & { readonly heard: string[] }
export function follower(viewer: Subscriber['viewer'], user: string | null = null, legal = false): Follower {
  const heard: string[] = []
  return { viewer, user, legal, heard, send: text => heard.push(text) }
}

/** Threads that keep what they are asked and answer as they are told. */
export function threads(answer: (op: Op, ask: never, line?: number) => unknown = () => null) {
  const asked: { op: Op; ask: Record<string, unknown>; table?: string | undefined; line?: number | undefined }[] = []
  const pool = {
    waiting: 0,
    async ask(op: Op, ask: never, table?: string, line?: number) {
      asked.push({ op, ask, table, line })
      return answer(op, ask, line)
    },
  }
  return { asked, pool: pool as unknown as Pool & { waiting: number }, ops: () => asked.map(({ op }) => op) }
}
/** What was written into the log. */
export function aLog() {
  const said: unknown[][] = []
  const write = (...words: unknown[]): void => void said.push(words)
  return { said, log: { error: write, warn: write, debug: write } as unknown as Logger }
}

/** Closes what a test opened; where a test has failed, half of it may not be there. */
export function closeAll(opened: { close(): void }[]): void {
  for (const one of opened.splice(0))
    try {
      one.close()
    } catch {
      // The test itself says what is wrong.
    }
}
/** Rooms over a store, with notes of their own, and what they asked of the rules; closed when the test is over. */
export function roomsOver(db: { readonly store: Store }) {
  const opened: Rooms[] = []
  afterEach(() => {
    vi.useRealTimers()
    closeAll(opened)
  })
  return (change: Partial<Store> = {}, idleMs = 60_000) => {
    const asked: unknown[][] = []
    const note = (...words: unknown[]): void => void asked.push(words)
    const rules = {
      ask: async (room: Room, op: string, ask: { since: number; onlookers: unknown[] }) => {
        note(op, room.table, ask.since)
        return { frames: ask.onlookers.map((_, i) => `{"frame":${i}`) }
      },
      keepUp: async (ask: { table: string; since: number; entries: unknown[] }) =>
        note('keepUp', ask.table, ask.since, ask.entries.length),
      discard: async (table: string) => note('discard', table),
    } as unknown as Rules
    const notes: Store['notes'] = new EventEmitter()
    const moved: string[] = []
    const { log, said } = aLog()
    const all = new Rooms({ ...db.store, notes, ...change }, rules, log, idleMs, room => moved.push(room.id))
    opened.push(all)
    return {
      all,
      asked,
      moved,
      said,
      tell: (value: Partial<TableNote>) => notes.emit('note', value as TableNote),
      notes,
    }
  }
}
