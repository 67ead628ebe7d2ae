/** Where the printed limit of an area stands: in its own place, or beside the city site where it would lie on it. */
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import type { AreaGround } from './ground.ts'
import { limitSize, siteSize } from './pieces.tsx'

const CLEAR = 1.08
export function limitSpot(
  { limit, city }: Pick<AreaGround, 'limit' | 'city'>,
  hasSite: boolean,
  zoom: number,
): Spot | null {
  if (!limit || !city || !hasSite) return limit
  const [dx, dy] = [limit[0] - city[0], limit[1] - city[1]]
  const apart = Math.hypot(dx, dy)
  // A disc keeps off a square by its radius and half the square's diagonal at most.
  const least = (limitSize(zoom) + siteSize(zoom) * Math.SQRT1_2) * CLEAR
  if (apart >= least) return limit
  const [ux, uy] = apart === 0 ? [0, 1] : [dx / apart, dy / apart]
  return [city[0] + ux * least, city[1] + uy * least]
}
