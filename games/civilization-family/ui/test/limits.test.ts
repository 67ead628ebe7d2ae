/** A printed limit never lies on a city site, at any zoom that shows it. */
import { expect, test } from 'vitest'
import { AREA_IDS } from '../../data/areas.ts'
import { limitSpot } from '../board/limits.ts'
import { limitSize, showsLimits, siteSize } from '../board/pieces.tsx'
import { BOARD_GROUND } from '../ground.ts'

test.each([0.21, 0.25, 0.354, 0.5, 1, 2])(
  'zoom %f: every limit keeps off the site of its area, and stays near it',
  zoom => {
    expect(showsLimits(zoom)).toBe(true)
    let looked = 0
    for (const id of AREA_IDS) {
      const ground = BOARD_GROUND.areas.get(id)
      if (!ground?.city || !ground.limit) continue
      const spot = limitSpot(ground, true, zoom) ?? [0, 0]
      // The nearest point of the square to the disc's middle.
      const half = siteSize(zoom) / 2
      const [dx, dy] = [0, 1].map(i => Math.max(0, Math.abs(spot[i] - (ground.city?.[i] ?? 0)) - half))
      expect([id, Math.hypot(dx, dy) >= limitSize(zoom)]).toEqual([id, true])
      expect(Math.hypot(spot[0] - ground.limit[0], spot[1] - ground.limit[1])).toBeLessThan(
        2 * limitSize(zoom) + siteSize(zoom),
      )
      looked++
    }
    expect(looked).toBeGreaterThan(50)
  },
)
