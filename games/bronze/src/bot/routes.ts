/** What the trade routes of a landscape promise, now and with one cube more. Nothing is allocated. */
import { NONE, type Seat } from '@ecumene/kernel'
import { BAND_BITS, bandAt, LANDSCAPES, PLACES } from '../../data/lands.ts'
import { ROUTE_LENGTHS, ROUTE_POINTS, ROUTE_TOKENS } from '../../data/tokens.ts'
import { routeAt, type S } from '../state.ts'

/** Cubes a landscape can hold, and more. */
const MOST = 64
const counts = new Int16Array(LANDSCAPES)
/** The cubes of each landscape from left to right: whose, and where (land and place in one number). */
const owners = new Int16Array(LANDSCAPES * MOST)
const places = new Int16Array(LANDSCAPES * MOST)

/** Reads the board; what follows asks about it. */
export function readRoutes(s: S): void {
  const { seats, cubes, land: tiles, open } = s
  counts.fill(0)
  for (let land = 0; land < open; land++) {
    const at = land * seats
    let all = 0
    for (let other = 0; other < seats; other++) all |= cubes[at + other]
    for (let landscape = 0; landscape < LANDSCAPES; landscape++)
      for (let rest = all & BAND_BITS[bandAt(tiles[land], landscape)]; rest !== 0; rest &= rest - 1) {
        const cube = rest & -rest
        let other = 0
        while ((cubes[at + other] & cube) === 0) other++
        const to = landscape * MOST + counts[landscape]++
        owners[to] = other
        places[to] = land * PLACES + 31 - Math.clz32(cube)
      }
  }
}

const longest = new Int16Array(4)
/**
 * How many cubes of a landscape lie to the left of a place: where a new one comes in the reading. `from` is the answer
 * for a place further left, to go on from.
 */
export function cubesBefore(landscape: number, place: number, from: number): number {
  const first = landscape * MOST
  let n = from
  while (n < counts[landscape] && places[first + n] < place) n++
  return n
}
/**
 * What a landscape promises `seat`, less `against` times what it promises the others; with one cube more that comes
 * after the first `before` ones.
 */
export function routesWith(
  s: S,
  seat: Seat,
  against: number,
  landscape: number,
  left: number,
  before: number = NONE,
): number {
  const { seats } = s
  for (let other = 0; other < seats; other++) longest[other] = 0
  // One reading from left to right: a run is a series of cubes of one owner.
  let owner = NONE
  let run = 0
  const first = landscape * MOST
  const end = first + counts[landscape]
  const added = before === NONE ? NONE : first + before
  for (let at = first; at <= end; at++) {
    if (at === added) {
      run = owner === seat ? run + 1 : 1
      owner = seat
      if (run > longest[seat]) longest[seat] = run
    }
    if (at === end) break
    const other = owners[at]
    run = other === owner ? run + 1 : 1
    owner = other
    if (run > longest[other]) longest[other] = run
  }
  return promise(s, seat, against, landscape, left, owner, run)
}
/** Tokens held, tokens earned, and a hope for those within reach. */
function promise(
  s: S,
  seat: Seat,
  against: number,
  landscape: number,
  left: number,
  owner: number,
  run: number,
): number {
  const { seats, routeOf } = s
  const near = 0.3 + 0.3 * left
  let value = 0
  for (let other = 0; other < seats; other++) {
    let held = ROUTE_TOKENS - 1
    while (held >= 0 && routeOf[routeAt(landscape, held)] !== other) held--
    let points = held === NONE ? 0 : ROUTE_POINTS[held]
    let hope = 0
    for (let token = held + 1; token < ROUTE_TOKENS; token++) {
      if (routeOf[routeAt(landscape, token)] !== NONE) continue
      if (ROUTE_LENGTHS[token] <= longest[other]) {
        points = ROUTE_POINTS[token]
        hope = 0
      } else {
        // Only the run that ends the reading can still grow.
        let chance = left > 0 ? 0.75 : 0
        for (let gap = ROUTE_LENGTHS[token] - (other === owner ? run : 0); gap > 0; gap--) chance *= near
        hope = Math.max(hope, chance * (ROUTE_POINTS[token] - points))
      }
    }
    value += (other === seat ? 1 : -against) * (points + hope)
  }
  return value
}
