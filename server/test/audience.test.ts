/** What those who look at a table are sent, and who is there. */
import { EventEmitter } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TableNote } from '../src/store/note.ts'
import type { Store } from '../src/store/store.ts'
import { botsAt, clockText, dismiss, onlookersOf, presenceOf, show, tellTable } from '../src/table/audience.ts'
import { Presence } from '../src/table/presence.ts'
import { Room } from '../src/table/room.ts'
import { closeAll, type Follower, follower, roomWith } from './tables-in-memory.ts'

const opened: Presence[] = []
afterEach(() => {
  closeAll(opened)
  vi.useRealTimers()
})

describe('those who look on', () => {
  test('each kind of look is made once, and sent to all who look so', () => {
    const room = roomWith([{ user: 'ada' }, { bot: 'greedy' }, { user: 'ben', standIn: 'greedy' }])
    const [ada, again, spelled, spectator] = [follower(0), follower(0), follower(0, null, true), follower('table')]
    for (const one of [ada, again, spelled, spectator]) room.subscribers.add(one)
    const onlookers = onlookersOf(room)
    expect(onlookers).toEqual([
      { viewer: 0, legal: false, bots: 0b110 },
      { viewer: 0, legal: true, bots: 0b110 },
      { viewer: 'table', legal: false, bots: 0b110 },
    ])
    show(room, onlookers, ['{"a":1', '{"b":2', '{"c":3'])
    expect([ada, again, spelled, spectator].map(one => one.heard)).toEqual([
      ['{"a":1,"clock":null}'],
      ['{"a":1,"clock":null}'],
      ['{"b":2,"clock":null}'],
      ['{"c":3,"clock":null}'],
    ])
    expect(botsAt(new Room('t', 0))).toBe(0)
  })
  test('they are shown the clock; late spectators are not', () => {
    const room = roomWith([{ user: 'ada' }], { pace: { kind: 'live', bank: 60, increment: 5 } })
    room.clock = { at: Date.now() + 99_000, left: [60_000], running: 1, paused: false, asked: 0 }
    expect(clockText(room)).toMatch(/^,"clock":\{"now":\d+,"running":1,"left":\[60000\],.*\}\}$/)
    const late = new Room('t', 5000)
    Object.assign(late, { meta: room.meta, clock: room.clock })
    expect([clockText(late), clockText(new Room('t', 0))]).toEqual([',"clock":null}', ',"clock":null}'])
  })
  test('a change of the table is told to all; who no longer sits there is sent away, spectators stay', () => {
    const room = roomWith([{ user: 'ada' }, { user: 'ben' }])
    const all = [follower(0, 'ada'), follower(1, 'cleo'), follower(1, null), follower('table', 'cleo')]
    for (const one of all) room.subscribers.add(one)
    tellTable(room)
    dismiss(room)
    const closed = ['{"t":"table","match":"t"}', '{"t":"closed","match":"t"}']
    expect(all.map(one => one.heard)).toEqual([closed.slice(0, 1), closed, closed, closed.slice(0, 1)])
    expect([...room.subscribers]).toEqual([all[0], all[3]])
    expect(presenceOf([room, room])).toEqual({ present: 1, watchers: 2 })
  })
})

describe('who is there, on all servers', () => {
  function presence(postgres: boolean) {
    const told: Partial<TableNote>[] = []
    const notes: Store['notes'] = new EventEmitter()
    const room = roomWith([{ user: 'ada' }, { user: 'ben' }])
    const watched = new Set<string>()
    const roomsOf = (match: string) => (match === 't' ? [room] : [])
    const found = {
      roomsOf,
      followers: (match: string) => roomsOf(match).flatMap(one => [...one.subscribers]),
      followed: () => watched,
    }
    const store = { notes, origin: 'here', postgres, tell: async (note: Partial<TableNote>) => void told.push(note) }
    const here = new Presence(store as unknown as Store, { rooms: found } as never)
    opened.push(here)
    const hear = (note: Partial<TableNote>) =>
      notes.emit('note', { kind: 'people', match: 't', from: 'there', ...note } as TableNote)
    const come = (one: Follower): Follower => {
      room.subscribers.add(one)
      return one
    }
    return { here, told, hear, come, watched }
  }
  test('of one server: everybody at the table hears who is there, and nobody else is told', () => {
    const { here, told, come } = presence(false)
    const ada = come(follower(0, 'ada'))
    here.changed('t', true)
    expect([ada.heard, told]).toEqual([['{"t":"people","match":"t","present":1,"watchers":0}'], []])
  })
  test('of several: what the others say counts until they say that nobody is left', () => {
    const { here, hear, come } = presence(true)
    const ada = come(follower(0, 'ada'))
    hear({ present: 0b10, watchers: 2 })
    hear({ from: 'third', watchers: 1 })
    expect(here.of('t')).toEqual({ present: 0b11, watchers: 3 })
    expect(ada.heard.at(-1)).toBe('{"t":"people","match":"t","present":3,"watchers":3}')
    hear({ from: 'here', watchers: 40 }) // what this server said itself
    hear({ kind: 'move', watchers: 40 })
    expect(here.of('t').watchers).toBe(3)
    hear({ present: 0, watchers: 0 })
    expect(here.of('t')).toEqual({ present: 0b01, watchers: 1 })
    hear({ from: 'third' })
    expect(here.of('t')).toEqual({ present: 0b01, watchers: 0 })
    hear({ from: 'third', present: 0b10 })
    expect(here.of('t')).toEqual({ present: 0b11, watchers: 0 })
  })
  test('who comes asks the other servers; who is asked answers, if anybody is there', () => {
    const { here, told, hear, come } = presence(true)
    hear({ watchers: 1, isAsking: true })
    expect(told).toEqual([])
    come(follower('table'))
    here.changed('t', true)
    here.changed('t', false)
    hear({ watchers: 1 })
    hear({ watchers: 1, isAsking: true })
    const said = { kind: 'people', match: 't', present: 0, watchers: 1 }
    expect(told).toEqual([
      { ...said, isAsking: true },
      { ...said, isAsking: false },
      { ...said, isAsking: false },
    ])
    const alone = presence(true)
    alone.come(follower(0, 'ada'))
    alone.hear({ isAsking: true })
    expect(alone.told).toEqual([{ ...said, present: 1, watchers: 0, isAsking: false }])
  })
  test('a server says it again every half minute; one that has been silent for ninety seconds counts no more', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { here, told, hear, watched } = presence(true)
    const single = presence(false)
    for (const one of [watched, single.watched]) one.add('t')
    hear({ watchers: 1 })
    vi.advanceTimersByTime(30_000)
    expect([told, single.told, here.of('t').watchers]).toMatchObject([[{ isAsking: false }], [], 1])
    vi.advanceTimersByTime(59_999)
    expect(here.of('t').watchers).toBe(1)
    vi.advanceTimersByTime(1)
    expect([told.length, here.of('t').watchers]).toEqual([3, 0])
    here.close()
    vi.advanceTimersByTime(90_000)
    expect(told).toHaveLength(3)
  })
})
