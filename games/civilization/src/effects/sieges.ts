/**
 * Phase 6 in steps (CIV-R-93): areas without a city; the fights before each city; then the attacks on cities one at a
 * time, so that every owner has the tokens of all their other conflicts first (CIV-11.8.2). `mark` is set on a city
 * that is under attack.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ENGINEERING } from '@ecumene/civilization-family/data/cards.ts'
import { CITIES_EACH } from '@ecumene/civilization-family/data/nations.ts'
import { besieger, contested } from '@ecumene/civilization-family/src/conflict.ts'
import { LIMIT } from '@ecumene/civilization-family/src/map.ts'
import { place, putCity, remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { again, ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { decisions } from '../verbs.ts'
import { fightTokens } from './conflict.ts'

const GARRISON = 6
/**
 * Seven tokens attack a city, eight against Engineering (CIV-11.6.1a, CIV-22.3.13b); the attack cannot be waived
 * (CIV-R-22).
 */
export const tokensToAttack = (s: S, owner: Seat): number => (hasCard(s, owner, ENGINEERING) ? 8 : 7)
/** Step 1 and 2: no Stock matters yet. */
export function openConflicts(s: S, world: World<E>): void {
  s.mark.fill(0)
  for (let area = 0; area < AREAS; area++)
    if (s.city[area] === NONE && contested(s, area, LIMIT[area])) {
      if (world.live) world.emit({ type: 'fought', area: AREA_IDS[area], kind: 'tokens' })
      fightTokens(s, area, LIMIT[area], world)
    }
  for (let area = 0; area < AREAS; area++)
    if (s.city[area] !== NONE && besieger(s, area) !== NONE) approach(s, area, world)
}
/**
 * Attackers fight each other and the owner's tokens until one player is left (CIV-11.6.3a, CIV-11.7a); a force too
 * small is removed (CIV-11.6.1b), one large enough goes on to attack (CIV-11.6.3b, CIV-11.7b).
 */
function approach(s: S, area: number, world: World<E>): void {
  const owner = s.city[area]
  const defended = s.tokens[tokensAt(area, owner)] > 0
  if (world.live) world.emit({ type: 'fought', area: AREA_IDS[area], kind: defended ? 'defended' : 'city' })
  fightTokens(s, area, 0, world)
  const by = besieger(s, area)
  if (by === NONE) return
  const tokens = s.tokens[tokensAt(area, by)]
  if (tokens >= tokensToAttack(s, owner)) {
    s.mark[area] = 1
    return
  }
  remove(s, area, by, tokens)
  if (world.live) world.emit({ type: 'repelled', seat: owner, area: AREA_IDS[area], by, tokens })
}
/**
 * Step 3: next comes a city whose owner has six tokens in Stock, owners in A.S.T. order; when there is none, the rest
 * surrender in the same order.
 */
export function nextAttack(s: S, world: World<E>): void {
  let owner = nextOwner(s, GARRISON)
  if (owner === NONE) owner = nextOwner(s, 0)
  if (owner === NONE) return
  again(s)
  let area = NONE
  let several = false
  for (let place = 0; place < AREAS; place++) {
    if (s.mark[place] === 0 || s.city[place] !== owner) continue
    several = area !== NONE
    area = place
    if (several) break
  }
  if (several) ask(s, decisions.fight, bit(owner))
  else attack(s, area, world)
}
function nextOwner(s: S, stock: number): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (s.stock[seat] < stock) continue
    for (let area = 0; area < AREAS; area++) if (s.mark[area] === 1 && s.city[area] === seat) return seat
  }
  return NONE
}
/**
 * The city becomes six tokens and the fight goes on (CIV-11.6.2, CIV-R-23), or it surrenders for want of them
 * (CIV-11.8.1a).
 */
export function attack(s: S, area: number, world: World<E>): void {
  const owner = s.city[area]
  const by = besieger(s, area)
  s.mark[area] = 0
  removeCity(s, area)
  if (s.stock[owner] < GARRISON) {
    // The attacker puts his own city there, unless he has nine in play (CIV-11.8.1b, CIV-11.8.1c); captured counts as
    // older (CIV-R-28). His tokens stay until Phase 8 (CIV-R-24).
    const taken = s.cities[by] < CITIES_EACH
    if (taken) putCity(s, area, by, 0)
    if (world.live) world.emit({ type: 'surrendered', seat: owner, area: AREA_IDS[area], by, taken: taken ? 1 : 0 })
    return
  }
  place(s, area, owner, GARRISON)
  if (world.live) world.emit({ type: 'attacked', seat: owner, area: AREA_IDS[area], by })
  fightTokens(s, area, LIMIT[area], world)
}
