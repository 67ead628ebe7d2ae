/** What the search needs to know of Civilization: to the end of the round, valued by how far a nation has come. */

import { scoreChosen } from '@ecumene/civilization-family/src/bot/scored.ts'
import {
  areasOf,
  citiesWorth,
  peopleWorth,
  roundsLeft,
  treasuryWorth,
} from '@ecumene/civilization-family/src/bot/value.ts'
import { FULL, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import type { Thinking } from '@ecumene/contract'
import { asking, type Seat } from '@ecumene/kernel'
import { cardPoints, handValue, totalPoints } from '../query/holdings.ts'
import { placeOf } from '../scoring.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { greedy } from './greedy.ts'
import { master } from './master.ts'
import { strategist } from './strategist.ts'

/** A cell of the A.S.T., and the victory, in points. */
const CELL = 100
const VICTORY = 300
/** Trade cards buy at what their sets are worth, but not all at once. */
const HAND = 0.7
const TEMPERATURE = 1

const isOver = (s: S): boolean => s.depth === 0
const track = (s: S, seat: Seat): number => CELL * s.position[seat]
const won = (s: S, seat: Seat): number => (isOver(s) && placeOf(s, seat) === 1 ? VICTORY : 0)
const future = (s: S): number => (isOver(s) ? 0 : roundsLeft(s, s.line))

export const thinking: Thinking<S> = {
  evaluate(s, out) {
    const left = future(s)
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.ruleset === NOMADS) {
        out[seat] = areasOf(s, seat)
        continue
      }
      out[seat] = track(s, seat) + won(s, seat)
      if (isOver(s)) out[seat] += s.ruleset === FULL ? totalPoints(s, seat) : CELL * s.cities[seat]
      else
        out[seat] +=
          cardPoints(s, seat) +
          HAND * handValue(s, seat) +
          treasuryWorth(s, seat) +
          citiesWorth(s, seat, left) +
          peopleWorth(s, seat, left)
    }
  },
  parts(s, seat): Readonly<Record<string, number>> {
    if (s.ruleset === NOMADS) return { areas: areasOf(s, seat) }
    const left = future(s)
    return {
      position: track(s, seat) + won(s, seat),
      cities: citiesWorth(s, seat, left),
      people: peopleWorth(s, seat, left),
      ...(s.ruleset === FULL
        ? {
            cards: cardPoints(s, seat),
            trade: HAND * handValue(s, seat),
            treasury: treasuryWorth(s, seat),
          }
        : {}),
    }
  },
  scored(view, seat, legal, out, rng) {
    const chosen = greedy(view, seat, legal, rng)
    scoreChosen(typeof chosen === 'number' ? chosen : legal.at[0], legal, out, TEMPERATURE)
  },
  ahead: { citizen: 74, strategist: 74, master: 65 },
  spread: [200, 90],
  temperature: TEMPERATURE,
  boundary: s => s.round,
  horizon: () => 2,
  levels: { strategist: { policy: strategist, effort: 0 }, master: { policy: master, effort: 0 } },
  isDeep: view => DEEP.has(asking(view)),
}
/** Where a comparison of single answers tells more than it costs. */
const DEEP = new Set<number>([DECISIONS.tax, DECISIONS.build, DECISIONS.nominate, DECISIONS.faction])
