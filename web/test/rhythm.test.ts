/** How long a bot waits: what nobody needs to watch costs no time. */
import { bronze } from '@ecumene/bronze/src/game.ts'
import type { GameDef, GameEvent, Line } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { waitAfter } from '../src/local/rhythm.ts'

const PACE = 600
const game = bronze as unknown as GameDef
let seq = 0
const line = (seat: number, ...types: string[]): Line => ({
  seq: seq++,
  seat,
  auto: false,
  events: types.map((type): GameEvent => ({ type, seat })),
})
const wait = (...lines: Line[]): number => waitAfter(game, lines, PACE)

test('after a deed or a headline a bot waits its whole pace', () => {
  expect(wait(line(1, 'round'), line(1, 'took', 'shown'))).toBe(PACE)
  expect(wait(line(1, 'took'), line(1, 'revealed'))).toBe(PACE)
  expect(wait()).toBe(PACE)
})
test('after bookkeeping alone it goes on at once', () => {
  expect(wait(line(1, 'took'), line(1, 'round', 'shown'))).toBe(0)
  expect(wait(line(1, 'took'), line(1))).toBe(0)
})
test('more of the same by the same player follows quickly, of another player or kind it does not', () => {
  expect(wait(line(1, 'settled'), line(1, 'settled'))).toBe(PACE / 3)
  expect(wait(line(1, 'settled'), line(2, 'settled'))).toBe(PACE)
  expect(wait(line(1, 'laid'), line(1, 'settled'))).toBe(PACE)
})
