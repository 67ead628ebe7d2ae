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
  // the cells to the left and right of the edge leaving vertex (x, y) that way
  const leftOf = (x: number, y: number, way: number) =>
    way === 0 ? code(x, y - 1) : way === 1 ? code(x, y) : way === 2 ? code(x - 1, y) : code(x - 1, y - 1)
  const rightOf = (x: number, y: number, way: number) =>
    way === 0 ? code(x, y) : way === 1 ? code(x - 1, y) : way === 2 ? code(x - 1, y - 1) : code(x, y - 1)
  const isEdge = (x: number, y: number, way: number) => leftOf(x, y, way) !== rightOf(x, y, way)
  const horizontal = new Uint8Array(vw * (height + 1))
  const vertical = new Uint8Array(vw * (height + 1))
  const slot = (x: number, y: number, way: number): [Uint8Array, number] =>
    way === 0
      ? [horizontal, y * vw + x]
      : way === 2
        ? [horizontal, y * vw + x - 1]
        : way === 1
          ? [vertical, y * vw + x]
          : [vertical, (y - 1) * vw + x]
  const seen = (x: number, y: number, way: number) => {
    const [array, i] = slot(x, y, way)
    return array[i] === 1
  }
  const mark = (x: number, y: number, way: number) => {
    const [array, i] = slot(x, y, way)
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
    let [x, y, way] = [sx, sy, sd]
    const left = leftOf(x, y, way)
    const right = rightOf(x, y, way)
    for (;;) {
      mark(x, y, way)
      x += DX[way]
      y += DY[way]
      points.push([x, y])
      if (isNode(x, y) || (x === sx && y === sy)) break
      const next = [way, (way + 1) % 4, (way + 3) % 4].find(turned => isEdge(x, y, turned))
      if (next === undefined) throw new Error('broken line')
      way = next
    }
    const closed = x === sx && y === sy && !isNode(x, y)
    arcs.push({ points, left, right, from: sy * vw + sx, to: y * vw + x, closed })
  }
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (!isNode(x, y)) continue
      for (let way = 0; way < 4; way++) if (isEdge(x, y, way) && !seen(x, y, way)) walk(x, y, way)
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
      .filter((_, index) => index !== i)
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
    const points = a.points
    if (a.left === code)
      halves.push({
        arc: i,
        forward: true,
        start: a.from,
        end: a.to,
        out: heading(points[0], points[1]),
        in: heading(points[n - 2], points[n - 1]),
      })
    if (a.right === code)
      halves.push({
        arc: i,
        forward: false,
        start: a.to,
        end: a.from,
        out: heading(points[n - 1], points[n - 2]),
        in: heading(points[1], points[0]),
      })
  })
  const starting = new Map<number, Half[]>()
  for (const half of halves) {
    const list = starting.get(half.start)
    if (list) list.push(half)
    else starting.set(half.start, [half])
  }
  const used = new Set<Half>()
  for (const first of halves) {
    if (used.has(first)) continue
    const ring: RingArcs = []
    let half = first
    do {
      used.add(half)
      ring.push(half.forward ? half.arc : ~half.arc)
      const options = (starting.get(half.end) ?? []).filter(option => !used.has(option) || option === first)
      if (options.length === 0) throw new Error(`open ring of ${code}`)
      // region on the left hand (y downwards): the sharpest turn to the left keeps cells that only touch at a corner
      // apart
      const turn = (option: Half) => {
        let turned = half.in - option.out
        while (turned <= -Math.PI) turned += 2 * Math.PI
        while (turned > Math.PI) turned -= 2 * Math.PI
        return turned
      }
      half = options.reduce((best, option) => (turn(option) > turn(best) ? option : best))
    } while (half !== first)
    rings.push(ring)
  }
  return rings
}
