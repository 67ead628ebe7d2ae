// Divides the land among a game's areas so that the picture touches where the rules say so.
import { components, densify, grow, makeWarp, type Point, type RasterGrid, type SeedCell } from './raster.ts'

export interface LandArea {
  id: string
  kind: string
  island: string | null
  /** middle of the area in map units */
  at: Point
  /** further lines, in map units, that belong to the area's land */
  land: Point[][]
}

export interface LandBorder {
  a: number
  b: number
  land: boolean
  /** bends of the line between the two middles; a single bend is also where the border is crossed */
  via?: Point[]
}

export interface LandInput {
  width: number
  height: number
  /** 1 land, 0 water */
  ground: RasterGrid
  areas: LandArea[]
  borders: LandBorder[]
  /** extra cost of crossing cells, e.g. rivers and ranges, so that borders settle there */
  barriers: RasterGrid
  /** cells outside play: 1 */
  outside: RasterGrid
}

/** area index and ground of each cell: code = 2 * area + (water ? 1 : 0); the last area is "outside play". */
export type AreaCodes = RasterGrid

/**
 * Cells a piece of land must have to be more than an island: Sicily and Sardinia have less, Europe south of the frame
 * has more.
 */
const MAINLAND = 100_000

/** How much later a border's line starts to grow for each unit away from the area's middle, in tenths of a unit. */
const LATE = 4

export const clampIndex = (width: number, height: number, [x, y]: Point) =>
  Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)))

/** The two halves of a border's line, each from an area's middle to just short of the crossing. */
function halves(from: Point, to: Point, via: Point[] | undefined): [Point[], Point[]] {
  const line = densify([from, ...(via ?? []), to], 1)
  const middle =
    via && via.length === 1
      ? line.findIndex(([x, y]) => x === via[0][0] && y === via[0][1])
      : Math.floor(line.length / 2)
  return [line.slice(0, Math.max(1, middle - 2)), line.slice(middle + 3)]
}

/**
 * Every area grows over the pieces of land it may take, from its middle and from half of the line to each neighbour;
 * areas of the kind `open-sea` take none. Also tells the pieces of land, who may take each, and each area's own.
 */
export function divideLand(input: LandInput) {
  const { width, height, ground, areas, borders } = input
  const pieces = components(ground, (cell, i) => (cell === 1 && input.outside.cells[i] === 0 ? 1 : -1))
  const mainland = (piece: number) => pieces.size[piece] > MAINLAND

  // Which piece of land each area may take: the mainland, or the island nearest to its middle.
  const nearest = (at: Point, islandOnly: boolean): number => {
    let best = -1
    let bestD = Infinity
    const reach = 120
    for (let y = Math.max(0, Math.floor(at[1] - reach)); y < Math.min(height, at[1] + reach); y++) {
      for (let x = Math.max(0, Math.floor(at[0] - reach)); x < Math.min(width, at[0] + reach); x++) {
        const piece = pieces.of[y * width + x]
        if (piece < 0 || mainland(piece) === islandOnly || (islandOnly && pieces.size[piece] < 60)) continue
        const d = (x - at[0]) ** 2 + (y - at[1]) ** 2
        if (d < bestD) {
          bestD = d
          best = y * width + x
        }
      }
    }
    return best
  }
  const pieceOf = new Int32Array(areas.length).fill(-1)
  const owners = new Map<number, Set<number>>()
  const sources: SeedCell[] = []
  const seed = (label: number, at: Point, late = 0) => {
    const index = clampIndex(width, height, at)
    if (ground.cells[index] === 1 && owners.get(pieces.of[index])?.has(label))
      sources.push({ index, label, late: Math.round(late) })
  }
  areas.forEach((area, label) => {
    if (area.kind === 'open-sea') return
    const index = nearest(area.at, area.island !== null)
    if (index < 0) throw new Error(`no land for ${area.id}`)
    const extra = area.island === null ? [] : area.land.map(line => nearest(line[0], true))
    for (const i of [index, ...extra]) {
      const piece = pieces.of[i]
      owners.set(piece, (owners.get(piece) ?? new Set()).add(label))
      sources.push({ index: i, label })
    }
    pieceOf[label] = pieces.of[index]
  })
  areas.forEach((area, label) => {
    for (const line of area.land) for (const point of densify(line, 1)) seed(label, point)
  })
  for (const border of borders) {
    if (!border.land || pieceOf[border.a] !== pieceOf[border.b]) continue
    const [first, second] = halves(areas[border.a].at, areas[border.b].at, border.via)
    // the further along, the later: the border still runs through the middle, but without spikes towards it
    first.forEach((point, i) => {
      seed(border.a, point, i * LATE)
    })
    second.forEach((point, i) => {
      seed(border.b, point, (second.length - 1 - i) * LATE)
    })
  }
  const land = grow(width, height, sources, makeWarp(width, height, 26), input.barriers.cells, (i, label) => {
    if (ground.cells[i] !== 1 || input.outside.cells[i] !== 0) return false
    return owners.get(pieces.of[i])?.has(label) ?? false
  })
  return { land, pieces, owners, pieceOf }
}

/** Gives small torn-off bits to the neighbour of the same ground that surrounds them most. */
export function absorbCrumbs(codes: AreaCodes, areas: number): number {
  const { width, cells } = codes
  let fixed = 0
  for (let round = 0; round < 3; round++) {
    const pieces = components(codes, cell => cell)
    const largest = new Map<number, number>()
    for (let i = 0; i < cells.length; i++) {
      const piece = pieces.of[i]
      const best = largest.get(cells[i])
      if (best === undefined || pieces.size[piece] > pieces.size[best]) largest.set(cells[i], piece)
    }
    const touch = new Map<number, Map<number, number>>()
    const members = new Map<number, number[]>()
    for (let i = 0; i < cells.length; i++) {
      const piece = pieces.of[i]
      const limit = cells[i] % 2 === 1 ? 150 : 400
      if (cells[i] >= 2 * areas || pieces.size[piece] > limit || largest.get(cells[i]) === piece) continue
      const list = members.get(piece)
      if (list) list.push(i)
      else members.set(piece, [i])
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (j < 0 || j >= cells.length || pieces.of[j] === piece || cells[j] % 2 !== cells[i] % 2) continue
        const touching = touch.get(piece) ?? new Map<number, number>()
        touching.set(cells[j], (touching.get(cells[j]) ?? 0) + 1)
        touch.set(piece, touching)
      }
    }
    let changed = 0
    for (const [piece, list] of members) {
      const touching = touch.get(piece)
      if (!touching) continue
      const [[best]] = [...touching].sort((a, b) => b[1] - a[1] || a[0] - b[0])
      for (const i of list) cells[i] = best
      changed++
    }
    fixed += changed
    if (changed === 0) break
  }
  return fixed
}
