/** Tables that other servers play at are brought up to date; those that nobody uses are put away. */
import { describe, expect, test, vi } from 'vitest'
import { aStore, follower, playedElsewhere, roomsOver } from './tables-in-memory.ts'

const db = aStore()
const rooms = roomsOver(db)

describe('catching up', () => {
  test('new lines go to the thread, and to those who look on', async () => {
    const { all, asked } = rooms()
    const match = await db.table()
    const room = all.of(match)
    await all.fresh(room)
    await all.refresh(room)
    expect(asked).toEqual([])
    await playedElsewhere(db.store, match, 3)
    expect((await all.fresh(room)).position.seq).toBe(0) // nobody has asked for what is new
    expect((await all.refresh(room)).position.seq).toBe(3)
    const other = rooms().all
    expect((await other.refresh(other.of(match))).position.seq).toBe(3) // never read before
    const ben = follower('table')
    room.subscribers.add(ben)
    await playedElsewhere(db.store, match, 2)
    await all.refresh(room)
    expect(asked).toEqual([
      ['keepUp', match, 0, 3],
      ['catchUp', match, 3],
    ])
    expect(ben.heard).toEqual(['{"frame":0,"clock":null}'])
  })
  test('where that fails the room stands where everybody saw it', async () => {
    const { all } = rooms()
    const match = await db.table()
    const room = all.of(match)
    const { position } = await all.fresh(room)
    room.subscribers.add({
      ...follower('table'),
      send: () => {
        throw new Error('gone')
      },
    })
    await playedElsewhere(db.store, match, 1)
    await expect(all.refresh(room)).rejects.toThrow('gone')
    expect([room.position === position, room.position?.seq]).toEqual([true, 0])
  })
  test('a move that another server tells of is read; our own is known; a table nobody asked for is left alone', async () => {
    const { all, asked, moved, tell } = rooms()
    const [match, other] = [await db.table(), await db.table()]
    await all.fresh(all.of(match))
    all.of(other)
    for (const id of [match, other]) await playedElsewhere(db.store, id, 1)
    tell({ kind: 'move', match, from: 'here' })
    tell({ kind: 'chat', match, from: 'there' })
    for (const id of [other, 'nowhere']) tell({ kind: 'move', match: id, from: 'there' })
    await all.settled()
    expect([asked, moved]).toEqual([[], []])
    tell({ kind: 'move', match, from: 'there' })
    await all.settled()
    expect([asked, moved]).toEqual([[['keepUp', match, 0, 1]], [match]])
    tell({ kind: 'move', match, from: 'there' })
    await all.settled()
    expect(moved).toEqual([match]) // nothing was new
  })
  test('after a break of the line between servers every table is looked at; what fails is written down', async () => {
    const { all, moved, notes, said } = rooms()
    const match = await db.table()
    await all.fresh(all.of(match))
    await playedElsewhere(db.store, match, 1)
    notes.emit('reset')
    await all.settled()
    expect([moved, said]).toEqual([[match], []])
    await db.store.db.deleteFrom('match').where('id', '=', match).execute()
    notes.emit('reset')
    await all.settled()
    expect(said).toMatchObject([[{ match }, 'could not catch up']])
  })
  test('changed seats are read again and those who look on are told; a person’s change makes every room stale', async () => {
    const { all, tell } = rooms()
    const [a, late, b] = [all.of('a'), all.of('a', 5), all.of('b')]
    const ada = follower(0)
    a.subscribers.add(ada)
    tell({ kind: 'chat', match: 'a' })
    expect([a.stale, ada.heard]).toEqual([false, []])
    tell({ kind: 'table', match: 'a' })
    expect([a.stale, late.stale, b.stale, ada.heard]).toEqual([true, true, false, ['{"t":"table","match":"a"}']])
    tell({ kind: 'user', user: 'ada' })
    expect(b.stale).toBe(true)
  })
  test('where a note may be lost, tables that somebody looks at are compared every five seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { all, moved } = rooms({ mayMissNotes: true })
    const sure = rooms()
    const [unread, unseen, seen] = [await db.table(), await db.table(), await db.table()]
    for (const id of [unseen, seen]) await all.fresh(all.of(id))
    await sure.all.fresh(sure.all.of(seen))
    // More tables than are asked for at once, and one that was never read, come first.
    for (const id of [unread, ...Array.from({ length: 499 }, (_, i) => `x${i}`), seen])
      all.of(id).subscribers.add(follower('table'))
    sure.all.of(seen).subscribers.add(follower('table'))
    const look = async (times: number): Promise<void> => {
      for (const id of [unseen, seen]) await playedElsewhere(db.store, id, 1)
      vi.advanceTimersByTime(4999)
      await all.settled()
      expect(moved).toHaveLength(times - 1)
      vi.advanceTimersByTime(1)
      await vi.waitFor(() => expect(moved).toHaveLength(times), 30_000)
    }
    await look(1)
    await look(2)
    expect([moved, sure.moved]).toEqual([[seen, seen], []])
    const { meta } = all.of(seen)
    vi.advanceTimersByTime(5000)
    await new Promise(resolve => setTimeout(resolve, 20))
    await all.settled()
    expect(all.of(seen).meta).toBe(meta) // nothing was new: nothing was read
  })
  test('late spectators see the table move while nobody plays', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { all } = rooms()
    const match = await db.table()
    const late = all.of(match, 10_000)
    await all.fresh(late)
    late.subscribers.add(follower('table'))
    await playedElsewhere(db.store, match, 1) // long ago, by its time
    vi.advanceTimersByTime(1000)
    await all.settled()
    expect(late.position?.seq).toBe(1)
    await db.store.db.updateTable('entry').set({ at: Date.now() }).where('match', '=', match).execute()
    vi.advanceTimersByTime(1000)
    await all.settled()
    expect(late.position?.seq).toBe(0) // ten seconds ago there was no line
  })
  test('they are looked after while they look; what fails is written down', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { all, said } = rooms()
    const match = await db.table()
    const late = all.of(match, 10_000)
    await all.fresh(late)
    await playedElsewhere(db.store, match, 1)
    vi.advanceTimersByTime(1000)
    await all.settled()
    expect([late.position?.seq, said]).toEqual([0, []]) // nobody looks
    late.subscribers.add(follower('table'))
    await db.store.db.deleteFrom('match').where('id', '=', match).execute()
    vi.advanceTimersByTime(1000)
    await all.settled()
    expect(said).toEqual([[{ match, reason: 'Problem: no such table' }, 'late room']])
  })
})

