/** How the player who moves sees the board: where free land beckons, and what tokens in an area are worth there. */
import { NONE, type Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { CITIES_EACH } from '../../data/nations.ts'
import { IN_PLAY, LAND, map, NO_SITE, SITE_ON } from '../map.ts'
import { limitFor, strength, tokensForCity } from '../query.ts'
import { canEnter } from '../sailing.ts'
import { type Common, NOMADS } from '../state.ts'
import { foreign, mine } from './ground.ts'
import type { Plan } from './plan.ts'

/** What the two games do not share of war and of the A.S.T. */
export interface WarWays {
  /** Tokens that an attack on a city needs, and those that the city becomes. */
  tokensToAttack(s: Common, by: Seat, owner: number): number
  /** What the attacker gains besides: a card, a share for the Treasury. */
  readonly loot: number
  /** Cities without which the marker will not move on. */
  citiesAsked(s: Common, seat: Seat): number
}
/** What is computed once for a step: filled by `lookAround`, read by `worthIn`. */
export interface Look {
  readonly pull: Float64Array
  readonly plan: Plan
  readonly ways: WarWays
  /** What a token born next round is worth now. */
  growth: number
  /** What a city that is founded is worth. */
  city: number
}
export const makeLook = (ways: WarWays, plan: Plan): Look => ({
  pull: new Float64Array(AREAS),
  plan,
  ways,
  growth: 0,
  city: 0,
})

const SITE = 3
const STEPS = 4
const next = new Float64Array(AREAS)
/** Free land, its limit and its site, less with every step; and what growth and cities are worth in this position. */
export function lookAround(s: Common, seat: Seat, look: Look): Look {
  const { pull, plan } = look
  for (let area = 0; area < AREAS; area++) pull[area] = invites(s, area, seat)
  for (let step = 0; step < STEPS; step++) {
    for (let area = 0; area < AREAS; area++) {
      let most = pull[area]
      for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) most = Math.max(most, plan.fades * pull[LAND.to[i]])
      next[area] = most
    }
    pull.set(next)
  }
  look.growth = s.stock[seat] < 2 * s.cities[seat] + 4 ? plan.growth / 4 : plan.growth
  look.city = s.ruleset === NOMADS || s.cities[seat] >= CITIES_EACH ? 0 : plan.city
  return look
}
function invites(s: Common, area: number, seat: Seat): number {
  const at = s.board * AREAS + area
  if (IN_PLAY[at] === 0 || map.openSea[area] || s.city[area] !== NONE || mine(s, area, seat) > 0) return 0
  if (!canEnter(s, area, seat)) return 0
  const worth = map.limit[area] + (SITE_ON[at] === NO_SITE ? 0 : SITE)
  return foreign(s, area, seat) === 0 ? worth : worth / 4
}

/** What `n` tokens of this player are worth in an area, once the round is over. */
export function worthIn(s: Common, area: number, seat: Seat, n: number, look: Look): number {
  if (n === 0) return 0
  const owner = s.city[area]
  if (owner === seat) return 0 // a city's area is full
  const others = foreign(s, area, seat)
  if (owner !== NONE) return worthOfSiege(s, area, seat, n, look)
  if (others === 0) return worthAlone(s, area, seat, n, look)
  if (n + others <= map.limit[area]) return n * look.plan.shared + look.growth
  const left = fight(n, others, map.limit[area])
  const fell = others - left[1]
  const harm = look.plan.harm * fell * (isStrong(s, area, seat) ? 1.5 : 1)
  if (left[1] > 0) return left[0] * look.plan.shared + harm
  return harm + worthAlone(s, area, seat, left[0], look)
}
function worthAlone(s: Common, area: number, seat: Seat, n: number, look: Look): number {
  const isSite = SITE_ON[s.board * AREAS + area] !== NO_SITE
  if (look.city > 0 && n >= tokensForCity(s, area)) return look.city + (isSite ? 2 : 0)
  const kept = Math.min(n, limitFor(s, area, seat))
  const { plan } = look
  const presence = plan.presence + plan.pull * (look.pull[area] + (isSite ? SITE / 2 : 0))
  return kept + (kept > 1 ? 2 : 1) * look.growth + presence
}
/** An attack that is too weak is lost; one that is strong enough takes the city, or breaks it. */
function worthOfSiege(s: Common, area: number, seat: Seat, n: number, look: Look): number {
  const { ways, plan } = look
  const owner = s.city[area]
  const others = foreign(s, area, seat)
  const arrive = others === 0 ? n : n - others
  const need = ways.tokensToAttack(s, seat, owner)
  if (arrive < need) return 0
  const harm = plan.siege + ways.loot + (isStrongest(s, owner, seat) ? plan.siege / 2 : 0)
  if (owner < s.seats && s.stock[owner] < need - 1 && s.cities[seat] < CITIES_EACH) return 2 * plan.city + ways.loot
  const left = fight(arrive, need - 1, map.limit[area])
  return harm + (left[1] > 0 ? left[0] * plan.shared : worthAlone(s, area, seat, left[0], look))
}
const left: [number, number] = [0, 0]
/** Weaker first, one at a time, until the limit is kept: who is left of two forces. */
function fight(one: number, other: number, limit: number): readonly [number, number] {
  while (one > 0 && other > 0 && one + other > limit) {
    if (one === other) {
      one--
      other--
    } else if (one < other) {
      one--
      if (one > 0 && one + other > limit) other--
    } else {
      other--
      if (other > 0 && one + other > limit) one--
    }
  }
  left[0] = one
  left[1] = other
  return left
}
/** Does somebody stand here who is ahead of the mover on the A.S.T.? */
function isStrong(s: Common, area: number, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && mine(s, area, other) > 0 && s.position[other] > s.position[seat]) return true
  return false
}
function isStrongest(s: Common, owner: number, seat: Seat): boolean {
  if (owner >= s.seats) return false
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && other !== owner && rank(s, other) > rank(s, owner)) return false
  return true
}
const rank = (s: Common, seat: Seat): number => s.position[seat] * 20 + strength(s, seat)
