// What a page needs to draw a made map: plain functions, no libraries, safe in a browser.

export type XY = [number, number]

export interface ProjectionSpec {
  kind: 'conicEqualArea'
  parallels: [number, number]
  rotate: [number, number]
  center: [number, number]
  scale: number
  translate: [number, number]
  width: number
  height: number
}

export interface ArealShape {
  type: 'MultiPolygon'
  id: string
  arcs: number[][][]
}

export interface LineShape {
  type: 'MultiLineString'
  id: string
  arcs: number[][]
}

export interface Collection<S> {
  type: 'GeometryCollection'
  geometries: S[]
}

export interface LabelPlace {
  at: XY
  /** degrees, clockwise positive, as SVG's rotate() */
  angle: number
  /** font size that suits the English name */
  size: number
  /** length of free room along the label at that size */
  room: number
  /** the name stands on the area's water, not on its land */
  afloat: boolean
}

export interface ShipPlace {
  at: XY
  /** which of the area's shores this is, where it has several that do not meet */
  coast: string | null
}

export interface MapArea {
  id: string
  name: string
  kind: 'land' | 'lakeside' | 'coastal' | 'island' | 'open-sea'
  pop: number
  citySite: 'none' | 'black' | 'white'
  floodPlain: string | null
  volcano: string | null
  start: string | null
  label: LabelPlace
  city: XY | null
  tokens: XY | null
  limit: XY | null
  ships: ShipPlace[]
}

export interface DrawnLink {
  a: string
  b: string
  ground: 'land' | 'water'
  kind: string
  line: XY[]
  why: string
}

/** A quantized TopoJSON topology in map units. */
export interface MapShapes {
  type: 'Topology'
  transform: { scale: XY; translate: XY }
  arcs: XY[][]
  objects: {
    land: Collection<ArealShape>
    sea: Collection<ArealShape>
    outside: Collection<ArealShape>
    lakes: Collection<ArealShape>
    floodPlains: Collection<ArealShape>
    coast: Collection<LineShape>
    landBorders: Collection<LineShape>
    seaBorders: Collection<LineShape>
    rivers: Collection<LineShape>
  }
  projection: ProjectionSpec
}

/** The map of Civilization with what the game needs besides shapes. */
export interface GameMap extends MapShapes {
  areas: MapArea[]
  volcanoes: { id: string; at: XY; areas: string[] }[]
  links: DrawnLink[]
}

/** A province or sea of Mare Nostrum: where its name and its pieces stand. */
export interface MareNostrumArea {
  id: string
  kind: 'province' | 'sea'
  /** middle of the block of name, plate and troops, or of a sea's name */
  at: XY
  /** width and height of that block */
  room: XY
  /** of a sea's name: degrees, clockwise positive, and font size */
  angle: number
  size: number
  /** places for fleets, the first free one is taken; none in a province */
  berths: XY[]
}

/** Where four areas meet. */
export type CornerId = 'etruria' | 'epirus' | 'catabathmus' | 'lycia' | 'crete' | 'chott'

/** The map of Mare Nostrum: four areas meet at each corner, and who borders whom there cannot be seen. */
export interface MareNostrumMap extends MapShapes {
  areas: MareNostrumArea[]
  corners: { id: CornerId; at: XY; areas: [string, string, string, string] }[]
}

/** All arcs in map units. */
export function decodeArcs(map: Pick<MapShapes, 'arcs' | 'transform'>): XY[][] {
  const { scale, translate } = map.transform
  return map.arcs.map(arc => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): XY => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** The points of a chain of arcs, ~i being arc i backwards, joints given once. */
export function chainPoints(chain: number[], arcs: XY[][]): XY[] {
  const out: XY[] = []
  for (const i of chain) {
    const points = i < 0 ? [...arcs[~i]].reverse() : arcs[i]
    out.push(...(out.length > 0 ? points.slice(1) : points))
  }
  return out
}

const trim = (n: number) => String(Math.round(n * 100) / 100)

/** Drawing commands of a shape for an SVG path. */
export function svgPath(shape: ArealShape | LineShape, arcs: XY[][]): string {
  const chains = shape.type === 'MultiPolygon' ? shape.arcs.flat() : shape.arcs
  return chains
    .map(chain => {
      const points = chainPoints(chain, arcs)
      const line = points.map(([x, y]) => `${trim(x)} ${trim(y)}`).join('L')
      return `M${line}${shape.type === 'MultiPolygon' ? 'Z' : ''}`
    })
    .join('')
}

/** A function from lon/lat to map units: Albers' conic equal-area projection on the sphere. */
export function projector(spec: ProjectionSpec): (lonLat: XY) => XY {
  const rad = Math.PI / 180
  const s0 = Math.sin(spec.parallels[0] * rad)
  const n = (s0 + Math.sin(spec.parallels[1] * rad)) / 2
  const c = 1 + s0 * (2 * n - s0)
  const raw = (lon: number, lat: number): XY => {
    const r = Math.sqrt(c - 2 * n * Math.sin(lat * rad)) / n
    return [r * Math.sin(lon * rad * n), r * Math.cos(lon * rad * n)]
  }
  const [cx, cy] = raw(spec.center[0], spec.center[1])
  return ([lon, lat]) => {
    const [x, y] = raw(lon + spec.rotate[0], lat)
    return [spec.translate[0] + spec.scale * (x - cx), spec.translate[1] + spec.scale * (y - cy)]
  }
}
