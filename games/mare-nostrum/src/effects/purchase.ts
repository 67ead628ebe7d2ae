/** What a purchase brings, once it is paid (MN-R-88a). Nothing built is ever taken back (MN-R-88b, MN-9c). */

import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'

import { GLORY as GLORY_WINS, PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { MARKET, SLOT_IDS, SLOT_KIND, TEMPLE } from '../board.ts'
import type { E } from '../events.ts'
import { HERO_COUNT, TOKEN_IDS, TOKEN_POWERS } from '../powers/tokens.ts'
import { canCopy, glory, priceOfHero, winsWith } from '../query/powers.ts'
import { GLORY, PYRAMIDS, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { fortify, launch, placeControl, raiseLegions } from './map.ts'
import { win } from './victory.ts'

/** What is bought; `place` is a province, a slot, a sea or a token. */
export const THING = { control: 0, building: 1, legion: 2, fortress: 3, trireme: 4, token: 5, pyramids: 6 } as const
export const SMALL = 3
export const LARGE = 6
/**
 * Prices: 3 (MN-3d), temples and markets 6 (MN-3e), heroes and wonders 7 to 10 (MN-3f), the Pyramids 12 whatever one
 * owns (MN-3g, MN-R-28b).
 */
export function priceOf(s: S, seat: Seat, thing: number, place: number): number {
  if (thing === THING.building) return SLOT_KIND[place] === MARKET || SLOT_KIND[place] === TEMPLE ? LARGE : SMALL
  if (thing === THING.token) return priceOfHero(s, seat)
  return thing === THING.pyramids ? PYRAMIDS_PRICE : SMALL
}

export function bring(s: S, seat: Seat, thing: number, place: number, world: World<E>): void {
  switch (thing) {
    case THING.control:
      placeControl(s, place, seat, world)
      return
    case THING.legion:
      raiseLegions(s, place, seat, 1, world)
      return
    case THING.fortress:
      fortify(s, place, seat, world)
      return
    case THING.token:
      hire(s, place, seat, world)
      return
    case THING.building:
      s.built[place] = 1
      s.stand[place] = NONE // a caravan frees the legion Circe had put there (MN-R-61d)
      if (world.live) world.emit({ type: 'built', seat, slot: SLOT_IDS[place] })
      return
    case THING.trireme:
      launch(s, place, seat, world)
      return
    default:
      if (world.live) world.emit({ type: 'pyramids', seat })
      win(s, bit(seat), PYRAMIDS, world) // at once, even if others have five (MN-6.1a, MN-R-48a)
  }
}

/** Powers act from the moment of hiring (MN-R-29a). */
function hire(s: S, token: number, seat: Seat, world: World<E>): void {
  s.owner[token] = seat
  if (world.live) world.emit({ type: 'hired', seat, token: TOKEN_IDS[token] })
  // With Perseus the fifth wins at once (MN-H-PERSEUS-2, MN-R-57b), unless he is the fifth himself (MN-R-29b).
  if (glory(s, seat) >= GLORY_WINS && winsWith(s, seat, token)) win(s, bit(seat), GLORY, world)
  else if (TOKEN_POWERS[token].copies && anyToCopy(s, seat)) ask(s, DECISIONS.copy, bit(seat))
}
function anyToCopy(s: S, seat: Seat): boolean {
  for (let token = 0; token < HERO_COUNT; token++) if (canCopy(s, seat, token)) return true
  return false // hired without a power, for ever (MN-R-56b)
}
