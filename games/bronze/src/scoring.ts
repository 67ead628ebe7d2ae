/** What everything is worth: tokens, the fifty cities, and the sheet (BRZ-SCORE-1 to BRZ-SCORE-4). */
import type { Seat } from '@ecumene/kernel'
import { CITIES, type CityEffect } from '../data/cities.ts'
import { bandAt, KINDS, LANDSCAPES, SYMBOL_BITS } from '../data/lands.ts'
import { BRONZE, TECHS } from '../data/technologies.ts'
import { COLUMNS, ROUTE_POINTS, ROUTE_TOKENS } from '../data/tokens.ts'
import { countBits, settlementsIn } from './board.ts'
import { cardsOf } from './matrix.ts'
import { cellAt, columnAt, landsOf, OWNED, routeAt, type S, techOf } from './state.ts'

/** Points of the province tokens of a seat (BRZ-SCORE-1, BRZ-PROV-3). */
export function provincePoints(s: S, seat: Seat): number {
  let points = 0
  for (let land = landsOf(s) - 1; land >= 0; land--) if (s.provinceOf[land] === seat) points += s.province[land]
  return points
}
/** Points of the trade route tokens of a seat (BRZ-SCORE-2). */
export function routePoints(s: S, seat: Seat): number {
  let points = 0
  for (let l = 0; l < LANDSCAPES; l++)
    for (let t = 0; t < ROUTE_TOKENS; t++) if (s.routeOf[routeAt(l, t)] === seat) points += ROUTE_POINTS[t]
  return points
}
/** Points of the city cards of a seat, each for itself (BRZ-SCORE-3, BRZ-R-33). */
export function citiesPoints(s: S, seat: Seat): number {
  let points = 0
  for (let city = CITIES.length - 1; city >= 0; city--)
    if (s.cityAt[city] === OWNED + seat) points += cityPoints(s, seat, city)
  return points
}
/** Nothing else gives points (BRZ-SCORE-4). */
export const totalOf = (s: S, seat: Seat): number =>
  provincePoints(s, seat) + routePoints(s, seat) + citiesPoints(s, seat)

/** What a city would give a seat that held it now (BRZ-CITY-7). */
export function cityPoints(s: S, seat: Seat, city: number): number {
  const effect: CityEffect = CITIES[city].effect
  const have = haveOf(s, seat, effect)
  switch (effect.type) {
    case 'columnVariety':
    case 'bronzePairs':
    case 'perProvince':
    case 'perRoute':
    case 'fullRows':
      return have * effect.points
    case 'noTechAbove':
      return have <= effect.atMost ? effect.points : 0
    case 'fewestProvinces':
    case 'fewestCubesLeft':
      return have < leastOfOthers(s, seat, effect) ? effect.points : 0
    case 'mostCards':
    case 'mostSettlements':
    case 'mostCubesLeft':
      return have > mostOfOthers(s, seat, effect) ? effect.points : 0
    default:
      return have >= needOf(effect) ? effect.points : 0
  }
}

/** The number a city looks at. */
export function haveOf(s: S, seat: Seat, effect: CityEffect): number {
  switch (effect.type) {
    case 'mostCards':
      return cardsOf(s, seat, effect.tech)
    case 'columnVariety':
      return bestColumn(s, seat)
    case 'rowSet':
      return bestRow(s, seat, (1 << effect.techs[0]) | (1 << effect.techs[1]) | (1 << effect.techs[2]))
    case 'allKinds':
      return kindsIn(s, seat, effect.landscapes[0]) + kindsIn(s, seat, effect.landscapes[1])
    case 'bronzePairs':
      return Math.min(cardsOf(s, seat, BRONZE), cardsOf(s, seat, effect.tech))
    case 'mostSettlements':
      return settlementsIn(s, seat, effect.landscape)
    case 'perProvince':
    case 'fewestProvinces':
      return provincesOf(s, seat)
    case 'perRoute':
      return routesOf(s, seat)
    case 'mostCubesLeft':
    case 'fewestCubesLeft':
      return s.supply[seat]
    case 'matrixVariety':
      return countBits(techsOf(s, seat))
    case 'noTechAbove':
      return mostCopies(s, seat)
    case 'bronzeInEveryColumn':
      return bronzeColumns(s, seat)
    case 'tallColumn':
      return tallest(s, seat)
    case 'fullRows':
      return fullRows(s, seat)
  }
}
/** How much of it a city that is met or not asks for. */
export function needOf(effect: CityEffect): number {
  switch (effect.type) {
    case 'rowSet':
      return 3
    case 'allKinds':
      return 2 * KINDS
    case 'bronzeInEveryColumn':
      return COLUMNS
    case 'matrixVariety':
    case 'tallColumn':
      return effect.atLeast
    default:
      return 0
  }
}
/** Comparisons include opponents with nothing; being equal fails (BRZ-R-31). */
export function mostOfOthers(s: S, seat: Seat, effect: CityEffect): number {
  let most = 0
  for (let p = 0; p < s.seats; p++) if (p !== seat) most = Math.max(most, haveOf(s, p, effect))
  return most
}
export function leastOfOthers(s: S, seat: Seat, effect: CityEffect): number {
  let least = 999
  for (let p = 0; p < s.seats; p++) if (p !== seat) least = Math.min(least, haveOf(s, p, effect))
  return least
}

