/** What a process knows of its tables: read once, and again when it changed. */
import { describe, expect, test } from 'vitest'
import { NO_REST } from '../src/pace/quiet-hours.ts'
import { addChannel } from '../src/store/channels.ts'
import { isDeserted } from '../src/store/presence.ts'
import { Room, readPosition } from '../src/table/room.ts'
import { addPerson } from './both-databases.ts'
import { aStore, follower, playedElsewhere, roomsOver, roomWith } from './tables-in-memory.ts'

const db = aStore()
const rooms = roomsOver(db)
const seatsOf = (match: string) => db.store.db.updateTable('seat').where('match', '=', match)

describe('a room', () => {
  test('does one thing at a time, in the order of asking; what fails does not stop the next', async () => {
    const room = new Room('t', 0)
    const done: number[] = []
    const slow = room.lock(async () => {
      await new Promise(resolve => setTimeout(resolve, 5))
      done.push(1)
    })
    const bad = room.lock(() => Promise.reject(new Error('no')))
    const last = room.lock(async () => done.push(2))
    expect(room.busy).toBe(true)
    await expect(bad).rejects.toThrow('no')
    await Promise.all([slow, last])
    expect([done, room.busy]).toEqual([[1, 2], false])
  })
  test('a late one has a name of its own in the thread', () => {
    expect([new Room('t', 0).table, new Room('t', 5000).table]).toEqual(['t', 't~5000'])
  })
  test('somebody’s seat is theirs until they leave it', () => {
    const room = roomWith([{ user: 'ada' }, { user: 'ben', vacant: true }, {}])
    expect([room.seatOf('ada'), room.seatOf('ben'), room.seatOf('cleo'), room.seatOf(null)]).toEqual([
      0,
      null,
      null,
      null,
    ])
    expect(new Room('t', 0).seatOf('ada')).toBeNull()
  })
  test('is deserted when everybody is away and somebody may come back', () => {
    const away = { user: 'ada', standIn: 'greedy' }
    const deserted = (...seats: Parameters<typeof roomWith>[0]): boolean => isDeserted(roomWith(seats).meta)
    expect(deserted(away, { bot: 'greedy' })).toBe(true)
    expect(deserted(away, { user: 'ben' })).toBe(false)
    expect(deserted({ ...away, vacant: true }, { bot: 'greedy' })).toBe(false)
    expect(deserted({ bot: 'greedy' }, { bot: 'greedy' })).toBe(false)
    expect(deserted({ user: 'ada', bot: 'greedy' })).toBe(false)
  })
})

