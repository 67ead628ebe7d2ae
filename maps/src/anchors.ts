// Finds room inside each area: for its name, a city, tokens, the printed limit, ships.
import type { Point, RasterGrid } from './raster.ts'

/** Distance (in tenths of a unit) of each cell to the nearest cell of another key. */
export function clearance(grid: RasterGrid, key: (cell: number) => number): Int32Array {
  const { width, height, cells } = grid
  const far = 1_000_000
  const distance = new Int32Array(cells.length).fill(far)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = key(cells[i])
      if (
        x === 0 ||
        y === 0 ||
        x === width - 1 ||
        y === height - 1 ||
        key(cells[i - 1]) !== own ||
        key(cells[i + 1]) !== own ||
        key(cells[i - width]) !== own ||
        key(cells[i + width]) !== own
      )
        distance[i] = 0
    }
  }
  const relax = (i: number, j: number, cost: number) => {
    if (distance[j] + cost < distance[i]) distance[i] = distance[j] + cost
  }
  for (let i = width + 1; i < cells.length; i++) {
    if (distance[i] === 0) continue
    relax(i, i - 1, 10)
    relax(i, i - width, 10)
    relax(i, i - width - 1, 14)
    relax(i, i - width + 1, 14)
  }
  for (let i = cells.length - width - 2; i >= 0; i--) {
    if (distance[i] === 0) continue
    relax(i, i + 1, 10)
    relax(i, i + width, 10)
    relax(i, i + width + 1, 14)
    relax(i, i + width - 1, 14)
  }
  return distance
}

export interface LabelBox {
  at: Point
  angle: number
  width: number
  height: number
}

/** How far a point lies outside a turned box; 0 inside. */
export function distanceToBox([x, y]: Point, box: LabelBox): number {
  const a = (-box.angle * Math.PI) / 180
  const dx = x - box.at[0]
  const dy = y - box.at[1]
  const u = Math.abs(dx * Math.cos(a) - dy * Math.sin(a)) - box.width / 2
  const v = Math.abs(dx * Math.sin(a) + dy * Math.cos(a)) - box.height / 2
  return Math.hypot(Math.max(0, u), Math.max(0, v))
}

const ANGLES = [0, -8, 8, -16, 16, -24, 24, -33, 33, -42, 42, -52, 52, -62, 62, -72, 72]
const LETTER = 0.56

export interface PlacedLabel {
  at: Point
  angle: number
  size: number
  room: number
}

/**
 * The largest name that fits among the cells for which `inside` holds; `away` is what a place costs for lying off the
 * middle.
 */
export function placeLabel(
  letters: number,
  candidates: Point[],
  inside: (x: number, y: number) => boolean,
  range: { smallest: number; largest: number },
  away: (point: Point) => number,
): PlacedLabel {
  const free = (at: Point, angle: number, height: number, limit: number): number => {
    const c = Math.cos((angle * Math.PI) / 180)
    const s = Math.sin((angle * Math.PI) / 180)
    let half = 0
    for (; half <= limit; half += 3) {
      for (const side of [-1, 1]) {
        for (const v of [-height / 2, 0, height / 2]) {
          const u = half * side
          if (!inside(Math.floor(at[0] + u * c - v * s), Math.floor(at[1] + u * s + v * c)))
            return Math.max(0, half - 3)
        }
      }
    }
    return half
  }
  let best: PlacedLabel = { at: candidates[0], angle: 0, size: 0, room: 0 }
  let bestScore = -1000
  for (const at of candidates) {
    for (const angle of ANGLES) {
      const weight = 1 - Math.abs(angle) / 130
      // only sizes that could still win are tried: `room` adds at most 0.75
      const least = (bestScore + away(at) - 0.75) / weight
      const skip = Math.max(0, Math.ceil((least - range.smallest) / 2))
      for (let size = range.smallest + 2 * skip; size <= range.largest; size += 2) {
        const need = (letters * size * LETTER) / 2
        const room = free(at, angle, size * 0.9, need * 1.5)
        if (room < need) break
        const score = size * weight + (room / need) * 0.5 - away(at)
        if (score > bestScore) {
          bestScore = score
          best = { at, angle, size, room: room * 2 }
        }
      }
    }
  }
  return best
}

/** The candidate with the best score; ties go to the first. */
export function pick(candidates: Point[], score: (point: Point) => number): Point {
  let best = candidates[0]
  let bestScore = -Infinity
  for (const point of candidates) {
    const s = score(point)
    if (s > bestScore) {
      bestScore = s
      best = point
    }
  }
  return best
}
