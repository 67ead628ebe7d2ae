/**
 * Phase 4, Ship construction: each ship is maintained or lapses, then new ones are built (CIV-9.1a, CIV-9.3a,
 * CIV-R-11).
 */
import type { Decision, Prompt, Seat, World } from '@ecumene/kernel'
import { NONE, refusal } from '@ecumene/kernel'
import { AREA_IDS } from '../../data/areas.ts'
import { SHIPS_EACH } from '../../data/nations.ts'
import type { Told } from '../events.ts'
import { AREA_OF_SHORE, map, SHORE_IDS, SHORES } from '../map.ts'
import { payFromTreasury, remove } from '../pieces.ts'
import { hasUnit, inPlay, shipsOf } from '../query.ts'
import { finish, insisted, listInsist } from '../simultaneous.ts'
import { type Common, shipOf, tokensAt } from '../state.ts'
import { type SharedVerbs, SOURCES } from '../verbs.ts'

const COST = 2
const TREASURY = 0
const LEVY = 1

function shipsDue(s: Common, seat: Seat): number {
  let n = 0
  for (let i = 0; i < SHIPS_EACH; i++) if (s.due[shipOf(seat, i)]) n++
  return n
}
const anyDue = (s: Common, seat: Seat): boolean => shipsDue(s, seat) > 0
/**
 * The first ship of theirs on this shore that is still to be maintained; ships of one owner are interchangeable
 * (CIV-R-90).
 */
function dueAt(s: Common, seat: Seat, shore: number): number {
  for (let i = 0; i < SHIPS_EACH; i++)
    if (s.due[shipOf(seat, i)] && s.ship[shipOf(seat, i)] === shore) return shipOf(seat, i)
  return NONE
}
function freeSlot(s: Common, seat: Seat): number {
  for (let i = 0; i < SHIPS_EACH; i++) if (s.ship[shipOf(seat, i)] === NONE) return shipOf(seat, i)
  return NONE
}
/** A player who let a ship lapse in an area builds none there in the same phase (CIV-9.4, CIV-R-90). */
function lapsedIn(s: Common, seat: Seat, area: number): boolean {
  for (let i = 0; i < SHIPS_EACH; i++) if (s.lapsed[shipOf(seat, i)] === area) return true
  return false
}
/**
 * Paid from the Treasury, by a levy of their own tokens in the area, or one token from each (CIV-9.1b); the ship stands
 * in the levied area (CIV-9.2b, CIV-9.2c). Nomads and Farmers have no Treasury: levy is all that is left to them
 * (CIV-31.5.2, CIV-32.5.1a).
 */
function canLaunch(s: Common, seat: Seat, shore: number, levy: number): boolean {
  const area = AREA_OF_SHORE[shore]
  return (
    hasUnit(s, area, seat) &&
    s.tokens[tokensAt(area, seat)] >= levy &&
    s.treasury[seat] >= COST - levy &&
    !map.openSea[area] &&
    inPlay(s, area) &&
    !lapsedIn(s, seat, area)
  )
}

