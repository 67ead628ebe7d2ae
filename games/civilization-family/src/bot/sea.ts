/** The greedy player's ships: when to keep and build them, what to take aboard, where to land. */
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { SHIPS_EACH } from '../../data/nations.ts'
import { AREA_OF_SHORE, LAND, map, NO_SITE, SAIL, SHORES } from '../map.ts'
import { inPlay, shipsOf, siteAt } from '../query.ts'
import { canLand, crossesOpenSea, range } from '../sailing.ts'
import { type Common, shipOf } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { beyondTwo, foreign, LITTLE, mine, room, toSpare } from './ground.ts'

const steps = new Int16Array(SHORES)
const first = new Int16Array(SHORES)
const queue = new Int16Array(SHORES)
/** Breadth first from a ship's shore: how many steps to each, and the first of them. */
function explore(s: Common, who: Seat, shore: number, left: number): number {
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
      if (map.openSea[area] && (!crossesOpenSea(s, who) || steps[from] + 2 > left)) continue
      steps[to] = steps[from] + 1
      first[to] = from === shore ? to : first[from]
      queue[n++] = to
    }
  }
  return n
}
/** The shore with most room for a landing, within reach of this ship; NONE if nowhere is better than here. */
function haven(s: Common, who: Seat, shore: number, left: number): number {
  const n = explore(s, who, shore, left)
  let best = NONE
  let most = 0
  for (let next = 0; next < n; next++) {
    const area = AREA_OF_SHORE[queue[next]]
    const space = room(s, area, who)
    if (space <= 0) continue
    const value =
      space * 3 + (foreign(s, area, who) === 0 ? 3 : 0) + (siteAt(s, area) === NO_SITE ? 0 : 2) - steps[queue[next]]
    if (value > most) {
      most = value
      best = queue[next]
    }
  }
  return best
}
/** Ships under way: land where there is room, sail on towards it, or land anyhow. */
export function atSea(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const ship = shipOf(who, i)
    const shore = s.ship[ship]
    if (shore === NONE || s.aboard[ship] === 0) continue
    const left = range(s, who) - s.sailed[ship]
    const goal = haven(s, who, shore, left)
    const area = AREA_OF_SHORE[shore]
    if (goal === NONE || goal === shore) {
      if (canLand(s, area, who))
        return verbs.land.code(i, Math.min(s.aboard[ship], goal === shore ? room(s, area, who) : 5))
      for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
        const to = SAIL.to[way]
        if (left > 0 && inPlay(s, AREA_OF_SHORE[to]) && canLand(s, AREA_OF_SHORE[to], who))
          return verbs.sail.code(i, to)
      }
      continue
    }
    return verbs.sail.code(i, first[goal])
  }
  return undefined
}
export function embark(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  for (let i = 0; i < SHIPS_EACH; i++) {
    const ship = shipOf(who, i)
    const shore = s.ship[ship]
    if (shore === NONE || s.sailed[ship] > 0 || s.aboard[ship] > 0) continue
    const spare = Math.max(
      toSpare(s, AREA_OF_SHORE[shore], who),
      s.stock[who] < LITTLE ? 0 : beyondTwo(s, AREA_OF_SHORE[shore], who),
    )
    if (spare <= 0) continue
    const goal = haven(s, who, shore, range(s, who))
    if (goal !== NONE && goal !== shore) return verbs.board.code(i, Math.min(5, spare))
  }
  return undefined
}
/** A ship is kept and built while people stand crowded on a shore, have no room next door, and somewhere to go. */
export function chooseShips(s: Common, who: Seat, legal: Codes, verbs: SharedVerbs): Code {
  // A full Treasury and an empty Stock starve the nation: tokens spent on ships come back to Stock.
  const hoards = s.treasury[who] > 6 && s.stock[who] < 2 * s.cities[who] + LITTLE
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.lapse.is(code)) continue
    const shore = verbs.lapse.arg.shore(code)
    const area = AREA_OF_SHORE[shore]
    const useful = mine(s, area, who) > 2 && landlocked(s, area, who)
    if (s.treasury[who] > 0 && (hoards || s.treasury[who] > 8 || useful)) return verbs.maintain.code(shore, 0)
    if (useful && mine(s, area, who) > 4) return verbs.maintain.code(shore, 1)
    return code
  }
  if (hoards)
    for (let i = 0; i < legal.n; i++)
      if (verbs.launch.is(legal.at[i]) && verbs.launch.arg.levy(legal.at[i]) === 0) return legal.at[i]
  if (shipsOf(s, who) < (s.treasury[who] > 4 ? 2 : 1)) {
    let best = NONE
    let bestCode = 0
    for (let i = 0; i < legal.n; i++) {
      const code = legal.at[i]
      if (!verbs.launch.is(code)) continue
      const shore = verbs.launch.arg.shore(code)
      const area = AREA_OF_SHORE[shore]
      const levy = verbs.launch.arg.levy(code)
      if (mine(s, area, who) - levy < 3 || !landlocked(s, area, who) || haven(s, who, shore, range(s, who)) === NONE)
        continue
      const value = mine(s, area, who) * 4 - levy
      if (value > best) {
        best = value
        bestCode = code
      }
    }
    if (best !== NONE) return bestCode
  }
  return verbs.done.code()
}
/** No room next door by land. */
function landlocked(s: Common, area: number, who: Seat): boolean {
  for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) if (room(s, LAND.to[i], who) > 0) return false
  return true
}
