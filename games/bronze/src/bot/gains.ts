/**
 * What a cube on each free place would gain. Every card, side and position leads to the same few boards, so each board
 * is looked at once: the first is the table as it is, the others have one cube more than the one they come from.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { CITIES } from '../../data/cities.ts'
import { ALL_PLACES, KINDS, LANDS, LANDSCAPES, PLACE_KIND, PLACE_LANDSCAPE, PLACES, placeAt } from '../../data/lands.ts'
import { BRONZE, FITTING_PLACES, TECHS } from '../../data/technologies.ts'
import { countBits, occupied } from '../board.ts'
import { cubesAt, type S } from '../state.ts'
import { Counts } from './counts.ts'
import { cubesBefore, readRoutes, routesWith } from './routes.ts'
import type { Taste } from './taste.ts'
import { boardCitiesValue, cityValue, lookAround, ofMatrix, provinceOf, provinceValue, standing } from './value.ts'

const BOARDS = 400
const WIDTH = LANDS * PLACES
/** No place makes good what is lost by moving there. */
const HOPELESS = -14
/** The first board. */
export const TABLE = 0

export class Gains {
  readonly #taste: Taste
  /** The table that is looked at; a copy, on which cubes are tried. */
  readonly #s: S
  #seat: Seat = NONE
  #left = 0
  #boards = 0
  readonly #gains = new Float64Array(BOARDS * WIDTH)
  readonly #free = new Uint16Array(BOARDS * LANDS)
  readonly #far = new Int16Array(BOARDS)
  readonly #from = new Int16Array(BOARDS)
  readonly #place = new Int16Array(BOARDS)
  readonly #child = new Int16Array(BOARDS)
  readonly #sibling = new Int16Array(BOARDS)
  readonly #cities = new Float64Array(LANDSCAPES * KINDS)
  readonly #citiesNow = new Float64Array(LANDSCAPES)
  /** Of each landscape: cubes to the left of the place looked at last, and what its routes are worth. */
  readonly #before = new Int16Array(LANDSCAPES)
  readonly #without = new Float64Array(LANDSCAPES)
  readonly #with = new Float64Array(LANDSCAPES)
  /** What cities count; of the cubes it knows the board looked at last. */
  readonly counts = new Counts()
  /** What a city that looks at the board is worth. */
  readonly #seen = new Float64Array(CITIES.length)
  /** Whose cards the cities below the lands are valued by, and what they are worth with them. */
  #cards: S
  readonly #below = new Float64Array(LANDS)