describe('reading', () => {
  test('a table is one room, late spectators of it another', async () => {
    const { all } = rooms()
    const a = all.of('a')
    expect([all.of('a') === a, all.of('a', 5) === a, all.of('a', 5).late]).toEqual([true, false, 5])
    expect([all.size, all.roomsOf('a').length, all.of('a', 5) === all.of('b', 5)]).toEqual([2, 2, false])
  })
  test('is done once for all who ask; nothing is known before, nor once it is stale', async () => {
    const { all } = rooms()
    const room = all.of(await db.table())
    expect(all.known(room)).toBeNull()
    const { meta } = await all.fresh(room)
    expect([room.readings, all.known(room) === room, (await all.fresh(room)).meta === meta]).toEqual([0, true, true])
    room.stale = true
    expect(all.known(room)).toBeNull()
    const both = [all.fresh(room), all.fresh(room)]
    expect([room.readings, room.stale, all.known(room)]).toEqual([1, false, null])
    const [first, second] = await Promise.all(both)
    expect([first.meta === meta, first.meta === second.meta, room.readings]).toEqual([false, true, 0])
  })
  test('an unknown table is none, and is not kept', async () => {
    const { all } = rooms()
    const unknown = { code: 'unknown', message: 'no such table' }
    await expect(all.fresh(all.of('nowhere'))).rejects.toMatchObject(unknown)
    expect(all.size).toBe(0)
  })
  test('before the game there is no position; a viewer who came then finds it later', async () => {
    const { all } = rooms()
    const match = await db.table({ status: 'open' })
    const room = all.of(match)
    expect([(await all.fresh(room)).position.rev, all.known(room)]).toEqual([-1, null])
    await db.store.db
      .insertInto('position')
      .values({ match, rev: 0, seq: 0, owed: 1, clock: '{"at":1}', deadline: null, updated_at: 1 })
      .execute()
    expect([(await all.fresh(room)).position.rev, room.clock]).toEqual([0, { at: 1 }])
  })
  test('what cannot be read now is read when it is asked again', async () => {
    let isBroken = true
    const failing = new Proxy(db.store.db, {
      get: (real, name) => {
        if (isBroken && name === 'selectFrom') throw new Error('no database')
        const value = Reflect.get(real, name)
        return typeof value === 'function' ? value.bind(real) : value
      },
    })
    const { all } = rooms({ db: failing })
    const match = await db.table()
    const room = all.of(match)
    await expect(all.fresh(room)).rejects.toThrow('no database')
    isBroken = false
    expect((await all.fresh(room)).position.rev).toBe(0)
    await seatsOf(match).set({ bot: 'greedy' }).execute()
    room.stale = true
    isBroken = true
    await expect(all.fresh(room)).rejects.toThrow('no database')
    isBroken = false
    expect((await all.fresh(room)).meta.seats[0].bot).toBe('greedy')
  })
  test('who sits there is read with what is said of them: whether they play, rest, can be told, and their instructions', async () => {
    const match = await db.table()
    for (const id of ['ada', 'ben']) await addPerson(db.store, `${match}-${id}`)
    const [ada, ben] = [`${match}-ada`, `${match}-ben`]
    await seatsOf(match).set({ user: ada }).where('seat', '=', 0).execute()
    await seatsOf(match).set({ user: ben, instructions: '[{"verb":"done"}]' }).where('seat', '=', 1).execute()
    const channel = { id: `${match}-w`, user: ben, kind: 'webhook', target: '', created_at: 1, failures: 0 } as const
    await addChannel(db.store, channel, 10)
    const { meta } = await rooms().all.fresh(new Room(match, 0))
    expect([meta.people, meta.seats.map(s => [s.user, s.reachable, s.instructions])]).toEqual([
      0b11,
      [
        [ada, false, []],
        [ben, true, [{ verb: 'done' }]],
      ],
    ])
    expect(meta.rests).toEqual([NO_REST, NO_REST])
    const nobody = await rooms().all.fresh(new Room(await db.table(), 0))
    expect([nobody.meta.people, nobody.meta.seats.map(s => s.reachable)]).toEqual([0, [false, false]])
  })
  test('a late room stands where the game stood then; any other, and every room of a game that is over, where it is', async () => {
    const match = await db.table()
    await playedElsewhere(db.store, match, 2)
    const set = (at: number, seq: number) =>
      db.store.db.updateTable('entry').set({ at }).where('match', '=', match).where('seq', '=', seq).execute()
    await set(Date.now() + 60_000, 2) // by the clock of another machine
    const seqOf = async (late: number) => (await rooms().all.fresh(new Room(match, late))).position.seq
    expect([await seqOf(0), await seqOf(5000)]).toEqual([2, 1])
    await db.store.db.updateTable('match').set({ status: 'over' }).where('id', '=', match).execute()
    expect(await seqOf(5000)).toBe(2)
    const unread = new Room(match, 5000)
    await readPosition(db.store, unread)
    expect(unread.position?.seq).toBe(2)
  })
  test('who lost their seat no longer sees what it sees; when the rules are newer the thread begins anew', async () => {
    const { all, asked } = rooms()
    const match = await db.table()
    const ada = follower(0, 'ada')
    const room = all.of(match)
    await seatsOf(match).set({ user: 'ada' }).where('seat', '=', 0).execute()
    await all.fresh(room)
    room.subscribers.add(ada)
    room.checkpointed = 40
    room.stale = true
    await all.fresh(room)
    expect([room.subscribers.size, room.checkpointed, asked]).toEqual([1, 40, []])
    await seatsOf(match).set({ vacant: 1 }).where('seat', '=', 0).execute()
    await db.store.db.updateTable('match').set({ version: 2 }).where('id', '=', match).execute()
    room.stale = true
    await all.fresh(room)
    expect([room.subscribers.size, room.checkpointed, asked]).toEqual([0, 0, [['discard', match]]])
    expect(ada.heard).toEqual([`{"t":"closed","match":"${match}"}`])
  })
})
