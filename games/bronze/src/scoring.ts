/** What everything is worth: tokens, the fifty cities, and the sheet. */
import type { Outcome, Seat } from '@ecumene/kernel'
import { CITIES, type CityEffect } from '../data/cities.ts'
import { bandAt, KINDS, LANDSCAPES, SYMBOL_BITS } from '../data/lands.ts'
import { BRONZE, TECHS } from '../data/technologies.ts'
import { COLUMNS, ROUTE_POINTS, ROUTE_TOKENS } from '../data/tokens.ts'
import { countBits, settlementsIn } from './board.ts'
import { cardsOf } from './matrix.ts'
import { cellAt, columnAt, ENDINGS, landsOf, OWNED, routeAt, type S, techOf } from './state.ts'

/** Points of the province tokens of a seat (BRZ-SCORE-1, BRZ-PROV-3). */
export function provincePoints(s: S, seat: Seat): number {
  let points = 0
  for (let land = landsOf(s) - 1; land >= 0; land--) if (s.provinceOf[land] === seat) points += s.province[land]
  return points
}
/** Points of the trade route tokens of a seat (BRZ-SCORE-2). */
export function routePoints(s: S, seat: Seat): number {
  let points = 0
  for (let landscape = 0; landscape < LANDSCAPES; landscape++)
    for (let token = 0; token < ROUTE_TOKENS; token++)
      if (s.routeOf[routeAt(landscape, token)] === seat) points += ROUTE_POINTS[token]
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
    // BRZ-C-Avaris, BRZ-C-Babylon, BRZ-C-Corinth, BRZ-C-Malia, BRZ-C-Mari, BRZ-C-Memphis, BRZ-C-Tiryns, BRZ-C-Troy
    case 'mostCards':
      return cardsOf(s, seat, effect.tech)
    // BRZ-C-Akrotiri, BRZ-C-Bactra, BRZ-C-Limantepe, BRZ-C-Ur
    case 'columnVariety':
      return bestColumn(s, seat)
    // BRZ-C-AltynDepe, BRZ-C-Arkaim, BRZ-C-Orchomenos, BRZ-C-Stonehenge, BRZ-C-SuNuraxi, BRZ-C-Teotihuacan,
    // BRZ-C-Ugarit
    case 'rowSet':
      return bestRow(s, seat, (1 << effect.techs[0]) | (1 << effect.techs[1]) | (1 << effect.techs[2]))
    // BRZ-C-Amri, BRZ-C-Dholavira, BRZ-C-Eshnunna, BRZ-C-Megiddo, BRZ-C-Susa, BRZ-C-Uruk, BRZ-C-Yoshinogari
    case 'allKinds':
      return kindsIn(s, seat, effect.landscapes[0]) + kindsIn(s, seat, effect.landscapes[1])
    // BRZ-C-Athens, BRZ-C-Beycesultan, BRZ-C-GonurDepe, BRZ-C-Harappa, BRZ-C-Knossos, BRZ-C-Mycenae, BRZ-C-Nafplion
    case 'bronzePairs':
      return Math.min(cardsOf(s, seat, BRONZE), cardsOf(s, seat, effect.tech))
    // BRZ-C-Biskupin, BRZ-C-Kerma, BRZ-C-Kumayri, BRZ-C-Lothal, BRZ-C-Sintashta, BRZ-C-Tyre, BRZ-C-Yinxu
    case 'mostSettlements':
      return settlementsIn(s, seat, effect.landscape)
    // BRZ-C-Ashur
    case 'perProvince':
    // BRZ-C-Kish
    case 'fewestProvinces':
      return provincesOf(s, seat)
    // BRZ-C-Byblos
    case 'perRoute':
      return routesOf(s, seat)
    // BRZ-C-Lagash
    case 'mostCubesLeft':
    // BRZ-C-Rakhigarhi
    case 'fewestCubesLeft':
      return s.supply[seat]
    // BRZ-C-MohenjoDaro
    case 'matrixVariety':
      return countBits(techsOf(s, seat))
    // BRZ-C-Hattusa
    case 'noTechAbove':
      return mostCopies(s, seat)
    // BRZ-C-Sidon
    case 'bronzeInEveryColumn':
      return bronzeColumns(s, seat)
    // BRZ-C-Thebes
    case 'tallColumn':
      return tallest(s, seat)
    // BRZ-C-Phaistos
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
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, haveOf(s, other, effect))
  return most
}
export function leastOfOthers(s: S, seat: Seat, effect: CityEffect): number {
  let least = 999
  for (let other = 0; other < s.seats; other++) if (other !== seat) least = Math.min(least, haveOf(s, other, effect))
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
  for (let column = 0; column < COLUMNS; column++) best = Math.max(best, countBits(columnBits(s, seat, column)))
  return best
}
function techsOf(s: S, seat: Seat): number {
  let bits = 0
  for (let column = 0; column < COLUMNS; column++) bits |= columnBits(s, seat, column)
  return bits
}
/**
 * How many of these technologies stand together in one row: any order, a gap or a fourth card does not matter
 * (BRZ-R-29).
 */
