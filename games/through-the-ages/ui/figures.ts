/** Every number of a position that the table shows, asked from the rules; the drawing is compared with it. */
import type { Seat } from '@ecumene/kernel'
import type { Figures } from '@ecumene/kit/figure.ts'
import { HAPPINESS_NEEDED, SPACE_COST } from '../data/board.ts'
import { civil, event, wonder, work } from '../src/cards.ts'
import { attackStrength } from '../src/effects/attacks.ts'
import { strengthAgainst } from '../src/effects/pacts.ts'
import { armiesOf } from '../src/query/army.ts'
import { populationCost, scienceCost, takeCost } from '../src/query/costs.ts'
import { workersOf } from '../src/query/counts.ts'
import {
  cultureRating,
  discontent,
  happinessRating,
  scienceRating,
  strengthRating,
  yellowIndex,
} from '../src/query/ratings.ts'
import {
  civilLeft,
  civilLimit,
  civilTotal,
  consumption,
  corruption,
  food,
  foodProduction,
  militaryLeft,
  militaryLimit,
  militaryTotal,
  resourceProduction,
  resources,
} from '../src/query/totals.ts'
import { impactOf } from '../src/scoring.ts'
import { backAt, RUINED, type S, storeAt, wonderAt, workAt } from '../src/state.ts'
import { oddsOf } from './odds.ts'
import { eventsOf } from './position.ts'

const needed = (s: S, seat: Seat): number => HAPPINESS_NEEDED[yellowIndex(s, seat)]
const foodRate = (s: S, seat: Seat): number => foodProduction(s, seat) - consumption(s, seat)
const resourceRate = (s: S, seat: Seat): number => resourceProduction(s, seat) - corruption(s, seat)
const countOf = (list: Iterable<number>, seat: Seat): number => [...list].filter(owner => owner === seat).length
/** What a known event would score for a seat now. */
const scored = (s: S, seat: Seat, id: string): number =>
  (event.cards[event.find(id)].effects ?? []).reduce((n, effect) => n + impactOf(s, seat, effect, s.turn), 0)
/** Of a large figure, with what comes each turn where it grows. */
const SPOKEN: Readonly<Record<string, (s: S, seat: Seat) => readonly number[]>> = {
  culture: (s, seat) => [s.culture[seat], cultureRating(s, seat)],
  science: (s, seat) => [s.science[seat], scienceRating(s, seat)],
  food: (s, seat) => [food(s, seat), foodRate(s, seat)],
  resources: (s, seat) => [resources(s, seat), resourceRate(s, seat)],
  strength: (s, seat) => [strengthRating(s, seat)],
}

export const figures = {
  culture: (s, seat) => s.culture[seat],
  cultureRate: cultureRating,
  science: (s, seat) => s.science[seat],
  scienceRate: scienceRating,
  food,
  foodRate,
  resources,
  resourceRate,
  strength: (s, seat) => strengthRating(s, seat),
  spoken: (s, seat, of) => SPOKEN[of](s, seat),
  happiness: happinessRating,
  happinessNeeded: (s, seat) => [happinessRating(s, seat), needed(s, seat)],
  /** Where somebody is discontent, how many. */
  happinessSpoken: (s, seat) => [
    happinessRating(s, seat),
    needed(s, seat),
    ...(discontent(s, seat) > 0 ? [discontent(s, seat)] : []),
  ],
  discontent,
  civil: civilLeft,
  civilTotal,
  civilSpoken: (s, seat) => [civilLeft(s, seat), civilTotal(s, seat)],
  military: militaryLeft,
  militaryTotal,
  militarySpoken: (s, seat) => [militaryLeft(s, seat), militaryTotal(s, seat)],
  workers: workersOf,
  colonies: (s, seat) => countOf(s.colony, seat),
  wonders: (s, seat) =>
    wonder.ids.filter((_, number) => {
      const state = s.wonder[wonderAt(seat, number)]
      return state !== 0 && state !== RUINED
    }).length,
  /** Workers without a card, the yellow bank and what it asks. */
  pool: (s, seat) => s.pool[seat],
  workerPrice: (s, seat) => populationCost(s, seat),
  consumption: (s, seat) => -consumption(s, seat),
  corruption: (s, seat) => -corruption(s, seat),
  blue: (s, seat) => s.bank[seat],
  workersOn: (s, seat, card) => s.workers[workAt(seat, work.find(card))],
  tokensOn: (s, seat, card) => s.blue[storeAt(seat, work.store[work.find(card)])],
  /** Stages of the wonder that is built. */
  stages: (s, seat) => [s.stages[seat], wonder.cards[s.unfinished[seat]].stages?.length ?? 0],
  armies: (s, seat) => {
    const { fresh, outdated, air } = armiesOf(s, seat)
    return [fresh, outdated, Math.min(air, fresh + outdated)]
  },
  civilHand: (s, seat) => [s.handSize[seat], civilLimit(s, seat)],
  militaryHand: (s, seat) => [s.cardCount[seat], militaryLimit(s, seat)],
  handCount: (s, seat) => s.handSize[seat],
  /** Backs of an age; one stands for itself. */
  backs: (s, seat, age) => s.cardAges[backAt(seat, Number(age))],
  developPrice: (s, seat, id) => scienceCost(s, seat, civil.find(id), false),
  rowPrice: (s, seat, space) => takeCost(s, seat, Number(space)),
  surcharge: (s, seat, space) => takeCost(s, seat, Number(space)) - SPACE_COST[Number(space)],
  civilDeck: s => s.civilLeft,
  militaryDeck: s => s.left,
  currentEvents: (s, _, age) => s.currentAges[Number(age)],
  futureEvents: (s, _, age) => s.futureAges[Number(age)],
  pastEvents: s => countOf(s.past, 1),
  eventScore: scored,
  /** Culture with the events of age III that the viewer knows. */
  scoreSoFar: (s, seat, viewer) =>
    eventsOf(s, Number(viewer))
      .prepared.filter(({ id }) => event.age[event.find(id)] === 3)
      .reduce((n, { id }) => n + scored(s, seat, id), s.culture[seat]),
  /** Of an attack or a war: the strength of who attacks and of who is attacked. */
  against: (s, seat, target) => [attackStrength(s, seat, Number(target)), strengthAgainst(s, Number(target), seat)],
  attacks: (s, seat, target) => attackStrength(s, seat, Number(target)),
  defends: (s, seat, from) => strengthAgainst(s, seat, Number(from)),
  /** How far somebody is ahead of the viewer in strength, or behind. */
  lead: (s, seat, viewer) => Math.abs(strengthRating(s, Number(viewer)) - strengthRating(s, seat)),
  canAdd: (s, seat, target) => {
    const { cards, most } = oddsOf(s, seat, Number(target))
    return [cards, most]
  },
  bid: (s, seat) => (s.bidder === seat ? s.bid : null),
} satisfies Figures<S>
