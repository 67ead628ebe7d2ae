/** What the search needs to know of Advanced Civilization: two rounds ahead, valued by the points of its own score. */
import { homes } from '@ecumene/civilization-family/src/bot/homes.ts'
import type { Manner } from '@ecumene/civilization-family/src/bot/market.ts'
import { WARY } from '@ecumene/civilization-family/src/bot/plan.ts'
import { scoreChosen } from '@ecumene/civilization-family/src/bot/scored.ts'
import { citiesWorth, peopleWorth, roundsLeft, treasuryWorth } from '@ecumene/civilization-family/src/bot/value.ts'
import type { Thinking } from '@ecumene/contract'
import { asking, type Seat } from '@ecumene/kernel'
import { FINISH } from '../../data/nations.ts'
import { cardPoints, handValue } from '../query/holdings.ts'
import { gainInHand } from '../query/mining.ts'
import { cellPoints, placeOf, totalOf } from '../scoring.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { greedy, playerOf } from './greedy.ts'
import { AGREES, marketOf } from './market.ts'
import { master } from './master.ts'

/** The fewer partners, the more an exchange must gain: there is always one card that is not named. */
const HOLDS_OUT: Manner = {
  ...AGREES,
  margin: seats => 18 - (5 * seats) / 3,
  rises: 1.5,
  leader: 8,
  rid: 15,
  offers: 25,
  more: 25,
}
const strategist = playerOf({ homes, plan: WARY, trade: marketOf(HOLDS_OUT).chooseTrade })
/** A victory, in points. */
const VICTORY = 300
/** Trade cards buy at what their sets are worth, but not all at once. */
const HAND = 0.7
const TEMPERATURE = 1

const isOver = (s: S): boolean => s.depth === 0
const cells = (s: S, seat: Seat): number => cellPoints(s, seat) + (isOver(s) && placeOf(s, seat) === 1 ? VICTORY : 0)
const trade = (s: S, seat: Seat): number => HAND * (handValue(s, seat) + gainInHand(s, seat))

export const thinking: Thinking<S> = {
  evaluate(s, out) {
    const left = roundsLeft(s, FINISH)
    for (let seat = 0; seat < s.seats; seat++)
      out[seat] = isOver(s)
        ? totalOf(s, seat) + cells(s, seat) - cellPoints(s, seat)
        : cells(s, seat) +
          cardPoints(s, seat) +
          trade(s, seat) +
          treasuryWorth(s, seat) +
          citiesWorth(s, seat, left) +
          peopleWorth(s, seat, left)
  },
  parts(s, seat) {
    const left = roundsLeft(s, FINISH)
    return {
      cells: cells(s, seat),
      cities: citiesWorth(s, seat, left),
      people: peopleWorth(s, seat, left),
      cards: cardPoints(s, seat),
      trade: trade(s, seat),
      treasury: treasuryWorth(s, seat),
    }
  },
  scored(view, seat, legal, out, rng) {
    const chosen = greedy(view, seat, legal, rng)
    scoreChosen(typeof chosen === 'number' ? chosen : legal.at[0], legal, out, TEMPERATURE)
  },
  ahead: { citizen: 87, strategist: 84, master: 65 },
  spread: [200, 90],
  temperature: TEMPERATURE,
  boundary: s => s.round,
  horizon: () => 2,
  levels: { strategist: { policy: strategist, effort: 0 }, master: { policy: master, effort: 0 } },
  isDeep: view => DEEP.has(asking(view)),
  /** Nobody leaves a table for want of a better move. */
  isBlunder: (_, __, code) => VERBS.leave.is(code),
}
/** Where a comparison of single answers tells more than it costs. */
const DEEP = new Set<number>([DECISIONS.tax, DECISIONS.build, DECISIONS.faction])
