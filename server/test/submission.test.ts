/** What is stored of a move that the rules have taken. */
import { NOBODY } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import type { Clock } from '../src/pace/clock.ts'
import type { Live } from '../src/table/room.ts'
import { answerBefore, appendOf, ownKey, type Submission } from '../src/table/submission.ts'
import type { After, NewEntry } from '../src/table/table-answers.ts'
import { aStore, line, roomWith } from './tables-in-memory.ts'

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const
const NOW = 10_000
const entry = (change: Partial<NewEntry> = {}): NewEntry => ({
  seat: 0,
  action: '{"verb":"x"}',
  auto: false,
  draws: null,
  hash: 7,
  ...change,
})
const submission = (change: Partial<Submission> = {}): Submission => ({
  match: 't',
  seat: 0,
  action: { verb: 'x' },
  seq: 4,
  key: 'mine',
  by: 'player',
  ...change,
})
/** Two people, both reachable, at line 4; seat 0 is asked. */
const room = (settings: object = { pace: LIVE }, clock: Partial<Clock> | null = {}): Live => {
  const live = roomWith(
    [
      { user: 'ada', reachable: true },
      { user: 'ben', reachable: true },
    ],
    settings,
    { rev: 6, seq: 4, owed: 0b01 },
  )
  live.clock = clock && { at: 0, left: [60_000, 60_000], running: 0b01, paused: false, asked: 0, ...clock }
  return live
}
interface Outcome {
  readonly after?: Partial<After>
  readonly entries?: readonly NewEntry[]
  readonly checkpoint?: string | null
}
const stored = (live: Live, s: Partial<Submission> = {}, { after, entries = [entry()], checkpoint }: Outcome = {}) =>
  appendOf(
    live,
    submission(s),
    {
      entries,
      after: { seq: 4 + entries.length, owed: 0b10, hasBell: false, outcome: null, frames: [], ...after },
      checkpoint: checkpoint ?? null,
      taken: s.action === null ? 4 : null,
      undoable: 5,
    },
    NOW,
    2000,
  )
const clockIn = (append: ReturnType<typeof stored>): Clock | null => JSON.parse(append.position.clock ?? 'null')

describe('lines and position', () => {
  test('a move and what it forced are numbered on; the key and the number of lines stand on the first', () => {
    const { entries, rev, position } = stored(
      room(),
      {},
      { entries: [entry({ draws: '[3]' }), entry({ seat: 1, auto: true, action: '{"verb":"y"}', hash: 8 })] },
    )
    expect(entries).toEqual([
      { ...line('t', 5), draws: '[3]', hash: 7, at: NOW, key: 'mine', span: 2 },
      { ...line('t', 6), seat: 1, action: '{"verb":"y"}', auto: 1, hash: 8, at: NOW },
    ])
    expect([rev, position.rev, position.seq, position.owed, position.updated_at]).toEqual([6, 7, 6, 0b10, NOW])
  })
  test('the end of a game is stored with it, and nobody is asked any more', () => {
    const outcome = { places: [1, 2], scores: [3, 1], parts: {}, ending: 'ending.x', rule: 'TOY-1' }
    const { over, position, notices } = stored(room(), {}, { after: { outcome } })
    expect([over, position.owed, notices]).toEqual([{ outcome: JSON.stringify(outcome), at: NOW }, 0, []])
    expect(stored(room()).over).toBeNull()
  })
  test('a checkpoint is stored when the rules made one; a milestone every 400 lines, and before what is taken back', () => {
    const at = (seq: number, checkpointed: number, s: Partial<Submission> = {}) => {
      const live = room()
      live.checkpointed = checkpointed
      const { isMilestone, checkpoint } = stored(live, s, { after: { seq }, checkpoint: '{"a":1}' })
      return [isMilestone, checkpoint?.seq]
    }
    expect([at(399, 0), at(400, 399), at(401, 400), at(1200, 799)]).toEqual([
      [false, 399],
      [true, 400],
      [false, 401],
      [true, 1200],
    ])
    expect(at(5, 0, { seat: NOBODY, asker: 0 })).toEqual([true, 5])
    expect(stored(room()).checkpoint).toBeNull()
    expect(stored(room(), {}, { checkpoint: '{"a":1}' }).checkpoint).toEqual({ match: 't', seq: 5, data: '{"a":1}' })
  })
})

