/** Places where tokens are brought together: a city to be founded, a city to be attacked. */
import { type Code, NONE, type Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import { LAND, map, NO_SITE } from '../map.ts'
import { inPlay, population, siteAt, tokensForCity } from '../query.ts'
import { unmoved } from '../sailing.ts'
import { type Common, NOMADS } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'
import { becomesCity, foreign, mine } from './ground.ts'
import { type Look, worthIn } from './look.ts'
import type { Plan } from './plan.ts'

/** Tokens that may leave an area: a city in the making stays whole. */
export function available(s: Common, area: number, seat: Seat): number {
  const free = unmoved(s, area, seat)
  if (free <= 0) return 0
  if (becomesCity(s, area, seat)) return Math.max(0, Math.min(free, mine(s, area, seat) - tokensForCity(s, area)))
  return free
}
/** Can the nation afford one more city now? */
function affords(s: Common, seat: Seat, area: number, need: number, { plan, ways }: Look): boolean {
  let making = 0
  let bound = 0
  for (let other = 0; other < AREAS; other++)
    if (becomesCity(s, other, seat)) {
      making++
      bound += tokensForCity(s, other)
    }
  const cities = s.cities[seat] + making + 1
  if (cities > CITIES_EACH) return false
  const isAsked = cities <= ways.citiesAsked(s, seat)
  const reserve = isAsked ? 0 : cities === 1 ? plan.reserve : plan.laterReserve + besides(s, area, plan)
  return population(s, seat) - bound - need >= 2 * cities + reserve
}
const besides = (s: Common, area: number, { offSite = 0 }: Plan): number => (siteAt(s, area) === NO_SITE ? offSite : 0)
/** The best place for a city whose tokens can be there this round, or NONE. */
function cityGoal(s: Common, seat: Seat, look: Look): number {
  let best = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let area = 0; area < AREAS; area++) {
    if (s.city[area] !== NONE || !inPlay(s, area) || map.openSea[area] || foreign(s, area, seat) > 0) continue
    const need = tokensForCity(s, area)
    const here = mine(s, area, seat)
    if (here >= need) continue
    let near = here
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) near += available(s, LAND.to[i], seat)
    if (near < need || !affords(s, seat, area, need, look)) continue
    const value =
      2 * here -
      2 * need -
      map.limit[area] +
      (map.plain[area] === NONE ? 3 : 0) +
      (map.volcano[area] === NONE ? look.plan.quiet : 0) +
      Math.min(near - need, 4)
    if (value > most) {
      most = value
      best = area
    }
  }
  return best
}
/** The next tokens that go to a place, from where they are missed least. */
function send(s: Common, seat: Seat, goal: number, missing: number, look: Look, verbs: SharedVerbs): Code | undefined {
  let best: Code | undefined
  let least = Number.POSITIVE_INFINITY
  for (let i = LAND.at[goal]; i < LAND.at[goal + 1]; i++) {
    const from = LAND.to[i]
    const here = mine(s, from, seat)
    const most = Math.min(missing, available(s, from, seat))
    for (let n = most; n > 0; n--) {
      const loss = (worthIn(s, from, seat, here, look) - worthIn(s, from, seat, here - n, look)) / n - n / 100
      if (loss >= least) continue
      least = loss
      best = verbs.walk.code(from, goal, n)
    }
  }
  return best
}
export function gather(s: Common, seat: Seat, look: Look, verbs: SharedVerbs): Code | undefined {
  if (s.ruleset === NOMADS || s.cities[seat] >= CITIES_EACH) return undefined
  const goal = cityGoal(s, seat, look)
  if (goal === NONE) return undefined
  return send(s, seat, goal, tokensForCity(s, goal) - mine(s, goal, seat), look, verbs)
}
/** A city that is worth what the attack costs; tokens that already stand before it belong to the attack. */
export function besiege(s: Common, seat: Seat, look: Look, verbs: SharedVerbs): Code | undefined {
  if (s.ruleset === NOMADS) return undefined
  let goal = NONE
  let most = 0
  let force = 0
  for (let area = 0; area < AREAS; area++) {
    const owner = s.city[area]
    if (owner === NONE || owner === seat) continue
    const here = mine(s, area, seat)
    const need = look.ways.tokensToAttack(s, seat, owner) + foreign(s, area, seat)
    let near = here
    let loss = 0
    for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) {
      const free = available(s, LAND.to[i], seat)
      if (free <= 0) continue
      near += free
      const there = mine(s, LAND.to[i], seat)
      loss += worthIn(s, LAND.to[i], seat, there, look) - worthIn(s, LAND.to[i], seat, there - free, look)
    }
    if (near < need) continue
    const strong = Math.min(near, 12)
    for (let n = need; n <= strong; n += Math.max(1, strong - need)) {
      if (n <= here) continue
      const gain = worthIn(s, area, seat, n, look) - worthIn(s, area, seat, here, look)
      const value = gain - (loss * (n - here)) / Math.max(1, near - here)
      if (value <= most) continue
      most = value
      goal = area
      force = n
    }
  }
  return goal === NONE ? undefined : send(s, seat, goal, force - mine(s, goal, seat), look, verbs)
}
