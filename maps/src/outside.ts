// What lies outside play: the margin of the board, and the lands and seas beyond.
import type { ProjectionSpec } from './paths.ts'
import { fillRings, makeGrid, makeWarp, type Point, type RasterGrid } from './raster.ts'

/** Width of the margin around the board, shown as land and sea outside play. */
const EDGE = 40

/** The margin, and the lands beyond: their limits waver a little, as unknown limits do. */
export function outsideGrid(
  { width, height }: Pick<ProjectionSpec, 'width' | 'height'>,
  beyond: Point[][],
): RasterGrid {
  const rings = makeGrid(width, height)
  for (const ring of beyond) fillRings(rings, [ring], 1)
  const warp = makeWarp(width, height, 26)
  const outside = makeGrid(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + warp.dx[i])))
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + warp.dy[i])))
      const margin = x < EDGE || y < EDGE || x >= width - EDGE || y >= height - EDGE
      outside.cells[i] = margin || rings.cells[sy * width + sx] === 1 ? 1 : 0
    }
  }
  return outside
}
