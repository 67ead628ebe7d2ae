/** One match in its thread: what is played, stored and read again, and what each onlooker is sent. */
import { CLOCKS_CHOICE } from '@ecumene/contract'
import { FastRng, type GameDef, has, keyOf, setupOf, takeBack } from '@ecumene/kernel'
import { Replica, type Update } from '@ecumene/protocol'
import { toy as theToy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import type { EntryRow } from '../src/store/schema.ts'
import { TableRules } from '../src/table/table.ts'
import type { Before, NewEntry, Onlooker } from '../src/table/table-answers.ts'

const toy = theToy as unknown as GameDef
const SEATS = [0, 1, 2]
const VIEWERS = [...SEATS, 'table'] as const
const begun = (entries: readonly EntryRow[] = [], rounds = 20) => ({
  setup: setupOf(toy, 3, undefined, { rounds }),
  key: keyOf('7'),
  checkpoint: null,
  entries,
})
const made = (rounds?: number): TableRules => new TableRules('t', toy, begun([], rounds))
const bid = (coins: number) => ({ verb: 'bid', coins })
const stored = (entries: readonly NewEntry[], after: number, at: number): EntryRow[] =>
  entries.map(({ auto, ...e }, i) => ({
    ...e,
    match: 't',
    seq: after + i + 1,
    auto: auto ? 1 : 0,
    at,
    by: 'player',
    key: null,
    span: 1,
  }))
/** Plays and gives the lines as they are stored. */
function played(table: TableRules, seat: number, action: unknown, at = 0): EntryRow[] {
  const before = table.match.seq
  const result = table.play(seat, action, before, at)
  if (!result.ok) throw new Error(result.refusal.key)
  return stored(result.value, before, at)
}
/** A step at random, now and then one taken back; null when the game is over. */
function step({ match }: TableRules, rng: FastRng): { seat: number; action: unknown } | null {
  if (match.outcome()) return null
  const undoer = SEATS.find(seat => match.canUndo(seat))
  if (undoer !== undefined && rng.below(4) === 0) return { seat: undoer, action: null }
  const seat = SEATS.find(s => has(match.owed(), s)) as number
  const legal = match.legal(seat)
  return { seat, action: legal[rng.below(legal.length)] }
}
function playOn(table: TableRules, steps: number, rng = new FastRng(3)): EntryRow[] {
  const rows: EntryRow[] = []
  for (let n = 0; n < steps; n++) {
    const next = step(table, rng)
    if (next) rows.push(...played(table, next.seat, next.action, 100 + n))
  }
  return rows
}
const read = (frame: string): Update => JSON.parse(`${frame}}`)
const all: Onlooker[] = VIEWERS.map(viewer => ({ viewer, legal: true }))
const refusedWith = (table: TableRules, seat: number, action: unknown, seq: number) => {
  const result = table.play(seat, action, seq, 0)
  return result.ok ? null : result.refusal.key
}

describe('playing', () => {
  test('an action gives its line as it is stored, and lines that were forced after it', () => {
    const table = made()
    expect(played(table, 0, bid(1), 5)).toMatchObject([
      { seq: 1, seat: 0, action: '{"verb":"bid","coins":1}', auto: 0, draws: null, hash: table.match.hash },
    ])
    const rows = playOn(table, 300, new FastRng(1))
    expect(rows.some(row => row.auto === 1)).toBe(true)
    expect(rows.some(row => row.draws !== null && Array.isArray(JSON.parse(row.draws)))).toBe(true)
    expect(rows.filter(row => row.action === null).length).toBeGreaterThan(3)
    expect(rows.at(-1)).toMatchObject({ seq: table.match.seq, hash: table.match.hash })
  })
  test('a line says when it was played, after some were let go too', () => {
    const table = made()
    for (const seat of SEATS) played(table, seat, bid(0), 10 + seat)
    const times = () => table.position('table', table.base).lines.map(line => line.at)
    expect(times()).toEqual([10, 11, 12])
    table.release()
    const first = table.match.seq
    const [seat] = SEATS.filter(s => has(table.match.owed(), s))
    played(table, seat, { verb: 'work' }, 77)
    expect(table.base).toBe(first)
    expect(times()).toEqual([77])
  })
  test('what is not the position any more is refused, and the table stays as it is', () => {
    const table = made()
    played(table, 0, bid(0))
    const { hash } = table.match
    expect(refusedWith(table, 0, null, 0)).toBe('table.stale') // they have acted since
    expect(refusedWith(table, 0, null, 9)).toBe('table.stale') // a position there is not
    expect(refusedWith(table, 1, null, 1)).toBe('table.undo') // nothing of theirs
    expect(refusedWith(table, 0, bid(1), 1)).not.toBeNull() // answered already
    expect([table.match.seq, table.match.hash]).toEqual([1, hash])
    // Somebody else acted meanwhile: their own last action is still the same.
    played(table, 1, bid(0))
    expect(refusedWith(table, 0, null, 1)).toBeNull()
    expect(has(table.match.owed(), 0)).toBe(true)
  })
})

describe('reading what is stored', () => {
  test('lines lead to the same position, with the times they had, in one piece or bit by bit', () => {
    const table = made()
    const rows = playOn(table, 300, new FastRng(1))
    const again = new TableRules('t', toy, begun(rows))
    const bitByBit = made()
    for (const row of rows) if (row.auto === 0) bitByBit.catchUp(rows.filter(r => isOf(rows, row, r)))
    for (const copy of [again, bitByBit])
      for (const viewer of VIEWERS) expect(copy.position(viewer, -1)).toEqual(table.position(viewer, -1))
  })
  /** The row itself and what was forced after it. */
  const isOf = (rows: readonly EntryRow[], first: EntryRow, row: EntryRow): boolean => {
    const next = rows.find(r => r.seq > first.seq && r.auto === 0)?.seq ?? Number.POSITIVE_INFINITY
    return row.seq >= first.seq && row.seq < next
  }
  test('a table goes on from a checkpoint', () => {
    const table = made()
    const rows = playOn(table, 60)
    let checkpoint = table.match.checkpoint()
    const rng = new FastRng(8)
    while (!checkpoint) {
      const next = step(table, rng)
      if (!next) throw new Error('no checkpoint')
      rows.push(...played(table, next.seat, next.action))
      checkpoint = table.match.checkpoint()
    }
    const from = table.match.seq
    const more = playOn(table, 20, rng)
    const resumed = new TableRules('t', toy, { ...begun(more), checkpoint })
    expect([resumed.base, resumed.match.hash]).toEqual([from, table.match.hash])
    expect(resumed.position(0, from).lines).toEqual(table.position(0, from).lines)
  })
  test('a gap, a line the rules refuse and a line that led elsewhere are found', () => {
    const [first, ...rest] = playOn(made(), 6)
    const reading = (rows: readonly EntryRow[]) => () => new TableRules('t', toy, begun(rows))
    expect(reading(rest)).toThrow('line 2 where 1 was expected')
    expect(reading([{ ...first, action: '{"verb":"work"}' }])).toThrow('line 1: refused')
    expect(reading([{ ...first, action: null }])).toThrow('line 1: refused, table.undo')
    expect(reading([{ ...first, hash: first.hash + 1 }])).toThrow('line 1: another position than the stored one')
    expect(reading([first, { ...first, seq: 2, auto: 1 }])).toThrow('line 1: another position than the stored one')
  })
})

describe('taken back by consent', () => {
  test('one’s own line can be asked for, another’s and one there is not cannot', () => {
    const table = made()
    for (const seat of [0, 1]) played(table, seat, bid(0))
    expect(table.whyNotBack(0, 1, true)).toBeNull()
    expect(table.whyNotBack(1, 1, false)).toMatchObject({ key: 'table.takeBack' })
    expect(table.whyNotBack(0, 7, false)).not.toBeNull()
  })
  test('in a contest only the lines of one’s own last turn can be asked for', () => {
    const table = made()
    for (const seat of SEATS) played(table, seat, bid(0))
    const first = 31 - Math.clz32(table.match.owed())
    played(table, first, { verb: 'work' })
    played(table, first, { verb: 'work' })
    const own = table.match.written(0).flatMap((e, i) => (e.seat === first && !e.auto ? [i + 1] : []))
    expect(own.length).toBeGreaterThanOrEqual(2)
    const why = (line: number, lastTurn: boolean) => table.whyNotBack(first, line, lastTurn)?.key ?? null
    expect([why(own[0], false), why(own[0], true), why(own.at(-1) ?? 0, true)]).toEqual([
      null,
      'table.takeBackTurn',
      null,
    ])
  })
  test('the table goes back, unless the asker has chosen something since', () => {
    const table = made()
    for (const seat of SEATS) played(table, seat, bid(0))
    const { seq, hash } = table.match
    const [seat] = SEATS.filter(s => has(table.match.owed(), s))
    played(table, seat, { verb: 'work' })
    expect(table.hasGoneBack(seq + 1)).toBe(false)
    const asked = table.match.seq
    played(table, seat, { verb: 'work' })
    expect(refusedWith(table, -1, takeBack(seq + 1), asked)).toBe('table.stale')
    expect(refusedWith(table, -1, takeBack(seq + 1), table.match.seq)).toBeNull()
    expect(table.match.hash).toBe(hash)
    expect([seq, seq + 1, table.match.seq].map(line => table.hasGoneBack(line))).toEqual([false, true, false])
    // A client that knew the lines that are gone keeps those before them.
    const copy = read(table.look({ viewer: 'table', legal: false }, seq + 2))
    expect([copy.keep, copy.lines.map(line => line.seq > seq)]).toEqual([seq, copy.lines.map(() => true)])
  })
})

describe('what onlookers are sent', () => {
  test('a follower has at every moment what the match would show them, also after moves were taken back', () => {
    const [table, whole] = [made(), made()]
    const copies = new Map(VIEWERS.map(viewer => [viewer, new Replica(table.match.layout)]))
    for (const o of all) copies.get(o.viewer)?.take(read(table.look(o, -1)))
    const rng = new FastRng(5)
    for (let n = 0; n < 150; n++) {
      const next = step(table, rng)
      if (!next) break
      const before = table.match.seq
      for (const t of [table, whole]) played(t, next.seat, next.action, n)
      const after = table.after(all, before)
      expect(after).toMatchObject({ seq: table.match.seq, owed: table.match.owed(), outcome: table.match.outcome() })
      expect(after.hasBell).toBe(table.match.hasBell())
      after.frames.forEach((frame, i) => {
        const { viewer } = all[i]
        const update = read(frame)
        expect([update.base, update.match, update.viewer]).toEqual([before, 't', viewer])
        const copy = copies.get(viewer) as Replica
        expect(copy.take(update)).toBe(true)
        expect([...copy.view.words]).toEqual([...table.match.view(viewer).words])
        expect(copy.lines.map(({ at: _, ...line }) => line)).toEqual(whole.match.chronicle(viewer))
      })
      if (n % 25 === 24) table.release()
    }
    expect(table.match.seq).toBeGreaterThan(100)
  })
  test('only who wants them gets prompt and legal actions, and a spectator never', () => {
    const table = made()
    const [quiet, spelled, watching] = [
      { viewer: 0, legal: false },
      { viewer: 0, legal: true },
      { viewer: 'table' as const, legal: true },
    ].map(o => read(table.look(o, -1)))
    expect([quiet.legal, quiet.prompt, watching.legal, watching.prompt]).toEqual(Array(4).fill(undefined))
    expect([spelled.legal, spelled.prompt]).toEqual([table.match.legal(0), table.match.prompt(0)])
    expect([quiet.base, quiet.talk, quiet.owed, quiet.outcome]).toEqual([null, undefined, 0b111, null])
  })
  test('who went away, or knows another position, gets the whole view', () => {
    const table = made()
    const [zero, one] = [0, 1].map(viewer => ({ viewer, legal: false }))
    const baseOf = (o: Onlooker, since: number): number | null => read(table.after([o], since).frames[0]).base
    expect(baseOf(zero, 0)).toBeNull()
    expect(baseOf(zero, 0)).toBe(0)
    expect(baseOf(one, 0)).toBeNull() // and nobody looks for seat 0 any more
    expect(baseOf(zero, 0)).toBeNull()
    played(table, 0, bid(0))
    expect(baseOf(zero, 1)).toBeNull() // they saw position 0, not this one
    expect(read(table.look(zero, 1)).base).toBeNull() // who begins to follow starts anew
    expect(baseOf(zero, 1)).toBe(1)
  })
  test('a position for one viewer: prompt and actions of a seat, none for a spectator', () => {
    const table = made()
    const view = table.match.layout.toNamed(table.match.view(1))
    expect(table.position(1, -1)).toEqual({
      ...{ seq: 0, viewer: 1, view, owed: 0b111, undo: table.match.undoClosed(1), outcome: null, clock: null },
      ...{ prompt: table.match.prompt(1), legal: table.match.legal(1) },
      lines: table.match.chronicle(1).map(line => ({ ...line, at: null })),
    })
    expect(table.position('table', -1)).toMatchObject({ prompt: null, legal: [], undo: 'other' })
  })
  test('why one’s last action stands: it can be taken back, another acted after it, or what closed it', () => {
    const table = made()
    const undoOf = (seat: number) => table.position(seat, -1).undo
    played(table, 0, bid(0))
    expect([undoOf(0), undoOf(1)]).toEqual([null, 'other'])
    for (const seat of [1, 2]) played(table, seat, bid(0)) // the bids are shown: nothing goes back
    expect([undoOf(0), undoOf(2)]).toEqual(['other', table.match.undoClosed(2)])
    expect(table.match.undoClosed(2)).not.toBeNull()
  })
})

describe('what is stored need not be held', () => {
  test('a table that lets go of its lines plays on as one that keeps them, undo included', () => {
    const [kept, released] = [made(), made()]
    const rng = new FastRng(3)
    let undone = 0
    for (let n = 0; n < 400; n++) {
      const next = step(kept, rng)
      if (!next) break
      undone += next.action === null ? 1 : 0
      const [one, other] = [kept, released].map(t => t.play(next.seat, next.action, t.match.seq, n))
      expect(other).toEqual(one)
      if (n % 10 === 0) released.release()
      expect(released.match.hash).toBe(kept.match.hash)
      expect(released.match.written(0).length).toBeLessThan(40)
    }
    expect(undone).toBeGreaterThan(3)
    expect(kept.match.written(0).length).toBeGreaterThan(80)
    const since = released.base
    expect(released.position('table', since).lines).toEqual(kept.position('table', since).lines)
  })
  test('with what went before from a table that has it, the whole story is told', () => {
    const [kept, released] = [made(), made()]
    const rng = new FastRng(3)
    for (let n = 0; n < 90; n++) {
      const next = step(kept, rng)
      if (!next) break
      for (const t of [kept, released]) played(t, next.seat, next.action, n)
      if (n === 60) released.release()
    }
    expect(released.base).toBeGreaterThan(30)
    for (const viewer of VIEWERS)
      for (const since of [-1, 5, released.base - 1]) {
        const before: Before = kept.history(viewer, since, released.base)
        expect(before.upTo).toBe(released.base)
        expect(before.lines.every(line => line.seq > before.keep && line.seq <= released.base)).toBe(true)
        const told = read(released.look({ viewer, legal: false }, since, before))
        const whole = read(kept.look({ viewer, legal: false }, since))
        expect([told.keep, told.lines]).toEqual([whole.keep, whole.lines])
        expect(released.position(viewer, since, before).lines).toEqual(told.lines)
      }
  })
})

describe('who is not there', () => {
  test('the clock’s answer, and what a seat has said beforehand, only while it is asked', () => {
    const table = made()
    const orders = [{ decision: 'bid', prefer: [bid(1)], once: false }]
    expect(table.fallback(0)).toEqual(bid(0))
    expect(table.instructed(0, orders)).toEqual({ index: 0, action: bid(1) })
    expect(table.instructed(0, [{ decision: 'bid', prefer: [CLOCKS_CHOICE], once: false }])).toEqual({
      index: 0,
      action: bid(0),
    })
    expect(table.instructed(0, [])).toBeNull()
    played(table, 0, bid(0))
    expect(table.instructed(0, orders)).toBeNull()
  })
})
