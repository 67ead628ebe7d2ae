/** A conqueror pillages a building. */
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { CAPITAL, CARAVAN, CITY, LEGENDARY, SLOT_GOOD, SLOT_IDS, SLOT_KIND, SLOT_PROVINCE } from '../board.ts'
import type { E } from '../events.ts'
import { pillageFactor } from '../query/powers.ts'
import { BLOCKS, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { liftAll } from './map.ts'
import { collect, drawLegendary, legendaryLeft } from './resources.ts'

/**
 * The building goes back to the reserve (MN-4.3.1a) and a legion stands on its slot (MN-4.3.1b). A city gives a coin
 * (MN-4.3.1c), a caravan its commodity (MN-4.3.1d), a temple or market nothing (MN-4.3.1e). A market never affects
 * pillage.
 */
export function pillage(s: S, slot: number, seat: Seat, world: World<E>): void {
  const province = SLOT_PROVINCE[slot]
  s.fought[province] = 1
  liftAll(s, province, seat)
  s.built[slot] = 0
  s.stand[slot] = BLOCKS + seat
  if (world.live) world.emit({ type: 'pillaged', seat, target: s.control[province], slot: SLOT_IDS[slot] })
  const factor = pillageFactor(s, seat)
  const kind = SLOT_KIND[slot]
  if (kind === CITY || kind === CAPITAL) collect(s, seat, COIN, factor, world)
  if (kind === CARAVAN) collect(s, seat, SLOT_GOOD[slot], factor, world)
  if (kind === LEGENDARY) pillageLegendary(s, slot, seat, factor > 1, world)
}
/**
 * A legendary city gives a coin or a legendary commodity, as the conqueror likes (MN-4.3.1f); doubled it gives both
 * (MN-R-63). The choice is among what is there (MN-R-105).
 */
function pillageLegendary(s: S, slot: number, seat: Seat, isDoubled: boolean, world: World<E>): void {
  if (isDoubled) {
    collect(s, seat, COIN, 1, world)
    drawLegendary(s, seat, world)
  } else if (s.reserve[COIN] > 0 && legendaryLeft(s)) ask(s, DECISIONS.spoils, bit(seat), slot)
  else if (s.reserve[COIN] > 0) collect(s, seat, COIN, 1, world)
  else drawLegendary(s, seat, world)
}
