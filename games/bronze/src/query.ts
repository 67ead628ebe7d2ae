/**
 * What a picture of the table asks: lists and sheets, made anew at each call. Numbers for rules and search are in
 * matrix, board and scoring.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { CITIES, type CityEffect } from '../data/cities.ts'
import { KINDS, PLACES } from '../data/lands.ts'
import { COLUMNS } from '../data/tokens.ts'
import {
  countBits,
  farthest,
  freeBits,
  isClosed,
  leaderOf,
  longestRun,
  occupied,
  routeEarned,
  routeHeld,
  settlementsOn,
} from './board.ts'
import { activates, canLay, cardAt, columnFor } from './matrix.ts'
import {
  citiesPoints,
  cityPoints,
  haveOf,
  kindBits,
  leastOfOthers,
  mostOfOthers,
  needOf,
  provincePoints,
  routePoints,
  rowBits,
  tallest,
} from './scoring.ts'
import { cellAt, columnAt, cubesAt, OWNED, type S, techOf } from './state.ts'
import { POSITIONS } from './verbs.ts'

/** Whose cube stands on a place, or NONE. */
export function cubeAt(s: S, land: number, place: number): Seat {
  for (let seat = 0; seat < s.seats; seat++) if ((s.cubes[cubesAt(s, land, seat)] >> place) & 1) return seat
  return NONE
}
export interface SettlementPlace {
  readonly land: number
  readonly place: number
}
/** Every place open to a seat for a technology. */
export function openPlaces(s: S, seat: Seat, tech: number): readonly SettlementPlace[] {
  const list: SettlementPlace[] = []
  for (let land = Math.max(0, farthest(s, seat)); land < s.open; land++)
    for (let place = 0; place < PLACES; place++) if ((freeBits(s, tech, land) >> place) & 1) list.push({ land, place })
  return list
}

export interface Cell {
  readonly column: number
  readonly row: number
  readonly tech: number
}
export interface Activation {
  /** Where the card would lie; column -1 is a new column on the left of the others. */
  readonly laid: Cell
  /** The cards already in the matrix that it would activate, columns as they stand now. */
  readonly cells: readonly Cell[]
}
/**
 * What a card would activate if it were laid as `tech` at a position (BRZ-ACT-1, BRZ-ACT-2, BRZ-ACT-3); null where it
 * cannot be laid.
 */
export function activationOf(s: S, seat: Seat, tech: number, position: number): Activation | null {
  if (!canLay(s, seat, position)) return null
  const column = columnFor(s, seat, position)
  const row = position < COLUMNS ? s.height[columnAt(seat, column)] : 0
  return { laid: { column, row, tech }, cells: activatedBy(s, seat, tech, column, row) }
}
/** What the card just laid has activated, without itself; empty when no card has been laid this turn. */
export function activatedNow(s: S): Activation | null {
  if (s.laidColumn === NONE) return null
  const row = s.height[columnAt(s.turn, s.laidColumn)] - 1
  const tech = techOf(s.matrix[cellAt(s, s.turn, s.laidColumn, row)])
  return { laid: { column: s.laidColumn, row, tech }, cells: activatedBy(s, s.turn, tech, s.laidColumn, row) }
}
function activatedBy(s: S, seat: Seat, tech: number, column: number, row: number): readonly Cell[] {
  const cells: Cell[] = []
  for (let side = column - 1; side <= column + 1; side++)
    for (let line = 0; side >= 0 && side < COLUMNS && line < s.height[columnAt(seat, side)]; line++)
      if (activates(s, seat, tech, column, row, side, line))
        cells.push({ column: side, row: line, tech: techOf(cardAt(s, seat, side, line)) })
  return cells
}
/** The positions where a seat may lay a card, in the order of POSITIONS. */
export const layPositions = (s: S, seat: Seat): readonly number[] =>
  [...POSITIONS.keys()].filter(position => canLay(s, seat, position))

export interface RouteStanding {
  readonly landscape: number
  readonly run: number
  /** The token held here, 0..2 for number 3, 5, 7, or NONE. */
  readonly held: number
  /** The token the run would earn if the turn ended now, or NONE. */
  readonly earns: number
}
export const routeStanding = (s: S, seat: Seat, landscape: number): RouteStanding => {
  const run = longestRun(s, seat, landscape)
  return { landscape, run, held: routeHeld(s, seat, landscape), earns: routeEarned(s, seat, landscape, run) }
}

