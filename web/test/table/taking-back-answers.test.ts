/** Answers given by themselves, and a player who takes a step back: through them, to the step that was their own. */
import { type ActionJson, keyOf, Match, setupOf } from '@ecumene/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toy } from '../../src/dev/toy.ts'
import { type Holding, holding } from '../../src/table/holding.ts'
import { Lines } from '../../src/table/lines.ts'
import { snapshotOf } from '../../src/table/snapshot.ts'
import type { Player, Snapshot, Table } from '../../src/table/table.ts'

/** Which positions of the tables below have one answer; the rules' own judgement has tests of its own. */
const formal = vi.hoisted(() => new Set<number>())
vi.mock('../../src/table/foresight.ts', () => ({
  foreseen: () => null,
  formalAnswer: (table: Table) => (formal.has(table.snapshot()?.seq ?? -1) ? { verb: 'work' } : null),
}))
const ME = 0
const person: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const step: ActionJson = { verb: 'step' }

beforeEach(() => {
  formal.clear()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A table on which every action leads one position on, and undo one back, down to `firstUndo`. */
function tableAt(start: number, firstUndo: number) {
  const match = new Match(toy, setupOf(toy, 2), keyOf('answers'))
  let seq = start
  const listeners = new Set<() => void>()
  const look = (): Snapshot =>
    snapshotOf(toy, {
      seq,
      viewer: ME,
      view: match.view(ME),
      lines: Lines.none,
      undo: { can: seq > firstUndo, closed: seq > firstUndo ? null : 'other' },
      outcome: null,
    })
  let now = look()
  const goTo = async (next: number) => {
    seq = next
    now = look()
    for (const listener of listeners) listener()
    return { ok: true, value: null } as const
  }
  const table: Table = {
    id: 'answers',
    game: toy,
    setup: match.setup,
    players: [person, person],
    snapshot: () => now,
    failure: () => null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: () => goTo(seq + 1),
    undo: () => goTo(seq - 1),
    at: async () => null,
    record: async () => match.record(),
    close() {},
  }
  const held = holding(table, () => true)
  held.subscribe(() => {})
  held.skipFormal(true)
  return held
}
const seqAfter = async (held: Holding, ms = 3000): Promise<number | undefined> => {
  await vi.advanceTimersByTimeAsync(ms)
  return held.snapshot()?.seq
}

test('a question with one answer is shown for a moment and answered by itself', async () => {
  formal.add(6)
  const held = tableAt(5, 0)
  await held.play(step)
  expect(await seqAfter(held, 300)).toBe(6)
  expect(await seqAfter(held, 200)).toBe(7)
  expect(held.snapshot()?.answered).toEqual({ verb: 'work' })
})

test('undo takes back the answers given by themselves and the step before them, and they are asked from then on', async () => {
  formal.add(6).add(7)
  const held = tableAt(5, 0)
  await held.play(step)
  expect(await seqAfter(held)).toBe(8)
  await held.undo()
  expect(held.snapshot()?.seq).toBe(5)
  expect(await seqAfter(held)).toBe(5)
  // What they answer themselves sets it going again.
  await held.play(step)
  expect(await seqAfter(held)).toBe(8)
})

test('undo ends where nothing more can be taken back, and the question there is theirs to answer', async () => {
  formal.add(6).add(7)
  const held = tableAt(5, 6)
  await held.play(step)
  expect(await seqAfter(held)).toBe(8)
  await held.undo()
  expect(held.snapshot()?.seq).toBe(6)
  expect(await seqAfter(held)).toBe(6)
})
