import { act, Codes, current, FastRng, owed, type Policy, SearchWorld, settle, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { bronze } from '../src/game.ts'
import type { S } from '../src/state.ts'
import { decisions } from '../src/verbs.ts'
import { cube, lands, settle as settlement, tableOf, tech } from './table.ts'

const chance: Policy<S> = (_, __, legal, rng) => legal.at[rng.below(legal.n)]
/** Plays a game from a seed; each seat decides from its own view. Returns the final state and the moves. */
function game(players: readonly Policy<S>[], seed: number): { s: S; moves: number[] } {
  const setup = setupOf(bronze, players.length)
  const layout = bronze.layout(setup)
  const [s, view] = [layout.create(), layout.create()]
  const rng = new FastRng(seed)
  const cx = new SearchWorld(rng)
  bronze.setup(s, setup, cx)
  settle(bronze, s, cx)
  const codes = new Codes()
  const moves: number[] = []
  for (let decision = current(bronze, s); decision; decision = current(bronze, s)) {
    const seat = 31 - Math.clz32(owed(s))
    layout.mask(view, s, seat)
    codes.clear()
    decision.legal(view, seat, codes)
    const before = layout.hash(view)
    const code = players[seat](view, seat, codes, rng) as number
    if (layout.hash(view) !== before) throw new Error('it changed the view: it must think on a table of its own')
    if (!codes.has(code)) throw new Error('it played what was not offered')
    moves.push(code)
    act(bronze, s, seat, code, cx)
  }
  return { s, moves }
}
const { greedy } = bronze.policies

describe('the greedy player', () => {
  test.each([2, 3, 4])('beats chance at a table of %i', seats => {
    let wins = 0
    for (let g = 0; g < 6; g++) {
      const players = Array.from({ length: seats }, (_, p) => (p === g % seats ? greedy : chance))
      const { s } = game(players, 500 + g)
      if (bronze.outcome(s)?.places[g % seats] === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(5)
  })

  test('plays the same game again from the same seed', () => {
    const [a, b] = [1, 2].map(() => game([greedy, greedy, greedy], 9).moves)
    expect(a).toEqual(b)
  })

  test('completes a trade route rather than settle elsewhere', () => {
    const p = lands(tableOf(2), 'land-01', 'land-02', 'land-03')
    cube(p, 0, 3, 'forest', 1)
    cube(p, 0, 3, 'forest', 2)
    p.s.round = 6
    p.s.activated[tech('bronze')] = 1
    p.at(decisions.settle, 0)
    const codes = new Codes()
    const view = p.view(0)
    current(bronze, view)?.legal(view, 0, codes)
    const code = greedy(view, 0, codes, new FastRng(1)) as number
    expect(bronze.verbs.toJson(code)).toEqual(settlement('bronze', 3, 'forest', 3))
  })
})
