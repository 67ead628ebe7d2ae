// The map of Civilization and Advanced Civilization, from facts, ground and shape.
import {
  bends,
  crossings,
  floodPlains,
  landSeeds,
  links,
  openSeas,
  outsidePlay,
  shifts,
  shoreWidth,
  volcanoes,
  waterSeeds,
} from '../data/civilization-shape.ts'
import { mediterranean } from '../data/ground.ts'
import { type Arc, closeShortArcs, traceArcs } from './arcs.ts'
import { makeProjection, project } from './base.ts'
import { compare, touches } from './check.ts'
import { type Facts, ruleBorders } from './facts.ts'
import { FLOOD, floodArcs, markFloods } from './floods.ts'
import { makeGround } from './ground.ts'
import { outsideGrid } from './outside.ts'
import { type PartitionInput, partition } from './partition.ts'
import type { GameMap } from './paths.ts'
import { placeAll } from './places.ts'
import { fillRings, makeGrid, type Point, type RasterGrid } from './raster.ts'
import { smoothArcs } from './smooth.ts'
import { closedArc, lineGroups, nearestOn, toTopology } from './topology.ts'

/** Coastal water reaches this far out where nothing else is said. */
const SHORE = 34
/** Contacts that should not be and are no longer than this are closed up to a point. */
const POINT_CONTACT = 14
/** A border must be at least this long to be seen. */
export const VISIBLE = 12
const LAKE = 20_000

const spec = mediterranean.projection

export function makeCivilization(facts: Facts): { map: GameMap; report: string[] } {
  const report: string[] = []
  const clock = Date.now()
  const say = (line: string) => report.push(`${line} (${((Date.now() - clock) / 1000).toFixed(1)} s)`)
  const projection = makeProjection(spec)
  const at = (point: Point): Point => project(projection, point)
  const index = new Map(facts.areas.map((area, i) => [area.id, i]))
  const number = (id: string): number => {
    const i = index.get(id)
    if (i === undefined) throw new Error(`unknown area ${id}`)
    return i
  }
  const out = facts.areas.length
  const ground = makeGround(mediterranean)
  say('ground')
  const { codes, notes } = partition(seeds(facts, number, at, ground.ground, ground.barriers))
  say(`partition, ${notes.join(', ')}`)

  const arcs = smoothArcs(closeShortArcs(traceArcs(codes), unwanted(facts, number), POINT_CONTACT), softness)
  const marks = markFloods(
    codes,
    floodPlains.map(plain => ({
      id: plain.id,
      reach: plain.reach,
      rivers: ground.rivers
        .map(river => river.line.filter(point => plain.boxes.some(b => inBox(projection.invert?.(point) as Point, b))))
        .filter(line => line.length > 1),
      rings: plain.rings.map(ring => ring.map(at)),
      areas: facts.areas.filter(area => area.floodPlain === plain.id).map(area => number(area.id)),
    })),
  )
  const all = [...arcs, ...floodArcs(marks), ...ground.lakes.map((lake, i) => closedArc(lake.ring, LAKE + i))]
  say(`${all.length} arcs`)

  const wet = new Set<number>()
  for (const code of codes.cells) if (code % 2 === 1) wet.add(code >> 1)
  const name = (code: number) => facts.areas[code >> 1].id
  const shapes = toTopology(
    all,
    {
      land: facts.areas
        .filter(area => area.kind !== 'open-sea')
        .map(area => ({ id: area.id, code: 2 * number(area.id) })),
      sea: facts.areas
        .filter(area => wet.has(number(area.id)))
        .map(area => ({ id: area.id, code: 2 * number(area.id) + 1 })),
      outside: [
        { id: 'land', code: 2 * out },
        { id: 'sea', code: 2 * out + 1 },
      ],
      floodPlains: floodPlains.map((plain, i) => ({ id: plain.id, code: FLOOD + 1 + i })),
      lakes: ground.lakes.map((lake, i) => ({ id: lake.id, code: LAKE + i })),
    },
    lineGroups(arcs, (left, right) => {
      const play = left >> 1 < out && right >> 1 < out
      if (left % 2 !== right % 2) return ['coast', play ? 'play' : 'outside']
      if (!play) return left % 2 === 0 ? ['coast', 'edge'] : null
      const pair = [name(left), name(right)].sort().join('|')
      return [left % 2 === 0 ? 'landBorders' : 'seaBorders', pair]
    }),
    { rivers: ground.rivers },
  )
  const areas = placeAll(facts.areas, codes, marks, area => at(shifts[area.id]?.at ?? [area.lon, area.lat]))
  say('places')
  const map: GameMap = {
    ...shapes,
    projection: spec,
    areas,
    volcanoes: volcanoes.map(volcano => {
      const shared = arcs.filter(
        arc =>
          volcano.areas.length > 1 &&
          volcano.areas.every(id => arc.left === 2 * number(id) || arc.right === 2 * number(id)),
      )
      return { id: volcano.id, areas: volcano.areas, at: nearestOn(at(volcano.at), shared) }
    }),
    links: links.map(link => ({ ...link, line: link.line.map(point => at(point).map(Math.round) as Point) })),
  }
  const differences = compare(touches(map), ruleBorders(facts), VISIBLE)
  for (const difference of differences)
    report.push(
      `${difference.what} ${difference.ground}: ${difference.a} - ${difference.b} (${Math.round(difference.length)})`,
    )
  say(`${differences.length} differences, ${links.length} drawn links`)
  return { map, report }
}

