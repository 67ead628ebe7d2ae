/** A move taken back by consent of all: the position before it, the same chance, a line of its own in the record. */
import {
  type ActionJson,
  type Entry,
  FastRng,
  has,
  keyOf,
  lineTakenBack,
  Match,
  type MatchRecord,
  NOBODY,
  setupOf,
  takeBack,
} from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

const setup = setupOf(toy, 3)
const open = (key: string) => new Match(toy, setup, keyOf(key))
type Toy = ReturnType<typeof open>
/** Plays one action that the number picks. */
function step(match: Toy, rng: FastRng): void {
  const seats = [0, 1, 2].filter(seat => has(match.owed(), seat))
  const seat = seats[rng.below(seats.length)]
  const legal = match.legal(seat)
  match.play(seat, legal[rng.below(legal.length)])
}
/** Lines that a player chose and that stand. */
function standing(match: Toy): number[] {
  const told = new Set(match.chronicle('table').map(line => line.seq))
  return match
    .written(match.base)
    .flatMap((e, i) => (told.has(match.base + i + 1) && !e.auto && e.seat >= 0 ? [match.base + i + 1] : []))
}
const bids = (match: Toy): Toy => {
  for (const seat of [0, 1, 2]) match.play(seat, { verb: 'bid', coins: 0 })
  return match
}
const refusal = (match: Toy, line: number) => {
  const taken = match.takeBack(line)
  return taken.ok ? null : taken.refusal.key
}

test('the position is the one before the move, and the same moves meet the same chance again', () => {
  let drawn = 0
  for (let game = 0; game < 12; game++) {
    const match = open(`consent ${game}`)
    const rng = new FastRng(game)
    for (let i = 0; i < 40 && !match.outcome(); i++) step(match, rng)
    if (match.outcome()) continue
    const entries = match.record().entries
    const line = standing(match)[rng.below(standing(match).length)]
    const before = line === 1 ? match.record().opening.hash : entries[line - 2].hash
    expect(match.takeBack(line)).toMatchObject({ ok: true, value: { seq: entries.length + 1, hash: before } })
    expect(match.hash).toBe(before)
    for (const e of entries.slice(line - 1)) if (!e.auto) match.play(e.seat, e.action)
    const again = match.record().entries.slice(entries.length + 1)
    expect(again).toEqual(entries.slice(line - 1))
    drawn += again.reduce((n, e) => n + (e.draws?.length ?? 0), 0)
  }
  expect(drawn).toBeGreaterThan(20)
})

test('a record with moves taken back replays, through undo, through other moves taken back, and from a checkpoint', () => {
  for (let game = 0; game < 6; game++) {
    const key = `twice ${game}`
    const match = open(key)
    const rng = new FastRng(100 + game)
    let backs = 0
    while (!match.outcome() && match.seq < 150) {
      step(match, rng)
      if (match.outcome()) break
      if (rng.below(6) === 0) for (const seat of [0, 1, 2]) if (match.canUndo(seat)) match.undo(seat)
      const lines = standing(match)
      if (rng.below(12) === 0 && lines.length > 0) {
        const line = lines[Math.max(0, lines.length - 1 - rng.below(8))]
        expect(match.takeBack(line).ok).toBe(true)
        backs++
        expect(match.checkpoint()?.closed).toBe('knowledge')
        const resumed = Match.resume(toy, setup, keyOf(key), match.checkpoint() as never)
        expect([resumed.seq, resumed.hash, resumed.drawn]).toEqual([match.seq, match.hash, match.drawn])
      }
    }
    expect(backs).toBeGreaterThan(0)
    const again = Match.replay(toy, JSON.parse(JSON.stringify(match.record())) as MatchRecord)
    expect([again.seq, again.hash, again.drawn]).toEqual([match.seq, match.hash, match.drawn])
    for (const viewer of [0, 'table'] as const) expect(again.chronicle(viewer)).toEqual(match.chronicle(viewer))
  }
})

test('a move undone in between does not come back with it', () => {
  const match = open('between')
  const played: readonly (readonly [number, ActionJson | null])[] = [
    [0, { verb: 'bid', coins: 1 }],
    [1, { verb: 'bid', coins: 0 }],
    [0, null],
  ]
  for (const [seat, action] of played) expect((action ? match.play(seat, action) : match.undo(seat)).ok).toBe(true)
  expect(match.takeBack(2).ok).toBe(true)
  // Nobody has bid: seat 0 has undone it, seat 1 has taken it back.
  expect([match.hash, match.owed()]).toEqual([match.record().opening.hash, 0b111])
  expect(Match.replay(toy, match.record()).hash).toBe(match.hash)
})

test('it is a line of the table, told to everybody; what it took back is told no more', () => {
  const match = bids(open('told'))
  const { events: _, ...line } = { events: 0, ...(match.takeBack(2, 77).ok ? match.written(3)[0] : ({} as Entry)) }
  expect(line).toEqual({ seat: NOBODY, action: { verb: 'takeBack', line: 2 }, hash: match.hash, at: 77 })
  for (const viewer of [0, 1, 'table'] as const)
    expect(match.chronicle(viewer, 0).map(({ seq, events }) => [seq, events])).toEqual([
      [1, match.chronicle(viewer, 0)[0].events],
      [4, [{ type: 'tookBack', seat: 1 }]],
    ])
  expect([lineTakenBack(NOBODY, takeBack(2)), lineTakenBack(1, takeBack(2)), lineTakenBack(NOBODY, null)]).toEqual([
    2,
    null,
    null,
  ])
})