export interface ProvinceStanding {
  readonly land: number
  readonly points: number
  /** Who has the token; NONE: it lies above the land; GONE: nobody won it. */
  readonly owner: Seat
  readonly settlements: readonly number[]
  /** Who would get the token if the land were judged now, or NONE. */
  readonly leader: Seat
  readonly closed: boolean
  /** Free places left. */
  readonly free: number
  /** Which seats may still place here. */
  readonly open: readonly boolean[]
}
export function provinceStanding(s: S, land: number): ProvinceStanding {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const free = land < s.open ? PLACES - countBits(occupied(s, land)) : PLACES
  return {
    land,
    points: s.province[land],
    owner: s.provinceOf[land],
    settlements: seats.map(seat => settlementsOn(s, seat, land)),
    leader: leaderOf(s, land),
    closed: s.provinceOf[land] !== NONE || isClosed(s, land),
    free,
    open: seats.map(seat => free > 0 && farthest(s, seat) <= land && s.supply[seat] > 0),
  }
}
/** City cards below a land, by number. */
export const citiesBelow = (s: S, land: number): readonly number[] => citiesAt(s, land)
/** City cards of a seat, by number. */
export const citiesOf = (s: S, seat: Seat): readonly number[] => citiesAt(s, OWNED + seat)
const citiesAt = (s: S, where: number): readonly number[] =>
  [...s.cityAt.keys()].filter(city => s.cityAt[city] === where)

/** How far a city has come for a seat. */
export interface CityProgress {
  readonly city: number
  /** What it gives now. */
  readonly points: number
  /** What it looks at, and how much of it the points (or the next points) need. */
  readonly have: number
  readonly need: number
  readonly compare: 'atLeast' | 'atMost'
  /** Points for every one, not once. */
  readonly each: boolean
  /** Technologies still lacking in the best row. */
  readonly lackTechs: readonly number[]
  /** Symbols still lacking. */
  readonly lackKinds: readonly { readonly landscape: number; readonly kind: number }[]
}
export function cityProgress(s: S, seat: Seat, city: number): CityProgress {
  const effect: CityEffect = CITIES[city].effect
  const have = haveOf(s, seat, effect)
  const points = cityPoints(s, seat, city)
  const base = { city, points, have, compare: 'atLeast' as const, each: false, lackTechs: [], lackKinds: [] }
  switch (effect.type) {
    case 'columnVariety':
    case 'bronzePairs':
    case 'perProvince':
    case 'perRoute':
    case 'fullRows':
      return { ...base, need: have + 1, each: true }
    case 'noTechAbove':
      return { ...base, need: effect.atMost, compare: 'atMost' }
    case 'fewestProvinces':
    case 'fewestCubesLeft':
      return { ...base, need: leastOfOthers(s, seat, effect) - 1, compare: 'atMost' }
    case 'mostCards':
    case 'mostSettlements':
    case 'mostCubesLeft':
      return { ...base, need: mostOfOthers(s, seat, effect) + 1 }
    case 'rowSet':
      return { ...base, need: needOf(effect), lackTechs: lackingInRow(s, seat, effect.techs) }
    case 'allKinds':
      return {
        ...base,
        need: needOf(effect),
        lackKinds: effect.landscapes.flatMap(landscape => lackingIn(s, seat, landscape)),
      }
    default:
      return { ...base, need: needOf(effect) }
  }
}
function lackingInRow(s: S, seat: Seat, techs: readonly number[]): readonly number[] {
  let lacking = techs
  for (let row = 0; row < tallest(s, seat); row++) {
    const bits = rowBits(s, seat, row)
    const here = techs.filter(tech => ((bits >> tech) & 1) === 0)
    if (here.length < lacking.length) lacking = here
  }
  return lacking
}
const lackingIn = (s: S, seat: Seat, landscape: number): CityProgress['lackKinds'] =>
  [...Array(KINDS).keys()]
    .filter(kind => ((kindBits(s, seat, landscape) >> kind) & 1) === 0)
    .map(kind => ({ landscape, kind }))

export interface Parts {
  readonly provinces: number
  readonly routes: number
  readonly cities: number
}
export const partsOf = (s: S, seat: Seat): Parts => ({
  provinces: provincePoints(s, seat),
  routes: routePoints(s, seat),
  cities: citiesPoints(s, seat),
})
/** The score sheet of a seat as things stand; during play the provinces still undecided are not in it. */
export interface ScoreSheet extends Parts {
  readonly seat: Seat
  readonly total: number
  readonly each: readonly CityProgress[]
}
export function scoreSheet(s: S, seat: Seat): ScoreSheet {
  const parts = partsOf(s, seat)
  return {
    seat,
    ...parts,
    total: parts.provinces + parts.routes + parts.cities,
    each: citiesOf(s, seat).map(city => cityProgress(s, seat, city)),
  }
}