/** The technologies of a column as bits; Bronze Casting is one of them (BRZ-R-28). */
function columnBits(s: S, seat: Seat, column: number): number {
  let bits = 0
  for (let row = s.height[columnAt(seat, column)] - 1; row >= 0; row--)
    bits |= 1 << techOf(s.matrix[cellAt(s, seat, column, row)])
  return bits
}
/** Different technologies in the best column (BRZ-R-30); several cities may count the same one (BRZ-SCORE-8). */
function bestColumn(s: S, seat: Seat): number {
  let best = 0
  for (let c = 0; c < COLUMNS; c++) best = Math.max(best, countBits(columnBits(s, seat, c)))
  return best
}
function techsOf(s: S, seat: Seat): number {
  let bits = 0
  for (let c = 0; c < COLUMNS; c++) bits |= columnBits(s, seat, c)
  return bits
}
/** How many of these technologies stand together in one row: any order, a gap or a fourth card does not matter (BRZ-R-29). */
function bestRow(s: S, seat: Seat, wanted: number): number {
  let best = 0
  for (let row = tallest(s, seat) - 1; row >= 0; row--) best = Math.max(best, countBits(rowBits(s, seat, row) & wanted))
  return best
}
export function rowBits(s: S, seat: Seat, row: number): number {
  let bits = 0
  for (let c = 0; c < COLUMNS; c++)
    if (row < s.height[columnAt(seat, c)]) bits |= 1 << techOf(s.matrix[cellAt(s, seat, c, row)])
  return bits
}
export function tallest(s: S, seat: Seat): number {
  let best = 0
  for (let c = 0; c < COLUMNS; c++) best = Math.max(best, s.height[columnAt(seat, c)])
  return best
}
/** A row has four cards as deep as the shortest of four columns. */
function fullRows(s: S, seat: Seat): number {
  let rows = 99
  for (let c = 0; c < COLUMNS; c++) rows = Math.min(rows, s.height[columnAt(seat, c)])
  return rows
}
function bronzeColumns(s: S, seat: Seat): number {
  let n = 0
  for (let c = 0; c < COLUMNS; c++) n += (columnBits(s, seat, c) >> BRONZE) & 1
  return n
}
function mostCopies(s: S, seat: Seat): number {
  let most = 0
  for (let t = 0; t < TECHS; t++) most = Math.max(most, cardsOf(s, seat, t))
  return most
}
/** Kinds under the cubes of a seat in a landscape, as bits; the symbol under the cube counts (BRZ-R-32). */
export function kindBits(s: S, seat: Seat, landscape: number): number {
  let bits = 0
  for (let land = 0; land < s.open; land++) {
    const cubes = s.cubes[land * s.seats + seat]
    const at = bandAt(s.land[land], landscape) * KINDS
    for (let k = 0; k < KINDS; k++) if ((cubes & SYMBOL_BITS[at + k]) !== 0) bits |= 1 << k
  }
  return bits
}
const kindsIn = (s: S, seat: Seat, landscape: number): number => countBits(kindBits(s, seat, landscape))
function provincesOf(s: S, seat: Seat): number {
  let n = 0
  for (let land = landsOf(s) - 1; land >= 0; land--) if (s.provinceOf[land] === seat) n++
  return n
}
function routesOf(s: S, seat: Seat): number {
  let n = 0
  for (let i = s.routeOf.length - 1; i >= 0; i--) if (s.routeOf[i] === seat) n++
  return n
}
