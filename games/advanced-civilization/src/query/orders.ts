/** Who may be ordered to lose how much, in Famine, Flood and Epidemic. */
import { exposedPoints } from '@ecumene/civilization-family/src/losses.ts'
import { strength } from '@ecumene/civilization-family/src/query.ts'
import { has, type Seat } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { EPIDEMIC } from '../../data/trade.ts'
import { isIdle, type S } from '../state.ts'
import { gather, LOSS } from './exposure.ts'
import { holds } from './holdings.ts'
import { greatestLoss } from './loss-sums.ts'

export const KIND = 0
export const LEFT = 1
export const CAP = 2
export const ORDERED = 3
/** At most 7 points on the plain with Engineering (ADV-16.7.7). */
export const ENGINEERING_CAP = 7
/**
 * Neither the victim, nor the trader of the card (ADV-11.10; so between two players a traded one has no other victim,
 * ADV-R-61), nor anybody who has left or waits (ADV-24.4).
 */
export function isSpared(s: S, victim: Seat, calamity: number, target: Seat): boolean {
  return target === victim || target === s.giver[calamity] || isIdle(s, target)
}
/** What this player can lose at all. */
function able(s: S, target: Seat, kind: number): number {
  if (kind === LOSS.famine) return strength(s, target)
  if (kind === LOSS.flood) return exposedPoints(s, target, s.plain)
  return greatestLoss(gather(s, target, kind, 0))
}
/** The most that may be ordered: the cap, and what this player can lose. */
export function mostFor(s: S, victim: Seat, target: Seat, kind: number, cap: number): number {
  const spared = kind === LOSS.epidemic ? isSpared(s, victim, EPIDEMIC, target) : target === victim || isIdle(s, target)
  if (spared) return 0
  let most = able(s, target, kind)
  if (most > cap) most = cap
  return kind === LOSS.flood && holds(s, target, ENGINEERING) && most > ENGINEERING_CAP ? ENGINEERING_CAP : most
}
/** What each player may still be ordered to lose. */
export function capsOf(s: S, victim: Seat, kind: number, cap: number, ordered: number): readonly number[] {
  const caps: number[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    caps.push(has(ordered, seat) ? 0 : mostFor(s, victim, seat, kind, cap))
  }
  return caps
}
/** What all of them together may be ordered to lose. */
export function roomIn(caps: readonly number[]): number {
  let room = 0
  for (const cap of caps) room += cap
  return room
}
