/** Who else suffers from Famine and Epidemic: how much may be ordered from whom. */
import { MEDICINE } from '@ecumene/civilization-family/data/cards.ts'
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard, strength } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, done, has, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { type CalamityId, EPIDEMIC } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isSheltered, mostLoss } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

export const KIND = 0
export const LEFT = 1
export const CAP = 2
export const ORDERED = 3
const MEDICINE_CAP = 5
export const ENGINEERING_CAP = 7
export const FLOOD_SHARE = 10
/**
 * The most this player may be ordered to lose: the cap, their protection, and what they are able to lose (CIV-R-61).
 */
export function mostFor(s: S, target: Seat): number {
  const kind = slot(s, KIND)
  if (has(slot(s, ORDERED), target) || isSheltered(s, target)) return 0
  let most = Math.min(slot(s, CAP), slot(s, LEFT))
  if (kind === LOSS.epidemic) {
    if (target === s.giver[EPIDEMIC]) return 0 // who traded the card is immune (CIV-22.2.8.1d)
    if (hasCard(s, target, MEDICINE) && most > MEDICINE_CAP) most = MEDICINE_CAP // CIV-22.2.8.3b
  }
  const able = kind === LOSS.famine ? strength(s, target) : mostLoss(s, target, kind, 0)
  return Math.min(able, most)
}
export function take(s: S, seat: Seat, target: Seat, points: number, calamity: CalamityId, world: World<E>): void {
  s.toLose[target] = points
  setSlot(s, LEFT, slot(s, LEFT) - points)
  setSlot(s, ORDERED, slot(s, ORDERED) | bit(target))
  if (world.live) world.emit({ type: 'ordered', seat, target, points, calamity })
}
export function anyTarget(s: S, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && mostFor(s, other) > 0) return true
  return false
}
/** Asks only if there is anybody to order. */
export function beginOrders(s: S, seat: Seat, kind: number, total: number, cap: number): void {
  ask(s, DECISIONS.order, bit(seat), kind, total, cap)
  if (!anyTarget(s, seat)) done(s)
}
