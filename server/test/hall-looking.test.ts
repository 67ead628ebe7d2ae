/** A table that is looked at, now and in the past; its clock changed without a move; read again when it changed. */
import { describe, expect, test } from 'vitest'
import { positionOf } from '../src/store/positions.ts'
import type { Store } from '../src/store/store.ts'
import { hallsOver } from './halls-in-memory.ts'
import { aStore, follower, playedElsewhere } from './tables-in-memory.ts'

const db = aStore()
const { hall, clockOf, setSeat } = hallsOver(db)

describe('looking', () => {
  test('a follower gets the whole position, until they go; only so many look on', async () => {
    const { match, all } = await hall()
    await setSeat(match, 0, { user: 'ada', bot: 'greedy' })
    const [ada, ben, cleo] = [follower(0, 'ada', true), follower('table'), follower('table')]
    const leave = await all.follow(match, ben, 0)
    await all.follow(match, cleo, 0)
    await expect(all.follow(match, follower('table'), 0)).rejects.toMatchObject({
      code: 'busy',
      message: 'as many look on here as may; try again',
    })
    await all.follow(match, ada, 0) // a player always may
    leave()
    expect([all.rooms.subscriberCount, ben.heard]).toEqual([2, ['{"since":0,"clock":null}']])
    await all.follow(match, ben, 0)
  })
  test('nobody is told more than there is: who knows a later line than is stored is told from there', async () => {
    const { match, all, thread } = await hall()
    await playedElsewhere(db.store, match, 3)
    await all.follow(match, follower(1), 9)
    await all.follow(match, follower(1), 2)
    expect(thread.asked.map(({ ask }) => ask.since)).toEqual([3, 2])
    expect(thread.asked[0].ask.onlooker).toEqual({ viewer: 1, legal: false, bots: 0 })
  })
  test('spectators of a table with a delay look into a late room while it goes on, without its clock', async () => {
    const settings = JSON.stringify({ delay: 10, pace: { kind: 'live', bank: 60, increment: 5 } })
    const { match, all, thread } = await hall({ row: { settings } })
    await clockOf(match, { left: [60_000, 60_000] })
    expect([
      (await all.position(match, { viewer: 'table' }, 0)).clock,
      (await all.position(match, { viewer: 0 }, 0)).clock,
    ]).toMatchObject([null, { running: 1 }])
    expect(thread.asked.map(({ table }) => table)).toEqual([`${match}~10000`, match])
    await playedElsewhere(db.store, match, 1)
    await all.position(match, { viewer: 'table' }, 0)
    expect(thread.ops().slice(2)).toEqual(['catchUp', 'position']) // late rooms look what is stored
    const over = await hall({ row: { settings, status: 'over' } })
    await over.all.position(over.match, { viewer: 'table' }, 0)
    expect(over.thread.asked[0].table).toBe(over.match)
    const now = await hall()
    await now.all.position(now.match, { viewer: 'table' }, 0)
    expect(now.thread.asked[0].table).toBe(now.match)
    await playedElsewhere(db.store, now.match, 1)
    await now.all.position(now.match, { viewer: 1 }, 4)
    const ask = { table: now.match, viewer: 1, since: 4 }
    expect([now.thread.ops(), now.thread.asked[1].ask]).toEqual([['position', 'position'], ask])
  })
  test('a past position is played again in the archive, from the position kept before it', async () => {
    const { match, all, archive } = await hall({ old: () => ({ seq: 5 }) as never })
    await playedElsewhere(db.store, match, 6)
    await db.store.db.insertInto('milestone').values({ match, seq: 3, data: '{"at":3}' }).execute()
    expect(await all.past(match, 1, 5)).toEqual({ seq: 5 })
    const { op, ask } = archive.asked[0]
    expect(op).toBe('past')
    const { checkpoint, entries } = ask.source as { checkpoint: unknown; entries: { seq: number }[] }
    expect([ask.game, ask.version, ask.id, ask.viewer, checkpoint, entries.map(e => e.seq)]).toEqual([
      ...['toy', 1, match, 1],
      { at: 3 },
      [4, 5],
    ])
    await all.past(match, 1, 2)
    expect(archive.asked[1].ask.source).toMatchObject({ checkpoint: null, key: 'k' })
  })
  test('there is none behind the last line, before the game, or between an action and what it forced', async () => {
    const { match, all, archive } = await hall({ old: () => ({ seq: 5 }) as never })
    await playedElsewhere(db.store, match, 3)
    await db.store.db.updateTable('entry').set({ auto: 1 }).where('match', '=', match).where('seq', '=', 2).execute()
    await expect(all.past(match, 1, 4)).rejects.toMatchObject({ code: 'unknown', message: 'no such position' })
    await expect(all.past(match, 1, 1)).rejects.toMatchObject({
      code: 'unknown',
      message: 'no position of its own: what follows was forced',
    })
    for (const at of [2, 3]) await all.past(match, 1, at)
    await db.store.db.updateTable('entry').set({ auto: 1 }).where('match', '=', match).where('seq', '=', 1).execute()
    await all.past(match, 1, 0) // the beginning always has one
    const open = await hall({ row: { status: 'open', key: null } })
    await expect(open.all.past(open.match, 1, 0)).rejects.toMatchObject({ code: 'unknown' })
    archive.pool.waiting = 16
    await expect(all.past(match, 1, 3)).rejects.toMatchObject({
      code: 'busy',
      message: 'too many look back; try again',
    })
    archive.pool.waiting = 15
    await all.past(match, 1, 3)
    const broken = await hall({
      old: () => {
        throw new Error('oops')
      },
    })
    await expect(broken.all.past(broken.match, 1, 0)).rejects.toMatchObject({
      code: 'busy',
      message: 'that position could not be shown; try again',
    })
    expect(broken.said).toEqual([[{ match: broken.match, reason: 'oops' }, 'a past position failed']])
  })
})

