/** Questions about a position; rules, bots and boards share them. */
import { bit, type SeatMask } from '@ecumene/kernel'
import type { S } from './state.ts'

/** The players who have not fallen (TOY-6). */
export function living(s: S): SeatMask {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (!s.out[seat]) mask |= bit(seat)
  return mask
}
export const isAlone = (s: S): boolean => (living(s) & (living(s) - 1)) === 0
