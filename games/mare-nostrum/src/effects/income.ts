/** Phase 1: what every player collects (MN-1.1, MN-R-81a). */
import type { Seat, World } from '@ecumene/kernel'
import { COIN, RESOURCES } from '../../data/goods.ts'
import {
  CAPITAL,
  CARAVAN,
  CITY,
  LEGENDARY,
  MARKET_OF,
  SLOT_GOOD,
  SLOT_KIND,
  SLOT_PROVINCE,
  SLOTS_IN_ALL,
  TEMPLE_OF,
} from '../board.ts'
import type { E } from '../events.ts'
import { holderOf } from '../query/control.ts'
import { addIncome, legionsWorkAsCaravans } from '../query/powers.ts'
import { enemiesIn } from '../query/units.ts'
import type { S } from '../state.ts'
import { collect, drawLegendary } from './resources.ts'

/**
 * Doubling needs the same controller (MN-R-10a, MN-4.3.2e, MN-4.3.2f); alone a market or temple gives nothing
 * (MN-4.3.2g).
 */
const doubles = (s: S, slot: number, seat: Seat): boolean => slot >= 0 && holderOf(s, slot) === seat

/**
 * A legion on an empty caravan slot works as a caravan for Circe (MN-H-CIRCE-1), not while others have units there
 * (MN-R-61a, MN-R-97b). A caravan that stands there is its holder's.
 */
const worksAsCaravan = (s: S, slot: number, seat: Seat): boolean =>
  s.stand[slot] === seat && legionsWorkAsCaravans(s, seat) && !enemiesIn(s, SLOT_PROVINCE[slot], seat)

/** What a building yields: the commodity of a caravan's slot, else coins. */
export const yieldedBy = (slot: number): number => (SLOT_KIND[slot] === CARAVAN ? SLOT_GOOD[slot] : COIN)
/**
 * How many a building yields to a seat: to its controller, so occupied buildings to the conqueror (MN-4.3.2b), all
 * others to the controlling player, also while the marker is occupied (MN-4.3.3f). Legendary commodities apart.
 */
export function yieldOf(s: S, slot: number, seat: Seat): number {
  const kind = SLOT_KIND[slot]
  const province = SLOT_PROVINCE[slot]
  if (kind === CARAVAN) {
    if (holderOf(s, slot) !== seat && !worksAsCaravan(s, slot, seat)) return 0
    return doubles(s, MARKET_OF[province], seat) ? 2 : 1 // MN-1.1c, MN-1.1d, MN-R-61b
  }
  if (holderOf(s, slot) !== seat) return 0
  if (kind === CITY || kind === CAPITAL) return doubles(s, TEMPLE_OF[province], seat) ? 2 : 1 // MN-1.1a, MN-1.1b
  return kind === LEGENDARY ? 1 : 0 // MN-1.1e
}

/** What a seat is due without any choice, by resource, into `due`. */
export function fixedIncome(s: S, seat: Seat, due: Int16Array): Int16Array {
  due.fill(0)
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const count = yieldOf(s, slot, seat)
    if (count > 0) due[yieldedBy(slot)] += count
  }
  addIncome(s, seat, due)
  return due
}
const income = new Int16Array(RESOURCES)
export function collectFixed(s: S, seat: Seat, world: World<E>): void {
  fixedIncome(s, seat, income)
  for (let resource = 0; resource < RESOURCES; resource++)
    if (income[resource] > 0) collect(s, seat, resource, income[resource], world)
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
    if (SLOT_KIND[slot] === LEGENDARY && holderOf(s, slot) === seat) drawLegendary(s, seat, world)
}
/** A legendary city with a temple of the same controller leaves a choice (MN-1.1f). */
export const leavesChoice = (s: S, slot: number, seat: Seat): boolean =>
  SLOT_KIND[slot] === LEGENDARY && holderOf(s, slot) === seat && doubles(s, TEMPLE_OF[SLOT_PROVINCE[slot]], seat)
