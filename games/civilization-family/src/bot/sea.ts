/** The greedy player's ships: when to keep and build them, what to take aboard, where to land. */
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { SHIPS_EACH } from '../../data/nations.ts'
import { AREA_OF_SHORE, LAND, map, SAIL, SHORES } from '../map.ts'
import { inPlay, shipsOf } from '../query.ts'
import { canEnter, canLand, crossesOpenSea, range, SHIP_ROOM } from '../sailing.ts'
import { type Common, shipOf } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { available } from './goals.ts'
import { mine } from './ground.ts'
import { type Look, lookAround, worthIn } from './look.ts'

const steps = new Int16Array(SHORES)
const first = new Int16Array(SHORES)
const queue = new Int16Array(SHORES)
/** Breadth first from a ship's shore: how many steps to each, and the first of them. */
function explore(s: Common, seat: Seat, shore: number, left: number): number {
  steps.fill(-1)
  steps[shore] = 0
  first[shore] = NONE
  queue[0] = shore
  let n = 1
  for (let next = 0; next < n; next++) {
    const from = queue[next]
    if (steps[from] >= left) continue
    for (let way = SAIL.at[from]; way < SAIL.at[from + 1]; way++) {
      const to = SAIL.to[way]
      const area = AREA_OF_SHORE[to]
      if (steps[to] >= 0 || !inPlay(s, area)) continue
      if (map.openSea[area] && (!crossesOpenSea(s, seat) || steps[from] + 2 > left)) continue
      steps[to] = steps[from] + 1
      first[to] = from === shore ? to : first[from]
      queue[n++] = to
    }
  }
  return n
}
/** What so many tokens add where they land. */
const landing = (s: Common, area: number, seat: Seat, n: number, look: Look): number =>
  worthIn(s, area, seat, mine(s, area, seat) + n, look) - worthIn(s, area, seat, mine(s, area, seat), look)

/** A step at sea is worth a little less than none. */
const STEP = 0.05
/** The best shore for so many tokens within reach of a ship; NONE if it is where they are. */
function haven(s: Common, seat: Seat, shore: number, left: number, tokens: number, look: Look): number {
  const n = explore(s, seat, shore, left)
  let best = NONE
  let most = 0
  for (let next = 0; next < n; next++) {
    const area = AREA_OF_SHORE[queue[next]]
    if (!canLand(s, area, seat) || s.city[area] === seat) continue
    const value = landing(s, area, seat, tokens, look) - STEP * steps[queue[next]]
    if (value > most) {
      most = value
      best = queue[next]
    }
  }
  return best
}
/** Ships under way: land where it is best, sail on towards it, or land anyhow. */
export function atSea(s: Common, seat: Seat, look: Look, verbs: SharedVerbs): Code | undefined {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const ship = shipOf(seat, i)
    const shore = s.ship[ship]
    if (shore === NONE || s.aboard[ship] === 0) continue
    const left = range(s, seat) - s.sailed[ship]
    const goal = haven(s, seat, shore, left, s.aboard[ship], look)
    const area = AREA_OF_SHORE[shore]
    if (goal === NONE || goal === shore) {
      if (canLand(s, area, seat)) return verbs.land.code(i, s.aboard[ship])
      for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
        const to = SAIL.to[way]
        if (left > 0 && inPlay(s, AREA_OF_SHORE[to]) && canLand(s, AREA_OF_SHORE[to], seat))
          return verbs.sail.code(i, to)
      }
      continue
    }
    return verbs.sail.code(i, first[goal])
  }
  return undefined
}
/** Tokens for a voyage from this shore: how many, and what they gain against staying or walking; none if nothing. */
interface Voyage {
  tokens: number
  gain: number
}
const voyage: Voyage = { tokens: 0, gain: 0 }
function bestVoyage(s: Common, seat: Seat, shore: number, free: number, look: Look): Voyage {
  const area = AREA_OF_SHORE[shore]
  const here = mine(s, area, seat)
  voyage.tokens = 0
  voyage.gain = 0
  for (let n = 1; n <= Math.min(SHIP_ROOM, free); n++) {
    const loss = worthIn(s, area, seat, here, look) - worthIn(s, area, seat, here - n, look)
    const goal = haven(s, seat, shore, range(s, seat), n, look)
    if (goal === NONE || goal === shore) continue
    const gain = landing(s, AREA_OF_SHORE[goal], seat, n, look) - Math.max(loss, walkGain(s, seat, area, n, look))
    if (gain <= voyage.gain) continue
    voyage.gain = gain
    voyage.tokens = n
  }
  return voyage
}
/** What the tokens would add next door. */
function walkGain(s: Common, seat: Seat, area: number, n: number, look: Look): number {
  let most = 0
  for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
    const to = LAND.to[i]
    if (inPlay(s, to) && !map.openSea[to] && s.city[to] !== seat && canEnter(s, to, seat))
      most = Math.max(most, landing(s, to, seat, n, look))
  }
  return most
}
/** A voyage must gain more if its ship must be kept or built. */
const KEEPS = 1.5
const BUILDS = 2.5
const MOST_SHIPS = 2
export function embark(s: Common, seat: Seat, look: Look, verbs: SharedVerbs): Code | undefined {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const ship = shipOf(seat, i)
    const shore = s.ship[ship]
    if (shore === NONE || s.sailed[ship] > 0 || s.aboard[ship] > 0) continue
    const { tokens, gain } = bestVoyage(s, seat, shore, available(s, AREA_OF_SHORE[shore], seat), look)
    if (tokens > 0 && gain > look.plan.sails) return verbs.board.code(i, tokens)
  }
  return undefined
}
/** A ship is kept and built where a voyage would gain more than it costs. */
export function chooseShips(s: Common, seat: Seat, legal: Codes, verbs: SharedVerbs, look: Look): Code {
  lookAround(s, seat, look)
  const { keeps = KEEPS, builds = BUILDS } = look.plan
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.lapse.is(code)) continue
    const shore = verbs.lapse.arg.shore(code)
    const area = AREA_OF_SHORE[shore]
    const { gain } = bestVoyage(s, seat, shore, mine(s, area, seat), look)
    if (s.treasury[seat] > 0 && gain > keeps) return verbs.maintain.code(shore, 0)
    if (gain > builds && mine(s, area, seat) > 2) return verbs.maintain.code(shore, 1)
    return code
  }
  let best = verbs.done.code()
  let most = builds
  if (shipsOf(s, seat) >= MOST_SHIPS) return best
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.launch.is(code)) continue
    const shore = verbs.launch.arg.shore(code)
    const levy = verbs.launch.arg.levy(code)
    const left = mine(s, AREA_OF_SHORE[shore], seat) - levy
    if (left <= 0) continue
    const gain = bestVoyage(s, seat, shore, left, look).gain - levy / 2
    if (gain <= most) continue
    most = gain
    best = code
  }
  return best
}
