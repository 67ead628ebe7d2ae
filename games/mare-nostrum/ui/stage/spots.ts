/** Where the stalls of a trade stand around the map. */
import type { Seat } from '@ecumene/kernel'

export interface StageSpot {
  readonly seat: Seat
  /** Across and down the map, in hundredths. */
  readonly x: number
  readonly y: number
  /** From the middle of the map to here. */
  readonly angle: number
}
const [WIDE, HIGH] = [40, 37]
export const spotAt = (angle: number, far = 1): { readonly x: number; readonly y: number } => ({
  x: 50 + WIDE * far * Math.cos(angle),
  y: 50 + HIGH * far * Math.sin(angle),
})
export function spotsOf(seats: number, below: Seat): StageSpot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const angle = Math.PI / 2 + (2 * Math.PI * (seat - below)) / seats
    return { seat, angle, ...spotAt(angle) }
  })
}
