/** The board's map, made ready to draw once: shapes, names' places, and where pieces stand. */
import type { MapDrawing, Spot } from '@ecumene/kit/map/drawing.ts'
import { type Relief, reliefOf } from '@ecumene/kit/map/relief.ts'
import {
  type ArealShape,
  chainPoints,
  decodeArcs,
  type GameMap,
  type LineShape,
  projector,
  svgPath,
} from '@ecumene/maps'
import topology from '@ecumene/maps/civilization.topo.json.br'
import type { AreaGround, BoardGround } from './board/ground.ts'

const map = topology as unknown as GameMap
const arcs = decodeArcs(map)
const shapes = (list: readonly ArealShape[]): { id: string; d: string }[] =>
  list.map(s => ({ id: s.id, d: svgPath(s, arcs) }))
const joined = (list: readonly (ArealShape | LineShape)[]): string => list.map(s => svgPath(s, arcs)).join('')
const { objects, projection } = map
/** A line in pieces of so many points. */
const PIECE = 48
const pieces = (list: readonly LineShape[]): string[] =>
  list.flatMap(shape =>
    shape.arcs.flatMap(chain => {
      const points = chainPoints(chain, arcs)
      const out: string[] = []
      for (let i = 0; i < points.length - 1; i += PIECE)
        out.push(
          `M${points
            .slice(i, i + PIECE + 1)
            .map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
            .join('L')}`,
        )
      return out
    }),
  )
const coast = (id: string): string[] => pieces(objects.coast.geometries.filter(g => g.id === id))

const GROUND: MapDrawing = {
  width: projection.width,
  height: projection.height,
  land: shapes(objects.land.geometries),
  sea: shapes(objects.sea.geometries),
  openSeas: new Set(map.areas.filter(a => a.kind === 'open-sea').map(a => a.id)),
  floodPlains: shapes(objects.floodPlains.geometries),
  outsideLand: joined(objects.outside.geometries.filter(g => g.id === 'land')),
  outsideSea: joined(objects.outside.geometries.filter(g => g.id === 'sea')),
  lakes: joined(objects.lakes.geometries),
  rivers: pieces(objects.rivers.geometries),
  coast: coast('play'),
  outsideCoast: [...coast('outside'), ...coast('edge')],
  landBorders: pieces(objects.landBorders.geometries),
  seaBorders: pieces(objects.seaBorders.geometries),
  links: map.links.map(l => `M${l.line.map(p => p.join(' ')).join('L')}`).join(''),
  volcanoes: map.volcanoes.map(v => ({ id: v.id, at: v.at })),
}

const RELIEF: Relief = reliefOf(projector(projection), onLand())
/** Peaks stand on land only. */
function onLand(): (x: number, y: number) => boolean {
  const pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!pen) return () => true
  const land = new Path2D(GROUND.land.map(a => a.d).join('') + GROUND.outsideLand)
  return (x, y) => pen.isPointInPath(land, x, y)
}

const landOf = new Map(GROUND.land.map(s => [s.id, s.d]))
const seaOf = new Map(GROUND.sea.map(s => [s.id, s.d]))
export const AREA_GROUND: ReadonlyMap<string, AreaGround> = new Map(
  map.areas.map(a => [
    a.id,
    {
      id: a.id,
      isSea: a.kind === 'open-sea',
      label: a.label,
      d: `${landOf.get(a.id) ?? ''}${seaOf.get(a.id) ?? ''}`,
      tokens: a.tokens,
      city: a.city,
      limit: a.limit,
      middle: a.tokens ?? a.label.at,
    },
  ]),
)
/** Where ships lie, by shore: `egypt` or, where an area has two, `delphi-west`. An area's own id always has a place. */
const SHORE_SPOTS: ReadonlyMap<string, Spot> = new Map(
  map.areas.flatMap(a => [
    ...(a.ships.length > 0 ? [[a.id, a.ships[a.ships.length - 1].at] as const] : []),
    ...a.ships.flatMap(s => (s.coast ? [[`${a.id}-${s.coast}`, s.at] as const] : [])),
  ]),
)

/** The box around some areas, in map units. */
export function boxAround(ids: Iterable<string>): { x: number; y: number; w: number; h: number } {
  const all = [...ids].flatMap(id => {
    const a = AREA_GROUND.get(id)
    return a ? numbersOf(a.d) : []
  })
  const [x1, y1] = [Math.min(...all.map(p => p[0])), Math.min(...all.map(p => p[1]))]
  return { x: x1, y: y1, w: Math.max(...all.map(p => p[0])) - x1, h: Math.max(...all.map(p => p[1])) - y1 }
}
const numbersOf = (d: string): [number, number][] =>
  d
    .split(/[MLZ]/)
    .filter(Boolean)
    .map(pair => pair.split(' ').map(Number) as [number, number])

const DESERT = new Set(
  'sahara tunisia tripolitania sabrata tripoli libya jalo cyrenaica cyrene siwa western-desert eastern-desert upper-egypt fayum memphis buhen thebes nubia ptolemais sinai midian arabia petra chaldaea sumeria syria mari gaza numidia thapsus'.split(
    ' ',
  ),
)
const GREEN = new Set(
  'germania sudeten dacia danube moesia tyras scythia crimea kuban maikop nalchik pannonia cisalpina illyricum dalmatia etruria rubicon paeonia thrace byzantium macedonia caucasus cappadocia sinope phrygia bithynia'.split(
    ' ',
  ),
)
/** The tone of an area's land: desert, steppe and forest, or parchment; neighbours mostly differ. */
function toneOf(id: string): string {
  let h = 7
  for (const c of id) h = (h * 31 + c.charCodeAt(0)) >>> 0
  if (DESERT.has(id)) return `map-desert-${h % 3}`
  if (GREEN.has(id)) return `map-green-${h % 3}`
  return `map-tone-${h % 4}`
}

export const BOARD_GROUND: BoardGround = {
  drawing: GROUND,
  relief: RELIEF,
  areas: AREA_GROUND,
  shores: SHORE_SPOTS,
  toneOf,
}
