// Finds places where two lines of a map cross, which smoothing must never cause.
import type { XY } from './paths.ts'

interface Segment {
  arc: number
  p: XY
  q: XY
}

const side = (a: XY, b: XY, c: XY) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
const same = (a: XY, b: XY) => a[0] === b[0] && a[1] === b[1]

function cross(s: Segment, t: Segment): boolean {
  if (same(s.p, t.p) || same(s.p, t.q) || same(s.q, t.p) || same(s.q, t.q)) return false
  return side(s.p, s.q, t.p) * side(s.p, s.q, t.q) < 0 && side(t.p, t.q, s.p) * side(t.p, t.q, s.q) < 0
}

/** Pairs of arcs that cross, with the place; arcs that only meet at a common point do not count. */
export function crossingArcs(arcs: XY[][], cell = 12): { arcs: [number, number]; at: XY }[] {
  const squares = new Map<string, Segment[]>()
  const found: { arcs: [number, number]; at: XY }[] = []
  arcs.forEach((points, arc) => {
    for (let i = 1; i < points.length; i++) {
      const segment: Segment = { arc, p: points[i - 1], q: points[i] }
      const [x0, x1] = [Math.min(segment.p[0], segment.q[0]), Math.max(segment.p[0], segment.q[0])]
      const [y0, y1] = [Math.min(segment.p[1], segment.q[1]), Math.max(segment.p[1], segment.q[1])]
      const met = new Set<Segment>()
      for (let x = Math.floor(x0 / cell); x <= x1 / cell; x++) {
        for (let y = Math.floor(y0 / cell); y <= y1 / cell; y++) {
          const key = `${x},${y}`
          const square = squares.get(key) ?? []
          squares.set(key, square)
          for (const other of square) met.add(other)
          square.push(segment)
        }
      }
      for (const other of met) if (cross(segment, other)) found.push({ arcs: [other.arc, arc], at: segment.p })
    }
  })
  return found
}
