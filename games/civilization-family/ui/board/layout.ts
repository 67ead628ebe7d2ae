/**
 * Where pieces stand so that all can be read: each as near to its own place as the others leave room, at every zoom.
 * Cities keep their sites, stacks come next, ships give way. The same position is laid out the same way every time.
 */
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import type { BoardGround } from './ground.ts'
import type { BoardModel, CityModel, ShipModel, StackModel } from './model.ts'
import { citySize, shipSize, tokenSize } from './pieces.tsx'

export interface Laid<T> {
  readonly piece: T
  readonly x: number
  readonly y: number
  /** Half the width and the height it is drawn with. */
  readonly w: number
  readonly h: number
  /** Its own place, where it had to step aside by more than half its size. */
  readonly from: Spot | null
}
export interface BoardLayout {
  readonly stacks: readonly Laid<StackModel>[]
  readonly cities: readonly Laid<CityModel>[]
  readonly ships: readonly Laid<ShipModel>[]
}
interface StackBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** Half extents for a size of one, as pieces.tsx draws them. */
const STACK = { w: 0.52, h: 0.61 }
const CITY = { w: 0.56, h: 0.58 }
const SHIP = { w: 0.69, h: 0.53 }
const RINGS = 60
const ROUND = 16

export const overlap = (a: StackBox, b: StackBox): boolean =>
  Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h

const known = new WeakMap<BoardModel, Map<number, BoardLayout>>()
export function layPieces(model: BoardModel, ground: BoardGround, zoom: number): BoardLayout {
  const byZoom = known.get(model) ?? new Map<number, BoardLayout>()
  known.set(model, byZoom)
  const layout = byZoom.get(zoom) ?? lay(model, ground, zoom)
  byZoom.set(zoom, layout)
  return layout
}
function lay(model: BoardModel, ground: BoardGround, zoom: number): BoardLayout {
  const taken: StackBox[] = []
  const put = <T>(piece: T, at: Spot, shape: { w: number; h: number }, size: number): Laid<T> => {
    const [w, h] = [shape.w * size, shape.h * size]
    const [x, y] = nearest(at, w, h, size, taken)
    taken.push({ x, y, w, h })
    return { piece, x, y, w, h, from: Math.hypot(x - at[0], y - at[1]) > size * 0.5 ? at : null }
  }
  const middle = (area: string): Spot => ground.areas.get(area)?.middle ?? [0, 0]
  const cities = model.cities.map(c => put(c, ground.areas.get(c.area)?.city ?? middle(c.area), CITY, citySize(zoom)))
  // Several owners in one area stand side by side.
  const size = tokenSize(zoom)
  const crowd = new Map<string, number>()
  for (const s of model.stacks) crowd.set(s.area, (crowd.get(s.area) ?? 0) + 1)
  const placed = new Map<string, number>()
  const stacks = model.stacks.map(s => {
    const i = placed.get(s.area) ?? 0
    placed.set(s.area, i + 1)
    const [x, y] = middle(s.area)
    return put(s, [x + (i - ((crowd.get(s.area) ?? 1) - 1) / 2) * size * 2 * STACK.w, y], STACK, size)
  })
  const ships = model.ships.map(s =>
    put(s, ground.shores.get(s.shore) ?? ground.shores.get(s.area) ?? middle(s.area), SHIP, shipSize(zoom)),
  )
  return { stacks, cities, ships }
}
/** The free place nearest to `at`, on rings around it. */
function nearest(at: Spot, w: number, h: number, size: number, taken: readonly StackBox[]): Spot {
  const isFree = (x: number, y: number): boolean => {
    for (const b of taken) if (Math.abs(b.x - x) < b.w + w && Math.abs(b.y - y) < b.h + h) return false
    return true
  }
  if (isFree(at[0], at[1])) return at
  for (let ring = 1; ring <= RINGS; ring++) {
    const r = ring * size * 0.16
    for (let i = 0; i < ROUND; i++) {
      // From the right downwards and upwards in turn: neither side is preferred.
      const turn = ((i % 2 === 0 ? i : -i - 1) * Math.PI) / ROUND
      const [x, y] = [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r]
      if (isFree(x, y)) return [x, y]
    }
  }
  return at
}
