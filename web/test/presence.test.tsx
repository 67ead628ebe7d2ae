/** Who is there now: a dot for every person at a table, in the lobby's rows and in the waiting room. */
import { strengthOf } from '@ecumene/games'
import type { TableInfo } from '@ecumene/protocol'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableRow } from '../src/online/table-row.tsx'
import { WaitingRoom } from '../src/online/waiting-room.tsx'

// What is rendered here has no page: what it hears is as it begins.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}))
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))
vi.mock('../src/online/session.ts', () => ({ server: {} }))
vi.mock('../src/online/calls.ts', () => ({ freeSeat: async () => {} }))
vi.mock('../src/online/talk.ts', () => ({ Talk: class {} }))
vi.mock('../src/shelf/covers/cover.tsx', () => ({ Cover: () => null }))
beforeEach(() => vi.stubGlobal('location', { href: 'http://table/online/a' }))
afterEach(() => vi.unstubAllGlobals())

const seatOf = (seat: number, user: string | null, here: boolean, bot: string | null = null) => ({
  seat,
  user,
  name: user,
  rating: user === 'ada' ? { rating: 1500, provisional: true } : null,
  here,
  bot,
  standIn: null,
  vacant: false,
  left: null,
  adoptable: false,
  kept: null,
  due: null,
})
const tableOf = (status: 'open' | 'live' | 'over'): TableInfo =>
  ({
    id: 'a',
    game: 'bronze',
    status,
    title: null,
    me: 0,
    owner: 'ada',
    owed: 0,
    clock: null,
    movedAt: null,
    expiresAt: null,
    rematch: null,
    settings: { pace: { kind: 'free' }, watchers: true, expiry: 'bot', options: {}, variant: 'base' },
    seats: [
      seatOf(0, 'ada', true),
      seatOf(1, 'ben', false),
      seatOf(2, null, false, status === 'open' ? null : 'greedy'),
    ],
  }) as unknown as TableInfo
/** For each seat: true, false, or nothing. */
const dotsIn = (page: string): (boolean | null)[] =>
  (/<(ul|ol) class="(?:online|waiting)-seats">.*?<\/\1>/s.exec(page)?.[0].split('<li').slice(1) ?? []).map(li => {
    const here = /data-here="(\w+)"/.exec(li)?.[1]
    return here === undefined ? null : here === 'true'
  })
const row = (table: TableInfo): string =>
  renderToStaticMarkup(<TableRow table={table} onJoin={() => {}} onAdopt={() => {}} onLeave={() => {}} />)
const room = (table: TableInfo): string =>
  renderToStaticMarkup(<WaitingRoom info={table} user="ada" onChange={async () => {}} />)

test('people have a dot, full for who is there and hollow for who is not; free seats and bots have none', () => {
  expect(dotsIn(row(tableOf('open')))).toEqual([true, false, null])
  expect(dotsIn(row(tableOf('live')))).toEqual([true, false, null])
  expect(dotsIn(room(tableOf('open')))).toEqual([true, false, null])
})
test('shape and words say it too, not colour alone', () => {
  const page = row(tableOf('open'))
  expect([page.includes('●'), page.includes('○')]).toEqual([true, true])
  expect(page).toMatch(/ada is here now/)
  expect(page).toMatch(/ben is away now/)
})
test('ratings stand beside names, provisional ones with a question mark; bots have their strength', () => {
  const page = row(tableOf('live'))
  expect(page).toContain('1500?')
  expect(page).toMatch(/Rating 1500, provisional/)
  expect(page).toContain(`≈${strengthOf('bronze', 'citizen').rating}`)
  expect(page.match(/rating-mark/g)).toHaveLength(2)
})
test('an open table shows when it begins; its players also read that they are reminded', () => {
  const [later, soon] = [3_600_000, 600_000].map(ms => ({ ...tableOf('open'), startsAt: Date.now() + ms }))
  expect(row(later)).toMatch(/data-row-starts.*begins .*reminded/)
  expect(row({ ...later, me: null })).not.toContain('reminded')
  expect(row(soon)).toMatch(/online-table turn.*begins in (10:00|9:5\d)/)
  expect(row({ ...later, startsAt: 1 })).toContain('as soon as every seat is taken')
  expect(row(tableOf('open'))).not.toContain('data-row-starts')
})
test('when the game is over nobody is waited for', () => {
  expect(dotsIn(row(tableOf('over')))).toEqual([null, null, null])
})
