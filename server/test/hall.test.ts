/** A move on its way: judged by the rules, stored for good, and only then answered and shown. */
import { describe, expect, test } from 'vitest'
import { positionOf } from '../src/store/positions.ts'
import type { Store } from '../src/store/store.ts'
import { hallsOver, takes } from './halls-in-memory.ts'
import { aStore, follower, line, playedElsewhere } from './tables-in-memory.ts'

const db = aStore()
const { hall, clockOf, setSeat } = hallsOver(db)

describe('a move', () => {
  test('is stored, answered and shown to all; who follows the table hears of it', async () => {
    const { match, all, thread, moved, submit, stored } = await hall()
    const ada = follower('table')
    await all.follow(match, ada, 7)
    let seconds = -1
    all.events.on('timing', value => {
      seconds = value
    })
    expect([await submit(), seconds >= 0]).toEqual([{ seq: 1 }, true])
    expect([await stored(), moved]).toEqual([[[1, 0, 'player', 'mine']], [[match, 'player', true]]])
    expect(ada.heard).toEqual(['{"since":0,"clock":null}', '{"f":0,"clock":null}'])
    expect((await positionOf(db.store, match))?.seq).toBe(1)
    expect([thread.ops(), all.known(match)?.position.seq]).toEqual([['look', 'play'], 1])
  })
  test('an undo is a move, but no action; nor is one taken back by consent', async () => {
    const { moved, submit } = await hall()
    await submit({ action: null })
    await submit({ seq: 1, key: 'back', seat: -1, asker: 0 })
    expect(moved.map(([, , isAction]) => isAction)).toEqual([false, false])
  })
  test('that the rules refuse changes nothing', async () => {
    const refusal = { rule: 'T', key: 'table.turn' }
    const { submit, stored, moved } = await hall({ answer: () => ({ refusal, seq: 0 }) })
    await expect(submit()).rejects.toMatchObject({ code: 'not-owed', refusal })
    expect([await stored(), moved]).toEqual([[], []])
  })
  test.each([
    ['open', 'unfinished', 'the game has not begun'],
    ['over', 'over', 'the game is over'],
    ['gone', 'over', 'the game is over'],
    ['broken', 'broken', 'this table is out of order'],
  ] as const)('at a table that is %s is refused: %s', async (status, code, message) => {
    const { match, all, submit, thread } = await hall({ row: { status } })
    await expect(submit()).rejects.toMatchObject({ code, message })
    await expect(all.setClock(match, () => null)).rejects.toMatchObject({ code })
    expect(thread.asked).toEqual([])
  })
  test('waits while the game is paused, but for bots; after the bell only the clock plays', async () => {
    const paused = await hall()
    await clockOf(paused.match, { paused: true })
    for (const by of ['player', 'clock'] as const)
      await expect(paused.submit({ by })).rejects.toMatchObject({ code: 'paused', message: 'the game is paused' })
    await setSeat(paused.match, 0, { bot: 'greedy' })
    paused.all.rooms.forget(paused.match)
    expect(await paused.submit({ by: 'bot' })).toEqual({ seq: 1 })
    const rung = await hall({ row: { settings: '{"pace":{"kind":"live","bank":60,"increment":5}}' } })
    await clockOf(rung.match, { bell: { left: 0, isOpen: true } })
    const late = { code: 'not-owed', message: 'the bell has rung' }
    for (const by of ['player', 'bot', 'standing'] as const)
      await expect(rung.submit({ by })).rejects.toMatchObject(late)
    expect(await rung.submit({ by: 'clock' })).toEqual({ seq: 1 })
  })
  test('of a bot counts only while a bot sits there', async () => {
    const { match, submit } = await hall()
    await setSeat(match, 1, { bot: 'greedy' })
    await expect(submit({ by: 'bot' })).rejects.toMatchObject({ code: 'not-owed', message: 'no bot sits there' })
    expect(await submit({ by: 'bot', seat: 1 })).toEqual({ seq: 1 })
  })
  test('sent twice is played once', async () => {
    const { submit, thread } = await hall()
    expect([await submit(), await submit(), await submit({ seq: 1, key: 'next' })]).toEqual([
      { seq: 1 },
      { seq: 1 },
      { seq: 2 },
    ])
    expect(thread.ops()).toEqual(['play', 'play'])
    await expect(submit({ action: { verb: 'y' } })).rejects.toMatchObject({ code: 'conflict' })
  })
  test('of a client that is ahead of this process waits until it has caught up', async () => {
    const { match, all, submit, thread } = await hall()
    await all.room(match)
    await playedElsewhere(db.store, match, 2)
    expect(await submit({ seq: 2 })).toEqual({ seq: 3 })
    expect(thread.ops()).toEqual(['catchUp', 'play'])
    await submit({ seq: 3, key: 'next' })
    expect(thread.ops()).toEqual(['catchUp', 'play', 'play'])
  })
  test('of another server is told to those who play on here', async () => {
    const { match, all, moved, notes } = await hall()
    await all.room(match)
    await playedElsewhere(db.store, match, 1)
    notes.emit('note', { kind: 'move', match, from: 'there' })
    await all.rooms.settled()
    expect(moved).toEqual([[match, 'other', true]])
  })
  test('a position is kept every forty lines, and before a move is taken back', async () => {
    const { match, submit, thread } = await hall()
    await playedElsewhere(db.store, match, 39)
    const asked = () => thread.asked.filter(({ op }) => op === 'play').map(({ ask }) => ask.checkpoint)
    await submit({ seq: 39 })
    await submit({ seq: 40, key: 'b' })
    await submit({ seq: 41, key: 'c' })
    await submit({ seq: 42, key: 'd', seat: -1, asker: 0 })
    expect(asked()).toEqual([false, true, false, true])
  })
  test('that ends the game tells the table, which is read again', async () => {
    const outcome = { places: [1, 2], scores: [1, 0], parts: {}, ending: 'x', rule: 'T' }
    const { match, all, submit } = await hall({
      answer: (op, ask) => {
        const value = takes(op, ask) as { after: object }
        return op === 'play' ? { ...value, after: { ...value.after, outcome } } : value
      },
    })
    const ada = follower('table')
    await all.follow(match, ada, 0)
    await submit()
    expect([ada.heard[1], all.known(match)]).toEqual([`{"t":"table","match":"${match}"}`, null])
    await expect(submit({ seq: 1, key: 'next' })).rejects.toMatchObject({ code: 'over' })
  })
})