  constructor(taste: Taste, scratch: S) {
    this.#taste = taste
    this.#s = scratch
    this.#cards = scratch
  }
  /** From here on cities are valued by the matrix of this table. */
  withCards(s: S): void {
    this.#cards = s
    this.#below.fill(Number.NaN)
  }
  /** Looks at a table; false if it is the one already looked at. */
  look(s: S, seat: Seat, left: number): boolean {
    if (this.#boards > 0 && this.#seat === seat && this.#left === left && isSameBoard(s, this.#s)) return false
    this.#s.words.set(s.words)
    this.#seat = seat
    this.#left = left
    this.#boards = 0
    this.#seen.fill(Number.NaN)
    for (let other = 0; other < s.seats; other++) if (other !== seat) this.counts.readCubes(s, other)
    this.#add(NONE, NONE)
    return true
  }
  /** A cube of the seat at a place of a land, on a board. */
  at(board: number, land: number, place: number): number {
    return this.#gains[board * WIDTH + land * PLACES + place] + this.#city(board, land)
  }
  /**
   * Places the best cube that these activated cards allow, and uses the card up. Returns the board that follows, or
   * NONE if nothing is gained; `gained` says how much.
   */
  placeBest(board: number, active: Int16Array): number {
    const best = this.#best(board, active)
    if (best === NONE) return NONE
    active[cheapest(this.#s.land[(best / PLACES) | 0], best % PLACES, active)]--
    return this.#after(board, best)
  }
  /**
   * What the best cubes that these cards allow would gain on a board, as if none of them changed what the next one
   * gains; a further land counts once.
   */
  sumOfBest(board: number, active: Int16Array): number {
    const { land: tiles } = this.#s
    const from = board * LANDS
    const kept = this.#kept
    for (let land = 0; land < LANDS; land++) kept[land] = this.#free[from + land]
    let sum = 0
    for (let place = this.#best(board, active); place !== NONE; place = this.#best(board, active)) {
      sum += this.gained
      const land = (place / PLACES) | 0
      active[cheapest(tiles[land], place % PLACES, active)]--
      this.#free[from + land] &= land > this.#far[board] ? 0 : ~(1 << (place % PLACES))
    }
    for (let land = 0; land < LANDS; land++) this.#free[from + land] = kept[land]
    return sum
  }
  readonly #kept = new Uint16Array(LANDS)
  #best(board: number, active: Int16Array): number {
    const { land: tiles, open } = this.#s
    let most = 0
    let best = NONE
    for (let land = Math.max(0, this.#far[board]); land < open; land++) {
      const free = this.#free[board * LANDS + land]
      const city = this.#city(board, land)
      let plain = 0
      for (let tech = 0; tech < BRONZE; tech++)
        if (active[tech] > 0) plain |= FITTING_PLACES[tech * LANDS + tiles[land]]
      for (let rest = active[BRONZE] > 0 ? free : free & plain; rest !== 0; rest &= rest - 1) {
        const place = 31 - Math.clz32(rest & -rest)
        const gain =
          this.#gains[board * WIDTH + land * PLACES + place] +
          city -
          (((plain >> place) & 1) === 0 ? this.#taste.keepBronze : 0)
        if (gain > most) {
          most = gain
          best = land * PLACES + place
        }
      }
    }
    this.gained = most
    return best
  }
  gained = 0

  #after(board: number, place: number): number {
    let next = this.#child[board]
    while (next !== NONE && this.#place[next] !== place) next = this.#sibling[next]
    return next !== NONE || this.#boards === BOARDS ? next : this.#add(board, place)
  }
  #add(from: number, place: number): number {
    const board = this.#boards++
    this.#from[board] = from
    this.#place[board] = place
    this.#child[board] = NONE
    if (from !== NONE) {
      this.#sibling[board] = this.#child[from]
      this.#child[from] = board
    }
    this.#tryCubes(board, true)
    this.#fill(board)
    this.#tryCubes(board, false)
    return board
  }
  /** Puts the cubes of a board on the table, or takes them off again. */
  #tryCubes(board: number, isOn: boolean): void {
    for (let at = board; at !== TABLE; at = this.#from[at]) {
      const cube = 1 << (this.#place[at] % PLACES)
      const cell = cubesAt(this.#s, (this.#place[at] / PLACES) | 0, this.#seat)
      if (isOn) this.#s.cubes[cell] |= cube
      else this.#s.cubes[cell] &= ~cube
      this.#s.supply[this.#seat] += isOn ? -1 : 1
    }
  }
  #fill(board: number): void {
    const s = this.#s
    const seat = this.#seat
    lookAround(s)
    readRoutes(s)
    this.counts.readCubes(s, seat)
    this.#before.fill(NONE)
    const far = standing[seat]
    this.#far[board] = far
    this.#cities.fill(Number.NaN)
    this.#citiesNow.fill(Number.NaN)
    for (let land = Math.max(0, far); land < s.open; land++) {
      const free = ~occupied(s, land) & ALL_PLACES
      this.#free[board * LANDS + land] = s.supply[seat] > 0 ? free : 0
      if (free === 0 || s.supply[seat] === 0) continue
      const base = this.#taste.cube + this.#moving(far, land) + this.#province(land, free)
      if (base < HOPELESS) {
        this.#free[board * LANDS + land] = 0
        this.#gains.fill(base, board * WIDTH + land * PLACES, board * WIDTH + (land + 1) * PLACES)
        continue
      }
      for (let rest = free; rest !== 0; rest &= rest - 1) {
        const place = 31 - Math.clz32(rest & -rest)
        const at = placeAt(s.land[land], place)
        const landscape = PLACE_LANDSCAPE[at]
        this.#readRoute(landscape, land * PLACES + place)
        this.#gains[board * WIDTH + land * PLACES + place] =
          base + this.#with[landscape] - this.#without[landscape] + this.#citiesWith(landscape, PLACE_KIND[at])
      }
    }
  }
  /** What the routes of a landscape are worth, without and with a cube here; between two cubes it is all the same. */
  #readRoute(landscape: number, place: number): void {
    const known = this.#before[landscape]
    const before = cubesBefore(landscape, place, Math.max(0, known))
    if (before === known) return
    const s = this.#s
    const against = this.#taste.against
    if (known === NONE) this.#without[landscape] = routesWith(s, this.#seat, against, landscape, this.#left)
    this.#with[landscape] = routesWith(s, this.#seat, against, landscape, this.#left, before)
    this.#before[landscape] = before
  }
  /** Moving on leaves places, cities and provinces behind. */
  #moving(far: number, land: number): number {
    if (land === far) return 0
    const s = this.#s
    const taste = this.#taste
    const left = this.#left
    let gain = 0
    for (let behind = Math.max(0, far); behind < land; behind++) {
      gain -= taste.leftBehind * countBits(~occupied(s, behind) & ALL_PLACES) * Math.min(1, left * 2)
      if (behind > far && behind > 0) gain -= taste.city * 0.8 * Math.min(1, left * 3)
      gain -= provinceOf(s, this.#seat, behind, left) * 0.3
    }
    return gain
  }
  /** A newcomer takes a city. */
  #city(board: number, land: number): number {
    if (land === 0 || land <= this.#far[board]) return 0
    if (!Number.isNaN(this.#below[land])) return this.#below[land]
    const { cityAt } = this.#s
    let best = NONE
    for (let city = 0; city < cityAt.length; city++)
      if (cityAt[city] === land) best = Math.max(best, ofMatrix[city] ? this.#valued(city) : this.#once(city))
    this.#below[land] = best === NONE ? this.#taste.city + 0.8 : best // of several unseen the best one
    return this.#below[land]
  }
  /** By the cards. */
  #valued(city: number): number {
    return cityValue(this.#cards, this.#seat, city, this.#left, this.counts)
  }
  /** Whatever the cards are, it is worth the same. */
  #once(city: number): number {
    if (Number.isNaN(this.#seen[city])) this.#seen[city] = cityValue(this.#cards, this.#seat, city, this.#left)
    return this.#seen[city]
  }
  /** One cube more in a province, wherever it stands. */
  #province(land: number, free: number): number {
    const s = this.#s
    const seat = this.#seat
    const against = this.#taste.against
    const before = provinceValue(s, seat, against, land, this.#left)
    const from = standing[seat]
    this.#put(land, free & -free, true)
    standing[seat] = land
    const after = provinceValue(s, seat, against, land, this.#left)
    standing[seat] = from
    this.#put(land, free & -free, false)
    return after - before
  }
  /** What the cities that look at settlements gain by one of a landscape and kind; the land makes no difference. */
  #citiesWith(landscape: number, kind: number): number {
    const at = landscape * KINDS + kind
    if (!Number.isNaN(this.#cities[at])) return this.#cities[at]
    const s = this.#s
    const against = this.#taste.against
    if (Number.isNaN(this.#citiesNow[landscape]))
      this.#citiesNow[landscape] = boardCitiesValue(s, this.#seat, against, landscape, this.#left, this.counts)
    s.supply[this.#seat]--
    const kinds = this.counts.addCube(this.#seat, landscape, kind)
    const after = boardCitiesValue(s, this.#seat, against, landscape, this.#left, this.counts)
    this.counts.takeCube(this.#seat, landscape, kinds)
    s.supply[this.#seat]++
    this.#cities[at] = after - this.#citiesNow[landscape]
    return this.#cities[at]
  }
  #put(land: number, cube: number, isOn: boolean): void {
    const at = cubesAt(this.#s, land, this.#seat)
    if (isOn) this.#s.cubes[at] |= cube
    else this.#s.cubes[at] &= ~cube
    this.#s.supply[this.#seat] += isOn ? -1 : 1
  }
}

/** An activated card that fits a place, Bronze Casting last. */
function cheapest(tile: number, place: number, active: Int16Array): number {
  for (let tech = 0; tech < TECHS; tech++)
    if (active[tech] > 0 && ((FITTING_PLACES[tech * LANDS + tile] >> place) & 1) === 1) return tech
  return NONE
}
/** Nothing that a settlement depends on has changed. */
function isSameBoard(a: S, b: S): boolean {
  return (
    a.open === b.open &&
    a.round === b.round &&
    isSame(a.cubes, b.cubes) &&
    isSame(a.cityAt, b.cityAt) &&
    isSame(a.routeOf, b.routeOf) &&
    isSame(a.provinceOf, b.provinceOf) &&
    isSame(a.land, b.land) &&
    isSame(a.province, b.province)
  )
}
function isSame(a: Int16Array, b: Int16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
