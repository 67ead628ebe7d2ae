// Lays the ground of a map: land and water with the ancient changes, rivers, lakes, what borders like to follow.

import { clearance } from './anchors.ts'
import {
  type Enlargement,
  type LakeBox,
  loadLakes,
  loadLand,
  loadRivers,
  makeProjection,
  project,
  toFrame,
} from './base.ts'
import type { ProjectionSpec } from './paths.ts'
import { components, fillRings, makeGrid, meander, type Point, type RasterGrid, strokeLine } from './raster.ts'
import { chaikin, simplify } from './smooth.ts'

export interface GroundData {
  projection: ProjectionSpec
  straits: { name: string; line: Point[]; width: number }[]
  fills: { name: string; ring: Point[] }[]
  floods: { name: string; ring: Point[] }[]
  islands: Enlargement[]
  broader: { name: string; at: Point; by: number }[]
  smallestIsland: number
  lakeBoxes: LakeBox[]
  notRivers: [number, number, number, number][]
  ownRivers: { name: string; line: Point[] }[]
  riverNames: { name: string; at: Point }[]
  ranges: { name: string; line: Point[] }[]
}

export interface Ground {
  /** 1 land, 0 water */
  ground: RasterGrid
  /** tolls for crossing rivers and ranges */
  barriers: RasterGrid
  rivers: { id: string; line: Point[] }[]
  lakes: { id: string; ring: Point[] }[]
}

export function makeGround(data: GroundData): Ground {
  const spec = data.projection
  const { width, height } = spec
  const projection = makeProjection(spec)
  const at = (point: Point): Point => project(projection, point)
  const ground = makeGrid(width, height)
  fillRings(ground, toFrame(spec, loadLand(data.islands, data.smallestIsland)), 1)
  tidyCoast(ground)
  for (const fill of data.fills) fillRings(ground, [fill.ring.map(at)], 1)
  for (const flood of data.floods) fillRings(ground, [round(flood.ring.map(at))], 0)
  for (const strait of data.straits) strokeLine(ground, strait.line.map(at), strait.width, 0)
  for (const island of data.broader) broaden(ground, at(island.at), island.by)
  const lakes = loadLakes(data.lakeBoxes).map(lake => ({ ...lake, ring: round(lake.ring.map(at)) }))
  for (const lake of lakes) if (lake.inPlay) fillRings(ground, [lake.ring], 0)

  const surveyed = loadRivers(data.notRivers).map(line => ({ name: nameOf(line, data.riverNames), line, own: false }))
  const named = [...surveyed, ...data.ownRivers.map(river => ({ ...river, own: true }))]
  const lines = named.flatMap(({ name, line, own }) =>
    toFrame(spec, { type: 'LineString', coordinates: line }).map(points => {
      const rounded = chaikin(chaikin(simplify(points, 1.2)))
      return { id: name, line: simplify(own ? meander(rounded, 5) : rounded, 0.3) }
    }),
  )
  const barriers = makeGrid(width, height)
  for (const { line } of lines) strokeLine(barriers, line, 3, 40)
  for (const range of data.ranges) strokeLine(barriers, range.line.map(at), 4, 30)
  return {
    ground,
    barriers,
    rivers: lines.flatMap(({ id, line }) => onLand(line, ground).map(part => ({ id, line: part }))),
    lakes: lakes.filter(lake => !lake.inPlay).map(lake => ({ id: lake.name, ring: lake.ring })),
  }
}

const round = (ring: Point[]): Point[] => chaikin(chaikin([...ring, ring[0]]))

const nameOf = (line: Point[], names: { name: string; at: Point }[]): string =>
  names.find(n => line.some(([x, y]) => Math.hypot(x - n.at[0], y - n.at[1]) < 0.25))?.name ?? ''

/** The parts of a line that run over land, each reaching one step into the water it ends in. */
function onLand(line: Point[], ground: RasterGrid): Point[][] {
  const dry = ([x, y]: Point) => {
    const cx = Math.floor(x)
    const cy = Math.floor(y)
    return cx >= 0 && cy >= 0 && cx < ground.width && cy < ground.height && ground.cells[cy * ground.width + cx] === 1
  }
  const parts: Point[][] = []
  let part: Point[] = []
  for (const point of dense(line)) {
    part.push(point)
    if (dry(point)) continue
    if (part.length > 12) parts.push(part)
    part = [point]
  }
  if (part.length > 12) parts.push(part)
  return parts.map(points => simplify(points, 0.3))
}

function dense(line: Point[]): Point[] {
  const out: Point[] = [line[0]]
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]
    const [bx, by] = line[i]
    const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay)))
    for (let k = 1; k <= n; k++) out.push([ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n])
  }
  return out
}

/** Closes creeks and lagoons too narrow to be seen, then drops spits too thin to be drawn. */
function tidyCoast(ground: RasterGrid): void {
  const step = (value: 0 | 1, by: number) => {
    const d = clearance(ground, cell => cell)
    for (let i = 0; i < ground.cells.length; i++)
      if (ground.cells[i] !== value && d[i] < by * 10) ground.cells[i] = value
  }
  step(1, 2)
  step(0, 4)
  step(1, 2)
  const pools = components(ground, cell => (cell === 0 ? 0 : -1))
  pools.of.forEach((pool, i) => {
    if (pool >= 0 && pools.size[pool] < 600) ground.cells[i] = 1
  })
}

/** Makes one island broader by some units, keeping a channel between it and other land. */
function broaden(ground: RasterGrid, [px, py]: Point, by: number): void {
  // only a window around the island is looked at
  const x0 = Math.max(0, Math.floor(px) - WINDOW)
  const y0 = Math.max(0, Math.floor(py) - WINDOW)
  const width = Math.min(ground.width, Math.floor(px) + WINDOW) - x0
  const height = Math.min(ground.height, Math.floor(py) + WINDOW) - y0
  const here = (i: number) => (y0 + Math.floor(i / width)) * ground.width + x0 + (i % width)
  const part = makeGrid(width, height)
  for (let i = 0; i < part.cells.length; i++) part.cells[i] = ground.cells[here(i)]
  const pieces = components(part, cell => (cell === 1 ? 1 : -1))
  const edge = new Set<number>()
  pieces.of.forEach((piece, i) => {
    const x = i % width
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) edge.add(piece)
  })
  let island = -1
  let best = Infinity
  pieces.of.forEach((piece, i) => {
    const d = Math.hypot(x0 + (i % width) - px, y0 + Math.floor(i / width) - py)
    if (piece >= 0 && !edge.has(piece) && pieces.size[piece] > 200 && d < best) {
      best = d
      island = piece
    }
  })
  const mask = makeGrid(width, height)
  const others = makeGrid(width, height)
  pieces.of.forEach((piece, i) => {
    mask.cells[i] = piece === island ? 1 : 0
    others.cells[i] = piece >= 0 && piece !== island ? 1 : 0
  })
  const toIsland = clearance(mask, cell => cell)
  const toOthers = clearance(others, cell => cell)
  for (let i = 0; i < part.cells.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    // the rim of the window counts as an edge of both and says nothing
    if (Math.min(x, y, width - 1 - x, height - 1 - y) <= CHANNEL + by) continue
    if (part.cells[i] === 0 && toIsland[i] <= by * 10 && toOthers[i] >= CHANNEL * 10) ground.cells[here(i)] = 1
  }
}

/** Half the side of the window looked at when an island is broadened. */
const WINDOW = 240

/** Width of water left between a broadened island and its neighbours. */
const CHANNEL = 13
