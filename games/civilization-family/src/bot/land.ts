/** The greedy player on the board: growth, movement and cities. */
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { LAND, map, NO_SITE } from '../map.ts'
import { inPlay, limitFor, population, siteAt, tokensForCity } from '../query.ts'
import { unmoved } from '../sailing.ts'
import { type Common, NOMADS } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { becomesCity, beyondTwo, foreign, LITTLE, mine, room, toSpare } from './ground.ts'
import { atSea, embark } from './sea.ts'

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
      (mine(s, area, who) < map.limit[area] ? 3 : 0) +
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
      (siteAt(s, area) === NO_SITE ? 1 : 4) + (map.plain[area] === NONE ? 1 : 0) + (map.volcano[area] === NONE ? 1 : 0)
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}

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
    if (s.city[area] !== NONE || !inPlay(s, area) || map.openSea[area] || foreign(s, area, who) > 0) continue
    const need = tokensForCity(s, area)
    const here = mine(s, area, who)
    if (here >= need) continue
    let near = here
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available(s, LAND.to[i], who)
    if (near < need || population(s, who) - need < 2 * (s.cities[who] + 1)) continue
    const value = 40 - need + here + (map.plain[area] === NONE ? 2 : 0) + (map.volcano[area] === NONE ? 2 : 0)
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
/** What would be lost as surplus is sent against weaker neighbours. */
function push(s: Common, who: Seat, verbs: SharedVerbs): Code | undefined {
  if (s.ruleset === NOMADS) return undefined
  for (let area = 0; area < AREAS; area++) {
    const spare = toSpare(s, area, who)
    if (spare < 2) continue
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
      const to = LAND.to[i]
      if (!inPlay(s, to) || map.openSea[to] || s.city[to] === who) continue
      const others = foreign(s, to, who)
      if (s.city[to] === NONE ? others > 0 && spare + mine(s, to, who) > others : spare >= 8)
        return verbs.walk.code(area, to, spare)
    }
  }
  return undefined
}
