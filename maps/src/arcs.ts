// Turns a grid of codes into shared arcs: every line between two neighbours exists once, ends at fixed junctions.
import type { Point, RasterGrid } from './raster.ts'

export interface Arc {
  points: Point[]
  /** code on the left and on the right hand going along the points; -1 beyond the frame */
  left: number
  right: number
  from: number
  to: number
  closed: boolean
}

const DX = [1, 0, -1, 0]
const DY = [0, 1, 0, -1]

export function traceArcs(grid: RasterGrid): Arc[] {
  const { width, height, cells } = grid
  const vw = width + 1
  const code = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : cells[y * width + x])
  // the cells to the left and right of the edge leaving vertex (x, y) in direction d
  const leftOf = (x: number, y: number, d: number) =>
    d === 0 ? code(x, y - 1) : d === 1 ? code(x, y) : d === 2 ? code(x - 1, y) : code(x - 1, y - 1)
  const rightOf = (x: number, y: number, d: number) =>
    d === 0 ? code(x, y) : d === 1 ? code(x - 1, y) : d === 2 ? code(x - 1, y - 1) : code(x, y - 1)
  const isEdge = (x: number, y: number, d: number) => leftOf(x, y, d) !== rightOf(x, y, d)
  const horizontal = new Uint8Array(vw * (height + 1))
  const vertical = new Uint8Array(vw * (height + 1))
  const slot = (x: number, y: number, d: number): [Uint8Array, number] =>
    d === 0
      ? [horizontal, y * vw + x]
      : d === 2
        ? [horizontal, y * vw + x - 1]
        : d === 1
          ? [vertical, y * vw + x]
          : [vertical, (y - 1) * vw + x]
  const seen = (x: number, y: number, d: number) => {
    const [array, i] = slot(x, y, d)
    return array[i] === 1
  }
  const mark = (x: number, y: number, d: number) => {
    const [array, i] = slot(x, y, d)
    array[i] = 1
  }
  const degree = (x: number, y: number) => {
    const a = code(x - 1, y - 1)
    const b = code(x, y - 1)
    const c = code(x, y)
    const d = code(x - 1, y)
    return Number(a !== b) + Number(b !== c) + Number(c !== d) + Number(d !== a)
  }
  const isNode = (x: number, y: number) => degree(x, y) > 2

  const arcs: Arc[] = []
  const walk = (sx: number, sy: number, sd: number) => {
    const points: Point[] = [[sx, sy]]
    let [x, y, d] = [sx, sy, sd]
    const left = leftOf(x, y, d)
    const right = rightOf(x, y, d)
    for (;;) {
      mark(x, y, d)
      x += DX[d]
      y += DY[d]
      points.push([x, y])
      if (isNode(x, y) || (x === sx && y === sy)) break
      const next = [d, (d + 1) % 4, (d + 3) % 4].find(e => isEdge(x, y, e))
      if (next === undefined) throw new Error('broken line')
      d = next
    }
    const closed = x === sx && y === sy && !isNode(x, y)
    arcs.push({ points, left, right, from: sy * vw + sx, to: y * vw + x, closed })
  }
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (!isNode(x, y)) continue
      for (let d = 0; d < 4; d++) if (isEdge(x, y, d) && !seen(x, y, d)) walk(x, y, d)
    }
  }
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x < width; x++) if (degree(x, y) === 2 && isEdge(x, y, 0) && !seen(x, y, 0)) walk(x, y, 0)
  }
  return arcs
}

export const arcLength = (points: Point[]): number => {
  let sum = 0
  for (let i = 1; i < points.length; i++)
    sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1])
  return sum
}

/**
 * Where four areas meet and the grid had to let one pair touch that should not, the short line between
 * them is closed up so that all four meet in one point.
 */
export function closeShortArcs(arcs: Arc[], unwanted: (left: number, right: number) => boolean, limit: number): Arc[] {
  let current = arcs
  for (;;) {
    const i = current.findIndex(
      a =>
        !a.closed &&
        a.from !== a.to &&
        a.left >= 0 &&
        a.right >= 0 &&
        unwanted(a.left, a.right) &&
        arcLength(a.points) <= limit,
    )
    if (i < 0) return current
    const gone = current[i]
    const middle = gone.points[Math.floor(gone.points.length / 2)]
    const merged = gone.from
    current = current
      .filter((_, k) => k !== i)
      .map(a => {
        const startHere = a.from === gone.from || a.from === gone.to
        const endHere = a.to === gone.from || a.to === gone.to
        if (a.closed || (!startHere && !endHere)) return a
        const points = [...a.points]
        if (startHere) points[0] = middle
        if (endHere) points[points.length - 1] = middle
        return { ...a, points, from: startHere ? merged : a.from, to: endHere ? merged : a.to }
      })
  }
}

/** A ring as signed arc numbers, TopoJSON's way: ~i is arc i backwards. */
export type RingArcs = number[]

interface Half {
  arc: number
  forward: boolean
  start: number
  end: number
  /** directions of leaving and arriving, in radians, y downwards */
  out: number
  in: number
}

const heading = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])

/** All rings of one code, region on the left hand. */
export function ringsOf(code: number, arcs: Arc[]): RingArcs[] {
  const halves: Half[] = []
  const rings: RingArcs[] = []
  arcs.forEach((a, i) => {
    const n = a.points.length
    if (a.left !== code && a.right !== code) return
    if (a.closed) {
      rings.push([a.left === code ? i : ~i])
      return
    }
    const p = a.points
    if (a.left === code)
      halves.push({
        arc: i,
        forward: true,
        start: a.from,
        end: a.to,
        out: heading(p[0], p[1]),
        in: heading(p[n - 2], p[n - 1]),
      })
    if (a.right === code)
      halves.push({
        arc: i,
        forward: false,
        start: a.to,
        end: a.from,
        out: heading(p[n - 1], p[n - 2]),
        in: heading(p[1], p[0]),
      })
  })
  const starting = new Map<number, Half[]>()
  for (const h of halves) {
    const list = starting.get(h.start)
    if (list) list.push(h)
    else starting.set(h.start, [h])
  }
  const used = new Set<Half>()
  for (const first of halves) {
    if (used.has(first)) continue
    const ring: RingArcs = []
    let h = first
    do {
      used.add(h)
      ring.push(h.forward ? h.arc : ~h.arc)
      const options = (starting.get(h.end) ?? []).filter(o => !used.has(o) || o === first)
      if (options.length === 0) throw new Error(`open ring of ${code}`)
      // region on the left hand (y downwards): the sharpest turn to the left keeps cells that only touch at a corner
      // apart
      const turn = (o: Half) => {
        let t = h.in - o.out
        while (t <= -Math.PI) t += 2 * Math.PI
        while (t > Math.PI) t -= 2 * Math.PI
        return t
      }
      h = options.reduce((best, o) => (turn(o) > turn(best) ? o : best))
    } while (h !== first)
    rings.push(ring)
  }
  return rings
}
