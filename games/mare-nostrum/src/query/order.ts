import { NONE, type Seat } from '@ecumene/kernel'
import { TRADE } from '../board.ts'
import type { S } from '../state.ts'

/** Seats clockwise from the Trade Leader on, where simultaneous steps could interfere (MN-R-2). */
export const fromTradeLeader = (s: S, i: number): Seat => (s.leader[TRADE] + i) % s.seats
/** The only seat in a mask, or NONE. */
export const onlyOne = (mask: number): Seat => (mask !== 0 && (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : NONE)
