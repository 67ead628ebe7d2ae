/**
 * Phase 12, Resolution of calamities, after everyone has bought (CIV-19.5): in ascending number (CIV-19.6a), each back
 * under its stack as soon as it is resolved (CIV-19.6b). Treasury and ships are never touched (CIV-22.2.12.3). What
 * touches several players is settled one by one (CIV-23.2).
 */
import { again, call, NONE, type Seat, type World } from '@ecumene/kernel'
import { CALAMITIES, CALAMITY_IDS, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { PROGRAMS } from '../verbs.ts'
import { putUnder, sufferings } from './stacks.ts'

const MOST = 2
/** The phase is played if a calamity lies before any player (CIV-R-98). */
export function anyCalamity(s: S): boolean {
  for (let calamity = 0; calamity < CALAMITIES; calamity++) if (s.victim[calamity] !== NONE) return true
  return false
}
/**
 * Nobody suffers more than two of their own: the two lowest numbers stay, drawn and received together (CIV-19.7a,
 * CIV-19.7b, CIV-R-47).
 */
export function spareExcess(s: S, world: World<E>): void {
  for (let calamity = CALAMITIES - 1; calamity >= 0; calamity--) {
    const seat = s.victim[calamity]
    if (seat === NONE || sufferings(s, seat) <= MOST) continue
    if (world.live) world.emit({ type: 'spared', seat, calamity: CALAMITY_IDS[calamity] })
    shelve(s, calamity, world)
  }
}
function shelve(s: S, calamity: number, world: World<E>): void {
  s.victim[calamity] = NONE
  s.giver[calamity] = NONE
  putUnder(s, calamityCard(calamity), world)
}
/** A step that comes back until every calamity is resolved. */
export function nextCalamity(s: S, world: World<E>): void {
  for (let calamity = 0; calamity < CALAMITIES; calamity++) {
    if (s.victim[calamity] === NONE) continue
    again(s)
    s.mark.fill(0)
    s.toLose.fill(0)
    s.toReduce.fill(0)
    s.shown.fill(0)
    if (world.live) world.emit({ type: 'calamity', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
    call(s, PROGRAMS.volcano + calamity)
    return
  }
}
/** The last step of every calamity. */
export const resolved =
  (calamity: number) =>
  (s: S, world: World<E>): void => {
    s.mark.fill(0)
    s.plain = NONE
    shelve(s, calamity, world)
  }
export function harmless(s: S, calamity: number, world: World<E>): void {
  if (world.live) world.emit({ type: 'harmless', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
}
/** Everyone but this seat. */
export const others = (s: S, seat: Seat): number => ((1 << s.seats) - 1) & ~(1 << seat)
