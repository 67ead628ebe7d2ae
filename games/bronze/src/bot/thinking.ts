/** What the search needs to know of Bronze. Rollouts go to the end: nothing short of it says who is ahead. */
import type { Thinking } from '@ecumene/contract'
import { asking } from '@ecumene/kernel'
import { citiesPoints, provincePoints, routePoints, totalOf } from '../scoring.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { player, quick, runner } from './greedy.ts'
import { learned } from './learned.ts'

export const thinking: Thinking<S> = {
  evaluate(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = totalOf(s, seat)
  },
  parts: (s, seat) => ({
    cities: citiesPoints(s, seat),
    routes: routePoints(s, seat),
    provinces: provincePoints(s, seat),
  }),
  scored: player.score,
  ahead: { citizen: 75, strategist: 80, master: 85 },
  // More players, more luck: a full table takes more rollouts to be as far ahead of a Citizen.
  levels: {
    // With two players it has learned what a position is worth four rounds on; with more it plays to the end.
    strategist: { effort: seats => (seats === 2 ? 16 : 32), far: 4 },
    // Where a cube goes there are the most ways, and the policy orders them worst.
    master: {
      effort: 480,
      usesLearned: () => false,
      widthIn: view => (isSettling(view) ? 24 : 12),
      times: view => (isSettling(view) ? 2 : 1),
    },
  },
  spread: [20, 1.5],
  victory: { worth: 12, lead: 4 },
  temperature: 0.9,
  learned,
  boundary: s => s.round,
  horizon: () => Number.POSITIVE_INFINITY,
  rollout: quick.policy,
  rivals: runner.policy,
  isDeep: view => asking(view) !== DECISIONS.colour,
}
const isSettling = (view: S): boolean => asking(view) === DECISIONS.settle
