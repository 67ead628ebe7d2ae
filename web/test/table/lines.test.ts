import type { Chapter } from '@ecumene/words'
import { expect, test } from 'vitest'
import { ChronicleBook } from '../../src/screen/chronicle-book.ts'
import type { ChronicleLine } from '../../src/table/lines.ts'
import { Lines } from '../../src/table/lines.ts'

const line = (seq: number, round = 1, phase = 'a', said = `line ${seq}`): ChronicleLine => ({
  seq,
  seat: 0,
  auto: false,
  events: said ? [{ type: said }] : [],
  round,
  phase,
  at: null,
})
const upTo = (n: number): Lines =>
  Lines.none.followedBy(
    -1,
    Array.from({ length: n }, (_, i) => line(i * 2)),
  )

test('a longer list leaves the shorter one as it was', () => {
  const short = upTo(3)
  const long = short.followedBy(4, [line(6)])
  const other = short.followedBy(4, [line(8)])
  expect([...short].map(l => l.seq)).toEqual([0, 2, 4])
  expect([...long].map(l => l.seq)).toEqual([0, 2, 4, 6])
  expect([...other].map(l => l.seq)).toEqual([0, 2, 4, 8])
  expect([long.continues(short), other.continues(short), short.continues(long)]).toEqual([true, false, false])
})
test('taking back cuts the end off', () => {
  const back = upTo(5).followedBy(3, [line(9)])
  expect([...back].map(l => l.seq)).toEqual([0, 2, 9])
  expect(back.last).toBe(9)
  expect(back.followedBy(9, [])).toBe(back)
})
test('lines are found by number, also where there is none of that number', () => {
  const lines = upTo(50)
  for (const seq of [-1, 0, 1, 2, 41, 42, 97, 98, 99])
    expect(lines.countTo(seq), `${seq}`).toBe([...lines].filter(l => l.seq <= seq).length)
  expect(lines.after(94).map(l => l.seq)).toEqual([96, 98])
})

const seqs = (chapter: Chapter): readonly number[] => chapter.happenings.map(happening => happening.seq)

test('the book has rounds, chapters and what happened in them, and leaves out lines without events', () => {
  const book = new ChronicleBook({})
  const lines = Lines.none.followedBy(-1, [line(0), line(1), line(2, 1, 'b'), line(3, 1, 'a', ''), line(4, 2, 'b')])
  const rounds = book.read(lines)
  expect(rounds.map(r => [r.round, r.chapters.map(chapter => [chapter.phase, seqs(chapter)])])).toEqual([
    [
      1,
      [
        ['a', [0, 1]],
        ['b', [2]],
      ],
    ],
    [2, [['b', [4]]]],
  ])
})
test('a new line leaves everything before its own chapter the same object', () => {
  const book = new ChronicleBook({})
  const lines = Lines.none.followedBy(-1, [line(0), line(1, 1, 'b'), line(2, 2, 'a'), line(3, 2, 'b')])
  const [first, second] = book.read(lines)
  const after = book.read(lines.followedBy(3, [line(4, 2, 'b')]))
  expect(after[0]).toBe(first)
  expect(after[1]).not.toBe(second)
  expect(after[1].chapters[0]).toBe(second.chapters[0])
  expect(after[1].chapters[1].happenings[0]).toBe(second.chapters[1].happenings[0])
  expect(seqs(after[1].chapters[1])).toEqual([3, 4])
  // Taken back.
  expect(book.read(lines.followedBy(1, [])).map(r => r.round)).toEqual([1])
})
