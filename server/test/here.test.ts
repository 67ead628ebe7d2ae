import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Here } from '../src/people/people-online.ts'
import type { TableNote } from '../src/store/note.ts'
import type { Store } from '../src/store/store.ts'
import { guest, testServer } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('a table says of each player whether they are on the site', async () => {
  const [a, b] = await Promise.all([guest(server.url), guest(server.url)])
  const { id } = await a.client.create({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  })
  const hereAt = async () => (await b.client.table(id)).seats.map(s => s.here)
  expect(await hereAt()).toEqual([true, false, false])
  await b.client.join(id)
  expect(await hereAt()).toEqual([true, true, false])
})
test('who has not been heard of for a minute is away; another server’s word counts too', () => {
  const told: Omit<TableNote, 'from'>[] = []
  const notes: Store['notes'] = new EventEmitter()
  let now = 1_000_000
  const tell = async (note: Omit<TableNote, 'from'>): Promise<void> => void told.push(note)
  const here = new Here({ notes, origin: 'one', postgres: true as never, tell }, () => now)
  here.seen('ada')
  here.seen('ada')
  expect(told).toEqual([{ kind: 'here', user: 'ada' }])
  notes.emit('note', { from: 'two', kind: 'here', user: 'ben' })
  expect(['ada', 'ben', 'cleo'].map(user => here.has(user))).toEqual([true, true, false])
  now += 59_000
  expect(here.has('ben')).toBe(true)
  here.seen('ada')
  now += 2000
  here.tidy()
  expect(['ada', 'ben'].map(user => here.has(user))).toEqual([true, false])
})
