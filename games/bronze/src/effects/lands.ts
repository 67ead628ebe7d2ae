/** Lands and the city cards below them. */
import { EVERYONE, NONE, type World } from '@ecumene/kernel'
import { LAND_IDS } from '../../data/lands.ts'
import { CITY_DRAW, type Players } from '../../data/tokens.ts'
import { reachedByAll } from '../board.ts'
import type { E } from '../events.ts'
import { DISCARDED, landsOf, type S } from '../state.ts'
import { CITY_IDS } from '../verbs.ts'

/** Turns the leftmost face-down land face up (BRZ-PLACE-9). */
export function revealLand(s: S, world: World<E>): void {
  const land = s.open
  s.land[land] = s.faceDown[land]
  s.faceDown[land] = NONE
  s.open++
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'revealed', land: land + 1, tile: LAND_IDS[s.land[land]] })
}

/**
 * City cards for a land settled for the first time: one more than there are players, or what is left (BRZ-CITY-1,
 * BRZ-R-12). They stay until taken or discarded (BRZ-R-44).
 */
export function drawCities(s: S, land: number, world: World<E>): void {
  for (let n = CITY_DRAW[s.seats as Players]; n > 0 && s.cityLeft > 0; n--) {
    s.cityLeft--
    const city = s.cityDeck[s.cityLeft]
    s.cityDeck[s.cityLeft] = NONE
    s.cityAt[city] = land
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'cityLaid', land: land + 1, city: CITY_IDS[city] })
  }
}
export function hasCityBelow(s: S, land: number): boolean {
  for (let city = 0; city < s.cityAt.length; city++) if (s.cityAt[city] === land) return true
  return false
}

/** Cards below a land that everybody has reached or passed are discarded (BRZ-CITY-6, BRZ-R-13). */
export function discardLeftCities(s: S, world: World<E>): void {
  for (let land = 1; land < s.open && reachedByAll(s, land); land++) discardBelow(s, land, world)
}
/** At the latest at the end of the game (BRZ-R-13). */
export function discardAllCities(s: S, world: World<E>): void {
  for (let land = 1; land < landsOf(s); land++) discardBelow(s, land, world)
}
function discardBelow(s: S, land: number, world: World<E>): void {
  for (let city = 0; city < s.cityAt.length; city++) {
    if (s.cityAt[city] !== land) continue
    s.cityAt[city] = DISCARDED
    if (world.live) world.emit({ type: 'cityDiscarded', land: land + 1, city: CITY_IDS[city] })
  }
}
