/**
 * Calamity 9, Piracy: a coastal city is lost for each ship of the trader that could reach it (CIV-22.2.11.1a,
 * CIV-22.2.11.2a).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ASTRONOMY } from '@ecumene/civilization-family/data/cards.ts'
import { SHIPS_EACH } from '@ecumene/civilization-family/data/nations.ts'
import { FIRST_SHORE, SHORE_COUNT, water } from '@ecumene/civilization-family/src/map.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { shipOf } from '@ecumene/civilization-family/src/state.ts'
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { PIRACY } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamity.ts'

/**
 * A path of water borders of any length, through open sea only with Astronomy of the ship's owner (CIV-R-64,
 * CIV-R-106).
 */
export function shipReaches(s: S, trader: Seat, i: number, area: number): boolean {
  const shore = s.ship[shipOf(trader, i)]
  if (shore === NONE || FIRST_SHORE[area] === NONE) return false
  const sea = hasCard(s, trader, ASTRONOMY) ? 1 : 0
  const from = water(s.board, sea, shore)
  for (let side = 0; side < SHORE_COUNT[area]; side++)
    if (from !== NONE && water(s.board, sea, FIRST_SHORE[area] + side) === from) return true
  return false
}
// Cities claimed already (`mark` = 1, though gone from the board) and one more need a different ship each: a small
// matching.
const claimed = new Int16Array(SHIPS_EACH) // area a ship is told off for
let tried = 0
function assign(s: S, trader: Seat, area: number): boolean {
  for (let i = 0; i < SHIPS_EACH; i++) {
    if ((tried >> i) & 1 || !shipReaches(s, trader, i, area)) continue
    tried |= 1 << i
    if (claimed[i] !== NONE && !assign(s, trader, claimed[i])) continue
    claimed[i] = area
    return true
  }
  return false
}
function claim(s: S, trader: Seat, area: number): boolean {
  tried = 0
  return assign(s, trader, area)
}
/**
 * Can this city be claimed besides those claimed before? Every such set can be filled up to the greatest possible one.
 */
function canClaim(s: S, trader: Seat, area: number): boolean {
  claimed.fill(NONE)
  for (let place = 0; place < AREAS; place++) if (s.mark[place] === 1) claim(s, trader, place)
  return claim(s, trader, area)
}
export const mayRaid = (s: S, trader: Seat, area: number): boolean =>
  s.city[area] === s.victim[PIRACY] && canClaim(s, trader, area)
export function anyToRaid(s: S, trader: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (mayRaid(s, trader, area)) return true
  return false
}
export function askRaid(s: S, world: World<E>): void {
  const trader = s.giver[PIRACY]
  if (isSheltered(s, s.victim[PIRACY]) || !anyToRaid(s, trader)) harmless(s, PIRACY, world)
  else ask(s, DECISIONS.raid, bit(trader))
}
