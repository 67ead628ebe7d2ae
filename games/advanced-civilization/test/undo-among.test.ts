/** Where several decide at once, an action is taken back although others have acted since; theirs stand. */
import { type ActionJson, Codes, current, FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { E } from '../src/events.ts'
import { advancedCivilization } from '../src/game.ts'
import type { S } from '../src/state.ts'

const SEATS = 4
const game = advancedCivilization
type Table = Match<S, E>
const askedOf = (match: Table): number[] =>
  Array.from({ length: SEATS }, (_, seat) => seat).filter(s => has(match.owed(), s))
/** The same table, to try something on. */
const copy = (match: Table): Table => Match.replay(game, match.record()) as Table
function greedy(match: Table, seat: number, rng: FastRng): ActionJson {
  const view = match.view(seat)
  const legal = new Codes()
  current(game, view)?.legal(view, seat, legal)
  const choice = game.policies.greedy(view, seat, legal, rng)
  return typeof choice === 'number' ? game.verbs.toJson(choice) : choice
}
const ENDS = new Set(['done', 'insist'])
/** A step of the decision, not its end. */
const stepOf = (match: Table, seat: number): ActionJson | undefined => match.legal(seat).find(a => !ENDS.has(a.verb))

/** Decisions in which several act at once, each in steps of their own. */
const SHARED = ['acquire', 'build', 'grow', 'lose', 'tax']
const TABLES = 6

test('the first player takes a step back after the second has made one', { timeout: 120_000 }, () => {
  const met = new Set<string>()
  for (let n = 0; n < TABLES && !SHARED.every(name => met.has(name)); n++) playTable(`among ${n}`, met)
  expect([...met]).toEqual(expect.arrayContaining(SHARED))
})
function playTable(key: string, met: Set<string>): void {
  const rng = new FastRng(5)
  const match = new Match(game, setupOf(game, SEATS), keyOf(key)) as Table
  for (let n = 0; n < 3000 && match.outcome() === null && !SHARED.every(name => met.has(name)); n++) {
    const asked = askedOf(match)
    const name = current(game, match.state)?.name ?? ''
    const [first, second] = asked.filter(seat => stepOf(match, seat))
    if (second !== undefined && name !== 'trade' && !met.has(name)) {
      const [mine, theirs] = [stepOf(match, first), stepOf(match, second)] as [ActionJson, ActionJson]
      const both = copy(match)
      expect(both.play(first, mine).ok && both.play(second, theirs).ok).toBe(true)
      // A step that was the last of the decision, or that drew something, stays.
      if (both.canUndo(first)) {
        met.add(name)
        expect(both.undo(first).ok).toBe(true)
        const alone = copy(match)
        expect(alone.play(second, theirs).ok).toBe(true)
        expect(both.hash, name).toBe(alone.hash)
        // The record tells the same, and the step can be made again.
        expect(copy(both).hash).toBe(both.hash)
        expect(both.play(first, mine).ok).toBe(true)
      }
    }
    const seat = asked[rng.below(asked.length)]
    expect(match.play(seat, greedy(match, seat, rng)).ok).toBe(true)
  }
}
