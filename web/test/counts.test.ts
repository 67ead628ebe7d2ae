/** Whose rating a game counts for, as its terms say it. */
import { TableSettings } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import { countsFor } from '../src/online/counts-for-rating.ts'

type Seat = Parameters<typeof countsFor>[0]['seats'][number]
const seat = { user: null, bot: null, vacant: false, isGuest: false } as Seat
const member = { ...seat, user: 'ada' }
const guest = { ...seat, user: 'visitor', isGuest: true }
const bot = { ...seat, bot: 'citizen' }
const counts = (seats: readonly Seat[], settings: Partial<TableSettings> = {}, status: 'open' | 'live' = 'live') =>
  countsFor({ settings: TableSettings.parse(settings), seats: [...seats], status })

test('a game counts for those who have an account, of whom there are two at least; a guest is not told that it counts', () => {
  expect(counts([member, member, bot])).toBe('all')
  expect(counts([guest, guest])).toBe('nobody')
  expect(counts([member, guest])).toBe('nobody')
  expect(counts([member, bot])).toBe('nobody')
  expect(counts([member, member, guest])).toBe('members')
})
test('a free seat of a table that waits may be taken by somebody with an account; who left is rated last', () => {
  expect(counts([member, seat], {}, 'open')).toBe('all')
  expect(counts([guest, seat], {}, 'open')).toBe('nobody')
  expect(counts([guest, seat, seat], {}, 'open')).toBe('members')
  expect(counts([member, { ...seat, vacant: true }])).toBe('all')
  expect(counts([member, { ...seat, vacant: true, isGuest: true }])).toBe('nobody')
})
test('nobody is rated where the table says so, or where there is advice', () => {
  expect(counts([member, member], { rated: false })).toBe('nobody')
  expect(counts([member, member], { hints: true })).toBe('nobody')
})
