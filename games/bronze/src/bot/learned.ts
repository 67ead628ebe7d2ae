/** A position as numbers: a player, the others, and what lies on the table. */
import { type Learned, type NetworkFile, Pen, type Sparse } from '@ecumene/contract'
import { NONE, type Seat } from '@ecumene/kernel'
import { CITIES } from '../../data/cities.ts'
import { LANDSCAPES } from '../../data/lands.ts'
import { ORDINARY, TECHS } from '../../data/technologies.ts'
import { COLUMNS, LANDS_IN_PLAY, POOL, STACKS } from '../../data/tokens.ts'
import { countBits, farthest, longestRun, routeHeld, settlementsIn } from '../board.ts'
import { cardsOf } from '../matrix.ts'
import { citiesPoints, provincePoints, routePoints, tallest, totalOf } from '../scoring.ts'
import { cellAt, columnAt, cubesAt, landsOf, OWNED, type S, techOf } from '../state.ts'
import { cityValue, lookAround, provinceOf, timeLeft } from './value.ts'

const MOST_LANDS = LANDS_IN_PLAY[4]
const LANDS = 20
const ROUTES = LANDS + 6 * MOST_LANDS
const MATRIX = ROUTES + 3 * LANDSCAPES + 2 * TECHS + 2 * COLUMNS
const CITY = MATRIX + COLUMNS * TECHS
const PLAYER = CITY + 2 * CITIES.length
/** Where the table begins after a player and the others. */
const TABLE = 2 * PLAYER
const POOL_CARDS = TABLE + 24 + STACKS
const OPEN_LANDS = POOL_CARDS + POOL * ORDINARY
const OPEN_CITIES = OPEN_LANDS + 3 * MOST_LANDS
const INPUTS = OPEN_CITIES + CITIES.length

const two = async (): Promise<NetworkFile> =>
  (await import('./two.network.json', { with: { type: 'json' } })).default as unknown as NetworkFile

const pen = new Pen()

export const learned: Learned<S> = {
  inputs: () => ({ id: 'matrix-1', count: INPUTS }),
  features(s, seat, out) {
    const left = timeLeft(s)
    lookAround(s)
    putPlayer(s, seat, left, out, 0, 1)
    const share = 1 / (s.seats - 1)
    for (let other = 0; other < s.seats; other++) if (other !== seat) putPlayer(s, other, left, out, PLAYER, share)
    putTable(s, seat, left, out)
    return 1
  },
  ahead(s, seat) {
    let most = 0
    let sum = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      const points = totalOf(s, other)
      most = Math.max(most, points)
      sum += points
    }
    return totalOf(s, seat) - most / 2 - sum / (s.seats - 1) / 2
  },
  points: 17,
  victory: 12,
  network: seats => (seats === 2 ? two() : null),
}

