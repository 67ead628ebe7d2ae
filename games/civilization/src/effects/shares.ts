/** Who else suffers from a Flood: how much of it may be shared out to whom. */
import { ENGINEERING } from '@ecumene/civilization-family/data/cards.ts'
import { exposedPoints } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, has, type Seat, slot, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { ENGINEERING_CAP, FLOOD_SHARE, ORDERED } from './orders.ts'

export const PLAIN = 0
/** A victim's share is at most what they have exposed there, and 7 with Engineering (CIV-22.2.7.4, CIV-R-59). */
export function shareCap(s: S, victim: Seat, target: Seat, plain: number): number {
  if (target === victim) return 0
  const most = exposedPoints(s, target, plain)
  return hasCard(s, target, ENGINEERING) && most > ENGINEERING_CAP ? ENGINEERING_CAP : most
}
export function roomLeft(s: S, victim: Seat, except: Seat): number {
  let room = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== except && !has(slot(s, ORDERED), seat)) room += shareCap(s, victim, seat, slot(s, PLAIN))
  return room
}
/** With ten points or fewer exposed in all, everything goes (CIV-22.2.7.2c). */
export function beginShares(s: S, victim: Seat, plain: number, world: World<E>): void {
  let room = 0
  for (let seat = 0; seat < s.seats; seat++) room += shareCap(s, victim, seat, plain)
  if (room === 0) return
  if (room > FLOOD_SHARE) {
    ask(s, DECISIONS.share, bit(victim), plain, FLOOD_SHARE, 0)
    return
  }
  for (let seat = 0; seat < s.seats; seat++) {
    s.toLose[seat] = shareCap(s, victim, seat, plain)
    if (world.live && s.toLose[seat] > 0)
      world.emit({ type: 'ordered', seat: victim, target: seat, points: s.toLose[seat], calamity: 'flood' })
  }
}
