import { expect, test } from 'vitest'
import { summaryOf, talesOf } from '../src/screen/tale.ts'
import type { ChronicleLine } from '../src/table/lines.ts'

const line = (seq: number, seat: number, events: readonly object[], auto = false): ChronicleLine =>
  ({ seq, seat, auto, events, round: 1, phase: 'grow', at: null }) as unknown as ChronicleLine
const say = (event: unknown): string => (event as { text: string }).text

test('one line a player and phase, with the sign of the player it happens to', () => {
  const tales = talesOf(
    [
      line(1, -1, [
        { seat: 1, text: 'Ada grows' },
        { seat: 0, text: 'Bo grows' },
      ]),
      line(2, 0, [{ seat: 1, text: 'Ada loses a city' }]),
      line(3, 0, [{ text: 'A bell rings' }], true),
    ],
    say,
  )
  expect(tales.map(t => [t.seat, t.events.map(e => e.text)])).toEqual([
    [1, ['Ada grows', 'Ada loses a city']],
    [0, ['Bo grows', 'A bell rings']],
  ])
  expect(tales[1].events.map(e => e.auto)).toEqual([false, true])
})

test('what sentences have in common is said once', () => {
  expect(summaryOf(['Egypt grows by 2 in Rome', 'Egypt grows by 2 in Samnium'])).toEqual({
    text: 'Egypt grows by 2 in Rome, Samnium',
    more: 0,
  })
  expect(summaryOf(['Ada lays a card', 'Ada lays a card', 'Ada stops'])).toEqual({
    text: 'Ada lays a card ×2',
    more: 1,
  })
  expect(summaryOf(['Ada takes figs', 'A storm comes'])).toEqual({ text: 'Ada takes figs', more: 1 })
  expect(summaryOf(['Ada takes figs'])).toEqual({ text: 'Ada takes figs', more: 0 })
})
