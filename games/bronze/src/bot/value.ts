/**
 * What a position promises: rough expectations of final points, cheap enough to ask thousands of times a move. Nothing
 * is allocated.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { CITIES, type CityEffect } from '../../data/cities.ts'
import { ALL_PLACES, LANDSCAPES } from '../../data/lands.ts'
import { BRONZE, ORDINARY } from '../../data/technologies.ts'
import { COLUMNS, CUBES } from '../../data/tokens.ts'
import { countBits, farthest } from '../board.ts'
import { cardsOf } from '../matrix.ts'
import { haveOf, leastOfOthers, mostOfOthers, needOf } from '../scoring.ts'
import { cellAt, columnAt, OWNED, type S, techOf } from '../state.ts'
import type { Counts } from './counts.ts'

/** Rounds a game usually takes. */
const ROUNDS = 13

/** How much of the game is still to come, 1 to 0. */
export function timeLeft(s: S): number {
  let least = CUBES
  for (let seat = 0; seat < s.seats; seat++) if (s.supply[seat] < least) least = s.supply[seat]
  const byRounds = 1 - (s.round - 1) / ROUNDS
  const byCubes = least / CUBES
  return s.ending !== 0 ? 0 : Math.max(0.05, Math.min(byRounds, byCubes))
}

/** Chance to stay ahead by so many, when both sides may still add. */
const LEAD = [0.02, 0.05, 0.13, 0.33, 0.62, 0.8, 0.9, 0.96, 0.99]
const leadChance = (lead: number): number => (lead < -3 ? 0.01 : lead > 5 ? 0.99 : LEAD[lead + 3])
/** The same, sharper as the end comes nearer. */
function chanceOf(lead: number, left: number): number {
  const now = lead > 0 ? 1 : 0
  return now + (leadChance(lead) - now) * Math.min(1, left * 1.6)
}

/** Where everybody stands; found out once and used for many places. */
export const standing = new Int16Array(4)
export function lookAround(s: S): void {
  for (let seat = 0; seat < s.seats; seat++) standing[seat] = farthest(s, seat)
}

/** Settlements of every seat in the land that is looked at. */
const settled = new Int16Array(4)
let all = 0
function count(s: S, land: number): void {
  const { seats, cubes } = s
  const at = land * seats
  all = 0
  for (let other = 0; other < seats; other++) {
    all |= cubes[at + other]
    settled[other] = countBits(cubes[at + other])
  }
}
/** What the token of a land that was counted is worth to a seat; nobody holds it yet. */
function hopeOf(s: S, seat: Seat, land: number, left: number): number {
  const { seats, supply } = s
  const points = s.province[land]
  let most = 0
  let rivals = false
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    if (settled[other] > most) most = settled[other]
    if (standing[other] <= land && supply[other] > 0) rivals = true
  }
  const lead = settled[seat] - most
  const canAdd = standing[seat] <= land && supply[seat] > 0
  if (all === ALL_PLACES || !rivals) {
    if (lead > 0) return points
    if (all === ALL_PLACES || !canAdd) return 0
  }
  if (canAdd) return points * chanceOf(lead, left)
  return lead > 0 ? points * chanceOf(lead - 1, left) : 0
}
/** The province token of a land for one seat; `lookAround` comes first. */
export function provinceOf(s: S, seat: Seat, land: number, left: number): number {
  const owner = s.provinceOf[land]
  if (owner !== NONE) return owner === seat ? s.province[land] : 0
  count(s, land)
  return hopeOf(s, seat, land, left)
}
/** The same for all, opponents weighing against. */
export function provinceValue(s: S, seat: Seat, against: number, land: number, left: number): number {
  const owner = s.provinceOf[land]
  if (owner !== NONE) return owner === seat ? s.province[land] : owner < 0 ? 0 : -against * s.province[land]
  count(s, land)
  let value = 0
  for (let other = 0; other < s.seats; other++) value += (other === seat ? 1 : -against) * hopeOf(s, other, land, left)
  return value
}

