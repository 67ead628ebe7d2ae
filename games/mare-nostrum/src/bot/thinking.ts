/** What the search needs to know of Mare Nostrum: to the end of the round, valued by what the empires are worth. */
import { asking, has, type Thinking } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { decisions } from '../verbs.ts'
import { score } from './greedy.ts'
import { holdingWorth } from './holdings.ts'
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
  ahead: { citizen: 79, strategist: 90, master: 67 },
  // Two rounds ahead: after three most games are over, and a decision takes long.
  levels: { master: { effort: 96, far: 2 } },
  spread: [90, 20],
  temperature: 1,
  boundary: s => s.round,
  horizon: () => 1,
  isDeep: view => !SHALLOW.has(asking(view)),
}
/** How something is paid, and who falls: small, and rules of thumb know it. */
const SHALLOW = new Set([decisions.pay, decisions.lose, decisions.choose, decisions.copy, decisions.keep])
