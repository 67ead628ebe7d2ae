/**
 * Phase 6 in the steps of ADV-R-66: areas without a city; the fights before each city; then the attacks on cities one
 * at a time, pirate cities first, so that every owner has the tokens of all their other conflicts first (ADV-6.18).
 * A player who destroys a city takes a card and may pillage (ADV-6.20, ADV-6.21; nothing of the kind in CIV-11.6).
 * `mark`: 1 an attacked city that may come next, 2 one that must wait.
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { besieger, clash } from '@ecumene/civilization-family/src/conflict.ts'
import { makeSieges } from '@ecumene/civilization-family/src/effects/sieges.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { again, ask, bit, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { garrison, tokensToAttack } from '../query/attack.ts'
import { isIdle, PIRATES, type S, tokensAt } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { loot } from './city-destroyed.ts'
import { fightTokens } from './conflict.ts'

const NEXT = 1
const WAITS = 2
/**
 * A city's area counts as full (ADV-6.3); ships take no part (ADV-6.4). Attackers fight each other and the owner's
 * tokens until one player is left (ADV-6.14, ADV-6.15); too few are removed (ADV-6.12), enough go on to attack
 * (ADV-6.11).
 */
const { openConflicts, defend, surrender } = makeSieges<S, E>({
  fightTokens,
  tokensToAttack,
  attacked: WAITS,
  kindOf(s, area) {
    const owner = s.city[area]
    return owner === PIRATES ? 'pirates' : s.tokens[tokensAt(area, owner)] > 0 ? 'defended' : 'city'
  },
  tellRepelled(s, area, by, tokens, needed, world) {
    const owner = s.city[area]
    if (owner === PIRATES) world.emit({ type: 'driven', area: AREA_IDS[area], by, tokens })
    else world.emit({ type: 'repelled', seat: owner, area: AREA_IDS[area], by, tokens, needed })
  },
})

export { openConflicts }
/**
 * Step 3: pirate cities, which need no Stock; then cities whose owners have the tokens, owners in A.S.T. order; then
 * the rest, in the same order.
 */
export function nextAttack(s: S, world: World<E>): void {
  for (let place = 0; place < AREAS; place++)
    if (s.mark[place] !== 0 && s.city[place] === PIRATES) {
      again(s)
      attackPirates(s, place, world)
      return
    }
  let owner = nextOwner(s, true)
  const able = owner !== NONE
  if (!able) owner = nextOwner(s, false)
  if (owner === NONE) return
  again(s)
  let area = NONE
  let several = false
  for (let place = 0; place < AREAS; place++) {
    if (s.mark[place] === 0 || s.city[place] !== owner) continue
    s.mark[place] = able && !canStand(s, place) ? WAITS : NEXT
    if (s.mark[place] === WAITS) continue
    several = area !== NONE
    if (area === NONE) area = place
  }
  // An inert nation fights by itself, with its cards (ADV-24.7, ADV-R-63); its cities bring loot like any other
  // (ADV-24.6).
  if (several && !isIdle(s, owner)) ask(s, DECISIONS.fight, bit(owner))
  else attack(s, area, world)
}
/** Has the owner the tokens that this city would become? */
const canStand = (s: S, area: number): boolean => s.stock[s.city[area]] >= garrison(s, besieger(s, area), s.city[area])
function nextOwner(s: S, able: boolean): Seat {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    for (let area = 0; area < AREAS; area++)
      if (s.mark[area] !== 0 && s.city[area] === seat && (!able || canStand(s, area))) return seat
  }
  return NONE
}
/**
 * The city becomes tokens and the fight goes on, or it surrenders for want of them (ADV-6.16, ADV-R-15, ADV-R-16); with
 * `surrender` off the owner puts down what there is (ADV-25.2).
 */
export function attack(s: S, area: number, world: World<E>): void {
  const owner = s.city[area]
  const by = besieger(s, area)
  const stands = canStand(s, area)
  const tokens = garrison(s, by, owner)
  s.mark[area] = 0
  removeCity(s, area)
  if (!stands && s.surrender === 1) {
    // It counts as older (ADV-R-64). Without a piece to take it the city is eliminated, and that is destruction
    // (ADV-6.17, ADV-R-17).
    if (!surrender(s, area, owner, by, tokens, world)) loot(s, by, owner, world)
    return
  }
  defend(s, area, owner, by, tokens, world)
  loot(s, by, owner, world) // destroyed, however the fight ended (ADV-R-17)
}
const force = new Int16Array(2)
const late = new Int16Array(2)
/**
 * A pirate city becomes stand-ins for the fight only; the survivors vanish (ADV-6.23, ADV-R-18). The destroyer
 * may pillage, but there is no hand to draw from (ADV-6.24).
 */
function attackPirates(s: S, area: number, world: World<E>): void {
  const by = besieger(s, area)
  s.mark[area] = 0
  s.city[area] = NONE
  if (world.live) world.emit({ type: 'besieged', area: AREA_IDS[area], by })
  const before = s.tokens[tokensAt(area, by)]
  force[0] = before
  force[1] = garrison(s, by, PIRATES)
  clash(force, late, 2, map.limit[area])
  const fell = before - force[0]
  remove(s, area, by, fell)
  if (world.live) {
    world.emit({ type: 'fell', seat: by, area: AREA_IDS[area], tokens: fell })
    world.emit({ type: 'piratesFell', seat: by, area: AREA_IDS[area] })
  }
  loot(s, by, NONE, world)
}
