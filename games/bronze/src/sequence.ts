/** The outline of play. */
import {
  again,
  ask,
  bit,
  call,
  each,
  inOrder,
  leave,
  NONE,
  type Program,
  program,
  restart,
  stop,
  type World,
} from '@ecumene/kernel'
import { canSettle } from './board.ts'
import { byMammoth } from './decisions/colour.ts'
import { isOver } from './effects/ending.ts'
import { discardAllCities } from './effects/lands.ts'
import { awardLastProvinces, awardProvinces, takeRoutes } from './effects/tokens.ts'
import type { E } from './events.ts'
import { citiesPoints, cityPoints, provincePoints, routePoints } from './scoring.ts'
import { OWNED, type S } from './state.ts'
import { CITY_IDS, DECISIONS, PROGRAMS } from './verbs.ts'

/** The mammoth begins each round (BRZ-TURN-1). */
function beginTurn(s: S, world: World<E>): void {
  if (s.turn !== s.first) return
  s.round++
  if (world.live) world.emit({ type: 'round', seat: s.first, round: s.round })
}

/** Phase 3 asks as long as an activated card fits somewhere, anew after every cube (BRZ-R-39, BRZ-R-40). */
function settleOn(s: S): void {
  if (canSettle(s, s.turn)) {
    again(s)
    ask(s, DECISIONS.settle, bit(s.turn))
    return
  }
  s.activated.fill(0)
  s.laidColumn = NONE
}

/** Turns pass clockwise (BRZ-TURN-1) until the last round is played out (BRZ-END-4). */
function endTurn(s: S): void {
  if (isOver(s)) {
    leave(s)
    call(s, PROGRAMS.end)
    return
  }
  s.turn = (s.turn + 1) % s.seats
  restart(s)
}

/** The sheet is read out: cities, trade routes, provinces (BRZ-SCORE-1, BRZ-SCORE-2, BRZ-SCORE-3). */
function readSheet(s: S, world: World<E>): void {
  if (!world.live) return
  for (let seat = 0; seat < s.seats; seat++) {
    for (let city = 0; city < s.cityAt.length; city++)
      if (s.cityAt[city] === OWNED + seat)
        world.emit({ type: 'cityScored', seat, city: CITY_IDS[city], points: cityPoints(s, seat, city) })
    const [cities, routes, provinces] = [citiesPoints(s, seat), routePoints(s, seat), provincePoints(s, seat)]
    world.emit({ type: 'scored', seat, points: cities + routes + provinces, cities, routes, provinces })
  }
}

const colours = program<S, E>('colours', 'BRZ-SET-16', [
  each(byMammoth, DECISIONS.colour),
  (s: S) => call(s, PROGRAMS.turn),
])
const turn = program<S, E>('turn', 'BRZ-TURN-2', [
  beginTurn,
  (s: S) => ask(s, DECISIONS.take, bit(s.turn)), // Phase 1 (BRZ-TURN-3)
  (s: S) => ask(s, DECISIONS.lay, bit(s.turn)), // and 2: what is activated (BRZ-TURN-7, BRZ-ACT-1)
  settleOn, // Phase 3 (BRZ-PLACE-1, BRZ-CITY-1)
  takeRoutes, // Phase 4 (BRZ-ROUTE-1)
  awardProvinces, // (BRZ-PROV-1)
  endTurn,
])
// Provinces come before all city scoring (BRZ-R-27); routes are not looked at again.
const end = program<S, E>('end', 'BRZ-END-5', [awardLastProvinces, discardAllCities, readSheet, stop])

export const outline: readonly Program<S, E>[] = inOrder(PROGRAMS, { colours, turn, end })
