// Writes smoothed arcs as a quantized TopoJSON topology.
import { type Arc, ringsOf } from './arcs.ts'
import type { ArealShape, Collection, LineShape, MapShapes } from './paths.ts'
import type { Point } from './raster.ts'

/** Steps per map unit. */
export const STEPS = 4

export interface Shape {
  code: number
  id: string
}

const quantize = ([x, y]: Point): Point => [Math.round(x * STEPS), Math.round(y * STEPS)]

const delta = (points: Point[]): Point[] => {
  const out: Point[] = []
  let [px, py] = [0, 0]
  points.map(quantize).forEach(([x, y], i) => {
    if (i > 0 && x === px && y === py) return
    out.push([x - px, y - py])
    px = x
    py = y
  })
  if (out.length === 1) out.push([0, 0])
  return out
}

const ringPoints = (ring: number[], arcs: Arc[]): Point[] => {
  const out: Point[] = []
  for (const i of ring) {
    const points = i < 0 ? [...arcs[~i].points].reverse() : arcs[i].points
    out.push(...points.slice(0, -1))
  }
  return out
}

const signedArea = (ring: Point[]): number => {
  let sum = 0
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]
    const [bx, by] = ring[(i + 1) % ring.length]
    sum += ax * by - bx * ay
  }
  return sum / 2
}

export const within = ([x, y]: Point, ring: Point[]): boolean => {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]
    const [bx, by] = ring[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/**
 * The polygons of one code: outer rings with their holes, largest first. Region on the left hand makes outer rings
 * negative.
 */
export function polygonsOf(code: number, arcs: Arc[]): { arcs: number[][]; rings: Point[][] }[] {
  const rings = ringsOf(code, arcs)
    .map(ring => ({ ring, points: ringPoints(ring, arcs) }))
    .map(ring => ({ ...ring, area: signedArea(ring.points) }))
  const outer = rings.filter(ring => ring.area < 0).sort((a, b) => a.area - b.area)
  const polygons = outer.map(ring => ({ arcs: [ring.ring], rings: [ring.points] }))
  for (const hole of rings.filter(ring => ring.area >= 0)) {
    // the smallest outer ring that holds it; most points decide, since smoothed rings may graze one another
    for (let i = outer.length - 1; i >= 0; i--) {
      const inside = hole.points.filter(point => within(point, outer[i].points)).length
      if (inside * 2 > hole.points.length) {
        polygons[i].arcs.push(hole.ring)
        polygons[i].rings.push(hole.points)
        break
      }
    }
  }
  return polygons
}

export interface Layers {
  [name: string]: Shape[]
}

/** Lines made of existing arcs, by object and id. */
export type LineGroups = Map<string, Map<string, number[]>>

/** Sorts arcs into line objects: `where` names object and id, or null to leave one out. */
export function lineGroups(arcs: Arc[], where: (left: number, right: number) => [string, string] | null): LineGroups {
  const groups: LineGroups = new Map()
  arcs.forEach((arc, i) => {
    if (arc.left < 0 || arc.right < 0) return
    const place = where(arc.left, arc.right)
    if (!place) return
    const object = groups.get(place[0]) ?? new Map<string, number[]>()
    groups.set(place[0], object)
    object.set(place[1], [...(object.get(place[1]) ?? []), i])
  })
  return groups
}

/** A ring as an arc of its own, region on the left hand. */
export function closedArc(ring: Point[], code: number): Arc {
  const points = [...ring.slice(0, -1), ring[0]]
  if (signedArea(points) > 0) points.reverse()
  return { points, left: code, right: -1, from: -1, to: -1, closed: true }
}

/** The point of these arcs nearest to a place; the place itself if there are none. */
export function nearestOn(place: Point, arcs: Arc[]): Point {
  let best = place
  let bestD = Infinity
  for (const arc of arcs) {
    for (const point of arc.points) {
      const d = Math.hypot(point[0] - place[0], point[1] - place[1])
      if (d < bestD) {
        bestD = d
        best = point
      }
    }
  }
  return [Math.round(best[0] * 2) / 2, Math.round(best[1] * 2) / 2]
}

type Shapes = Pick<MapShapes, 'type' | 'transform' | 'arcs' | 'objects'>

/** Puts everything into one topology; `lines` are new lines (rivers) that share no arc with the areas. */
export function toTopology(
  arcs: Arc[],
  layers: Layers,
  groups: LineGroups,
  lines: { [name: string]: { id: string; line: Point[] }[] },
): Shapes {
  const coded = arcs.map(a => delta(a.points))
  const objects: Record<string, Collection<ArealShape> | Collection<LineShape>> = {}
  for (const [name, shapes] of Object.entries(layers)) {
    const geometries = shapes.map(
      ({ code, id }): ArealShape => ({
        type: 'MultiPolygon',
        id,
        arcs: polygonsOf(code, arcs).map(polygon => polygon.arcs),
      }),
    )
    objects[name] = { type: 'GeometryCollection', geometries }
  }
  for (const [name, group] of groups) {
    const geometries = [...group]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, list]): LineShape => ({ type: 'MultiLineString', id, arcs: list.map(i => [i]) }))
    objects[name] = { type: 'GeometryCollection', geometries }
  }
  for (const [name, list] of Object.entries(lines)) {
    const byId = new Map<string, number[][]>()
    for (const { id, line } of list) {
      coded.push(delta(line))
      byId.set(id, [...(byId.get(id) ?? []), [coded.length - 1]])
    }
    objects[name] = {
      type: 'GeometryCollection',
      geometries: [...byId].map(([id, chains]): LineShape => ({ type: 'MultiLineString', id, arcs: chains })),
    }
  }
  return {
    type: 'Topology',
    transform: { scale: [1 / STEPS, 1 / STEPS], translate: [0, 0] },
    objects: objects as unknown as MapShapes['objects'],
    arcs: coded,
  }
}
