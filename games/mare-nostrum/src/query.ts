/** Pure questions about the table: units, control, powers, levels. Rules, bots and the screen ask them. */
import { bit, type Seat } from '@ecumene/kernel'
import { FORTRESSES, LEGIONS, TRIREMES } from '../data/empires.ts'
import { GOODS } from '../data/goods.ts'
import { CASTOR_POLLUX, PRICE_AFTER, TOKENS } from '../data/tokens.ts'
import {
  BONUS,
  CAPITAL,
  CAPITAL_PROVINCE,
  CARAVAN,
  CULTURE,
  LANDS,
  LEGENDARY,
  MARKET,
  SLOT_FROM,
  SLOT_KIND,
  SLOT_PROVINCE,
  SLOTS_IN_ALL,
  TRADE,
  WATERS,
} from './board.ts'
import { at, BLOCKS, FORT, LEGION, NONE, type S, TRIREME } from './state.ts'

export const legionsIn = (s: S, province: number, seat: Seat): number => s.legions[at.legions(s, province, seat)]
export const triremesIn = (s: S, sea: number, seat: Seat): number => s.triremes[at.triremes(s, sea, seat)]
/** Legions and the fortress of a seat in a province. */
export const unitsIn = (s: S, province: number, seat: Seat): number =>
  legionsIn(s, province, seat) + (s.fortress[province] === seat ? 1 : 0)
/** Does a province hold a legion or the fortress of anybody but this seat? */
export function enemiesIn(s: S, province: number, seat: Seat): boolean {
  if (s.fortress[province] !== NONE && s.fortress[province] !== seat) return true
  for (let other = 0; other < s.seats; other++) if (other !== seat && legionsIn(s, province, other) > 0) return true
  return false
}
/** At war: legions or fortresses of two or more players (MN-4.2.1a, MN-4.2.1c). */
export function atWar(s: S, province: number): boolean {
  let players = 0
  for (let seat = 0; seat < s.seats; seat++) if (unitsIn(s, province, seat) > 0) players++
  return players > 1
}

export const capitalOf = (s: S, seat: Seat): number => CAPITAL_PROVINCE[s.empire[seat]]
/** Whose legion stands on a slot, whatever it does there. */
export const standsOn = (s: S, slot: number): Seat => (s.stand[slot] >= BLOCKS ? s.stand[slot] - BLOCKS : s.stand[slot])
/** The controller of a building: who occupies it (MN-0j, MN-4.3.2c), also of one at war (MN-4.2.1d, MN-R-46), else who controls the province (MN-0i); nobody in an unclaimed one (MN-R-26a). */
export function holderOf(s: S, slot: number): Seat {
  if (s.built[slot] === 0) return NONE
  const stands = s.stand[slot]
  return stands >= 0 && stands < BLOCKS ? stands : s.control[SLOT_PROVINCE[slot]]
}
/** Legions of a seat in a province that stand on no slot and no marker (MN-R-92a). */
export function freeLegions(s: S, province: number, seat: Seat): number {
  let free = legionsIn(s, province, seat)
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (standsOn(s, slot) === seat) free--
  return s.onMarker[province] === seat ? free - 1 : free
}
/** The attacker is conqueror of a province of an opponent that holds only his own units (MN-4.3a). */
export const conquered = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] !== NONE &&
  s.control[province] !== seat &&
  legionsIn(s, province, seat) > 0 &&
  !enemiesIn(s, province, seat)

/** Peace binds two players this round (MN-W-ZEUS-4). */
export const atPeace = (s: S, one: Seat, other: Seat): boolean =>
  s.peaceOf !== NONE && ((s.peaceOf === one && s.peaceWith === other) || (s.peaceOf === other && s.peaceWith === one))

/** A hero's or wonder's power is its owner's, or that of Castor and Pollux who copied it (MN-H-CASTOR-1, MN-R-56c). */
export const hasPower = (s: S, seat: Seat, token: number): boolean =>
  s.owner[token] === seat || (s.copied === token && s.owner[CASTOR_POLLUX] === seat)
