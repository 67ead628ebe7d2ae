/** What the table has seen, against what lies behind the screens. */
import { Codes, current, FastRng, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { RESOURCE_IDS } from '../../data/goods.ts'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { holds } from '../../src/query/resources.ts'
import type { S } from '../../src/state.ts'
import { seenOf } from '../seen.ts'

const GAMES = 4
/** Plays games and looks at every 11th position with the eyes of a viewer. */
function* positions(): Generator<{ match: Match<S, E>; viewer: number | 'table' }> {
  const rng = new FastRng(11)
  for (let k = 0; k < GAMES; k++) {
    const setup = setupOf(mareNostrum, 3 + (k % 3), k % 2 === 0 ? 'experts' : 'first-games')
    const match = new Match<S, E>(mareNostrum, setup, keyOf(`seen-${k}`))
    for (let n = 0; n < 900 && match.outcome() === null; n++) {
      if (n % 11 === 0) yield { match, viewer: n % 3 === 0 ? 'table' : rng.below(setup.seats) }
      const owed = Array.from({ length: setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))
      const seat = owed[rng.below(owed.length)]
      const view = match.view(seat)
      const legal = new Codes()
      current(mareNostrum, view)?.legal(view, seat, legal)
      const isChance = rng.below(6) === 0
      const choice = isChance ? legal.at[rng.below(legal.n)] : mareNostrum.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? mareNostrum.verbs.toJson(choice) : choice)
    }
  }
}

test('MN-R-4b what was seen is there: known and unknown resources make up the hand, none too many', () => {
  let looks = 0
  const met = { known: 0, unknown: 0, gone: 0 }
  for (const { match, viewer } of positions()) {
    const s = match.state
    const events = match.chronicle(viewer).flatMap(line => line.events)
    for (const [seat, { known, unknown, gone }] of seenOf(s, events).entries()) {
      looks++
      const sum = known.reduce((all, { n }) => all + n, 0)
      expect(sum + unknown - gone).toBe(s.holdSize[seat])
      const wrong = known.reduce((all, { id, n }) => all + Math.max(0, n - holds(s, seat, RESOURCE_IDS.indexOf(id))), 0)
      expect(wrong, `seat ${seat} in line ${match.seq}`).toBeLessThanOrEqual(gone)
      met.known += sum
      met.unknown += unknown
      met.gone += gone
    }
  }
  expect(looks).toBeGreaterThan(400)
  // Most is known, some is not, and gifts were among it: otherwise this test would look at nothing.
  expect(met.known).toBeGreaterThan(4 * met.unknown)
  expect(Math.min(met.unknown, met.gone)).toBeGreaterThan(20)
})
test('a position that was not played from the beginning shows backs only', () => {
  for (const { match } of positions()) {
    const s = match.state
    if (s.round < 2 || s.holdSize[0] === 9) continue
    expect(seenOf(s, [])[0]).toEqual({ known: [], unknown: s.holdSize[0], gone: 0 })
    return
  }
})