describe('when another is first, or the database fails', () => {
  test('the thread forgets what it played, the room reads what is stored, and the move is judged again', async () => {
    let refused = 2
    const append: Store['append'] = async move => (refused-- > 0 ? false : db.store.append(move))
    const { submit, thread, stored } = await hall({ store: { append } })
    expect([await submit(), thread.ops(), await stored()]).toEqual([
      { seq: 1 },
      ['play', 'drop', 'play', 'drop', 'play'],
      [[1, 0, 'player', 'mine']],
    ])
  })
  test('after eight times the table is too busy; what was stored meanwhile under the same key is the answer', async () => {
    const busy = await hall({ store: { append: async () => false } })
    const tooBusy = { code: 'busy', message: 'the table is too busy; try again' }
    await expect(busy.submit()).rejects.toMatchObject(tooBusy)
    expect(busy.thread.ops().filter(op => op === 'play')).toHaveLength(8)
    let tries = 0
    const counted = busy.all.setClock(busy.match, () => {
      tries++
      return null
    })
    await expect(counted).rejects.toMatchObject(tooBusy)
    expect(tries).toBe(8)
    const twice = await hall({
      store: {
        append: async move => {
          await db.store.db
            .insertInto('entry')
            .values(line(move.match, 1, { key: 'mine' }))
            .execute()
          return false
        },
      },
    })
    expect([await twice.submit(), twice.thread.ops()]).toEqual([{ seq: 1 }, ['play', 'drop']])
  })
  test('a database that does not answer may have stored the move: its key knows', async () => {
    const lost = await hall({
      store: {
        append: async move => {
          await db.store.append(move)
          throw new Error('the line is dead')
        },
      },
    })
    expect([await lost.submit(), lost.all.known(lost.match)?.position.seq]).toEqual([{ seq: 1 }, 1])
    expect(lost.thread.ops()).toEqual(['play', 'drop', 'catchUp'])
    const failed = await hall({ store: { append: () => Promise.reject(new Error('the disk is full')) } })
    await expect(failed.submit()).rejects.toMatchObject({ code: 'busy', message: 'it could not be stored; try again' })
    const why = { match: failed.match, reason: 'Error: the disk is full' }
    expect([failed.said, failed.moved]).toEqual([[[why, 'a move could not be stored']], []])
  })
})