describe('a table', () => {
  test('is asked for bots, clocks and requests under its name', async () => {
    const { match, all, thread } = await hall({ answer: () => ({ verb: 'pass' }) })
    expect(await all.ask(match, 'fallback', { seat: 1 })).toEqual({ verb: 'pass' })
    expect(thread.asked).toEqual([{ op: 'fallback', ask: { seat: 1, table: match }, table: match, line: 0 }])
  })
  test('has its clock changed without a move; that counts as a change, and is told', async () => {
    const told: unknown[] = []
    const tell: Store['tell'] = async note => void told.push(note)
    // Another server moves while the clock is changed for the first time.
    let refused = 1
    const append: Store['append'] = async move => {
      if (refused-- <= 0) return db.store.append(move)
      await playedElsewhere(db.store, move.match, 1)
      return false
    }
    const settings = '{"pace":{"kind":"live","bank":60,"increment":5}}'
    const { match, all } = await hall({ row: { settings }, store: { tell, append } })
    const clock = { at: 1000, left: [5000, 9000], running: 0b01, paused: false, asked: 0 }
    const seen: number[] = []
    await all.setClock(match, (room, now) => {
      seen.push(room.position.rev)
      expect(now).toBeGreaterThan(1)
      return clock
    })
    const row = await positionOf(db.store, match)
    expect([seen, row?.rev, row?.seq, row?.deadline, JSON.parse(row?.clock ?? '')]).toEqual([
      ...[[0, 1], 2, 1, 6000],
      clock,
    ])
    expect([told, all.known(match)?.clock, all.known(match)?.position.rev]).toEqual([
      [{ kind: 'table', match }],
      clock,
      2,
    ])
    await all.setClock(match, () => null)
    expect([(await positionOf(db.store, match))?.clock, all.known(match)?.clock]).toEqual([null, null])
  })
  test('is read again when its seats changed; who works alone at it finds what is stored, and leaves it read', async () => {
    const told: unknown[] = []
    const { match, all } = await hall({ store: { tell: async note => void told.push(note) } })
    const { meta } = await all.room(match)
    await all.changed(match)
    expect(told).toEqual([{ kind: 'table', match }])
    expect((await all.room(match)).meta).not.toBe(meta)
    await playedElsewhere(db.store, match, 1)
    const seen = await all.alone(match, async room => {
      const { seq } = room.position
      await playedElsewhere(db.store, match, 1)
      return seq
    })
    expect([seen, all.known(match)?.position.seq]).toEqual([1, 2])
  })
})
