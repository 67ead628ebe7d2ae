/** Which rule forbids a move. */
import { type Code, NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { AREA_IDS } from '../../data/areas.ts'
import { AREA_OF_SHORE, LAND, map, SAIL, TWO_COASTS_AREA } from '../map.ts'
import { afloat, inPlay } from '../query.ts'
import { canEnter, canLand, crossesOpenSea, range, SHIP_ROOM, sameShip, unmoved } from '../sailing.ts'
import { type Common, FULL, shipOf, tokensAt } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

export function whyMove(verbs: SharedVerbs, s: Common, seat: Seat, code: Code): Refusal | null {
  if (verbs.done.is(code))
    return afloat(s, seat) > 0
      ? refusal(s.ruleset === FULL ? 'CIV-10.9a' : 'CIV-R-92', 'refuse.aboard', { tokens: afloat(s, seat) })
      : refusal(s.ruleset === FULL ? 'CIV-10.7b' : 'CIV-31.5.3', 'refuse.stopAtSea')
  if (verbs.walk.is(code))
    return whyWalk(s, seat, verbs.walk.arg.area(code), verbs.walk.arg.to(code), verbs.walk.arg.tokens(code))
  const i = verbs.board.is(code)
    ? verbs.board.arg.ship(code)
    : verbs.sail.is(code)
      ? verbs.sail.arg.ship(code)
      : verbs.land.is(code)
        ? verbs.land.arg.ship(code)
        : -1
  if (i < 0) return null
  const ship = shipOf(seat, i)
  if (s.ship[ship] === NONE) return refusal('CIV-10.1b', 'refuse.noShip')
  if (sameShip(s, seat, i)) return null // it may do what its equal with the lower number may; that one is listed
  const area = AREA_OF_SHORE[s.ship[ship]]
  if (verbs.board.is(code)) {
    const tokens = verbs.board.arg.tokens(code)
    if (s.aboard[ship] + tokens > SHIP_ROOM) return refusal('CIV-10.5a', 'refuse.shipFull', { most: SHIP_ROOM })
    return s.tokens[tokensAt(area, seat)] >= tokens
      ? refusal('CIV-10.5b', 'refuse.alreadyMoved', { area: AREA_IDS[area] })
      : refusal('CIV-10.2a', 'refuse.fewTokens', { area: AREA_IDS[area] })
  }
  if (verbs.land.is(code)) {
    if (s.aboard[ship] < verbs.land.arg.tokens(code))
      return refusal('CIV-10.5a', 'refuse.notAboard', { tokens: s.aboard[ship] })
    return canLand(s, area, seat)
      ? null
      : map.openSea[area]
        ? refusal('CIV-R-92', 'refuse.landAtSea')
        : refusal('CIV-31.5.1', 'refuse.closed', { area: AREA_IDS[area] })
  }
  return whySail(s, seat, ship, verbs.sail.arg.shore(code))
}
function whyWalk(s: Common, seat: Seat, from: number, to: number, tokens: number): Refusal | null {
  let near = false
  for (let i = LAND.at[from]; i < LAND.at[from + 1]; i++) if (LAND.to[i] === to) near = true
  if (!near) return refusal('CIV-10.2a', 'refuse.noLandBorder', { area: AREA_IDS[from], to: AREA_IDS[to] })
  if (!inPlay(s, to)) return refusal('CIV-R-81', 'refuse.outOfPlay', { area: AREA_IDS[to] })
  if (!canEnter(s, to, seat)) return refusal('CIV-31.5.1', 'refuse.closed', { area: AREA_IDS[to] })
  if (s.tokens[tokensAt(from, seat)] < tokens) return refusal('CIV-10.1b', 'refuse.fewTokens', { area: AREA_IDS[from] })
  return unmoved(s, from, seat) < tokens ? refusal('CIV-10.2b', 'refuse.alreadyMoved', { area: AREA_IDS[from] }) : null
}
function whySail(s: Common, seat: Seat, ship: number, to: number): Refusal | null {
  const from = s.ship[ship]
  const area = AREA_OF_SHORE[to]
  let near = false
  let elsewhere = false
  for (let way = SAIL.at[from]; way < SAIL.at[from + 1]; way++) {
    if (SAIL.to[way] === to) near = true
    if (AREA_OF_SHORE[SAIL.to[way]] === area) elsewhere = true
  }
  if (!near) {
    const here = AREA_OF_SHORE[from]
    if (here === TWO_COASTS_AREA || (elsewhere && area === TWO_COASTS_AREA))
      return refusal('CIV-23.3a', 'refuse.otherCoast')
    return refusal(elsewhere ? 'CIV-R-91' : 'CIV-10.6b', 'refuse.noWaterBorder', {
      area: AREA_IDS[here],
      to: AREA_IDS[area],
    })
  }
  if (!inPlay(s, area)) return refusal('CIV-R-81', 'refuse.outOfPlay', { area: AREA_IDS[area] })
  if (s.sailed[ship] >= range(s, seat)) return refusal('CIV-10.6a', 'refuse.range', { most: range(s, seat) })
  if (map.openSea[area])
    return crossesOpenSea(s, seat)
      ? refusal('CIV-10.7b', 'refuse.caughtAtSea')
      : refusal('CIV-10.7a', 'refuse.astronomy')
  return refusal('CIV-31.5.1', 'refuse.nowhereToLand')
}
