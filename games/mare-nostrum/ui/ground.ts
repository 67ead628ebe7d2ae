/** The board's map, made ready to draw once, and where everything of a province stands. */

import type { Box } from '@ecumene/kit/camera.ts'
import type { MapDrawing, Spot } from '@ecumene/kit/map/drawing.ts'
import { type Relief, reliefOf } from '@ecumene/kit/map/relief.ts'
import { chainPoints, decodeArcs, type LineShape, type MareNostrumMap, projector, svgPath } from '@ecumene/maps'
import { BLOCK, columnsOf } from '@ecumene/maps/block'
import topology from '@ecumene/maps/mare-nostrum.topo.json.br'

const map = topology as unknown as MareNostrumMap
const arcs = decodeArcs(map)
const { objects, projection } = map
const pieces = (list: readonly LineShape[]): string[] =>
  list.flatMap(shape =>
    shape.arcs.map(
      chain =>
        `M${chainPoints(chain, arcs)
          .map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
          .join('L')}`,
    ),
  )
const coast = (id: string): string[] => pieces(objects.coast.geometries.filter(g => g.id === id))
const outside = (id: string): string =>
  objects.outside.geometries
    .filter(g => g.id === id)
    .map(g => svgPath(g, arcs))
    .join('')

export const DRAWING: MapDrawing = {
  width: projection.width,
  height: projection.height,
  land: objects.land.geometries.map(g => ({ id: g.id, d: svgPath(g, arcs) })),
  sea: objects.sea.geometries.map(g => ({ id: g.id, d: svgPath(g, arcs) })),
  openSeas: new Set(),
  floodPlains: [],
  outsideLand: outside('land'),
  outsideSea: outside('sea'),
  lakes: objects.lakes.geometries.map(g => svgPath(g, arcs)).join(''),
  rivers: pieces(objects.rivers.geometries),
  coast: coast('play'),
  outsideCoast: [...coast('outside'), ...coast('edge')],
  landBorders: pieces(objects.landBorders.geometries),
  seaBorders: pieces(objects.seaBorders.geometries),
  links: '',
  volcanoes: [],
}
export const RELIEF: Relief = reliefOf(projector(projection), onLand())
/** Peaks stand on land only. */
function onLand(): (x: number, y: number) => boolean {
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!pen) return () => true
  const land = new Path2D(DRAWING.land.map(a => a.d).join('') + DRAWING.outsideLand)
  return (x, y) => pen.isPointInPath(land, x, y)
}
const shapes = new Map([...DRAWING.land, ...DRAWING.sea].map(a => [a.id, a.d]))
export const shapeOf = (id: string): string => shapes.get(id) ?? ''

const DESERT = new Set(
  'numidia tripolitania phazania cyrenaica aegyptus aethiopia arabia judea babylonia syria'.split(' '),
)
const GREEN = new Set('gallia germania noricum dacia thracia dalmatia cisalpina armenia'.split(' '))
export function toneOf(id: string): string {
  let h = 7
  for (const c of id) h = (h * 31 + c.charCodeAt(0)) >>> 0
  if (DESERT.has(id)) return `map-desert-${h % 3}`
  return GREEN.has(id) ? `map-green-${h % 3}` : `map-tone-${h % 4}`
}

export const CORNERS = map.corners
export const SLOT = BLOCK.slot
export interface BlockPlace {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The name stands on this line, in the middle. */
  readonly nameAt: Spot
  readonly plate: Box
  /** Middle of each slot. */
  slot(i: number): Spot
  readonly troops: Spot
}
const areas = new Map(map.areas.map(a => [a.id, a]))
/** Where name, slots and troops of a province stand; `slots` is how many it has. */
export function blockOf(id: string, slots: number): BlockPlace {
  const a = areas.get(id)
  if (!a) throw new Error(`no place for ${id}`)
  const [w, h] = a.room
  const [x, y] = [a.at[0] - w / 2, a.at[1] - h / 2]
  const columns = columnsOf(slots)
  const rows = Math.ceil(slots / columns)
  const plate = {
    x: a.at[0] - (columns * BLOCK.slot) / 2 - BLOCK.pad,
    y: y + BLOCK.name,
    w: columns * BLOCK.slot + 2 * BLOCK.pad,
    h: rows * BLOCK.slot + 2 * BLOCK.pad,
  }
  return {
    x,
    y,
    w,
    h,
    nameAt: [a.at[0], y + BLOCK.name - 14],
    plate,
    slot: i => {
      const row = Math.floor(i / columns)
      // A last row that is not full stands in the middle.
      const inRow = row === rows - 1 ? slots - row * columns : columns
      const column = i % columns
      return [a.at[0] + (column - (inRow - 1) / 2) * BLOCK.slot, plate.y + BLOCK.pad + (row + 0.5) * BLOCK.slot]
    },
    troops: [a.at[0], plate.y + plate.h + BLOCK.troops / 2],
  }
}
export interface SeaPlace {
  readonly at: Spot
  readonly angle: number
  readonly size: number
  readonly berths: readonly Spot[]
}
export function seaPlace(id: string): SeaPlace {
  const a = areas.get(id)
  if (!a) throw new Error(`no place for ${id}`)
  return { at: a.at, angle: a.angle, size: a.size, berths: a.berths }
}
export const middleOf = (id: string): Spot => areas.get(id)?.at ?? [0, 0]

/** The box around the provinces in play: what is shown at first. */
export function homeBox(ids: readonly string[]): Box {
  const boxes = ids.map(id => blockOf(id, 1))
  const points = ids.flatMap(id => pointsOf(shapeOf(id)))
  const [x, y] = [Math.min(...points.map(p => p[0])), Math.min(...points.map(p => p[1]), ...boxes.map(b => b.y))]
  const right = Math.max(...points.map(p => p[0]))
  const bottom = Math.max(...points.map(p => p[1]), ...boxes.map(b => b.y + b.h))
  return { x, y, w: right - x, h: bottom - y }
}
const pointsOf = (d: string): [number, number][] =>
  d
    .split(/[MLZ]/)
    .filter(Boolean)
    .map(pair => pair.split(' ').map(Number) as [number, number])
