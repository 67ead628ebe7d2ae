/** Every number of a position that the table shows, asked from the rules; the drawing is compared with it. */
import { NONE, type Seat } from '@ecumene/kernel'
import type { Figures } from '@ecumene/kit/figure.ts'
import { CITIES } from '../data/cities.ts'
import { PLACES } from '../data/lands.ts'
import { ROUTE_POINTS, ROUTE_TOKENS } from '../data/tokens.ts'
import { countBits, leaderOf, occupied, settlementsOn } from '../src/board.ts'
import { citiesOf, cityProgress } from '../src/query.ts'
import { citiesPoints, provincePoints, routePoints, totalOf } from '../src/scoring.ts'
import { landsOf, routeAt, type S } from '../src/state.ts'

const countOf = (list: Iterable<number>, seat: Seat): number => [...list].filter(by => by === seat).length

export const figures = {
  round: s => s.round,
  cubes: (s, seat) => s.supply[seat],
  cities: (s, seat) => citiesOf(s, seat).length,
  cityPoints: citiesPoints,
  routes: (s, seat) => countOf(s.routeOf, seat),
  routePoints,
  provinces: (s, seat) => countOf(s.provinceOf, seat),
  provincePoints,
  points: totalOf,
  /** Of a city: what it gives, of what it can; and how far it has come. */
  cityGives: (s, seat, city) => {
    const { each, points } = cityProgress(s, seat, Number(city))
    return each ? points : [points, CITIES[Number(city)].effect.points]
  },
  cityHas: (s, seat, city) => {
    const { each, have, need, compare } = cityProgress(s, seat, Number(city))
    return each || (compare === 'atMost' && need < 0) ? have : [have, need]
  },
  /** The token held in a landscape. */
  route: (s, seat, landscape) => {
    for (let token = ROUTE_TOKENS - 1; token >= 0; token--)
      if (s.routeOf[routeAt(Number(landscape), token)] === seat) return ROUTE_POINTS[token]
    return null
  },
  stacksOut: s => [s.stacksOut, 2],
  fewestCubes: s => Math.min(...s.supply),
  freeInLastLand: s => {
    const last = landsOf(s) - 1
    return PLACES - (s.open > last ? countBits(occupied(s, last)) : 0)
  },
  /** Cards in a stack; the reserve is the last. */
  stack: (s, _, stack) => s.stackSize[Number(stack)],
  activated: (s, _, tech) => s.activated[Number(tech)],
  province: (s, _, land) => s.province[Number(land)],
  /** Settlements of who would get a province now. */
  leads: (s, _, land) => {
    const leader = leaderOf(s, Number(land))
    return leader === NONE ? null : settlementsOn(s, leader, Number(land))
  },
} satisfies Figures<S>
