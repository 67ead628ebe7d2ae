/** What a technology in hand would cost now, with everything that lowers its price. */
import type { Seat } from '@ecumene/kernel'
import { civil } from '../src/cards.ts'
import { scienceCost } from '../src/query/costs.ts'
import type { S } from '../src/state.ts'
import { faceOf } from './look.ts'

/** Science to develop it; null for what is not developed. */
export function priceOf(s: S, seat: Seat, id: string): number | null {
  const { kind } = faceOf(id)
  if (kind === 'leader' || kind === 'action' || kind === 'wonder') return null
  return scienceCost(s, seat, civil.find(id), false)
}

/** What the card itself says. */
export function printedPrice(id: string): number | null {
  const { science } = faceOf(id)
  return science ?? null
}
