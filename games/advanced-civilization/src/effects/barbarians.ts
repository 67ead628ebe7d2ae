/**
 * 16.8 Barbarian Hordes: what they do where they come. Everything is finished before the next calamity (ADV-16.8.13).
 */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { contested } from '@ecumene/civilization-family/src/conflict.ts'
import { map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { place, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { again, ask, bit, everyone, type Seat, type World } from '@ecumene/kernel'
import { BARBARIAN_HORDES } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { mostInStock } from '../query/holdings.ts'
import { defenders, enough } from '../query/horde-damage.ts'
import { excess, HORDE_SIZE, landings, waysOn } from '../query/horde-ways.ts'
import { barbariansAt, HORDE, idle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamities.ts'
import { fightTokens } from './conflict.ts'

export const NOWHERE = -1
/**
 * The trader decides between equal ways; without one the player with the most units in Stock now, the victim not
 * excepted (ADV-16.8.12, ADV-R-67).
 */
function deciderOf(s: S): Seat {
  const trader = s.giver[BARBARIAN_HORDES]
  return trader === NONE ? mostInStock(s, everyone(s.seats) & ~idle(s)) : trader
}
/** Fifteen, whatever cards the victim has (ADV-16.8.15). */
export function hordeLands(s: S, world: World<E>): void {
  s.horde[HORDE.at] = NOWHERE
  s.horde[HORDE.band] = HORDE_SIZE
  s.horde[HORDE.decider] = deciderOf(s)
  const ways = landings(s, s.victim[BARBARIAN_HORDES])
  if (ways.length === 0) {
    s.horde[HORDE.band] = 0
    harmless(s, BARBARIAN_HORDES, world) // no start area in play (ADV-R-39)
  } else if (ways.length === 1) enter(s, ways[0], world)
  else ask(s, DECISIONS.march, bit(s.horde[HORDE.decider]))
}
/** A step that comes back until none is in excess. */
export function hordeMarches(s: S, world: World<E>): void {
  const band = s.horde[HORDE.band]
  const at = s.horde[HORDE.at]
  if (band === 0) return
  const ways = waysOn(s, s.victim[BARBARIAN_HORDES], at, band)
  if (ways.length === 0) {
    // They stop, and those in excess are gone (ADV-R-40).
    s.tokens[barbariansAt(s, at)] -= band
    s.horde[HORDE.band] = 0
    if (world.live) world.emit({ type: 'hordeGone', area: AREA_IDS[at], tokens: band })
    return
  }
  again(s)
  if (ways.length === 1) enter(s, ways[0], world)
  else ask(s, DECISIONS.march, bit(s.horde[HORDE.decider]))
}
export function enter(s: S, area: number, world: World<E>): void {
  const from = s.horde[HORDE.at]
  const band = s.horde[HORDE.band]
  if (from === NOWHERE) {
    if (world.live)
      world.emit({ type: 'hordeCame', seat: s.victim[BARBARIAN_HORDES], area: AREA_IDS[area], tokens: band })
  } else {
    s.tokens[barbariansAt(s, from)] -= band
    if (world.live) world.emit({ type: 'hordeMoved', area: AREA_IDS[from], to: AREA_IDS[area], tokens: band })
  }
  s.tokens[barbariansAt(s, area)] += band
  s.horde[HORDE.at] = area
  if (s.city[area] !== NONE) storm(s, area, world)
  else if (contested(s, area, map.limit[area])) battle(s, area, map.limit[area], world)
  s.horde[HORDE.band] = excess(s, area)
  const stay = s.tokens[barbariansAt(s, area)] - s.horde[HORDE.band]
  if (world.live && stay > 0) world.emit({ type: 'hordeStayed', area: AREA_IDS[area], tokens: stay })
}
/** By the rules of Phase 6, with everybody's units there (ADV-16.8.4, ADV-16.8.11). */
function battle(s: S, area: number, limit: number, world: World<E>): void {
  if (world.live) world.emit({ type: 'fought', area: AREA_IDS[area], kind: 'barbarians' })
  fightTokens(s, area, limit, world)
}
/**
 * Tokens before the city, then the city, if enough are left; its owner puts down what there is (ADV-R-41). No card is
 * taken and nothing pillaged (ADV-16.8.14).
 */
function storm(s: S, area: number, world: World<E>): void {
  const owner = s.city[area]
  const wild = barbariansAt(s, area)
  if (contested(s, area, 0)) battle(s, area, 0, world)
  if (!enough(s, s.tokens[wild], owner)) {
    if (world.live) world.emit({ type: 'hordeBeaten', seat: owner, area: AREA_IDS[area], tokens: s.tokens[wild] })
    s.tokens[wild] = 0
    return
  }
  const tokens = defenders(s, owner)
  removeCity(s, area)
  place(s, area, owner, tokens)
  if (world.live) world.emit({ type: 'hordeSacked', seat: owner, area: AREA_IDS[area], tokens })
  if (contested(s, area, map.limit[area])) battle(s, area, map.limit[area], world)
}
