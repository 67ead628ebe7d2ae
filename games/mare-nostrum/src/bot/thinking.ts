/** What the search needs to know of Mare Nostrum: to the end of the round, valued by what the empires are worth. */
import type { Thinking } from '@ecumene/contract'
import { asking, has } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { score } from './greedy.ts'
import { holdingWorth } from './holdings.ts'
import { learned } from './learned.ts'
import { isBlunder } from './threats.ts'
import { heroesWorth, safety, titleWorth, worth } from './worth.ts'

/** A victory, in the points of `worth`. */
const VICTORY = 250

export const thinking: Thinking<S> = {
  evaluate(s, out) {
    for (let seat = 0; seat < s.seats; seat++)
      out[seat] = s.depth === 0 ? (has(s.winners, seat) ? VICTORY : 0) : worth(s, seat) + holdingWorth(s, seat, -1, -1)
  },
  parts(s, seat): Readonly<Record<string, number>> {
    if (s.depth === 0) return { victory: has(s.winners, seat) ? VICTORY : 0 }
    const heroes = heroesWorth(s, seat)
    const titles = titleWorth(s, seat)
    const armies = safety(s, seat)
    const stores = holdingWorth(s, seat, -1, -1)
    return { heroes, titles, armies, stores, lands: worth(s, seat) - heroes - titles - armies }
  },
  scored: score,
  ahead: { citizen: 96, strategist: 92, master: 65 },
  // The Master sees what a purchase or a war leads to in the round after: it is where most of its strength comes from.
  levels: {
    strategist: { effort: seats => (seats === 3 ? 12 : 16) },
    master: { effort: 96, far: 2, farLearned: 1, times: view => SHARES[asking(view)] ?? 0.75 },
  },
  spread: [90, 20],
  temperature: 1,
  learned,
  boundary: s => s.round,
  // A round later nobody can tell what came of a trade: even who looks twice as far sees the end of this one.
  horizon: s => (TRADES.has(asking(s)) ? 0.5 : 1),
  isDeep: view => !SHALLOW.has(asking(view)),
  isBlunder,
}
const TRADES = new Set([
  DECISIONS.tithe,
  DECISIONS.colossus,
  DECISIONS.marker,
  DECISIONS.announce,
  DECISIONS.offer,
  DECISIONS.take,
  DECISIONS.give,
])
/**
 * Of the Master's effort: most of it for building, less for war and little for trade. What is offered and given is left
 * to the policy, which knows as much of it as a search does.
 */
const SHARES: Readonly<Record<number, number>> = {
  ...Object.fromEntries(Array.from(TRADES, decision => [decision, 1 / 3])),
  [DECISIONS.offer]: 0,
  [DECISIONS.give]: 0,
  [DECISIONS.nameBuilder]: 1,
  [DECISIONS.buildFirst]: 1,
  [DECISIONS.build]: 1,
}
/** How something is paid, and who falls: small, and rules of thumb know it. */
const SHALLOW = new Set([DECISIONS.pay, DECISIONS.lose, DECISIONS.choose, DECISIONS.copy, DECISIONS.keep])
