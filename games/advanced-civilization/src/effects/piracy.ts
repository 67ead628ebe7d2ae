/**
 * 16.12 Piracy: coastal cities become pirate cities (≠ CIV-22.2.11.1a); ships play no part and no card helps
 * (ADV-16.12.4).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { ask, bit, has, type Seat, type World } from '@ecumene/kernel'
import { PIRACY } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isCoastalCity } from '../query/coast.ts'
import { isSpared } from '../query/orders.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamities.ts'

const OWN = 2
const OTHERS = 2
function coastalCities(s: S, seat: Seat): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) if (isCoastalCity(s, area, seat)) n++
  return n
}
/** Slots: how many are left to take, and of others: one more than the mask of those who have paid. */
export const LEFT = 0
export const PAID = 1
export const FROM_VICTIM = -1
/**
 * Two cities of the victim, or as many as there are; the trader picks them, without a trader the victim (ADV-16.12.1,
 * ADV-R-45).
 */
export function raidVictim(s: S, world: World<E>): void {
  const seat = s.victim[PIRACY]
  const n = Math.min(OWN, coastalCities(s, seat))
  const by = s.giver[PIRACY] === NONE ? seat : s.giver[PIRACY]
  if (n > 0) ask(s, DECISIONS.raid, bit(by), n, FROM_VICTIM)
  else if (targets(s, seat, 0) === 0) harmless(s, PIRACY, world)
}
/**
 * Then one city of each of two other players, not of the trader, even if the victim had fewer (ADV-16.12.2); the victim
 * picks players and cities (ADV-16.12.3).
 */
export function raidOthers(s: S): void {
  const seat = s.victim[PIRACY]
  const n = Math.min(OTHERS, targets(s, seat, 0))
  if (n > 0) ask(s, DECISIONS.raid, bit(seat), n, 0)
}
function targets(s: S, victim: Seat, paid: number): number {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++)
    if (!isSpared(s, victim, PIRACY, seat) && !has(paid, seat) && coastalCities(s, seat) > 0) n++
  return n
}
