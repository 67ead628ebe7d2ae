// A grid of small integers, one cell per map unit, and the few operations the maker needs on it.

export type Point = [number, number]

/** Hand-drawn lines are written as 'lon lat, lon lat, ...'. */
export const pts = (text: string): Point[] => text.split(',').map(pair => pair.trim().split(' ').map(Number) as Point)

export interface RasterGrid {
  width: number
  height: number
  cells: Int16Array
}

export const makeGrid = (width: number, height: number, value = 0): RasterGrid => ({
  width,
  height,
  cells: new Int16Array(width * height).fill(value),
})

/** Fills rings by the even-odd rule, cell centres counting. */
export function fillRings(grid: RasterGrid, rings: Point[][], value: number): void {
  const crossings: number[][] = Array.from({ length: grid.height }, () => [])
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring[i]
      const [bx, by] = ring[(i + 1) % ring.length]
      if (ay === by) continue
      const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay]
      const from = Math.max(0, Math.ceil(y0 - 0.5))
      const to = Math.min(grid.height - 1, Math.ceil(y1 - 0.5) - 1)
      for (let y = from; y <= to; y++) crossings[y].push(x0 + ((y + 0.5 - y0) / (y1 - y0)) * (x1 - x0))
    }
  }
  crossings.forEach((xs, y) => {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil(xs[i] - 0.5))
      const to = Math.min(grid.width - 1, Math.ceil(xs[i + 1] - 0.5) - 1)
      if (to >= from) grid.cells.fill(value, y * grid.width + from, y * grid.width + to + 1)
    }
  })
}

/** Draws a line of round dots of the given width. */
export function strokeLine(grid: RasterGrid, line: Point[], width: number, value: number): void {
  const r = width / 2
  for (const [px, py] of densify(line, Math.max(0.5, r / 2))) {
    for (let y = Math.max(0, Math.floor(py - r)); y <= Math.min(grid.height - 1, py + r); y++) {
      for (let x = Math.max(0, Math.floor(px - r)); x <= Math.min(grid.width - 1, px + r); x++) {
        if ((x + 0.5 - px) ** 2 + (y + 0.5 - py) ** 2 <= r * r) grid.cells[y * grid.width + x] = value
      }
    }
  }
}

/** Points along a line, no two further apart than `step`. */
export function densify(line: Point[], step: number): Point[] {
  const out: Point[] = [line[0]]
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]
    const [bx, by] = line[i]
    const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    for (let k = 1; k <= n; k++) out.push([ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n])
  }
  return out
}

export interface Components {
  of: Int32Array
  size: number[]
}

/** 4-connected components of the cells whose class (by `key`) is the same; key < 0 is left out. */
export function components(grid: RasterGrid, key: (cell: number, index: number) => number): Components {
  const { width, height, cells } = grid
  const of = new Int32Array(cells.length).fill(-1)
  const size: number[] = []
  const stack: number[] = []
  for (let start = 0; start < cells.length; start++) {
    if (of[start] >= 0) continue
    const own = key(cells[start], start)
    if (own < 0) continue
    const id = size.length
    let count = 0
    of[start] = id
    stack.push(start)
    const visit = (i: number) => {
      if (of[i] < 0 && key(cells[i], i) === own) {
        of[i] = id
        stack.push(i)
      }
    }
    while (stack.length > 0) {
      const i = stack.pop() as number
      count++
      const x = i % width
      if (x > 0) visit(i - 1)
      if (x < width - 1) visit(i + 1)
      if (i >= width) visit(i - width)
      if (i < width * (height - 1)) visit(i + width)
    }
    size.push(count)
  }
  return { of, size }
}

const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise of one wavelength, 0 to 1. */
function valueNoise(x: number, y: number, wave: number, seed: number): number {
  const fx = x / wave
  const fy = y / wave
  const ix = Math.floor(fx)
  const iy = Math.floor(fy)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const u = ease(fx - ix)
  const v = ease(fy - iy)
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u
  const bottom = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u
  return top * (1 - v) + bottom * v
}

/**
 * A gentle bending of the plane: how far each cell is moved before distances are taken, so that borders do not run
 * straight.
 */
export interface Warp {
  dx: Float32Array
  dy: Float32Array
}

