import { expect, test } from 'vitest'
import { backAt, backsOf } from '../src/online/takeback.ts'
import { type ChronicleLine, Lines } from '../src/table/lines.ts'

/** Seats in the order in which they acted; a star: it played itself. Line 0 is the set-up; lines may be missing. */
const told = (seats: string, skip: readonly number[] = []): Lines => {
  const lines = [...seats].flatMap((c, i): ChronicleLine[] => {
    const seat = c === '.' ? -1 : Number.parseInt(c, 36) % 10
    const line = { seq: i, seat, auto: /[a-z]/.test(c), events: [], round: null, phase: '', at: null }
    return skip.includes(i) ? [] : [line]
  })
  return Lines.none.followedBy(-1, lines)
}
const found = (lines: Lines, me: number) => {
  const { last, turn } = backsOf(lines, me)
  return [last && [last.line.seq, last.after], turn && [turn.line.seq, turn.after]]
}

test('my last action and my last turn are offered, with how many lines stand after them', () => {
  expect(found(told('.0011'), 0)).toEqual([
    [2, 2],
    [1, 3],
  ])
  expect(found(told('.0100'), 0)).toEqual([
    [4, 0],
    [3, 1],
  ])
  expect(found(told('.010'), 0)).toEqual([[3, 0], null])
  expect(found(told('.11'), 0)).toEqual([null, null])
})
test('what played itself is not offered, and what was taken back is not counted', () => {
  // "a" is seat 0, by itself.
  expect(found(told('.0aa1'), 0)).toEqual([[1, 3], null])
  expect(found(told('.01110', [2, 3]), 1)).toEqual([[4, 1], null])
})
test('a line that another asks about is found, or not', () => {
  const lines = told('.0111', [2])
  expect([backAt(lines, 3)?.after, backAt(lines, 2), backAt(lines, 9)]).toEqual([1, null, null])
})
