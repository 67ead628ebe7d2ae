/** The history of a match against the match itself: every line's position and place, through undo and replay. */
import { FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy as toyDef } from '@ecumene/testkit/toy'
import { placeOf } from '@ecumene/words'
import { expect, test } from 'vitest'
import { History } from '../../src/table/history.ts'

const toy = toyDef as unknown as GameDef

/** A game played at random, with undo and moves taken back by consent now and then. */
function played(seed: number) {
  const match = new Match(toy, setupOf(toy, 3), keyOf(`history ${seed}`))
  const history = new History(match)
  const rng = new FastRng(seed)
  for (let n = 0; n < 300 && match.outcome() === null; n++) {
    const seats = [0, 1, 2].filter(seat => has(match.owed(), seat))
    const seat = seats[rng.below(seats.length)]
    const taker = [0, 1, 2].find(q => match.canUndo(q))
    const lines = match.chronicle('table').filter(line => line.seat >= 0 && !line.auto)
    if (taker !== undefined && rng.below(4) === 0) match.undo(taker)
    else if (lines.length > 9 && rng.below(25) === 0) match.takeBack(lines[lines.length - 1 - rng.below(9)].seq)
    else {
      const legal = match.legal(seat)
      match.play(seat, legal[rng.below(legal.length)])
    }
  }
  return { match, history }
}

test.each([1, 2, 3, 4])('every line that stands has its position, and no other has one (game %i)', seed => {
  const { match, history } = played(seed)
  const { entries } = match.record()
  const stands = new Set(match.chronicle('table').map(l => l.seq))
  expect(stands.size).toBeGreaterThan(40)
  expect(entries.some(e => e.action === null)).toBe(true)
  expect(entries.some(e => e.action?.verb === 'takeBack')).toBe(true)
  expect(history.last).toBe(Math.max(...stands))
  // The same game without what was taken back.
  const other = new Match(toy, match.setup, keyOf(`history ${seed}`))
  other.auto = false
  for (let seq = 1; seq <= match.seq; seq++) {
    const s = history.stateAt(seq)
    const { seat } = entries[seq - 1]
    if (stands.has(seq) && seat >= 0) other.play(seat, entries[seq - 1].action)
    expect(s ? match.layout.hash(s) : null, `line ${seq}`).toBe(stands.has(seq) ? other.hash : null)
  }
  expect(history.stateAt(match.seq + 1)).toBeNull()
})

test('a line belongs to the round and phase it was played in', () => {
  const { match, history } = played(5)
  const stands = match.chronicle('table').map(l => l.seq)
  for (const [i, seq] of stands.entries()) {
    const before = i === 0 ? null : history.stateAt(stands[i - 1])
    expect(history.placeOf(seq)).toMatchObject(before ? placeOf(toy, before) : { phase: 'setup' })
  }
})

test('the history of a record is that of the game while it was played', () => {
  const { match, history } = played(6)
  const again = History.of(toy, match.record()).history
  expect(again.last).toBe(history.last)
  for (const viewer of ['table', 0, 1] as const) expect(again.lines(viewer, -1)).toEqual(history.lines(viewer, -1))
  for (let seq = 0; seq <= match.seq; seq++) expect(again.viewAt(seq, 1)?.words).toEqual(history.viewAt(seq, 1)?.words)
})

test('what a viewer may not know is not in their past', () => {
  const { match, history } = played(7)
  expect(history.viewAt(history.last, 0)?.words).toEqual(match.view(0).words)
  expect(history.viewAt(history.last, 0)?.words).not.toEqual(match.state.words)
})