test('a watcher is notified that all after it is gone, then of the line itself', () => {
  const told: unknown[] = []
  const match = bids(open('watched'))
  match.watcher = {
    played: (seq, entry, state) => told.push(['played', seq, entry.action?.verb, match.layout.hash(state as never)]),
    undone: (back, state) => told.push(['undone', back, match.layout.hash(state as never)]),
  }
  match.takeBack(3)
  expect(told).toEqual([
    ['undone', 2, match.hash],
    ['played', 4, 'takeBack', match.hash],
  ])
})

test('nothing before it can be undone by one seat alone', () => {
  const match = open('alone')
  match.play(0, { verb: 'bid', coins: 0 })
  match.play(1, { verb: 'bid', coins: 0 })
  expect([match.canUndo(0), match.takeBack(2).ok, match.canUndo(0), match.undoClosed(0)]).toEqual([
    true,
    true,
    false,
    'knowledge',
  ])
})

test('a line of the table that took something back stands in nobody’s way', () => {
  const match = bids(open('again'))
  const start = match.record().opening.hash
  const before = match.written(0)[1].hash
  expect(match.takeBack(3).ok).toBe(true) // line 4
  match.play(2, { verb: 'bid', coins: 1 }) // line 5
  expect([match.takeBack(5).ok, match.hash]).toEqual([true, before])
  expect([match.takeBack(1).ok, match.hash]).toEqual([true, start])
})

test('numbers that chance has given are counted, each once', () => {
  const match = bids(open('counted'))
  const record = match.record()
  const draws = [record.opening, ...record.entries].map(({ draws = [] }) => draws.length)
  expect(draws[0]).toBeGreaterThan(0)
  expect(match.drawn).toBe(draws.reduce((a, b) => a + b))
})

test('lines that need not stay in memory move nothing that can still be taken back', () => {
  const match = bids(open('released'))
  match.release(0)
  expect([match.base, match.canReach(0), match.canReach(1)]).toEqual([0, false, true]) // there was nothing to release
  const seat = [0, 1, 2].find(turn => has(match.owed(), turn)) ?? 0
  const before = match.hash
  match.play(seat, { verb: 'work' })
  match.release(3)
  expect([match.base, match.canReach(3), match.canUndo(seat)]).toEqual([3, false, true])
  expect([match.undo(seat).ok, match.hash]).toEqual([true, before])
  expect(match.chronicle(seat, 3)).toEqual([])
})

test('only the table’s own word is one', () => {
  for (const action of [undefined, 'takeBack', 3, { verb: 'lastRound', line: 2 }, { verb: 'takeBack', line: 1.5 }])
    expect(lineTakenBack(NOBODY, action)).toBe(null)
})

describe('refused', () => {
  test('a line that is none, was taken back, or that nobody chose', () => {
    const match = bids(open('refused'))
    const [hash, seq] = [match.hash, match.seq]
    for (const line of [0, -1, seq + 1]) expect(refusal(match, line)).toBe('table.takeBack')
    expect([match.hash, match.seq]).toEqual([hash, seq])
    expect(refusal(match, 2)).toBe(null)
    for (const line of [2, 3, 4]) expect(refusal(match, line)).toBe('table.takeBack')
  })
  test('an undo, and what was forced', () => {
    const match = open('undo')
    match.play(0, { verb: 'bid', coins: 0 })
    match.undo(0)
    expect([refusal(match, 1), refusal(match, 2)]).toEqual(['table.takeBack', 'table.takeBack'])
    for (let game = 0, isFound = false; !isFound; game++) {
      const forced = open(`forced ${game}`)
      const rng = new FastRng(game)
      for (let i = 0; i < 60 && !forced.outcome(); i++) step(forced, rng)
      const auto = forced.written(0).findIndex(e => e.auto) + 1
      isFound = auto > 0 && !forced.outcome()
      if (isFound) expect(refusal(forced, auto)).toBe('table.takeBack')
    }
  })
  test('a game that is over', () => {
    const match = open('over')
    const rng = new FastRng(1)
    while (!match.outcome()) step(match, rng)
    expect(refusal(match, 1)).toBe('table.over')
  })
  test('as an action of a player', () => {
    const match = bids(open('player'))
    expect(match.play(0, takeBack(1)).ok).toBe(false)
    const wrong = match.play(NOBODY, { verb: 'takeBack', line: 'one' })
    expect(wrong.ok ? null : wrong.refusal.key).toBe('table.seat')
    for (const seat of [-2, 3, 0.5])
      expect(match.play(seat, takeBack(1))).toMatchObject({ refusal: { key: 'table.seat' } })
  })
  test('what is not in memory any more: that is no answer but an error', () => {
    const match = bids(open('memory'))
    match.release(2)
    expect([match.canReach(2), match.canReach(3)]).toEqual([false, match.base < 3 && match.base === 0])
    if (!match.canReach(3)) expect(() => match.takeBack(3)).toThrow('not in memory')
    match.release(3)
    const turn = [0, 1, 2].find(seat => has(match.owed(), seat)) ?? 0
    const before = match.hash
    match.play(turn, { verb: 'work' })
    expect([match.base, match.canReach(4), match.takeBack(4).ok, match.hash]).toEqual([3, true, true, before])
  })
})
