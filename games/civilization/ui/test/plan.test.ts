import { strength } from '@ecumene/civilization-family/src/query.ts'
import { keyOf, numberOf, numbersFor, tryOut, withAction } from '@ecumene/civilization-family/ui/board/plan.ts'
import { marksOf } from '@ecumene/civilization-family/ui/marks.ts'
import { Codes, current, FastRng, has, keyOf as keyFor, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'
import type { S } from '../../src/state.ts'

const game = civilization as unknown as Parameters<typeof tryOut<S>>[0]
/** The greedy player plays until somebody is asked to lose several points. */
function losing(): { match: Match<S, never>; seat: number } {
  const match = new Match(civilization, setupOf(civilization, 5), keyFor('woe')) as unknown as Match<S, never>
  const rng = new FastRng(7)
  const legal = new Codes()
  for (let n = 0; n < 20_000; n++) {
    const open = Array.from({ length: 5 }, (_, q) => q).filter(q => has(match.owed(), q))
    const isLosing = current(game, match.state)?.name === 'lose'
    const seat = isLosing
      ? open.find(q => match.state.toLose[q] > 4 && match.legal(q).some(a => a.verb === 'lose'))
      : undefined
    if (seat !== undefined) return { match, seat }
    const asked = open[rng.below(open.length)]
    const view = match.view(asked)
    legal.n = 0
    current(game, view)?.legal(view, asked, legal)
    const choice = civilization.policies.greedy(view, asked, legal, rng)
    match.play(asked, typeof choice === 'number' ? civilization.verbs.toJson(choice) : choice)
  }
  throw new Error('nobody loses')
}
const { match, seat } = losing()
const view = match.view(seat)

test('CIV-22.2.12.2 a plan adds up as the rules do and changes nothing', () => {
  const hash = match.hash
  let plan = tryOut(game, view, seat, []).played
  for (let n = 0; n < 60; n++) {
    const { legal, isOver } = tryOut(game, view, seat, plan)
    if (isOver) break
    plan = withAction(game, view, seat, plan, legal.find(a => !plan.some(b => keyOf(b) === keyOf(a))) ?? legal[0])
  }
  const trial = tryOut(game, view, seat, plan)
  expect(trial.isOver).toBe(true)
  expect(strength(view, seat) - strength(trial.s, seat)).toBe(view.toLose[seat])
  expect(match.hash).toBe(hash)
  // What the map marks is what would go.
  const gone = [...marksOf(view, trial.s, -1).values()].reduce(
    (v, m) => v + (m.tokens.get(seat) ?? 0) + (m.city ? 5 : 0),
    0,
  )
  expect(gone).toBe(view.toLose[seat])
  // Played one after the other, it comes to the planned position.
  for (const a of trial.played) expect(match.play(seat, a).ok).toBe(true)
  for (let a = 0; a < view.city.length; a++) expect(match.state.city[a] === seat).toBe(trial.s.city[a] === seat)
})
test('a number replaces the number before it, and none takes it out', () => {
  const most = tryOut(game, view, seat, []).legal.filter(a => a.verb === 'lose' && numberOf(a) > 1)
  expect(most.length).toBeGreaterThan(0)
  const two = most[0]
  const one = { ...two, tokens: 1 }
  const plan = withAction(game, view, seat, withAction(game, view, seat, [], two), one)
  expect(plan).toEqual([one])
  expect(numbersFor(game, view, seat, plan, keyOf(one)).slice(0, 2)).toEqual([0, 1])
})
test('what has become impossible falls out of the plan', () => {
  const trial = tryOut(game, view, seat, [{ verb: 'lose', area: 'crete', tokens: 55 }, { verb: 'done' }])
  expect(trial.played).toEqual([])
  expect(trial.isOver).toBe(false)
})
