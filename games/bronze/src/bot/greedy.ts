/** A player that looks one turn ahead: for every card, side and position it imagines the settlements that follow. */
import { asking, type Code, type Codes, type Layout, NONE, type Policy, type Seat } from '@ecumene/kernel'
import { ALL_PLACES, BAND_FIRST, bandAt, LANDS, PLACE_LANDSCAPE, PLACES, placeAt } from '../../data/lands.ts'
import { BRONZE, FITTING_PLACES, TECHS } from '../../data/technologies.ts'
import { COLUMNS } from '../../data/tokens.ts'
import { countBits, occupied } from '../board.ts'
import { addCard } from '../decisions/lay.ts'
import { canLay, countActivated } from '../matrix.ts'
import { cellAt, columnAt, cubesAt, layoutOf, type S } from '../state.ts'
import { decisions, RIGHT, verbs } from '../verbs.ts'
import {
  boardCitiesValue,
  cityValue,
  lookAround,
  matrixCitiesValue,
  matrixPromise,
  provinceOf,
  provinceValue,
  routesValue,
  standing,
  timeLeft,
} from './value.ts'

/** What the player holds dear, in points. */
export interface Taste {
  /** A point of an opponent, by number of players. */
  readonly against: readonly number[]
  /** A free place left behind by moving on, by number of players. */
  readonly leftBehind: readonly number[]
  /** A city not yet to be seen. */
  readonly city: number
  /** One more settlement a turn, over a whole game. */
  readonly promise: number
  /** Using Bronze Casting, which fits anywhere, where another card would do. */
  readonly keepBronze: number
  /** A cube on the board, whatever it does there. */
  readonly cube: number
}
export const TASTE: Taste = {
  against: [0, 0, 0.8, 0.45, 0.3],
  leftBehind: [0, 0, 0.6, 0.55, 0.28],
  city: 2.4,
  promise: 3,
  keepBronze: 0.25,
  cube: 0.4,
}

// One private table for each number of players, to try things on.
interface Desk {
  readonly layout: Layout<S>
  readonly base: S
  readonly trial: S
}
const desks: (Desk | undefined)[] = []
function deskFor(seats: number): Desk {
  const known = desks[seats]
  if (known) return known
  const layout = layoutOf({ seats, variant: 'standard', options: {} })
  const desk = { layout, base: layout.create(), trial: layout.create() }
  desks[seats] = desk
  return desk
}

export const greedyWith =
  (taste: Taste): Policy<S> =>
  (view: S, seat: Seat, legal: Codes, rng): Code => {
    const desk = deskFor(view.seats)
    desk.layout.copy(desk.base, view)
    switch (asking(view)) {
      case decisions.take:
        return pickTake(taste, desk, seat, legal)
      case decisions.lay:
        return pickLay(taste, desk, seat, legal)
      case decisions.settle:
        return pickSettle(taste, desk.base, seat, legal)
      case decisions.city:
        return pickCity(desk.base, seat, legal)
      default:
        return legal.at[rng.below(legal.n)]
    }
  }
export const greedy = greedyWith(TASTE)

