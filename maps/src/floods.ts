// Flood plains as shaded ground: a band along the rivers inside the areas the rules name.
import { clearance } from './anchors.ts'
import { type Arc, traceArcs } from './arcs.ts'
import { fillRings, makeGrid, type Point, type RasterGrid, strokeLine } from './raster.ts'
import { chaikin, smoothArcs } from './smooth.ts'

export interface FloodInput {
  id: string
  reach: number
  /** parts of rivers, in map units */
  rivers: Point[][]
  rings: Point[][]
  areas: number[]
}

/** Codes of flood plains start here, well above those of areas. */
export const FLOOD = 10_000

/** Flood plains keep this far from the shore, so that smoothing does not carry them over it. */
const INSET = 4

/** Marks each flood plain on a grid of its own: 1 for the first, 2 for the second; 0 elsewhere. */
export function markFloods(codes: RasterGrid, plains: FloodInput[]): RasterGrid {
  const fromWater = clearance(codes, code => code % 2)
  const marks = makeGrid(codes.width, codes.height)
  plains.forEach((plain, index) => {
    const band = makeGrid(codes.width, codes.height)
    for (const line of plain.rivers) strokeLine(band, line, plain.reach * 2, 1)
    for (const ring of plain.rings) fillRings(band, [chaikin(chaikin([...ring, ring[0]]))], 1)
    const members = new Set(plain.areas.map(a => 2 * a))
    for (let i = 0; i < band.cells.length; i++) {
      if (band.cells[i] === 1 && members.has(codes.cells[i]) && fromWater[i] >= INSET * 10) marks.cells[i] = index + 1
    }
  })
  return marks
}

export function floodArcs(marks: RasterGrid): Arc[] {
  const grid: RasterGrid = { ...marks, cells: marks.cells.map(code => FLOOD + code) }
  const arcs = traceArcs(grid).filter(a => a.left >= 0 && a.right >= 0)
  return smoothArcs(arcs, () => ({ sigma: 9, tolerance: 0.5 }))
}
