// Divides land and near-shore water among a game's areas so that the picture touches where the rules say so.
import {
  type AreaCodes,
  absorbCrumbs,
  clampIndex,
  divideLand,
  type LandArea,
  type LandBorder,
  type LandInput,
} from './land.ts'
import { components, densify, grow, makeGrid, makeWarp, type Point, type RasterGrid, type SeedCell } from './raster.ts'

export interface SeedArea extends LandArea {
  /** lines that belong to the area's water */
  water: Point[][]
}

export interface SeedBorder extends LandBorder {
  water: boolean
}

export interface PartitionInput extends LandInput {
  areas: SeedArea[]
  borders: SeedBorder[]
  /** for water cells: index of the open sea that may lie here, or -1 */
  openSea: RasterGrid
  /** how far out the coastal water of the areas around each open sea reaches, in units */
  shore: (openSea: number) => number
  /** lines across the water on which two areas' waters meet half way */
  crossings: { a: number; b: number; line: Point[] }[]
  /** distance kept between an open sea and the waters that do not border it */
  margin: number
}

export interface Partition {
  codes: AreaCodes
  notes: string[]
}

export function partition(input: PartitionInput): Partition {
  const { width, height, ground, areas, borders } = input
  const notes: string[] = []
  const size = width * height
  const out = areas.length
  const { land, pieces, owners, pieceOf } = divideLand(input)

  // Water: every shore owns what lies nearest to it, islets not counting.
  const shores: SeedCell[] = []
  for (let i = 0; i < size; i++) {
    if (land.labels[i] >= 0) {
      const x = i % width
      if (
        (x > 0 && ground.cells[i - 1] === 0) ||
        (x < width - 1 && ground.cells[i + 1] === 0) ||
        (i >= width && ground.cells[i - width] === 0) ||
        (i < size - width && ground.cells[i + width] === 0)
      )
        shores.push({ index: i, label: land.labels[i] })
    }
  }
  const wet = (i: number) => ground.cells[i] === 0 || !owners.has(pieces.of[i])
  const wetSeed = (label: number, point: Point) => {
    const i = clampIndex(width, height, point)
    if (wet(i) && input.outside.cells[i] === 0) shores.push({ index: i, label })
  }
  areas.forEach((area, label) => {
    for (const line of area.water) for (const point of densify(line, 1)) wetSeed(label, point)
  })
  for (const { a, b, line } of input.crossings) {
    const points = densify(line, 1)
    points.forEach((point, i) => {
      if (Math.abs(i - points.length / 2) > 2) wetSeed(i < points.length / 2 ? a : b, point)
    })
  }
  const water = grow(
    width,
    height,
    shores,
    makeWarp(width, height, 6),
    null,
    i => wet(i) && input.outside.cells[i] === 0,
  )

  // Open seas lie where the nearest shore may border them, well away from shores that may not.
  const allowed = new Set(borders.filter(b => b.water).map(b => b.a * 1000 + b.b))
  const may = (a: number, b: number) => allowed.has(a * 1000 + b) || allowed.has(b * 1000 + a)
  const forbidden: SeedCell[] = []
  const sea = makeGrid(width, height, -1)
  for (let i = 0; i < size; i++) {
    const s = input.openSea.cells[i]
    if (s < 0 || !wet(i) || water.labels[i] < 0 || input.outside.cells[i] !== 0) continue
    if (may(s, water.labels[i])) {
      if (water.distance[i] >= input.shore(s) * 10) sea.cells[i] = s
    } else forbidden.push({ index: i, label: 0 })
  }
  const near = grow(width, height, forbidden, null, null, wet, input.margin * 10)
  for (let i = 0; i < size; i++) if (sea.cells[i] >= 0 && near.distance[i] < input.margin * 10) sea.cells[i] = -1

  keepLargest(sea)

  const codes = makeGrid(width, height, 2 * out)
  for (let i = 0; i < size; i++) {
    const isLand = ground.cells[i] === 1
    if (input.outside.cells[i] !== 0) codes.cells[i] = 2 * out + (isLand ? 0 : 1)
    else if (!wet(i)) codes.cells[i] = 2 * land.labels[i]
    else if (isLand) {
      // an islet goes with the water around it; in the open sea it is not drawn
      codes.cells[i] =
        sea.cells[i] >= 0 ? 2 * sea.cells[i] + 1 : water.labels[i] < 0 ? 2 * out + 1 : 2 * water.labels[i]
    } else if (sea.cells[i] >= 0) codes.cells[i] = 2 * sea.cells[i] + 1
    else codes.cells[i] = water.labels[i] < 0 ? 2 * out + 1 : 2 * water.labels[i] + 1
  }
  tidyIslets(codes, areas.length)
  const fixed = absorbCrumbs(codes, pieceOf.length)
  if (fixed > 0) notes.push(`${fixed} crumbs absorbed`)
  return { codes, notes }
}

/** An open sea is one sheet of water: pools cut off from it fall back to the shores. */
function keepLargest(sea: RasterGrid): void {
  const pools = components(sea, cell => cell)
  const largest = new Map<number, number>()
  sea.cells.forEach((cell, i) => {
    if (cell < 0) return
    const best = largest.get(cell)
    if (best === undefined || pools.size[pools.of[i]] > pools.size[best]) largest.set(cell, pools.of[i])
  })
  sea.cells.forEach((cell, i) => {
    if (cell >= 0 && largest.get(cell) !== pools.of[i]) sea.cells[i] = -1
  })
}

/** An islet belongs to one area, the one that has most of it; and so does the water right around it. */
function tidyIslets(codes: AreaCodes, areas: number): void {
  const { width, cells } = codes
  const pieces = components(codes, cell => (cell % 2 === 0 ? 1 : -1))
  const votes = new Map<number, Map<number, number>>()
  const members = new Map<number, number[]>()
  for (let i = 0; i < cells.length; i++) {
    const piece = pieces.of[i]
    if (piece < 0 || pieces.size[piece] > 2500) continue
    const m = members.get(piece)
    if (m) m.push(i)
    else members.set(piece, [i])
    const tally = votes.get(piece) ?? new Map<number, number>()
    tally.set(cells[i], (tally.get(cells[i]) ?? 0) + 1)
    votes.set(piece, tally)
  }
  for (const [piece, list] of members) {
    const [[best]] = [...(votes.get(piece) as Map<number, number>)].sort((a, b) => b[1] - a[1] || a[0] - b[0])
    if (best >= 2 * areas) continue
    for (const i of list) {
      cells[i] = best
      for (let dy = -4; dy <= 4; dy++) {
        for (let dx = -4; dx <= 4; dx++) {
          const j = i + dy * width + dx
          if (j >= 0 && j < cells.length && cells[j] % 2 === 1 && cells[j] !== 2 * areas + 1) cells[j] = best + 1
        }
      }
    }
  }
}