/** What a city will give a seat in the end, as far as can be told. `counts` is of this table, if it is counted. */
export function cityValue(s: S, seat: Seat, city: number, left: number, counts?: Counts): number {
  const effect: CityEffect = CITIES[city].effect
  const have = counts ? counts.have(s, seat, effect) : haveOf(s, seat, effect)
  const full = effect.points
  switch (effect.type) {
    case 'mostCards':
    case 'mostSettlements':
    case 'mostCubesLeft':
      return full * chanceOf(have - (counts ? counts.most(s, seat, effect) : mostOfOthers(s, seat, effect)), left)
    case 'fewestProvinces':
    case 'fewestCubesLeft':
      return full * chanceOf(leastOfOthers(s, seat, effect) - have, left)
    case 'columnVariety':
      return have + Math.min(8 - have, left * 3) * 0.7
    case 'perProvince':
      return have + left * 2
    case 'perRoute':
      return have + left * 2.5
    case 'fullRows':
      return have * full + left * 3.5
    case 'bronzePairs': {
      const even = counts
        ? counts.isEven(seat, BRONZE, effect.tech)
        : cardsOf(s, seat, BRONZE) === cardsOf(s, seat, effect.tech)
      return have * full + left * 2.5 + (even ? 0 : Math.min(1, left * 2) * 0.5)
    }
    case 'noTechAbove':
      return have > effect.atMost ? 0 : full * (1 - left * (0.25 + 0.15 * have))
    default: {
      const need = needOf(effect)
      if (have >= need) return full
      const share = have / need
      return full * share * share * Math.min(0.75, left * (effect.type === 'rowSet' ? 1.2 : 1.6))
    }
  }
}

const numbers = [...CITIES.keys()]
const typeOf = (city: number): CityEffect['type'] => CITIES[city].effect.type
/** Cities that a settlement in each landscape can change. */
const BOARD_CITIES = Array.from({ length: LANDSCAPES }, (_, landscape) =>
  Int16Array.from(
    numbers.filter(city => {
      const effect: CityEffect = CITIES[city].effect
      if (effect.type === 'allKinds') return effect.landscapes.some(band => band === landscape)
      return effect.type === 'mostSettlements' ? effect.landscape === landscape : effect.type.endsWith('CubesLeft')
    }),
  ),
)
/** Cities that a card can change, for its owner; only majorities for an opponent. */
const MATRIX_CITIES = Int16Array.from(
  numbers.filter(
    city =>
      !['allKinds', 'mostSettlements', 'perProvince', 'perRoute', 'fewestProvinces'].includes(typeOf(city)) &&
      !typeOf(city).endsWith('CubesLeft'),
  ),
)
/** Does a city look at cards, and not at the board? */
export const ofMatrix = numbers.map(city => MATRIX_CITIES.includes(city))
const MAJORITIES = numbers.map(city => typeOf(city) === 'mostCards')

export function boardCitiesValue(
  s: S,
  seat: Seat,
  against: number,
  landscape: number,
  left: number,
  counts: Counts,
): number {
  const { seats, cityAt } = s
  const list = BOARD_CITIES[landscape]
  let value = 0
  for (let i = 0; i < list.length; i++) {
    const owner = cityAt[list[i]] - OWNED
    if (owner >= 0 && owner < seats)
      value += (owner === seat ? 1 : -against) * cityValue(s, owner, list[i], left, counts)
  }
  return value
}
export function matrixCitiesValue(s: S, seat: Seat, against: number, left: number, counts: Counts): number {
  const { seats, cityAt } = s
  let value = 0
  for (let i = 0; i < MATRIX_CITIES.length; i++) {
    const city = MATRIX_CITIES[i]
    const owner = cityAt[city] - OWNED
    if (owner === seat) value += cityValue(s, seat, city, left, counts)
    else if (owner >= 0 && owner < seats && MAJORITIES[city]) value -= against * cityValue(s, owner, city, left, counts)
  }
  return value
}

/** The most settlements that a card of each technology would bring. */
const most = new Int16Array(ORDINARY)
const copies = new Int16Array(BRONZE + 1)
/** Settlements that the next cards promise: the mean over technologies of the best cell for each. */
export function matrixPromise(s: S, seat: Seat): number {
  const { height, matrix } = s
  let bronze = 1
  let columns = 0
  while (columns < COLUMNS && height[columnAt(seat, columns)] > 0) columns++
  most.fill(1)
  for (let column = 0; column < columns; column++) {
    const row = height[columnAt(seat, column)]
    let n = 1
    if (column > 0 && height[columnAt(seat, column - 1)] > row) n++
    if (column + 1 < columns && height[columnAt(seat, column + 1)] > row) n++
    if (n > bronze) bronze = n
    copies.fill(n)
    for (let cell = cellAt(s, seat, column, 0), end = cell + row; cell < end; cell++) copies[techOf(matrix[cell])]++
    for (let tech = 0; tech < ORDINARY; tech++) if (copies[tech] > most[tech]) most[tech] = copies[tech]
  }
  const least = columns > 0 && columns < COLUMNS ? 2 : 1 // a new column has a neighbour
  let sum = 0
  for (let tech = 0; tech < ORDINARY; tech++) sum += Math.max(most[tech], least)
  return sum / ORDINARY + 0.3 * bronze
}
