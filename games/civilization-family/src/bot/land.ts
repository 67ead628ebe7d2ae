/** The greedy player on the board: growth, movement and cities. */
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { LAND, map, NO_SITE } from '../map.ts'
import { inPlay, limitFor, siteAt } from '../query.ts'
import { canEnter } from '../sailing.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { available, besiege, gather } from './goals.ts'
import { mine } from './ground.ts'
import { type Look, lookAround, worthIn } from './look.ts'
import { atSea, embark } from './sea.ts'
import { comesHome, shortOfTax } from './stock.ts'

/** What would support cities after surplus is gone, without the tokens of `except`. */
export function settledPopulation(s: Common, seat: Seat, except: number): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) {
    const here = mine(s, area, seat)
    if (here === 0 || area === except || s.city[area] !== NONE) continue
    const limit = limitFor(s, area, seat)
    n += Math.min(here, limit)
  }
  return n
}
/** Two tokens a city must be left once surplus is gone, or one falls in the round in which it was built (CIV-14.2a). */
export const supportsOneMore = (s: Common, seat: Seat, population: number): boolean =>
  population >= 2 * (s.cities[seat] + 1)

export function chooseGrowth(s: Common, seat: Seat, legal: Codes, verbs: SharedVerbs): Code {
  let best = legal.at[0]
  let most = -1
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.grow.is(code)) continue
    const area = verbs.grow.arg.area(code)
    const value =
      verbs.grow.arg.tokens(code) * 4 +
      (mine(s, area, seat) < map.limit[area] ? 3 : 0) +
      (siteAt(s, area) === NO_SITE ? 0 : 1)
    if (value > most) {
      most = value
      best = code
    }
  }
  return best
}

/** A city is worth it if the rest of the people can support it; safe sites first. */
export function worthBuilding(s: Common, seat: Seat, legal: Codes, verbs: SharedVerbs): Code {
  let best = verbs.done.code()
  let most = 0
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (!verbs.build.is(code)) continue
    const area = verbs.build.arg.area(code)
    if (!supportsOneMore(s, seat, settledPopulation(s, seat, area))) continue
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
 * Ships under way go on; then tokens gather for a city, or before a rival's; then every walk is made that leaves the
 * people better off than they stand.
 */
export function chooseMove(s: Common, seat: Seat, legal: Codes, verbs: SharedVerbs, look: Look): Code {
  lookAround(s, seat, look)
  const short = shortOfTax(s, seat)
  return (
    atSea(s, seat, look, verbs) ??
    gather(s, seat, look, verbs) ??
    besiege(s, seat, look, verbs) ??
    embark(s, seat, look, verbs) ??
    bestWalk(s, seat, look, verbs, short) ??
    stopOrAny(legal, verbs)
  )
}
/** A token that comes home while the Stock cannot pay the next taxes: two save a city from revolt (CIV-6.2). */
const RELIEF = 2
function stopOrAny(legal: Codes, verbs: SharedVerbs): Code {
  return legal.has(verbs.done.code()) ? verbs.done.code() : legal.at[0]
}
/**
 * The walk over one border that adds most to what the people are worth; while the next taxes cannot be paid, tokens
 * that come home are worth more than land.
 */
function bestWalk(s: Common, seat: Seat, look: Look, verbs: SharedVerbs, short: number): Code | undefined {
  let best: Code | undefined
  let most = look.plan.least
  const owing = Math.max(0, short)
  const spare = settledPopulation(s, seat, NONE) - 2 * s.cities[seat]
  for (let from = 0; from < AREAS; from++) {
    const free = available(s, from, seat)
    if (free <= 0) continue
    const here = mine(s, from, seat)
    const stays = worthIn(s, from, seat, here, look)
    for (let n = 1; n <= free; n++) {
      const loss = stays - worthIn(s, from, seat, here - n, look)
      const stayed = comesHome(s, from, seat, here) - comesHome(s, from, seat, here - n)
      for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) {
        const to = LAND.to[i]
        if (!inPlay(s, to) || map.openSea[to] || (s.city[to] === seat && owing === 0) || !canEnter(s, to, seat))
          continue
        const there = mine(s, to, seat)
        const home = comesHome(s, to, seat, there + n) - comesHome(s, to, seat, there) - stayed
        const saved = home > spare ? 0 : RELIEF * (owing - Math.max(0, short - home))
        const gain = worthIn(s, to, seat, there + n, look) - worthIn(s, to, seat, there, look) - loss + saved
        if (gain <= most) continue
        most = gain
        best = verbs.walk.code(from, to, n)
      }
    }
  }
  return best
}
