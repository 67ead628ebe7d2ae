// Smooths each shared arc once, its ends held fast, so that lines look surveyed and still meet.
import type { Arc } from './arcs.ts'
import type { Point } from './raster.ts'

/** Gaussian smoothing along the line; the window narrows towards fixed ends. */
function relax(points: Point[], sigma: number, closed: boolean): Point[] {
  const n = points.length
  const out: Point[] = new Array(n)
  const m = closed ? n - 1 : n
  for (let i = 0; i < m; i++) {
    const s = closed ? sigma : Math.min(sigma, i / 2.5, (n - 1 - i) / 2.5)
    if (s < 0.2) {
      out[i] = points[i]
      continue
    }
    const reach = closed ? Math.min(Math.ceil(s * 2.5), Math.floor(m / 2)) : Math.floor(s * 2.5)
    let [x, y, weight] = [0, 0, 0]
    for (let step = -reach; step <= reach; step++) {
      const j = closed ? (i + step + m * 2) % m : i + step
      const g = Math.exp((-step * step) / (2 * s * s))
      x += points[j][0] * g
      y += points[j][1] * g
      weight += g
    }
    out[i] = [x / weight, y / weight]
  }
  if (closed) out[n - 1] = out[0]
  return out
}

/** Douglas-Peucker, ends kept. */
export function simplify(points: Point[], tolerance: number): Point[] {
  const n = points.length
  if (n < 3) return points
  const keep = new Uint8Array(n)
  keep[0] = 1
  keep[n - 1] = 1
  const stack: [number, number][] = []
  const [fx, fy] = points[0]
  if (fx === points[n - 1][0] && fy === points[n - 1][1]) {
    let far = 1
    for (let i = 1; i < n - 1; i++) {
      if (Math.hypot(points[i][0] - fx, points[i][1] - fy) > Math.hypot(points[far][0] - fx, points[far][1] - fy))
        far = i
    }
    keep[far] = 1
    stack.push([0, far], [far, n - 1])
  } else stack.push([0, n - 1])
  while (stack.length > 0) {
    const [a, b] = stack.pop() as [number, number]
    const [ax, ay] = points[a]
    const dx = points[b][0] - ax
    const dy = points[b][1] - ay
    const length = Math.hypot(dx, dy) || 1
    let worst = tolerance
    let at = -1
    for (let i = a + 1; i < b; i++) {
      const d = Math.abs((points[i][0] - ax) * dy - (points[i][1] - ay) * dx) / length
      if (d > worst) {
        worst = d
        at = i
      }
    }
    if (at > 0) {
      keep[at] = 1
      stack.push([a, at], [at, b])
    }
  }
  return points.filter((_, i) => keep[i] === 1)
}

/** One round of corner cutting, ends kept (Chaikin). */
export function chaikin(points: Point[]): Point[] {
  if (points.length < 3) return points
  const out: Point[] = [points[0]]
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[i + 1]
    if (i > 0) out.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25])
    if (i + 2 < points.length) out.push([ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75])
  }
  out.push(points[points.length - 1])
  return out
}

export interface Softness {
  sigma: number
  tolerance: number
}

export function smoothArcs(arcs: Arc[], softness: (arc: Arc) => Softness): Arc[] {
  return arcs.map(arc => {
    const { sigma, tolerance } = softness(arc)
    const relaxed = sigma > 0 ? relax(arc.points, sigma, arc.closed) : arc.points
    return { ...arc, points: simplify(relaxed, tolerance) }
  })
}
