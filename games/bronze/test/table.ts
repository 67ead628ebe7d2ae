/** How the tests arrange a table: in the words of the rules. */
import { type ActionJson, NONE } from '@ecumene/kernel'
import { type Position, position } from '@ecumene/testkit'
import { CITIES, type CityId } from '../data/cities.ts'
import {
  BAND_FIRST,
  bandAt,
  KIND_IDS,
  LAND_IDS,
  LANDSCAPE_IDS,
  LANDSCAPES,
  type LandId,
  type LandscapeId,
  PLACE_KIND,
  PLACES,
  placeAt,
} from '../data/lands.ts'
import { BRONZE, TECH_IDS, type TechId } from '../data/technologies.ts'
import { COLUMNS } from '../data/tokens.ts'
import type { E } from '../src/events.ts'
import { bronze } from '../src/game.ts'
import { cellAt, columnAt, cubesAt, landsOf, OWNED, routeAt, rowsOf, type S } from '../src/state.ts'

export type Table = Position<S, E>
const ALL_LANDSCAPES = [...Array(LANDSCAPES).keys()]

/** A new game in which seat 0 holds the mammoth and is on turn. */
export function tableOf(seats: number, seed = 1): Table {
  const p = position(bronze, seats, { seed })
  p.set(s => {
    s.first = 0
    s.turn = 0
  })
  p.run(1).clear()
  return p
}
export const tech = (id: TechId): number => TECH_IDS.indexOf(id)
export const landscape = (id: LandscapeId): number => LANDSCAPE_IDS.indexOf(id)
export const cityNumber = (id: CityId): number => CITIES.findIndex(c => c.id === id)

/** The first lands face up, with these tiles; the rest stay as they are. */
export function lands(p: Table, ...tiles: LandId[]): Table {
  tiles.forEach((tile, i) => {
    const number = LAND_IDS.indexOf(tile)
    // Each tile exists once: its former owner gets the one that lay here.
    const here = p.s.land[i] !== NONE ? p.s.land[i] : p.s.faceDown[i]
    for (let l = 0; l < landsOf(p.s); l++) {
      if (p.s.land[l] === number) p.s.land[l] = here
      if (p.s.faceDown[l] === number) p.s.faceDown[l] = here
    }
    p.s.land[i] = number
    p.s.faceDown[i] = NONE
  })
  p.s.open = Math.max(p.s.open, tiles.length)
  return p
}
/** Turns lands face up until `n` are. */
export function openLands(p: Table, n: number): Table {
  for (; p.s.open < n; p.s.open++) {
    p.s.land[p.s.open] = p.s.faceDown[p.s.open]
    p.s.faceDown[p.s.open] = NONE
  }
  return p
}
/** A cube on a place, by land (from 1), landscape and symbol (from 1), taken from the supply. */
export function cube(p: Table, seat: number, land: number, where: LandscapeId, symbol = 1): Table {
  const place = BAND_FIRST[bandAt(p.s.land[land - 1], landscape(where))] + symbol - 1
  p.s.cubes[cubesAt(p.s, land - 1, seat)] |= 1 << place
  p.s.supply[seat]--
  return p
}
/** Cubes on the first so many places of a land that are free. */
export function cubes(p: Table, seat: number, land: number, n: number): Table {
  for (let place = 0, left = n; place < PLACES && left > 0; place++) {
    if ((taken(p.s, land - 1) >> place) & 1) continue
    p.s.cubes[cubesAt(p.s, land - 1, seat)] |= 1 << place
    p.s.supply[seat]--
    left--
  }
  return p
}
const taken = (s: S, land: number): number => {
  let bits = 0
  for (let seat = 0; seat < s.seats; seat++) bits |= s.cubes[cubesAt(s, land, seat)]
  return bits
}
/** Fills a landscape from left to right through all open lands: a letter is a seat (A = 0), a dot a free place. */
export function band(p: Table, where: LandscapeId, pattern: string): Table {
  const places: [land: number, place: number][] = []
  for (let land = 0; land < p.s.open; land++)
    for (let place = 0; place < PLACES; place++) if (landscapeAt(p.s, land, place) === where) places.push([land, place])
  if (pattern.length > places.length) throw new Error(`only ${places.length} places in the ${where}`)
  ;[...pattern].forEach((letter, i) => {
    if (letter === '.') return
    const seat = letter.charCodeAt(0) - 65
    p.s.cubes[cubesAt(p.s, places[i][0], seat)] |= 1 << places[i][1]
    p.s.supply[seat]--
  })
  return p
}
export const landscapeAt = (s: S, land: number, place: number): LandscapeId =>
  LANDSCAPE_IDS[ALL_LANDSCAPES.findLast(l => BAND_FIRST[bandAt(s.land[land], l)] <= place) ?? 0]
export const kindAt = (s: S, land: number, place: number): string => KIND_IDS[PLACE_KIND[placeAt(s.land[land], place)]]

/** A matrix, columns from left to right, each from top to bottom. */
export function matrix(p: Table, seat: number, ...columns: TechId[][]): Table {
  for (let c = 0; c < COLUMNS; c++) {
    const cards = columns[c] ?? []
    p.s.height[columnAt(seat, c)] = cards.length
    for (let row = 0; row < rowsOf(p.s); row++)
      p.s.matrix[cellAt(p.s, seat, c, row)] =
        row >= cards.length ? NONE : cards[row] === 'bronze' ? BRONZE : tech(cards[row])
  }
  return p
}
export function holds(p: Table, seat: number, ...cities: CityId[]): Table {
  for (const city of cities) p.s.cityAt[cityNumber(city)] = OWNED + seat
  return p
}
/** Gives a trade route token: 3, 5 or 7. */
export function route(p: Table, seat: number, where: LandscapeId, number: 3 | 5 | 7): Table {
  p.s.routeOf[routeAt(landscape(where), [3, 5, 7].indexOf(number))] = seat
  return p
}
/** Gives the province token of a land (from 1), of these points. */
export function province(p: Table, seat: number, land: number, points: number): Table {
  p.s.provinceOf[land - 1] = seat
  p.s.province[land - 1] = points
  return p
}
/** The top card of a stack (from 1). */
export function top(p: Table, stack: number, card: TechId): Table {
  p.s.top[stack - 1] = tech(card)
  return p
}

export const take = (p: Table, stack = firstStack(p)): ActionJson => ({
  verb: 'take',
  stack,
  tech: TECH_IDS[p.s.top[stack - 1]],
})
const firstStack = (p: Table): number => [1, 2, 3, 4].find(stack => p.s.top[stack - 1] !== NONE) ?? 1
export const lay = (card: TechId, where: string): ActionJson => ({ verb: 'lay', tech: card, position: where })
export const settle = (card: TechId, land: number, where: LandscapeId, symbol = 1): ActionJson => ({
  verb: 'settle',
  tech: card,
  land,
  landscape: where,
  symbol,
})
export const STOP: ActionJson = { verb: 'stop' }

/** The active player takes this card and lays it. */
export function playCard(p: Table, card: TechId, where: string, side: TechId = card): Table {
  top(p, 1, card)
  p.play(p.s.turn, take(p, 1))
  return p.play(p.s.turn, lay(side, where))
}
/** A turn that changes nothing on the board. */
export function idleTurn(p: Table): Table {
  const seat = p.s.turn
  p.play(seat, take(p))
  p.play(seat, p.legal(seat)[1])
  if (p.asked === 'settle' && p.owing[0] === seat) p.play(seat, STOP)
  return p
}
export const verbsOf = (p: Table, seat: number): string[] => [...new Set(p.legal(seat).map(a => a.verb))]
