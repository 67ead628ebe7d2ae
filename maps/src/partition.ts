// Divides land and near-shore water among a game's areas so that the picture touches where the rules say so.
import { components, densify, type Grid, grow, makeGrid, makeWarp, type Point, type Source } from './raster.ts'

export interface SeedArea {
  id: string
  kind: string
  island: string | null
  /** middle of the area in map units */
  at: Point
  /** further lines, in map units, that belong to the area's land */
  land: Point[][]
  /** lines that belong to the area's water */
  water: Point[][]
}

export interface SeedBorder {
  a: number
  b: number
  land: boolean
  water: boolean
  /** bends of the line between the two middles; a single bend is also where the border is crossed */
  via?: Point[]
}

export interface PartitionInput {
  width: number
  height: number
  /** 1 land, 0 water */
  ground: Grid
  areas: SeedArea[]
  borders: SeedBorder[]
  /** extra cost of crossing cells, e.g. rivers and ranges, so that borders settle there */
  barriers: Grid
  /** for water cells: index of the open sea that may lie here, or -1 */
  openSea: Grid
  /** cells outside play: 1 */
  outside: Grid
  /** how far out the coastal water of the areas around each open sea reaches, in units */
  shore: (openSea: number) => number
  /** lines across the water on which two areas' waters meet half way */
  crossings: { a: number; b: number; line: Point[] }[]
  /** distance kept between an open sea and the waters that do not border it */
  margin: number
}

/** area index and ground of each cell: code = 2 * area + (water ? 1 : 0); the last area is "outside play". */
export type Codes = Grid

export interface Partition {
  codes: Codes
  notes: string[]
}

/** Cells a piece of land must have to be more than an island: Sicily and Sardinia have less, Europe south of the frame has more. */
const MAINLAND = 100_000

/** How much later a border's line starts to grow for each unit away from the area's middle, in tenths of a unit. */
const LATE = 4

const clampIndex = (width: number, height: number, [x, y]: Point) =>
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

export function partition(input: PartitionInput): Partition {
  const { width, height, ground, areas, borders } = input
  const notes: string[] = []
  const size = width * height
  const out = areas.length
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
  const sources: Source[] = []
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
    for (const line of area.land) for (const p of densify(line, 1)) seed(label, p)
  })
  for (const border of borders) {
    if (!border.land || pieceOf[border.a] !== pieceOf[border.b]) continue
    const [first, second] = halves(areas[border.a].at, areas[border.b].at, border.via)
    // the further along, the later: the border still runs through the middle, but without spikes towards it
    first.forEach((p, i) => {
      seed(border.a, p, i * LATE)
    })
    second.forEach((p, i) => {
      seed(border.b, p, (second.length - 1 - i) * LATE)
    })
  }
  const land = grow(width, height, sources, makeWarp(width, height, 26), input.barriers.cells, (i, label) => {
    if (ground.cells[i] !== 1 || input.outside.cells[i] !== 0) return false
    return owners.get(pieces.of[i])?.has(label) ?? false
  })

  // Water: every shore owns what lies nearest to it, islets not counting.
  const shores: Source[] = []
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
  const wetSeed = (label: number, p: Point) => {
    const i = clampIndex(width, height, p)
    if (wet(i) && input.outside.cells[i] === 0) shores.push({ index: i, label })
  }
  areas.forEach((area, label) => {
    for (const line of area.water) for (const p of densify(line, 1)) wetSeed(label, p)
  })
  for (const { a, b, line } of input.crossings) {
    const points = densify(line, 1)
    points.forEach((p, i) => {
      if (Math.abs(i - points.length / 2) > 2) wetSeed(i < points.length / 2 ? a : b, p)
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
  const forbidden: Source[] = []
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
function keepLargest(sea: Grid): void {
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
function tidyIslets(codes: Codes, areas: number): void {
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

/** Gives small torn-off bits to the neighbour of the same ground that surrounds them most. */
function absorbCrumbs(codes: Codes, areas: number): number {
  const { width, cells } = codes
  let fixed = 0
  for (let round = 0; round < 3; round++) {
    const pieces = components(codes, cell => cell)
    const largest = new Map<number, number>()
    for (let i = 0; i < cells.length; i++) {
      const p = pieces.of[i]
      const best = largest.get(cells[i])
      if (best === undefined || pieces.size[p] > pieces.size[best]) largest.set(cells[i], p)
    }
    const touch = new Map<number, Map<number, number>>()
    const members = new Map<number, number[]>()
    for (let i = 0; i < cells.length; i++) {
      const p = pieces.of[i]
      const limit = cells[i] % 2 === 1 ? 150 : 400
      if (cells[i] >= 2 * areas || pieces.size[p] > limit || largest.get(cells[i]) === p) continue
      const m = members.get(p)
      if (m) m.push(i)
      else members.set(p, [i])
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (j < 0 || j >= cells.length || pieces.of[j] === p || cells[j] % 2 !== cells[i] % 2) continue
        const t = touch.get(p) ?? new Map<number, number>()
        t.set(cells[j], (t.get(cells[j]) ?? 0) + 1)
        touch.set(p, t)
      }
    }
    let changed = 0
    for (const [p, list] of members) {
      const t = touch.get(p)
      if (!t) continue
      const [[best]] = [...t].sort((a, b) => b[1] - a[1] || a[0] - b[0])
      for (const i of list) cells[i] = best
      changed++
    }
    fixed += changed
    if (changed === 0) break
  }
  return fixed
}
