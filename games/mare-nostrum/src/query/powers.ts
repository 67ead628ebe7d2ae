import type { Seat } from '@ecumene/kernel'
import { CASTOR_POLLUX, PRICE_AFTER, TOKENS } from '../../data/tokens.ts'
import type { S } from '../state.ts'

/** A hero's or wonder's power is its owner's, or that of Castor and Pollux who copied it (MN-H-CASTOR-1, MN-R-56c). */
export const hasPower = (s: S, seat: Seat, token: number): boolean =>
  s.owner[token] === seat || (s.copied === token && s.owner[CASTOR_POLLUX] === seat)
/** Starting heroes cannot be copied: their power is their empire's (MN-H-CASTOR-2). */
export const hasHero = (s: S, seat: Seat, hero: number): boolean => s.empire[seat] === hero
/** Heroes and wonders of a seat, the starting hero included (MN-3.1.3b). */
export function glory(s: S, seat: Seat): number {
  let n = 1
  for (let token = 0; token < TOKENS; token++) if (s.owner[token] === seat) n++
  return n
}
export const priceOfHero = (s: S, seat: Seat): number => PRICE_AFTER + glory(s, seat)
