import { asking, type Policy, setupOf } from '@ecumene/kernel'
import { aheadOfChance, playedBy } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { player, playerOf } from '../src/bot/greedy.ts'
import { roomFor, tried } from '../src/bot/trial.ts'
import { Turn } from '../src/bot/turn.ts'
import { CITIZEN } from '../src/bot/weights.ts'
import { worthOf } from '../src/bot/worth.ts'
import { throughTheAges } from '../src/game.ts'
import type { S } from '../src/state.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'

test.each([2, 4])('the greedy player comes before the random one in a game of %i', { timeout: 120_000 }, seats => {
  expect(aheadOfChance(throughTheAges, setupOf(throughTheAges, seats), { games: 6 })).toBeGreaterThanOrEqual(0.9)
})

/** Watches a game of greedy players. */
const watched = (seen: (...asked: Parameters<Policy<S>>) => void): void => {
  const watching: Policy<S> = (view, seat, legal, rng) => {
    if (asking(view) === DECISIONS.action) seen(view, seat, legal, rng)
    return player.policy(view, seat, legal, rng)
  }
  const setup = setupOf(throughTheAges, 2, 'first')
  playedBy({ ...throughTheAges, policies: { watching } }, setup, { seed: 3 })
}
test('a card to be taken is valued without trying it as it is by trying it', () => {
  const scores = new Float64Array(256)
  let taken = 0
  watched((view, seat, legal, rng) => {
    player.score(view, seat, legal, scores, rng)
    const room = roomFor(2)
    for (let i = 0; i < legal.n; i++) {
      if (!VERBS.take.is(legal.at[i])) continue
      taken++
      const gain = tried(view, seat, legal.at[i], 1, room, CITIZEN) - worthOf(view, seat, CITIZEN)
      const spent = view.civil[seat] + view.spareCivil - room.states[1].civil[seat] - room.states[1].spareCivil
      expect(scores[i]).toBeCloseTo(gain > 0.05 ? gain / Math.max(0.6, spent) : Math.min(gain, 0.025), 9)
    }
  })
  expect(taken).toBeGreaterThan(100)
})
test('who looks at most actions once begins a turn like who looks at all, and nearly always plays like them', () => {
  const turn = new Turn()
  const quick = playerOf(CITIZEN, turn).policy
  let same = 0
  let all = 0
  watched((view, seat, legal, rng) => {
    const [chosen, slow] = [quick, player.policy].map(policy => policy(view, seat, legal, rng))
    turn.forget()
    expect(quick(view, seat, legal, rng)).toBe(slow)
    all++
    if (chosen === slow) same++
  })
  expect(all).toBeGreaterThan(30)
  expect(same / all).toBeGreaterThan(0.9)
})