export const makeShips = (verbs: SharedVerbs): Decision<Common, Told> => ({
  name: 'ships',
  rule: 'CIV-9.1a',
  mode: 'open',
  legal(s, seat, out) {
    if (anyDue(s, seat)) {
      for (let i = 0; i < SHIPS_EACH; i++) {
        const shore = s.ship[shipOf(seat, i)]
        if (!s.due[shipOf(seat, i)] || dueAt(s, seat, shore) !== shipOf(seat, i)) continue
        if (s.treasury[seat] > 0) out.put(verbs.maintain.code(shore, TREASURY))
        if (s.tokens[tokensAt(AREA_OF_SHORE[shore], seat)] > 0) out.put(verbs.maintain.code(shore, LEVY))
        out.put(verbs.lapse.code(shore))
      }
    } else {
      if (shipsOf(s, seat) < SHIPS_EACH)
        for (let at = 0; at < SHORES; at++)
          for (let levy = 0; levy <= COST; levy++)
            if (canLaunch(s, seat, at, levy)) out.put(verbs.launch.code(at, levy))
      out.put(verbs.done.code())
    }
    listInsist(s, seat, verbs.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, verbs.insist, world)) return
    if (verbs.maintain.is(code))
      maintain(s, seat, verbs.maintain.arg.shore(code), verbs.maintain.arg.source(code), world)
    else if (verbs.lapse.is(code)) lapse(s, seat, verbs.lapse.arg.shore(code), world)
    else if (verbs.launch.is(code)) launch(s, seat, verbs.launch.arg.shore(code), verbs.launch.arg.levy(code), world)
    else finish(s, seat)
  },
  why(s, seat, code) {
    if (verbs.done.is(code) || verbs.launch.is(code)) {
      if (anyDue(s, seat)) return refusal('CIV-R-11', 'refuse.maintainFirst')
      if (verbs.done.is(code)) return null
      const shore = verbs.launch.arg.shore(code)
      const area = AREA_OF_SHORE[shore]
      const levy = verbs.launch.arg.levy(code)
      if (shipsOf(s, seat) >= SHIPS_EACH) return refusal('CIV-9.5', 'refuse.fourShips', { most: SHIPS_EACH })
      if (lapsedIn(s, seat, area)) return refusal('CIV-9.4', 'refuse.sameArea', { area: AREA_IDS[area] })
      if (!hasUnit(s, area, seat)) return refusal('CIV-9.2a', 'refuse.noUnit', { area: AREA_IDS[area] })
      if (s.tokens[tokensAt(area, seat)] < levy)
        return refusal('CIV-R-12', 'refuse.levy', { area: AREA_IDS[area], tokens: levy })
      return refusal('CIV-9.1b', 'refuse.treasury', { tokens: COST - levy, treasury: s.treasury[seat] })
    }
    if (verbs.maintain.is(code)) {
      const levied = verbs.maintain.arg.source(code) === LEVY
      return dueAt(s, seat, verbs.maintain.arg.shore(code)) === NONE
        ? refusal('CIV-9.3a', 'refuse.noShipDue')
        : refusal('CIV-9.3a', levied ? 'refuse.levyHere' : 'refuse.treasury', { tokens: 1, treasury: s.treasury[seat] })
    }
    return verbs.lapse.is(code) ? refusal('CIV-9.3a', 'refuse.noShipDue') : null
  },
  fallback(s, seat) {
    for (let i = 0; i < SHIPS_EACH; i++) {
      if (!s.due[shipOf(seat, i)]) continue
      const shore = s.ship[shipOf(seat, i)]
      return s.treasury[seat] > 0 ? verbs.maintain.code(shore, TREASURY) : verbs.lapse.code(shore)
    }
    return verbs.done.code()
  },
  prompt: (s, seat): Prompt =>
    anyDue(s, seat)
      ? { key: 'prompt.maintain', rule: 'CIV-9.3a', args: { due: shipsDue(s, seat), treasury: s.treasury[seat] } }
      : { key: 'prompt.ships', rule: 'CIV-9.1b', args: { ships: shipsOf(s, seat), treasury: s.treasury[seat] } },
})

/** One token keeps a ship: from the Treasury, or from the ship's own area (CIV-9.3a, CIV-R-12). */
function maintain(s: Common, seat: Seat, shore: number, source: number, world: World<Told>): void {
  s.due[dueAt(s, seat, shore)] = 0
  if (source === TREASURY) payFromTreasury(s, seat, 1)
  else remove(s, AREA_OF_SHORE[shore], seat, 1)
  if (world.live) world.emit({ type: 'maintained', seat, shore: SHORE_IDS[shore], source: SOURCES[source] })
}
function lapse(s: Common, seat: Seat, shore: number, world: World<Told>): void {
  const ship = dueAt(s, seat, shore)
  s.due[ship] = 0
  s.ship[ship] = NONE
  s.lapsed[ship] = AREA_OF_SHORE[shore]
  if (world.live) world.emit({ type: 'lapsed', seat, shore: SHORE_IDS[shore] })
}
/**
 * Two tokens build a ship, one rebuilt too (CIV-R-14); they return to Stock (CIV-9.1a, CIV-9.6). The builder names the
 * shore (CIV-R-13).
 */
function launch(s: Common, seat: Seat, shore: number, levy: number, world: World<Told>): void {
  const ship = freeSlot(s, seat)
  s.ship[ship] = shore
  s.fixed[ship] = 1 // a ship of this round lies where its builder put it
  payFromTreasury(s, seat, COST - levy)
  remove(s, AREA_OF_SHORE[shore], seat, levy)
  if (world.live) world.emit({ type: 'launched', seat, shore: SHORE_IDS[shore], levy })
}

/** Every ship is to be maintained or to lapse. */
export function readyShips(s: Common): void {
  s.lapsed.fill(NONE)
  s.fixed.fill(0)
  for (let i = 0; i < s.ship.length; i++) s.due[i] = s.ship[i] === NONE ? 0 : 1
}
export const hasShipyardWork = (s: Common, seat: Seat): boolean => anyDue(s, seat) || canLaunchSomewhere(s, seat)
function canLaunchSomewhere(s: Common, seat: Seat): boolean {
  for (let shore = 0; shore < SHORES; shore++)
    for (let levy = 0; levy <= COST; levy++) if (canLaunch(s, seat, shore, levy)) return true
  return false
}
