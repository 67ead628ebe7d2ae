// The map of Civilization and Advanced Civilization, from facts, ground and shape.
import type { Topology } from 'topojson-specification'
import { bends, crossings, landSeeds, links, openSeas, outsidePlay, shifts, shoreWidth, waterSeeds } from '../data/civilization-shape.ts'
import {
  ancientGulf,
  fills,
  islands,
  lakeBoxes,
  notRivers,
  ownRivers,
  ranges,
  smallestIsland,
  projection as spec,
  straits,
} from '../data/ground.ts'
import { type Arc, closeShortArcs, traceArcs } from './arcs.ts'
import { loadLakes, loadLand, loadRivers, makeProjection, project, toFrame } from './base.ts'
import { compare, touches } from './check.ts'
import { partition } from './partition.ts'
import { fillRings, type Grid, makeGrid, type Point, strokeLine } from './raster.ts'
import { smoothArcs } from './smooth.ts'
import { toTopology } from './topology.ts'

export interface AreaFact {
  id: string
  name: string
  kind: string
  pop: number
  citySite: string
  floodPlain: string | null
  volcano: string | null
  start: string | null
  island: string | null
  lon: number
  lat: number
}

export interface Facts {
  areas: AreaFact[]
  borders: [string, string, string][]
}

const EDGE = 40

export function makeCivilization(facts: Facts): { topology: Topology; report: string[]; codes: Grid } {
  const { width, height } = spec
  const report: string[] = []
  const clock = Date.now()
  const projection = makeProjection(spec)
  const at = (p: Point): Point => project(projection, p)
  const lines = (list: Point[][] | undefined): Point[][] => (list ?? []).map(line => line.map(at))

  const ground = makeGrid(width, height)
  fillRings(ground, toFrame(spec, loadLand(islands, smallestIsland)), 1)
  for (const fill of fills) fillRings(ground, [fill.ring.map(at)], 1)
  fillRings(ground, [ancientGulf.map(at)], 0)
  const lakes = loadLakes(lakeBoxes)
  for (const lake of lakes) if (lake.inPlay) fillRings(ground, [lake.ring.map(at)], 0)
  for (const strait of straits) strokeLine(ground, strait.line.map(at), strait.width, 0)

  const rivers = [...loadRivers(notRivers), ...ownRivers.map(r => r.line)]
  const barriers = makeGrid(width, height)
  for (const river of rivers)
    for (const line of toFrame(spec, { type: 'LineString', coordinates: river })) strokeLine(barriers, line, 3, 40)
  for (const range of ranges) strokeLine(barriers, range.line.map(at), 4, 30)

  const outside = makeGrid(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (x < EDGE || y < EDGE || x >= width - EDGE || y >= height - EDGE) outside.cells[y * width + x] = 1
  }
  for (const { ring } of outsidePlay) fillRings(outside, [ring.map(at)], 1)
  const index = new Map(facts.areas.map((a, i) => [a.id, i]))
  const number = (id: string): number => {
    const i = index.get(id)
    if (i === undefined) throw new Error(`unknown area ${id}`)
    return i
  }
  const openSea = makeGrid(width, height, -1)
  for (const [id, ring] of Object.entries(openSeas)) fillRings(openSea, [ring.map(at)], number(id))
  const { codes, notes } = partition({
    width,
    height,
    ground,
    barriers,
    openSea,
    outside,
    shore: sea => shoreWidth[facts.areas[sea].id] ?? 34,
    crossings: crossings.map(c => ({ a: number(c.a), b: number(c.b), line: c.line.map(at) })),
    margin: 8,
    areas: facts.areas.map(a => ({
      id: a.id,
      kind: a.kind,
      island: a.island,
      at: at(shifts[a.id]?.at ?? [a.lon, a.lat]),
      land: lines(landSeeds[a.id]),
      water: lines(waterSeeds[a.id]),
    })),
    borders: facts.borders.map(([a, b, how]) => ({
      a: number(a),
      b: number(b),
      land: how.includes('L') && !links.some(l => l.a === a && l.b === b && l.ground === 'land'),
      water: how.includes('W'),
      via: bends[`${a}|${b}`]?.map(at),
    })),
  })
  report.push(...notes, `partition ${Date.now() - clock} ms`)

  const rules = new Map(facts.borders.map(([a, b, how]) => [`${Math.min(number(a), number(b))}|${Math.max(number(a), number(b))}`, how]))
  const out = facts.areas.length
  const unwanted = (left: number, right: number): boolean => {
    const a = left >> 1
    const b = right >> 1
    if (a === b || a >= out || b >= out) return false
    const how = rules.get(`${Math.min(a, b)}|${Math.max(a, b)}`) ?? ''
    return left % 2 === 0 && right % 2 === 0 ? !how.includes('L') : !how.includes('W')
  }
  const arcs = closeShortArcs(traceArcs(codes), unwanted, 14)
  const smooth = smoothArcs(arcs, softness)
  report.push(`${arcs.length} arcs, ${smooth.reduce((n, a) => n + a.points.length, 0)} points, ${Date.now() - clock} ms`)

  const withLand = facts.areas.filter(a => a.kind !== 'open-sea')
  const hasWater = new Set<number>()
  for (const c of codes.cells) if (c % 2 === 1) hasWater.add(c >> 1)
  const topology = toTopology(
    smooth,
    {
      land: withLand.map(a => ({ id: a.id, code: 2 * number(a.id) })),
      sea: facts.areas.filter(a => hasWater.has(number(a.id))).map(a => ({ id: a.id, code: 2 * number(a.id) + 1 })),
      outside: [
        { id: 'land', code: 2 * out },
        { id: 'sea', code: 2 * out + 1 },
      ],
    },
    { rivers: [] },
  )
  const differences = compare(
    touches(topology),
    facts.borders.map(([a, b, how]) => ({ a, b, land: how.includes('L'), water: how.includes('W') })),
    12,
  ).filter(d => !links.some(l => l.a === d.a && l.b === d.b && l.ground === d.ground))
  for (const d of differences) report.push(`${d.what} ${d.ground}: ${d.a} - ${d.b} (${Math.round(d.length)})`)
  report.push(`${differences.length} differences, ${Date.now() - clock} ms`)
  return { topology, report, codes }
}

function softness(arc: Arc): { sigma: number; tolerance: number } {
  if (arc.left < 0 || arc.right < 0) return { sigma: 0, tolerance: 0.1 }
  const coast = arc.left % 2 !== arc.right % 2
  return coast ? { sigma: 1.1, tolerance: 0.35 } : { sigma: 9, tolerance: 0.35 }
}