describe('clocks', () => {
  test('the mover gets the increment and the next one’s time runs; the deadline is theirs', () => {
    const append = stored(room())
    expect(clockIn(append)).toMatchObject({ at: NOW, left: [55_000, 60_000], running: 0b10 })
    expect(append.position.deadline).toBe(NOW + 60_000)
  })
  test('a table without clocks stores none', () => {
    const { position } = stored(room({}, null))
    expect([position.clock, position.deadline]).toEqual([null, null])
  })
  test('a market that opens has its bell, and the clocks of the two stand still; the end of a game rings none', () => {
    const settings = { pace: LIVE, bell: { seconds: 90, hours: 24 } }
    expect(clockIn(stored(room(settings), {}, { after: { hasBell: true, owed: 0b11 } }))).toMatchObject({
      running: 0,
      bell: { left: 90_000, isOpen: true },
    })
    expect(clockIn(stored(room(settings), {}, { after: { hasBell: false } }))?.bell).toBeUndefined()
    expect(clockIn(stored(room(settings), {}, { after: { hasBell: true, owed: 0 } }))?.bell).toBeUndefined()
  })
  test('an undo is no action: a slow clock gives a player who is asked again their whole time for a move, not for an undo', () => {
    const slow = { pace: { kind: 'slow', each: 3600 } }
    const left = (s: Partial<Submission>) => clockIn(stored(room(slow), s, { after: { owed: 0b01 } }))?.left[0]
    expect([left({}), left({ action: null })]).toEqual([3_600_000, 50_000])
  })
  test('taking a move back takes its increment back; a last round takes the limit away', () => {
    const back = { seat: NOBODY, asker: 1, action: { verb: 'back' } }
    expect(clockIn(stored(room(), back, { after: { owed: 0b11 } }))?.left).toEqual([50_000, 55_000])
    const last = { seat: NOBODY, action: { verb: 'last' } }
    expect(clockIn(stored(room(undefined, { limit: 99_000 }), last))?.limit).toBeUndefined()
    expect(clockIn(stored(room(undefined, { limit: 99_000 })))?.limit).toBe(89_000)
  })
})

describe('notices', () => {
  const told = (append: ReturnType<typeof stored>) => append.notices.map(n => [n.seat, n.user, n.due_at])
  test('who is asked now and was not before is told after a while; who was asked already is not told again', () => {
    expect(told(stored(room(), {}, { after: { owed: 0b11 } }))).toEqual([[1, 'ben', NOW + 2000]])
    expect(told(stored(room(), {}, { after: { owed: 0b01 } }))).toEqual([])
  })
  test('who takes back is at the table: they are not told that they are asked', () => {
    const live = room()
    live.position = { ...live.position, owed: 0b10 }
    expect(told(stored(live, { action: null }, { after: { owed: 0b01 } }))).toEqual([])
    for (const seat of [0, 1])
      expect(told(stored(live, { seat }, { after: { owed: 0b01 } }))).toEqual([[0, 'ada', NOW + 2000]])
  })
  test('notices not sent yet are dropped for players who moved or are asked no more', () => {
    const live = room()
    live.position = { ...live.position, owed: 0b11 }
    const dropped = (seat: number, owed: number) => stored(live, { seat }, { after: { owed } }).cancel
    expect(dropped(0, 0b11)).toEqual(['t:0']) // asked again at once
    expect(dropped(0, 0b10)).toEqual(['t:0'])
    expect(dropped(0, 0)).toEqual(['t:0', 't:1'])
    const still = room()
    expect(stored(still, { seat: 0 }, { after: { owed: 0b11 } }).cancel).toEqual(['t:0']) // seat 1 was not asked
    const away = roomWith([{ user: 'ada' }, { user: 'ben', reachable: true }], {}, { owed: 0b11 })
    expect(stored(away, { seat: 0 }, { after: { owed: 0 } }).cancel).toEqual(['t:1'])
  })
})

describe('keys', () => {
  const db = aStore()
  test('our own begin with a tilde', () => {
    expect([ownKey('clock', 4, 1), ownKey('last-round', 9, NOBODY)]).toEqual(['~clock.4.1', `~last-round.9.${NOBODY}`])
  })
  test('a key that was used gives the answer it gave: the last line of its move; for another move it is a conflict', async () => {
    const match = await db.table()
    const undo = line(match, 7, { key: 'undo', action: null, seat: 1 })
    await db.store.db
      .insertInto('entry')
      .values([line(match, 4, { key: 'mine', span: 3 }), undo])
      .execute()
    const before = (change: Partial<Submission>) => answerBefore(db.store, submission({ match, ...change }))
    expect(await before({})).toEqual({ seq: 6 })
    expect(await before({ key: 'other' })).toBeNull()
    expect(await before({ key: 'undo', seat: 1, action: null })).toEqual({ seq: 7 })
    for (const other of [{ seat: 1 }, { action: { verb: 'y' } }, { action: null }, { key: 'undo', seat: 1 }])
      await expect(before(other)).rejects.toMatchObject({
        code: 'conflict',
        message: 'this key was used for another action',
      })
  })
})
