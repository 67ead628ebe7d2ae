/** The greedy player on the board: growth, ships, movement and cities. */
import type { Code, Codes, Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { SHIPS_EACH } from '../../data/nations.ts'
import { AREA_OF_SHORE, LAND, LIMIT, NO_SITE, OPEN_SEA, PLAIN, SAIL, SHORES, VOLCANO_AT } from '../map.ts'
import { aloneIn, crowd, inPlay, limitFor, population, shipsOf, siteAt, tokensForCity } from '../query.ts'
import { canEnter, canLand, crossesOpenSea, range, unmoved } from '../sailing.ts'
import { type Common, NOMADS, shipOf, tokensAt } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

const mine = (s: Common, area: number, who: Seat): number => s.tokens[tokensAt(area, who)]
const foreign = (s: Common, area: number, who: Seat): number => crowd(s, area) - mine(s, area, who)
/** Room for tokens of this player without a fight. */
function room(s: Common, area: number, who: Seat): number {
  if (!inPlay(s, area) || OPEN_SEA[area] || s.city[area] !== NONE || !canEnter(s, area, who)) return 0
  const others = foreign(s, area, who)
  const limit = others === 0 ? limitFor(s, area, who) : LIMIT[area]
  return limit - others - mine(s, area, who)
}
/** What would support cities after surplus is gone, without the tokens of `except`. */
export function settledPopulation(s: Common, who: Seat, except: number): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) {
    const here = mine(s, area, who)
    if (here === 0 || area === except || s.city[area] !== NONE) continue
    const limit = limitFor(s, area, who)
    n += Math.min(here, limit)
  }
  return n
}
export const supportsOneMore = (s: Common, who: Seat, population: number): boolean =>
  population >= 2 * (s.cities[who] + 1)

export function chooseGrowth(s: Common, who: Seat, legal: Codes, verbs: SharedVerbs): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.grow.is(code)) continue
    const area = verbs.grow.arg.area(code)
    const value =
      verbs.grow.arg.tokens(code) * 4 +
      (mine(s, area, who) < LIMIT[area] ? 3 : 0) +
      (siteAt(s, area) === NO_SITE ? 0 : 1)
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}

/** A city is worth it if the rest of the people can support it; safe sites first. */
export function worthBuilding(s: Common, who: Seat, legal: Codes, verbs: SharedVerbs): Code {
  let best = verbs.done.code()
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.build.is(code)) continue
    const area = verbs.build.arg.area(code)
    if (!supportsOneMore(s, who, settledPopulation(s, who, area))) continue
    const value =
      (siteAt(s, area) === NO_SITE ? 1 : 4) + (PLAIN[area] === NONE ? 1 : 0) + (VOLCANO_AT[area] === NONE ? 1 : 0)
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}

/** Tokens an area may send away: not those that wait to become a city, nor those it can hold. */
function toSpare(s: Common, area: number, who: Seat): number {
  const here = mine(s, area, who)
  if (here === 0) return 0
  const keep =
    s.city[area] !== NONE
      ? 0
      : becomesCity(s, area, who)
        ? tokensForCity(s, area)
        : Math.min(here, limitFor(s, area, who))
  const spare = here - keep
  const free = unmoved(s, area, who)
  return Math.min(spare, free)
}
const becomesCity = (s: Common, area: number, who: Seat): boolean =>
  s.ruleset !== NOMADS &&
  s.city[area] === NONE &&
  mine(s, area, who) >= tokensForCity(s, area) &&
  aloneIn(s, area) === who &&
  s.cities[who] < 9

/**
 * Gather tokens where a city can be built and supported; send the surplus where there is room; fight with what would be
 * lost anyway.
 */
