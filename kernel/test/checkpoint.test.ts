import { FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'

const setup = setupOf(toy, 3)
/** Plays one action that the number picks. */
function step(match: Match<never, never>, rng: FastRng): void {
  const seats = [0, 1, 2].filter(seat => has(match.owed(), seat))
  const seat = seats[rng.below(seats.length)]
  const legal = match.legal(seat)
  match.play(seat, legal[rng.below(legal.length)])
}

test('a match resumed from a checkpoint goes on as the match itself does', () => {
  for (let game = 0; game < 20; game++) {
    const match = new Match(toy, setup, keyOf(`checkpoint ${game}`))
    const rng = new FastRng(game)
    for (let i = 0; i < 25 && !match.outcome(); i++) step(match as never, rng)
    while (!match.outcome() && !match.checkpoint()) step(match as never, rng)
    const kept = match.checkpoint()
    if (!kept) continue
    const resumed = Match.resume(toy, setup, keyOf(`checkpoint ${game}`), JSON.parse(JSON.stringify(kept)))
    const [a, b] = [new FastRng(99), new FastRng(99)]
    const since = match.seq
    expect([resumed.seq, resumed.hash]).toEqual([match.seq, match.hash])
    while (!match.outcome()) {
      step(match as never, a)
      step(resumed as never, b)
      expect([resumed.seq, resumed.hash]).toEqual([match.seq, match.hash])
    }
    for (const viewer of [0, 1, 2, 'table'] as const)
      expect(resumed.chronicle(viewer, since)).toEqual(match.chronicle(viewer, since))
    expect(resumed.written(since)).toEqual(match.record().entries.slice(since))
    expect(() => resumed.record()).toThrow('no record')
  }
})

test('no checkpoint while an action can be taken back, and undo after resuming works', () => {
  const match = new Match(toy, setup, keyOf('undo'))
  for (const seat of [0, 1, 2]) match.play(seat, { verb: 'bid', coins: 0 })
  const kept = match.checkpoint()
  if (!kept) throw new Error('the bids are revealed: nothing can be undone')
  const resumed = Match.resume(toy, setup, keyOf('undo'), kept)
  const seat = [0, 1, 2].find(p => has(resumed.owed(), p)) ?? 0
  const before = resumed.hash
  resumed.play(seat, { verb: 'work' })
  expect(resumed.checkpoint()).toBeNull()
  expect(resumed.undo(seat).ok).toBe(true)
  expect(resumed.hash).toBe(before)
  expect(resumed.seq).toBe(kept.seq + 2)
  expect(() => Match.resume(toy, setup, keyOf('undo'), { ...kept, version: 9 })).toThrow('checkpoint of toy 9')
})
