/** The bell of a market on the screen of a live table (CIV-R-35, CIV-R-107). */
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Notices } from '../src/online/notices.tsx'
import type { OnlineTable } from '../src/online/online-table.ts'

// What is rendered here has no page: what it hears is as it begins.
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))
vi.mock('../src/online/calls.ts', () => ({}))
vi.mock('../src/online/standing-dialog.tsx', () => ({ StandingDialog: () => null }))
afterEach(() => vi.useRealTimers())

const HEARD = 1_000_000
const seat = { standIn: null, vacant: false, due: null, resting: false }
/** What stands above the question so many milliseconds after the server said that the bell rings in five minutes. */
function noticesAfter(ms: number, clock: object = {}): string {
  vi.useFakeTimers({ now: HEARD + ms })
  const around = {
    info: {
      id: 'a',
      status: 'live',
      me: 0,
      seats: [seat, seat],
      settings: { pace: { kind: 'live', bank: 60, increment: 5 }, expiry: 'bot' },
    },
    clock: { left: [60_000, 60_000], running: 0, paused: false, pauseAsked: 0, bell: 300_000, ...clock },
    heardAt: HEARD,
    instructions: [],
  }
  const table = { subscribe: () => () => {}, around: () => around } as unknown as OnlineTable
  return renderToStaticMarkup(<Notices table={table} onChange={async () => {}} />)
}
const bellIn = (page: string): string | null => /<p[^>]*data-bell.*?<\/p>/s.exec(page)?.[0] ?? null

test('CIV-R-35 CIV-R-107 an open market says how long it is open, counted on from what the server said', () => {
  expect(bellIn(noticesAfter(0))).toContain('The bell ends trading in 5:00.')
  expect(bellIn(noticesAfter(61_000))).toContain('The bell ends trading in 3:59.')
  expect(bellIn(noticesAfter(400_000))).toContain('The bell ends trading in 0:00.')
})
test('the last half minute is marked and announced; before it nothing is', () => {
  const calm = bellIn(noticesAfter(269_000))
  expect(calm).toContain('0:31')
  for (const sign of ['⚠', 'role="alert"']) expect(calm).not.toContain(sign)
  const late = bellIn(noticesAfter(270_000))
  for (const sign of ['0:30', '⚠', 'role="alert"', 'Trading ends in half a minute.']) expect(late).toContain(sign)
})
test('a pause stops it, and without a market there is no bell', () => {
  expect(bellIn(noticesAfter(61_000, { paused: true }))).toContain('5:00')
  expect(bellIn(noticesAfter(0, { bell: null }))).toBeNull()
})
