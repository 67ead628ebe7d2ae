/** Lands and the city cards below them. */
import { type Cx, EVERYONE } from '@ecumene/kernel'
import { LAND_IDS } from '../../data/lands.ts'
import { CITY_DRAW, type Players } from '../../data/tokens.ts'
import { reachedByAll } from '../board.ts'
import { CITY_IDS, DISCARDED, type E, landsOf, NONE, type S } from '../state.ts'

/** Turns the leftmost face-down land face up (BRZ-PLACE-9). */
export function revealLand(s: S, cx: Cx<E>): void {
  const land = s.open
  s.land[land] = s.faceDown[land]
  s.faceDown[land] = NONE
  s.open++
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'revealed', land: land + 1, tile: LAND_IDS[s.land[land]] })
}

/** City cards for a land settled for the first time: one more than there are players, or what is left (BRZ-CITY-1, BRZ-R-12). They stay until taken or discarded (BRZ-R-44). */
export function drawCities(s: S, land: number, cx: Cx<E>): void {
  for (let n = CITY_DRAW[s.seats as Players]; n > 0 && s.cityLeft > 0; n--) {
    s.cityLeft--
    const city = s.cityDeck[s.cityLeft]
    s.cityDeck[s.cityLeft] = NONE
    s.cityAt[city] = land
    cx.reveal(EVERYONE)
    if (cx.live) cx.emit({ type: 'cityLaid', land: land + 1, city: CITY_IDS[city] })
  }
}
export function hasCityBelow(s: S, land: number): boolean {
  for (let city = 0; city < s.cityAt.length; city++) if (s.cityAt[city] === land) return true
  return false
}

/** Cards below a land that everybody has reached or passed are discarded (BRZ-CITY-6, BRZ-R-13). */
export function discardLeftCities(s: S, cx: Cx<E>): void {
  for (let land = 1; land < s.open && reachedByAll(s, land); land++) discardBelow(s, land, cx)
}
/** At the latest at the end of the game (BRZ-R-13). */
export function discardAllCities(s: S, cx: Cx<E>): void {
  for (let land = 1; land < landsOf(s); land++) discardBelow(s, land, cx)
}
function discardBelow(s: S, land: number, cx: Cx<E>): void {
  for (let city = 0; city < s.cityAt.length; city++) {
    if (s.cityAt[city] !== land) continue
    s.cityAt[city] = DISCARDED
    if (cx.live) cx.emit({ type: 'cityDiscarded', land: land + 1, city: CITY_IDS[city] })
  }
}