function putPlayer(s: S, seat: Seat, left: number, out: Sparse, from: number, share: number): void {
  putPoints(s, seat, left, out, from, share)
  putLands(s, seat, out, from + LANDS, share)
  pen.begin(out, share, from + ROUTES)
  for (let landscape = 0; landscape < LANDSCAPES; landscape++) {
    pen.next(settlementsIn(s, seat, landscape) / 4)
    pen.next(longestRun(s, seat, landscape) / 4)
    pen.next(routeHeld(s, seat, landscape) / 5)
  }
  for (let tech = 0; tech < TECHS; tech++) {
    pen.next(cardsOf(s, seat, tech) / 3)
    pen.next(hasMost(s, seat, tech) ? 1 : 0)
  }
  for (let column = 0; column < COLUMNS; column++) {
    const height = s.height[columnAt(seat, column)]
    pen.next(height / 5)
    pen.next(height === 0 ? 1 : 0)
    for (let row = 0; row < height; row++)
      out.put(from + MATRIX + column * TECHS + techOf(s.matrix[cellAt(s, seat, column, row)]), share / 2)
  }
  for (let city = 0; city < CITIES.length; city++) {
    if (s.cityAt[city] !== OWNED + seat) continue
    out.put(from + CITY + city, share)
    out.put(from + CITY + CITIES.length + city, (cityValue(s, seat, city, left) / 6) * share)
  }
}
function putPoints(s: S, seat: Seat, left: number, out: Sparse, from: number, share: number): void {
  const cities = citiesPoints(s, seat)
  const routes = routePoints(s, seat)
  const provinces = provincePoints(s, seat)
  pen.begin(out, share, from)
  pen.next(cities / 20)
  pen.next(routes / 20)
  pen.next(provinces / 20)
  pen.next((cities + routes + provinces) / 40)
  pen.next(s.supply[seat] / 15)
  pen.next(s.supply[seat] <= 5 ? 1 : 0)
  pen.next(left)
  pen.next((cities * left) / 20)
  pen.next(farthest(s, seat) / 4)
  let hope = 0
  for (let land = 0; land < landsOf(s); land++) hope += provinceOf(s, seat, land, left)
  pen.next(hope / 20)
  let promised = 0
  let owned = 0
  for (let city = 0; city < CITIES.length; city++) {
    if (s.cityAt[city] !== OWNED + seat) continue
    promised += cityValue(s, seat, city, left)
    owned++
  }
  pen.next(promised / 20)
  pen.next(owned / 3)
  pen.next(tallest(s, seat) / 6)
  pen.next(s.first === seat ? 1 : 0)
}
function putLands(s: S, seat: Seat, out: Sparse, from: number, share: number): void {
  const far = farthest(s, seat)
  for (let land = 0; land < landsOf(s); land++) {
    const own = countBits(s.cubes[cubesAt(s, land, seat)])
    let most = 0
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) most = Math.max(most, countBits(s.cubes[cubesAt(s, land, other)]))
    const place = from + land * 6
    out.put(place, (own / 4) * share)
    out.put(place + 1, (Math.max(0, own - most) / 3) * share)
    out.put(place + 2, (Math.max(0, most - own) / 3) * share)
    out.put(place + 3, s.provinceOf[land] === seat ? (s.province[land] / 5) * share : 0)
    out.put(place + 4, far === land ? share : 0)
    out.put(place + 5, own > most ? share : 0)
  }
}
function hasMost(s: S, seat: Seat, tech: number): boolean {
  const own = cardsOf(s, seat, tech)
  for (let other = 0; other < s.seats; other++) if (other !== seat && cardsOf(s, other, tech) >= own) return false
  return true
}
function putTable(s: S, seat: Seat, left: number, out: Sparse): void {
  pen.begin(out, 1, TABLE)
  pen.next(1)
  pen.next(left)
  pen.next(s.round / 13)
  pen.next(s.open / landsOf(s))
  pen.next(s.first === seat ? 1 : 0)
  for (let ending = 0; ending < 4; ending++) pen.next(s.ending === ending ? 1 : 0)
  pen.next(s.stacksOut / 3)
  for (let seats = 2; seats <= 4; seats++) pen.next(s.seats === seats ? 1 : 0)
  for (let away = 0; away < 4; away++) pen.next((s.turn - seat + s.seats) % s.seats === away ? 1 : 0)
  let most = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, totalOf(s, other))
  pen.next((totalOf(s, seat) - most) / 20)
  for (let stack = 0; stack < STACKS; stack++) out.put(TABLE + 24 + stack, s.stackSize[stack] / 8)
  for (let stack = 0; stack < POOL; stack++)
    if (s.top[stack] !== NONE) out.put(POOL_CARDS + stack * ORDINARY + s.top[stack], 1)
  for (let land = 0; land < landsOf(s); land++) {
    const place = OPEN_LANDS + land * 3
    out.put(place, s.province[land] / 5)
    out.put(place + 1, s.provinceOf[land] === NONE ? 1 : 0)
    out.put(place + 2, land < s.open ? 1 : 0)
  }
  for (let city = 0; city < CITIES.length; city++)
    if (s.cityAt[city] !== NONE && s.cityAt[city] < OWNED) out.put(OPEN_CITIES + city, 1)
}
