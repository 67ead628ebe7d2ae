/** Moves taken back at a table: what is left of them in memory, and what those who knew them keep. */
import { type GameDef, has, keyOf, setupOf, takeBack } from '@ecumene/kernel'
import type { Update } from '@ecumene/protocol'
import { toy as theToy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { TableRules } from '../src/table/table.ts'

const toy = theToy as unknown as GameDef
const made = (): TableRules =>
  new TableRules('t', toy, { setup: setupOf(toy, 3), key: keyOf('7'), checkpoint: null, entries: [] })
const bid = (coins: number) => ({ verb: 'bid', coins })
function play(table: TableRules, seat: number, action: unknown, at = 0): void {
  const result = table.play(seat, action, table.match.seq, at)
  if (!result.ok) throw new Error(result.refusal.key)
}
const keepOf = (table: TableRules, since: number): number =>
  (JSON.parse(`${table.look({ viewer: 'table', legal: false }, since)}}`) as Update).keep

test('a line that was undone is gone for those who knew it; lines after that, and before, are kept', () => {
  const table = made()
  play(table, 0, bid(0))
  play(table, 0, null) // line 2 takes line 1 back
  for (const seat of [1, 2]) play(table, seat, bid(0))
  play(table, 0, bid(1))
  expect(table.match.seq).toBe(5)
  expect([0, 1, 2, 3, 4].map(since => keepOf(table, since))).toEqual([0, 0, 0, 3, 4])
  expect([1, 2].map(upTo => table.hasGoneBack(upTo))).toEqual([true, false])
})
test('as long as the line of an undo is in memory it is known what it took back, also when others were let go', () => {
  const table = made()
  for (const seat of [0, 1, 2]) play(table, seat, bid(0))
  table.release()
  const first = table.match.seq
  const [seat] = [0, 1, 2].filter(s => has(table.match.owed(), s))
  for (const action of [{ verb: 'work' }, { verb: 'work' }, null]) play(table, seat, action)
  table.release()
  expect(table.base).toBe(first) // the first of the two can still be undone
  expect([1, 2, 3].map(n => table.hasGoneBack(first + n))).toEqual([false, true, false])
})
test('a line says when it was played, however often others were let go', () => {
  const table = made()
  const asked = (): number => [0, 1, 2].find(seat => has(table.match.owed(), seat)) ?? 0
  for (let n = 1; n < 30; n++) {
    play(table, asked(), table.match.fallback(asked()), n)
    const { lines } = table.position('table', table.match.seq - 1)
    if (lines.length > 0) expect(lines.at(-1)?.at).toBe(n)
    if (n % 4 === 0) table.release()
  }
  expect(table.base).toBeGreaterThan(20)
})
test('what others have chosen since somebody asked does not keep them from taking back', () => {
  const table = made()
  play(table, 0, bid(0))
  const asked = table.match.seq
  play(table, 1, bid(0))
  expect(table.play(-1, takeBack(99), table.match.seq, 0).ok).toBe(false) // there is no such line
  expect(table.play(-1, takeBack(1), asked, 0).ok).toBe(true)
  expect([has(table.match.owed(), 0), has(table.match.owed(), 1)]).toEqual([true, true])
})
test('a frame says that it is an update', () => {
  const table = made()
  expect(JSON.parse(`${table.look({ viewer: 0, legal: false }, -1)}}`).t).toBe('update')
})