export function makeWarp(width: number, height: number, strength: number): Warp {
  const wave = (x: number, y: number, seed: number) =>
    (valueNoise(x, y, 150, seed) - 0.5) * 2.4 +
    (valueNoise(x, y, 61, seed + 1) - 0.5) * 1.2 +
    (valueNoise(x, y, 23, seed + 2) - 0.5) * 0.5
  return {
    dx: spread(width, height, (x, y) => strength * wave(x, y, 1)),
    dy: spread(width, height, (x, y) => strength * wave(x, y, 11)),
  }
}

/** A smooth function worked out at every fourth cell and filled in between. */
function spread(width: number, height: number, value: (x: number, y: number) => number): Float32Array {
  const step = 4
  const cw = Math.ceil(width / step) + 1
  const coarse = new Float32Array(cw * (Math.ceil(height / step) + 1))
  for (let i = 0; i < coarse.length; i++) coarse[i] = value((i % cw) * step, Math.floor(i / cw) * step)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const cy = Math.floor(y / step)
    const v = y / step - cy
    for (let x = 0; x < width; x++) {
      const cx = Math.floor(x / step)
      const u = x / step - cx
      const corner = cy * cw + cx
      out[y * width + x] =
        (coarse[corner] * (1 - u) + coarse[corner + 1] * u) * (1 - v) +
        (coarse[corner + cw] * (1 - u) + coarse[corner + cw + 1] * u) * v
    }
  }
  return out
}

/** A line drawn with a few points, given the small bends that a surveyed river has; its ends stay. */
export function meander(line: Point[], strength: number): Point[] {
  const points = densify(line, 3)
  const sway = (x: number, y: number, seed: number) =>
    (valueNoise(x, y, 40, seed) - 0.5) * 2 + (valueNoise(x, y, 13, seed + 1) - 0.5) * 1.1
  return points.map(([x, y], i): Point => {
    const swing = strength * Math.min(1, i / 6, (points.length - 1 - i) / 6)
    return [x + swing * sway(x, y, 21), y + swing * sway(x, y, 31)]
  })
}

export interface SeedCell {
  index: number
  label: number
  /** head start withheld from this source, in tenths of a unit */
  late?: number
}

/**
 * Grows labels from their sources over the cells that `open` lets them enter, each cell going to the label whose
 * source is nearest (in the warped plane, plus tolls paid on the way). Labels spread from cell to cell and so stay
 * in one piece. Distances come in tenths of a unit; the label is -1 where none came.
 * Nothing grows beyond `limit`.
 */
export function grow(
  width: number,
  height: number,
  sources: SeedCell[],
  warp: Warp | null,
  toll: Int16Array | null,
  open: (index: number, label: number) => boolean,
  limit = Infinity,
): { labels: Int16Array; distance: Int32Array } {
  const n = width * height
  const labels = new Int16Array(n).fill(-1)
  const distance = new Int32Array(n).fill(0x7fffffff)
  const origin = new Int32Array(n).fill(-1)
  const paid = new Int32Array(n)
  const px = new Float32Array(n)
  const py = new Float32Array(n)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      px[i] = x + (warp ? warp.dx[i] : 0)
      py[i] = y + (warp ? warp.dy[i] : 0)
    }
  }
  const buckets: number[][] = []
  const put = (i: number, d: number, label: number, from: number, tolls: number) => {
    if (d >= distance[i]) return
    distance[i] = d
    labels[i] = label
    origin[i] = from
    paid[i] = tolls
    const bucket = buckets[d]
    if (bucket) bucket.push(i)
    else buckets[d] = [i]
  }
  for (const s of sources) put(s.index, s.late ?? 0, s.label, s.index, s.late ?? 0)
  for (let d = 0; d < Math.min(limit, buckets.length); d++) {
    const bucket = buckets[d]
    if (!bucket) continue
    for (let q = 0; q < bucket.length; q++) {
      const i = bucket[q]
      if (distance[i] !== d) continue
      const label = labels[i]
      const from = origin[i]
      const x = i % width
      const y = (i - x) / width
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if ((dx === 0 && dy === 0) || x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          const j = i + dy * width + dx
          if (distance[j] <= d || !open(j, label)) continue
          if (dx !== 0 && dy !== 0 && !(open(i + dx, label) && open(i + dy * width, label))) continue
          const tolls = paid[i] + (toll ? toll[j] : 0)
          const straight = Math.round(10 * Math.sqrt((px[j] - px[from]) ** 2 + (py[j] - py[from]) ** 2))
          put(j, Math.max(d, straight + tolls), label, from, tolls)
        }
      }
    }
    buckets[d] = []
  }
  return { labels, distance }
}
