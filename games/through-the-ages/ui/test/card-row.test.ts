/** Which cards of the row are said to be gone by one's next turn: exactly those that go while nobody takes a card. */
import { current, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import { rowOf } from '../card-row.ts'
import { seatsOf } from '../position.ts'
import type { Played } from './positions.ts'

const begin = (seats: number, seed: string): Played => {
  const match = new Match(throughTheAges, setupOf(throughTheAges, seats), keyOf(seed))
  match.auto = false
  return match
}
const decisionOf = (match: Played): string => current(throughTheAges, match.state)?.name ?? ''
/** Everybody passes and ends their turn, until `isIt`; false: the game is over before. */
function quietly(match: Played, isIt: () => boolean): boolean {
  for (let n = 0; n < 2000 && match.outcome() === null; n++) {
    if (isIt()) return true
    const seat = 31 - Math.clz32(match.owed())
    const legal = match.legal(seat)
    const quiet = legal.find(a => a.verb === 'endTurn') ?? legal.find(a => a.verb === 'pass')
    match.play(seat, quiet ?? match.fallback(seat) ?? legal[0])
  }
  return false
}
/** Compares what `seat` is told now with what lies there when its next turn has begun. */
function check(match: Played, seat: number): { gone: number; kept: number } | null {
  const told = rowOf(match.view(seat), seat)
  const { turn, round } = match.state
  const copies = new Map<string, number>()
  for (const { card } of told) if (card) copies.set(card, (copies.get(card) ?? 0) + 1)
  const isNext = (): boolean =>
    match.state.turn === seat && decisionOf(match) === 'action' && (turn !== seat || match.state.round > round)
  const isThere = quietly(match, isNext)
  if (!isThere) {
    expect(told.filter(space => space.isLeaving || space.later !== null)).toEqual([])
    return null
  }
  const then = rowOf(match.view(seat), seat)
  const found = { gone: 0, kept: 0 }
  for (const { card, isLeaving, later } of told) {
    // Of two equal cards nobody can say which one went.
    if (!card || (copies.get(card) ?? 0) > 1) continue
    const places = then.filter(space => space.card === card)
    if (isLeaving) {
      found.gone++
      // Another copy may have been dealt, at the other end.
      expect(places.filter(space => space.price < 3)).toEqual([])
    } else {
      found.kept++
      expect(places.map(space => space.price)).toContain(later)
    }
  }
  return found
}

test('TTA-START-1 in the first round only those cards are leaving that go at the turns of the second', () => {
  for (const seats of [2, 3, 4])
    for (const seat of Array.from({ length: seats }, (_, i) => i)) {
      const match = begin(seats, `first ${seats}`)
      quietly(match, () => match.state.turn === seat && decisionOf(match) === 'action')
      expect(match.state.round).toBe(1)
      // Nobody sweeps in the first round: only seats that play before this one in the second, and this one.
      const told = rowOf(match.view(seat), seat).filter(space => space.isLeaving).length
      expect(told).toBe([3, 2, 1][seats - 2] * (seat + 1))
      expect(check(match, seat)?.gone).toBeGreaterThan(0)
    }
})

test('TTA-START-1 while others play only the turns that are still to come are counted, with gaps in the row', () => {
  const met = { gone: 0, kept: 0 }
  for (const seats of [2, 3, 4])
    for (const [i, waiting] of [1, 2, 5, 9, 14].entries()) {
      const match = begin(seats, `waiting ${seats} ${waiting}`)
      quietly(match, () => match.state.round > waiting && decisionOf(match) === 'action')
      // The active player leaves a gap among the first spaces.
      const cheap = match.legal(match.state.turn).filter(a => a.verb === 'take' && Number(a.space) <= 5)
      if (cheap.length > 0) match.play(match.state.turn, cheap[i % cheap.length])
      for (const seat of seatsOf(match.state)) {
        const found = check(match, seat)
        if (!found) continue
        met.gone += found.gone
        met.kept += found.kept
      }
    }
  expect(met.gone).toBeGreaterThan(40)
  expect(met.kept).toBeGreaterThan(100)
})

test('TTA-START-7 in age IV cards are swept too, and before the end no next turn is promised', () => {
  let [gone, none] = [0, 0]
  for (const seats of [2, 3, 4])
    for (let seat = 0; seat < seats; seat++) {
      const match = begin(seats, `the end ${seats}`)
      expect(quietly(match, () => match.state.age === 4 && decisionOf(match) === 'action')).toBe(true)
      const found = check(match, seat)
      if (found) gone += found.gone
      else none++
    }
  expect(none).toBeGreaterThan(0)
  expect(gone).toBeGreaterThan(5)
})