/** Starting heroes cannot be copied: their power is their empire's (MN-H-CASTOR-2). */
export const hasHero = (s: S, seat: Seat, hero: number): boolean => s.empire[seat] === hero
/** Heroes and wonders of a seat, the starting hero included (MN-3.1.3b). */
export function glory(s: S, seat: Seat): number {
  let n = 1
  for (let token = 0; token < TOKENS; token++) if (s.owner[token] === seat) n++
  return n
}
export const priceOfHero = (s: S, seat: Seat): number => PRICE_AFTER + glory(s, seat)

/** Resources of a kind behind a screen, ordinary and legendary (MN-1.2b). */
export const holds = (s: S, seat: Seat, resource: number): number =>
  s.hold[at.hold(seat, resource)] + (resource < GOODS ? s.legend[at.legend(seat, resource)] : 0)
export function shows(s: S, seat: Seat, resource: number): number {
  return s.shown[at.hold(seat, resource)] + (resource < GOODS ? s.shownLegend[at.legend(seat, resource)] : 0)
}

/**
 * Levels: trade = caravans + markets (MN-5c; Circe's legions are none, MN-R-61c), culture = cities + temples (MN-5d, MN-R-50), military = units (MN-5e),
 * each plus bonuses (MN-SET-28). They are counted from the table whenever asked, so they are right at all times (MN-3.2a, MN-4.3.4a, MN-5a).
 */
export function level(s: S, seat: Seat, track: number): number {
  let n = 0
  for (let token = 0; token < TOKENS; token++) if (s.owner[token] === seat) n += BONUS[token * 3 + track]
  if (track === TRADE || track === CULTURE) {
    for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
      const kind = SLOT_KIND[slot]
      if ((kind === CARAVAN || kind === MARKET) === (track === TRADE) && holderOf(s, slot) === seat) n++
    }
    return n
  }
  return n + unitsOf(s, seat)
}
/** All triremes, legions and fortresses on the map (MN-5e). */
export const unitsOf = (s: S, seat: Seat): number =>
  LEGIONS +
  TRIREMES +
  FORTRESSES -
  s.pieces[at.pieces(seat, LEGION)] -
  s.pieces[at.pieces(seat, TRIREME)] -
  s.pieces[at.pieces(seat, FORT)]
/** The seats whose level on a track is the highest. */
export function highest(s: S, track: number): number {
  let best = -1
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const n = level(s, seat, track)
    if (n > best) {
      best = n
      mask = 0
    }
    if (n === best) mask |= bit(seat)
  }
  return mask
}
/** Built capitals and legendary cities a seat controls (MN-6.3a, MN-R-49a), those at war too (MN-R-49b). */
export function greatCities(s: S, seat: Seat): number {
  let n = 0
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
    if ((SLOT_KIND[slot] === CAPITAL || SLOT_KIND[slot] === LEGENDARY) && holderOf(s, slot) === seat) n++
  return n
}

/** Seats clockwise from the Trade Leader on, where simultaneous steps could interfere (MN-R-2). */
export const fromTradeLeader = (s: S, i: number): Seat => (s.leader[TRADE] + i) % s.seats
/** The only seat in a mask, or NONE. */
export const onlyOne = (mask: number): Seat => (mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : NONE)

/** Bit p = province p is controlled by a seat; `since` leaves out what was gained in this building phase (MN-R-21a). */
export function controlled(s: S, seat: Seat, since = false): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++)
    if (s.control[province] === seat && !(since && s.fresh[province] === 1)) mask |= 1 << province
  return mask
}
/** Bit w = a sea that holds triremes of a seat. */
export function fleet(s: S, seat: Seat): number {
  let mask = 0
  for (let sea = 0; sea < WATERS; sea++) if (triremesIn(s, sea, seat) > 0) mask |= 1 << sea
  return mask
}