describe('putting away', () => {
  test('a room that nobody has used, looks at or is busy with is forgotten', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { all } = rooms({}, 8000)
    const used = ['idle', 'watched', 'busy'].map(id => all.of(id))
    all.of('idle', 5)
    used[1].subscribers.add(follower('table'))
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const work = used[2].lock(() => end)
    vi.advanceTimersByTime(9999) // it is looked every two seconds
    expect([all.size, all.roomsOf('idle').map(room => room.late)]).toEqual([4, [0, 5]])
    vi.advanceTimersByTime(1)
    expect(['idle', 'watched', 'busy'].map(id => all.roomsOf(id).length)).toEqual([0, 1, 1])
    resolve()
    await work
    all.of('watched').subscribers.clear()
    all.close()
    vi.advanceTimersByTime(60_000)
    expect(all.size).toBe(2) // a closed server looks after nothing any more
  })
  test('it is counted who follows which table', () => {
    const { all } = rooms()
    const [ada, ben] = [follower(0), follower('table')]
    all.of('a').subscribers.add(ada)
    all.of('a', 5).subscribers.add(ben)
    all.of('b')
    expect([all.subscriberCount, [...all.followed()], [...all.followers('a')], [...all.followers('b')]]).toEqual([
      2,
      ['a'],
      [ada, ben],
      [],
    ])
  })
})
