/** What a position is worth to a seat by what was learned, in the points of a search. */
import { type Learned, Sparse } from '@ecumene/contract'
import type { Core, Seat } from '@ecumene/kernel'
import type { Network } from './network.ts'

const position = new Sparse()

export interface LearnedWorth {
  /** How far ahead the seat will be at the end. */
  points: number
  /** Its chance to win, from 0 to 1. */
  chance: number
}
export function judge(learned: Learned, network: Network, s: Core, seat: Seat, out: LearnedWorth): LearnedWorth {
  position.n = 0
  const side = learned.features(s, seat, position)
  const [points, logit] = network.read(position)
  out.points = learned.ahead(s, seat) + side * points * learned.points
  out.chance = 1 / (1 + Math.exp(-side * logit))
  return out
}
/** The same as a single figure: points, and beside them what being the first is worth. */
export function hopeOf({ points, victory }: Pick<Learned, 'points' | 'victory'>, verdict: LearnedWorth): number {
  return (points === 0 ? 0 : verdict.points) + victory * (2 * verdict.chance - 1)
}