function pickTake(taste: Taste, desk: Desk, seat: Seat, legal: Codes): Code {
  const left = timeLeft(desk.base)
  const bronze = bestLay(taste, desk, seat, BRONZE, left)
  let best = legal.at[0]
  let most = -1e9
  for (let i = 0; i < legal.n; i++) {
    const tech = verbs.take.arg.tech(legal.at[i])
    // Whichever side it is laid on, the card is gone for the next player.
    const value =
      Math.max(bestLay(taste, desk, seat, tech, left), bronze) +
      0.1 * mostInColumn(desk.base, (seat + 1) % desk.base.seats, tech)
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
/** Copies of a technology in the column of a seat that has most of them. */
function mostInColumn(s: S, seat: Seat, tech: number): number {
  let best = 0
  for (let column = 0; column < COLUMNS; column++) {
    let n = 0
    for (let row = s.height[columnAt(seat, column)] - 1; row >= 0; row--)
      if (s.matrix[cellAt(s, seat, column, row)] === tech) n++
    if (n > best) best = n
  }
  return best
}
function bestLay(taste: Taste, desk: Desk, seat: Seat, tech: number, left: number): number {
  let most = -1e9
  for (let position = 0; position <= RIGHT; position++)
    if (canLay(desk.base, seat, position)) most = Math.max(most, layValue(taste, desk, seat, tech, position, left))
  return most
}
function pickLay(taste: Taste, desk: Desk, seat: Seat, legal: Codes): Code {
  const left = timeLeft(desk.base)
  let best = legal.at[0]
  let most = -1e9
  for (let i = 0; i < legal.n; i++) {
    const value = layValue(
      taste,
      desk,
      seat,
      verbs.lay.arg.tech(legal.at[i]),
      verbs.lay.arg.position(legal.at[i]),
      left,
    )
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}

const active = new Int16Array(TECHS)
/** The matrix after the card, and the best settlements one after the other. */
function layValue(
  taste: Taste,
  { layout, base, trial }: Desk,
  seat: Seat,
  tech: number,
  position: number,
  left: number,
): number {
  layout.copy(trial, base)
  const column = addCard(trial, seat, tech, position)
  countActivated(trial, seat, tech, column, trial.height[columnAt(seat, column)] - 1, active)
  let value =
    taste.promise * left * matrixPromise(trial, seat) + matrixCitiesValue(trial, seat, taste.against[trial.seats], left)
  while (trial.supply[seat] > 0) {
    const gain = placeBest(taste, trial, seat, left)
    if (gain <= 0) break
    value += gain
  }
  return value
}
/** Places the most promising cube on the trial table; returns its gain, or 0 if none is worth it. */
function placeBest(taste: Taste, s: S, seat: Seat, left: number): number {
  let most = 0
  let bestLand = NONE
  let bestPlace = 0
  let bestTech = 0
  lookAround(s)
  const far = standing[seat]
  for (let land = Math.max(0, far); land < s.open; land++) {
    const free = ~occupied(s, land)
    const moving = moveGain(taste, s, seat, far, land, left)
    let landscape = NONE
    let before = 0
    for (let place = 0; place < PLACES; place++) {
      if (((free >> place) & 1) === 0) continue
      const tech = cheapest(s.land[land], place)
      if (tech === NONE) continue
      const here = PLACE_LANDSCAPE[placeAt(s.land[land], place)]
      if (here !== landscape) before = around(taste, s, seat, land, here, left)
      landscape = here
      const gain =
        moving +
        valueWith(taste, s, seat, land, place, here, left) -
        before +
        taste.cube -
        (tech === BRONZE ? taste.keepBronze : 0)
      if (gain > most) {
        most = gain
        bestLand = land
        bestPlace = place
        bestTech = tech
      }
    }
  }
  if (bestLand === NONE) return 0
  active[bestTech]--
  s.supply[seat]--
  s.cubes[cubesAt(s, bestLand, seat)] |= 1 << bestPlace
  return most
}
/** An activated card that fits a place, Bronze Casting last. */
function cheapest(tile: number, place: number): number {
  for (let tech = 0; tech < TECHS; tech++)
    if (active[tech] > 0 && ((FITTING_PLACES[tech * LANDS + tile] >> place) & 1) === 1) return tech
  return NONE
}

function pickSettle(taste: Taste, s: S, seat: Seat, legal: Codes): Code {
  const left = timeLeft(s)
  lookAround(s)
  const far = standing[seat]
  let best = verbs.stop.code()
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.settle.is(code)) continue
    const land = verbs.settle.arg.land(code) - 1
    const landscape = verbs.settle.arg.landscape(code)
    const place = BAND_FIRST[bandAt(s.land[land], landscape)] + verbs.settle.arg.symbol(code) - 1
    const gain =
      moveGain(taste, s, seat, far, land, left) +
      valueWith(taste, s, seat, land, place, landscape, left) -
      around(taste, s, seat, land, landscape, left) +
      taste.cube -
      (verbs.settle.arg.tech(code) === BRONZE ? taste.keepBronze : 0)
    if (gain > most) {
      most = gain
      best = code
    }
  }
  return best
}

/** Moving on: a city for a newcomer, against the places, cities and provinces left behind. */
function moveGain(taste: Taste, s: S, seat: Seat, far: number, land: number, left: number): number {
  if (land === far) return 0
  let gain = land > 0 ? bestCityBelow(taste, s, seat, land, left) : 0
  for (let landscape = Math.max(0, far); landscape < land; landscape++) {
    gain -= taste.leftBehind[s.seats] * countBits(~occupied(s, landscape) & ALL_PLACES) * Math.min(1, left * 2)
    if (landscape > far && landscape > 0) gain -= taste.city * 0.8 * Math.min(1, left * 3)
    gain -= provinceOf(s, seat, landscape, left) * 0.3
  }
  return gain
}
function bestCityBelow(taste: Taste, s: S, seat: Seat, land: number, left: number): number {
  let best = NONE
  for (let city = 0; city < s.cityAt.length; city++)
    if (s.cityAt[city] === land) best = Math.max(best, cityValue(s, seat, city, left))
  return best === NONE ? taste.city + 0.8 : best // of several unseen the best one
}

/** What stands around a place: the routes of its landscape, its province, the cities that look at settlements. */
function around(taste: Taste, s: S, seat: Seat, land: number, landscape: number, left: number): number {
  const against = taste.against[s.seats]
  return (
    routesValue(s, seat, against, landscape, left) +
    provinceValue(s, seat, against, land, left) +
    boardCitiesValue(s, seat, against, landscape, left)
  )
}
/** The same with a cube on the place. */
function valueWith(
  taste: Taste,
  s: S,
  seat: Seat,
  land: number,
  place: number,
  landscape: number,
  left: number,
): number {
  const at = cubesAt(s, land, seat)
  s.cubes[at] |= 1 << place
  s.supply[seat]--
  const from = standing[seat]
  standing[seat] = land
  const value = around(taste, s, seat, land, landscape, left)
  standing[seat] = from
  s.cubes[at] &= ~(1 << place)
  s.supply[seat]++
  return value
}

function pickCity(s: S, seat: Seat, legal: Codes): Code {
  const left = timeLeft(s)
  let best = legal.at[0]
  let most = -1e9
  for (let i = 0; i < legal.n; i++) {
    const city = verbs.city.arg.city(legal.at[i])
    let rivals = 0
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rivals = Math.max(rivals, cityValue(s, other, city, left))
    const value = cityValue(s, seat, city, left) + 0.2 * rivals
    if (value > most) {
      most = value
      best = legal.at[i]
    }
  }
  return best
}