export function chooseMove(s: Common, who: Seat, legal: Codes, verbs: SharedVerbs): Code {
  return (
    atSea(s, who, verbs) ??
    gather(s, who, verbs) ??
    spread(s, who, verbs) ??
    embark(s, who, verbs) ??
    push(s, who, verbs) ??
    stopOrAny(legal, verbs)
  )
}
function stopOrAny(legal: Codes, verbs: SharedVerbs): Code {
  return legal.has(verbs.done.code()) ? verbs.done.code() : legal.at[0]
}
function gather(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  if (s.ruleset === NOMADS || s.cities[who] >= 9) return undefined
  let best = NONE
  let bestValue = 0
  for (let area = 0; area < AREAS; area++) {
    if (s.city[area] !== NONE || !inPlay(s, area) || OPEN_SEA[area] || foreign(s, area, who) > 0) continue
    const need = tokensForCity(s, area)
    const here = mine(s, area, who)
    if (here >= need) continue
    let near = here
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available(s, LAND.to[i], who)
    if (near < need || population(s, who) - need < 2 * (s.cities[who] + 1)) continue
    const value = 40 - need + here + (PLAIN[area] === NONE ? 2 : 0) + (VOLCANO_AT[area] === NONE ? 2 : 0)
    if (value > bestValue) {
      bestValue = value
      best = area
    }
  }
  if (best === NONE) return undefined
  // The neighbour with most to give gives what is missing.
  let from = NONE
  let most = 0
  for (let i = LAND.at[best]; i < LAND.at[best + 1]; i++) {
    const give = available(s, LAND.to[i], who)
    if (give > most) {
      most = give
      from = LAND.to[i]
    }
  }
  if (from === NONE) return undefined
  const missing = tokensForCity(s, best) - mine(s, best, who)
  return verbs.walk.code(from, best, Math.min(missing, most))
}
const LITTLE = 8
/**
 * Tokens a neighbour may give to a new city: a city in the making stays whole; one stays behind to grow again, unless
 * the Stock has nothing to grow from.
 */
function available(s: Common, area: number, who: Seat): number {
  const free = unmoved(s, area, who)
  if (free <= 0) return 0
  if (becomesCity(s, area, who)) return Math.max(0, Math.min(free, mine(s, area, who) - tokensForCity(s, area)))
  return Math.min(free, Math.max(0, mine(s, area, who) - (s.stock[who] < LITTLE ? 0 : 1)))
}
/**
 * Two tokens in an area grow best: first fill neighbours up to two, while the Stock lasts; then send away what an area
 * cannot hold.
 */
function spread(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  for (let thin = s.stock[who] < LITTLE ? 0 : 1; thin >= 0; thin--)
    for (let area = 0; area < AREAS; area++) {
      const spare = thin ? beyondTwo(s, area, who) : toSpare(s, area, who)
      if (spare <= 0) continue
      let best = NONE
      let most = 0
      for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
        const to = LAND.to[i]
        const space = thin ? Math.min(room(s, to, who), 2 - mine(s, to, who)) : room(s, to, who)
        if (space <= 0) continue
        const value =
          space * 2 +
          (mine(s, to, who) === 0 ? 3 : 0) +
          (siteAt(s, to) === NO_SITE ? 0 : 2) +
          (foreign(s, to, who) > 0 ? 0 : 3)
        if (value > most) {
          most = value
          best = to
        }
      }
      if (best === NONE) continue
      const space = thin ? Math.min(room(s, best, who), 2 - mine(s, best, who)) : room(s, best, who)
      return verbs.walk.code(area, best, Math.min(spare, space))
    }
  return undefined
}
/** Tokens beyond the two that grow, in an area that is not about to become a city. */
function beyondTwo(s: Common, area: number, who: Seat): number {
  const here = mine(s, area, who)
  if (here <= 2 || s.city[area] !== NONE || becomesCity(s, area, who)) return 0
  return Math.min(here - 2, unmoved(s, area, who))
}
/** What would be lost as surplus is sent against weaker neighbours. */
function push(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  if (s.ruleset === NOMADS) return undefined
  for (let area = 0; area < AREAS; area++) {
    const spare = toSpare(s, area, who)
    if (spare < 2) continue
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
      const to = LAND.to[i]
      if (!inPlay(s, to) || OPEN_SEA[to] || s.city[to] === who) continue
      const others = foreign(s, to, who)
      if (s.city[to] === NONE ? others > 0 && spare + mine(s, to, who) > others : spare >= 8)
        return verbs.walk.code(area, to, spare)
    }
  }
  return undefined
}

// Ships.
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
      if (OPEN_SEA[area] && (!crossesOpenSea(s, who) || steps[from] + 2 > left)) continue
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
function atSea(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
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
function embark(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
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
