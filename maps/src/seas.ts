// Divides the water among a game's seas along lines from cape to cape, and gives islets to the shores around them.
import type { AreaCodes } from './land.ts'
import {
  components,
  densify,
  grow,
  makeGrid,
  type Point,
  type RasterGrid,
  type SeedCell,
  strokeLine,
} from './raster.ts'
import { chaikin } from './smooth.ts'

/** Lines are laid as walls of this width; the water under them goes to the nearer sea afterwards. */
const WALL = 3
/** Water of fewer cells than this that a wall cut off goes to a sea beside it. */
const POCKET = 500

export interface SeasInput {
  ground: RasterGrid
  /** cells of the margin: 1 */
  margin: RasterGrid
  /** a place in each sea, in map units */
  middles: Point[]
  lines: Point[][]
}

/** The sea of each cell of water, -1 for waters without a middle: gulfs of other oceans, lakes, the margin. */
export function divideWater({ ground, margin, middles, lines }: SeasInput): Int16Array {
  const { width, height } = ground
  const walls = makeGrid(width, height)
  for (const line of lines) strokeLine(walls, densify(chaikin(chaikin(line)), 1), WALL, 1)
  const isWater = (i: number) => ground.cells[i] === 0 && margin.cells[i] === 0
  const pools = components(ground, (_, i) => (isWater(i) && walls.cells[i] === 0 ? 1 : -1))
  const seaOf = new Map<number, number>()
  middles.forEach(([x, y], sea) => {
    const pool = pools.of[Math.floor(y) * width + Math.floor(x)]
    if (pool < 0) throw new Error(`sea ${sea} has its middle on land or on a line`)
    const other = seaOf.get(pool)
    if (other !== undefined) throw new Error(`the water runs from sea ${other} to sea ${sea}`)
    seaOf.set(pool, sea)
  })
  const sources: SeedCell[] = []
  pools.of.forEach((pool, index) => {
    const label = seaOf.get(pool)
    if (label !== undefined) sources.push({ index, label })
  })
  // under the walls, and in the corners they cut off
  const isLeft = (i: number) => walls.cells[i] === 1 || (!seaOf.has(pools.of[i]) && pools.size[pools.of[i]] < POCKET)
  return grow(width, height, sources, null, null, i => isWater(i) && isLeft(i)).labels
}

/** The cell of water nearest to a place that touches land of every province in `shores`; any land if there are none. */
export function coastCell(ground: RasterGrid, land: Int16Array, near: Point, shores: readonly number[]): Point {
  const { width, height } = ground
  const reach = 220
  let best: Point | null = null
  let bestD = Infinity
  for (let y = Math.max(2, Math.floor(near[1] - reach)); y < Math.min(height - 2, near[1] + reach); y++) {
    for (let x = Math.max(2, Math.floor(near[0] - reach)); x < Math.min(width - 2, near[0] + reach); x++) {
      const i = y * width + x
      if (ground.cells[i] !== 0) continue
      const d = Math.hypot(x - near[0], y - near[1])
      if (d >= bestD) continue
      const around = new Set<number>()
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) if (land[i + dy * width + dx] >= 0) around.add(land[i + dy * width + dx])
      if (shores.length === 0 ? around.size === 0 : !shores.every(s => around.has(s))) continue
      best = [x + 0.5, y + 0.5]
      bestD = d
    }
  }
  if (!best) throw new Error(`no coast near ${near}`)
  return best
}

/** Islets go to the nearest of the provinces that lie on their sea; `mayHold` says which do. */
export function giveIslets(
  codes: AreaCodes,
  outside: number,
  provinces: number,
  mayHold: (province: number, sea: number) => boolean,
  isGrey: (piece: readonly number[]) => boolean,
): void {
  const { width, cells } = codes
  const pieces = components(codes, (cell, i) => (cell === outside && i >= 0 ? 1 : -1))
  const members = new Map<number, number[]>()
  pieces.of.forEach((piece, i) => {
    if (piece < 0 || pieces.size[piece] > ISLET) return
    const list = members.get(piece)
    if (list) list.push(i)
    else members.set(piece, [i])
  })
  const shores = shoreCells(codes, provinces)
  for (const list of members.values()) {
    const seas = new Set<number>()
    let touchesLand = false
    for (const i of list)
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (cells[j] === outside) continue
        if (cells[j] % 2 === 1) seas.add(cells[j] >> 1)
        else touchesLand = true
      }
    if (touchesLand || seas.size !== 1 || isGrey(list)) continue
    const [sea] = seas
    const [x, y] = [list[0] % width, Math.floor(list[0] / width)]
    let best = -1
    let bestD = Infinity
    shores.forEach((points, province) => {
      if (!mayHold(province, sea)) return
      for (const [px, py] of points) {
        const d = Math.hypot(px - x, py - y)
        if (d < bestD) {
          bestD = d
          best = province
        }
      }
    })
    if (best >= 0) for (const i of list) cells[i] = 2 * best
  }
}

/** Land of fewer cells than this, with water all round, is an islet. */
const ISLET = 12_000

function shoreCells(codes: AreaCodes, provinces: number): Point[][] {
  const { width, cells } = codes
  const out: Point[][] = Array.from({ length: provinces }, () => [])
  for (let i = width; i < cells.length - width; i++) {
    const code = cells[i]
    if (code % 2 === 1 || code >> 1 >= provinces) continue
    if ([i - 1, i + 1, i - width, i + width].some(j => cells[j] % 2 === 1))
      out[code >> 1].push([i % width, Math.floor(i / width)])
  }
  return out.map(list => list.filter((_, i) => i % 4 === 0))
}
