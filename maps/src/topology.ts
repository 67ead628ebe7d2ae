// Writes smoothed arcs as a quantized TopoJSON topology.
import type { Topology, MultiPolygon as TopoMultiPolygon } from 'topojson-specification'
import { type Arc, ringsOf } from './arcs.ts'
import type { Point } from './raster.ts'

/** Steps per map unit. */
export const STEPS = 4

export interface Shape {
  code: number
  id: string
  properties?: Record<string, unknown>
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

/** The polygons of one code: outer rings with their holes, largest first. Region on the left hand makes outer rings negative. */
export function polygonsOf(code: number, arcs: Arc[]): { arcs: number[][]; rings: Point[][] }[] {
  const rings = ringsOf(code, arcs)
    .map(ring => ({ ring, points: ringPoints(ring, arcs) }))
    .map(r => ({ ...r, area: signedArea(r.points) }))
  const outer = rings.filter(r => r.area < 0).sort((a, b) => a.area - b.area)
  const polygons = outer.map(r => ({ arcs: [r.ring], rings: [r.points] }))
  for (const hole of rings.filter(r => r.area >= 0)) {
    // the smallest outer ring that holds it; most points decide, since smoothed rings may graze one another
    for (let i = outer.length - 1; i >= 0; i--) {
      const inside = hole.points.filter(p => within(p, outer[i].points)).length
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

/** Objects of arcs still to be added (rivers and the like) are given as extra lines. */
export function toTopology(arcs: Arc[], layers: Layers, lines: { [name: string]: { id?: string; line: Point[] }[] }): Topology {
  const coded = arcs.map(a => delta(a.points))
  const objects: Topology['objects'] = {}
  for (const [name, shapes] of Object.entries(layers)) {
    objects[name] = {
      type: 'GeometryCollection',
      geometries: shapes.map(({ code, id, properties }): TopoMultiPolygon & { id: string } => ({
        type: 'MultiPolygon',
        id,
        ...(properties ? { properties } : {}),
        arcs: polygonsOf(code, arcs).map(p => p.arcs),
      })),
    }
  }
  for (const [name, list] of Object.entries(lines)) {
    objects[name] = {
      type: 'GeometryCollection',
      geometries: list.map(({ id, line }) => {
        coded.push(delta(line))
        return { type: 'LineString', ...(id ? { id } : {}), arcs: [coded.length - 1] }
      }),
    }
  }
  return { type: 'Topology', transform: { scale: [1 / STEPS, 1 / STEPS], translate: [0, 0] }, objects, arcs: coded }
}