const inBox = ([x, y]: Point, [w, s, e, n]: [number, number, number, number]) => x >= w && x <= e && y >= s && y <= n

function seeds(
  facts: Facts,
  number: (id: string) => number,
  at: (point: Point) => Point,
  ground: RasterGrid,
  barriers: RasterGrid,
): PartitionInput {
  const { width, height } = spec
  const lines = (list: Point[][] | undefined): Point[][] => (list ?? []).map(line => line.map(at))
  const openSea = makeGrid(width, height, -1)
  for (const [id, ring] of Object.entries(openSeas)) fillRings(openSea, [ring.map(at)], number(id))
  const linked = (a: string, b: string) =>
    links.some(link => link.ground === 'land' && [link.a, link.b].includes(a) && [link.a, link.b].includes(b))
  return {
    width,
    height,
    ground,
    barriers,
    openSea,
    outside: outsideGrid(
      spec,
      outsidePlay.map(({ ring }) => ring.map(at)),
    ),
    shore: sea => shoreWidth[facts.areas[sea].id] ?? SHORE,
    margin: 8,
    crossings: Object.entries(crossings).map(([pair, line]) => {
      const [a, b] = pair.split('|')
      return { a: number(a), b: number(b), line: line.map(at) }
    }),
    areas: facts.areas.map(area => ({
      id: area.id,
      kind: area.kind,
      island: area.island,
      at: at(shifts[area.id]?.at ?? [area.lon, area.lat]),
      land: lines(landSeeds[area.id]),
      water: lines(waterSeeds[area.id]),
    })),
    borders: facts.borders.map(([a, b, how]) => ({
      a: number(a),
      b: number(b),
      land: how.includes('L') && !linked(a, b),
      water: how.includes('W'),
      via: bends[`${a}|${b}`]?.map(at),
    })),
  }
}

/** Would a line between these two codes show a border that the rules do not know? */
function unwanted(facts: Facts, number: (id: string) => number): (left: number, right: number) => boolean {
  const rules = new Map<string, string>()
  for (const [a, b, how] of facts.borders) {
    rules.set(`${number(a)}|${number(b)}`, how)
    rules.set(`${number(b)}|${number(a)}`, how)
  }
  const out = facts.areas.length
  return (left, right) => {
    const a = left >> 1
    const b = right >> 1
    if (a === b || a >= out || b >= out) return false
    const how = rules.get(`${a}|${b}`) ?? ''
    return left % 2 === 0 && right % 2 === 0 ? !how.includes('L') : !how.includes('W')
  }
}

function softness(arc: Arc): { sigma: number; tolerance: number } {
  if (arc.left < 0 || arc.right < 0) return { sigma: 0, tolerance: 0.1 }
  const coast = arc.left % 2 !== arc.right % 2
  if (coast) return { sigma: 1.2, tolerance: 0.35 }
  return arc.left % 2 === 1 ? { sigma: 13, tolerance: 0.35 } : { sigma: 9, tolerance: 0.35 }
}