function bestRow(s: S, seat: Seat, wanted: number): number {
  let best = 0
  for (let row = tallest(s, seat) - 1; row >= 0; row--) best = Math.max(best, countBits(rowBits(s, seat, row) & wanted))
  return best
}
export function rowBits(s: S, seat: Seat, row: number): number {
  let bits = 0
  for (let column = 0; column < COLUMNS; column++)
    if (row < s.height[columnAt(seat, column)]) bits |= 1 << techOf(s.matrix[cellAt(s, seat, column, row)])
  return bits
}
export function tallest(s: S, seat: Seat): number {
  let best = 0
  for (let column = 0; column < COLUMNS; column++) best = Math.max(best, s.height[columnAt(seat, column)])
  return best
}
/** A row has four cards as deep as the shortest of four columns. */
function fullRows(s: S, seat: Seat): number {
  let rows = 99
  for (let column = 0; column < COLUMNS; column++) rows = Math.min(rows, s.height[columnAt(seat, column)])
  return rows
}
function bronzeColumns(s: S, seat: Seat): number {
  let n = 0
  for (let column = 0; column < COLUMNS; column++) n += (columnBits(s, seat, column) >> BRONZE) & 1
  return n
}
function mostCopies(s: S, seat: Seat): number {
  let most = 0
  for (let tech = 0; tech < TECHS; tech++) most = Math.max(most, cardsOf(s, seat, tech))
  return most
}
/** Kinds under the cubes of a seat in a landscape, as bits; the symbol under the cube counts (BRZ-R-32). */
export function kindBits(s: S, seat: Seat, landscape: number): number {
  let bits = 0
  for (let land = 0; land < s.open; land++) {
    const cubes = s.cubes[land * s.seats + seat]
    const at = bandAt(s.land[land], landscape) * KINDS
    for (let kind = 0; kind < KINDS; kind++) if ((cubes & SYMBOL_BITS[at + kind]) !== 0) bits |= 1 << kind
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

/**
 * Most points win; ties by cities, then routes, then provinces; a complete tie is shared (BRZ-SCORE-5, BRZ-SCORE-6,
 * BRZ-SCORE-7).
 */
export function outcomeOf(s: S): Outcome {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const cities = seats.map(seat => citiesPoints(s, seat))
  const routes = seats.map(seat => routePoints(s, seat))
  const provinces = seats.map(seat => provincePoints(s, seat))
  const scores = seats.map(seat => cities[seat] + routes[seat] + provinces[seat])
  const beats = (namea: Seat, nameb: Seat): boolean => {
    for (const list of [scores, cities, routes, provinces])
      if (list[namea] !== list[nameb]) return list[namea] > list[nameb]
    return false
  }
  const places = seats.map(seat => 1 + seats.filter(rival => beats(rival, seat)).length)
  return {
    places,
    scores,
    parts: { cities, routes, provinces },
    rule: 'BRZ-SCORE-5',
    ending: `ending.${ENDINGS[s.ending]}`,
  }
}
