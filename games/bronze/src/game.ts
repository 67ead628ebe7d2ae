/** Bronze (2017), for two to four players. */
import type { EventSpec, GameDef, Outcome, Seat, Sees } from '@ecumene/kernel'
import { PLACES } from '../data/lands.ts'
import { TECH_DECK_SIZE } from '../data/technologies.ts'
import { CUBES, LANDS_OPEN, type Players } from '../data/tokens.ts'
import { countBits, occupied } from './board.ts'
import { greedy } from './bot/greedy.ts'
import { city } from './decisions/city.ts'
import { colour } from './decisions/colour.ts'
import { lay } from './decisions/lay.ts'
import { settle } from './decisions/settle.ts'
import { take } from './decisions/take.ts'
import { determinize } from './determinize.ts'
import { invariants } from './invariants.ts'
import { citiesPoints, provincePoints, routePoints } from './scoring.ts'
import { programs } from './sequence.ts'
import { setUp } from './setup.ts'
import { type E, ENDINGS, landsOf, layoutOf, rowsFor, type S, V } from './state.ts'

/** All that happens at this table is public (BRZ-R-16). */
const open = (rule: string, ...params: readonly string[]): EventSpec => ({
  rule,
  sees: Object.fromEntries(params.map((p): [string, Sees] => [p, 'all'])),
})

export const bronze: GameDef<S, E> = {
  id: 'bronze',
  version: 1,
  variants: [{ id: 'standard', seats: [2, 4], options: {} }],
  options: [
    { name: 'colours', rule: 'BRZ-SET-16', values: 'flag', init: false },
    { name: 'help', values: 'flag', init: true },
  ],
  verbs: V,
  layout: layoutOf,
  setup: setUp,
  programs,
  decisions: [colour, take, lay, settle, city],
  events: {
    colour: open('BRZ-SET-16', 'seat', 'colour'),
    round: open('BRZ-TURN-1', 'seat', 'round'),
    took: open('BRZ-TURN-3', 'seat', 'stack', 'tech'),
    shown: open('BRZ-TURN-5', 'stack', 'tech'),
    emptied: open('BRZ-END-1', 'stack'),
    reserve: open('BRZ-SET-21', 'stack'),
    laid: open('BRZ-TURN-7', 'seat', 'tech', 'position', 'column', 'row', 'cards'),
    settled: open('BRZ-PLACE-1', 'seat', 'tech', 'land', 'landscape', 'kind', 'symbol'),
    stopped: open('BRZ-PLACE-4', 'seat', 'cards'),
    revealed: open('BRZ-PLACE-9', 'land', 'tile'),
    cityLaid: open('BRZ-CITY-1', 'land', 'city'),
    cityTaken: open('BRZ-CITY-2', 'seat', 'land', 'city'),
    cityDiscarded: open('BRZ-CITY-6', 'land', 'city'),
    route: open('BRZ-ROUTE-1', 'seat', 'landscape', 'number', 'points'),
    routeReturned: open('BRZ-ROUTE-6', 'seat', 'landscape', 'number'),
    province: open('BRZ-PROV-2', 'seat', 'land', 'points'),
    provinceGone: open('BRZ-PROV-4', 'land', 'points'),
    lastRound: open('BRZ-END-4', 'seat', 'cause'),
    cityScored: open('BRZ-SCORE-3', 'seat', 'city', 'points'),
    scored: open('BRZ-SCORE-5', 'seat', 'points', 'cities', 'routes', 'provinces'),
  },
  outcome: s => (s.depth > 0 ? null : outcomeOf(s)),
  progress: s => (s.depth === 0 ? 1 : progressOf(s)),
  round: s => s.round,
  determinize,
  invariants,
  policies: { greedy },
}

/** Most points win; ties by cities, then routes, then provinces; a complete tie is shared (BRZ-SCORE-5, BRZ-SCORE-6, BRZ-SCORE-7). */
export function outcomeOf(s: S): Outcome {
  const seats = Array.from({ length: s.seats }, (_, p) => p)
  const cities = seats.map(p => citiesPoints(s, p))
  const routes = seats.map(p => routePoints(s, p))
  const provinces = seats.map(p => provincePoints(s, p))
  const scores = seats.map(p => cities[p] + routes[p] + provinces[p])
  const beats = (a: Seat, b: Seat): boolean => {
    for (const list of [scores, cities, routes, provinces]) if (list[a] !== list[b]) return list[a] > list[b]
    return false
  }
  const places = seats.map(p => 1 + seats.filter(q => beats(q, p)).length)
  return {
    places,
    scores,
    parts: { cities, routes, provinces },
    rule: 'BRZ-SCORE-5',
    ending: `ending.${ENDINGS[s.ending]}`,
  }
}

/** How near the nearest end condition is. */
function progressOf(s: S): number {
  const players = s.seats as Players
  let cards = 0
  for (let i = 0; i < s.stackSize.length; i++) cards += s.stackSize[i]
  let cubes = CUBES
  for (let p = 0; p < players; p++) cubes = Math.min(cubes, s.supply[p])
  const lands = landsOf(s)
  const last = s.open === lands ? countBits(occupied(s, lands - 1)) / PLACES : 0
  const way = (s.open - LANDS_OPEN[players] + last) / (lands - LANDS_OPEN[players] + 1)
  return Math.min(
    0.99,
    Math.max((TECH_DECK_SIZE[players] - cards) / (players * rowsFor(players)), 1 - cubes / CUBES, way),
  )
}
