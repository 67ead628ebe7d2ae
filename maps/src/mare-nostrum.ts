// The map of Mare Nostrum: two partitions, provinces on the land and seas on the water, from rules, ground and shape.
import { PROVINCE_IDS, type ProvinceId, SEA_IDS, type SeaId } from '../../games/mare-nostrum/data/names.ts'
import { PROVINCES } from '../../games/mare-nostrum/data/provinces.ts'
import { SEAS } from '../../games/mare-nostrum/data/seas.ts'
import {
  bends,
  chott,
  corners,
  grey,
  ground as groundData,
  landSeeds,
  outsidePlay,
  seaBorders,
  shifts,
} from '../data/mare-nostrum-shape.ts'
import { type Arc, closeShortArcs, traceArcs } from './arcs.ts'
import { makeProjection, project } from './base.ts'
import { compareKinds, type RuleContact, touches } from './check.ts'
import { makeGround } from './ground.ts'
import { type AreaCodes, absorbCrumbs, divideLand } from './land.ts'
import { outsideGrid } from './outside.ts'
import type { MareNostrumMap, XY } from './paths.ts'
import { placePlates } from './plates.ts'
import { fillRings, makeGrid, type Point, type RasterGrid } from './raster.ts'
import { coastCell, divideWater, giveIslets } from './seas.ts'
import { chaikin, smoothArcs } from './smooth.ts'
import { closedArc, lineGroups, toTopology } from './topology.ts'

/** Contacts that should not be and are no longer than this are closed up to a point. */
const POINT_CONTACT = 32
/** A border must be at least this long to be seen. */
export const VISIBLE = 12
const LAKE = 20_000

const spec = groundData.projection
const AREAS: readonly (ProvinceId | SeaId)[] = [...PROVINCE_IDS, ...SEA_IDS]
const OUT = AREAS.length
const index = new Map<string, number>(AREAS.map((id, i) => [id, i]))
const number = (id: string): number => {
  const i = index.get(id)
  if (i === undefined) throw new Error(`unknown area ${id}`)
  return i
}
const isProvince = (i: number) => i < PROVINCE_IDS.length
/** Provinces are land and seas are water: the code of an area says which. */
const codeOf = (i: number) => 2 * i + (isProvince(i) ? 0 : 1)

/** What the rules say: the borders of provinces, their coasts, and the borders of seas. */
export function ruleContacts(): RuleContact[] {
  const out: RuleContact[] = []
  for (const a of PROVINCE_IDS) {
    for (const b of PROVINCES[a].land) if (a < b) out.push({ a, b, contact: 'land' })
    for (const b of PROVINCES[a].seas) out.push(a < b ? { a, b, contact: 'shore' } : { a: b, b: a, contact: 'shore' })
  }
  for (const a of SEA_IDS) for (const b of SEAS[a].seas) if (a < b) out.push({ a, b, contact: 'water' })
  return out
}

export function makeMareNostrum(): { map: MareNostrumMap; report: string[] } {
  const report: string[] = []
  const clock = Date.now()
  const say = (line: string) => report.push(`${line} (${((Date.now() - clock) / 1000).toFixed(1)} s)`)
  const projection = makeProjection(spec)
  const at = (point: Point): Point => project(projection, point)
  const middle = (id: ProvinceId | SeaId): Point => {
    const { lon, lat } = isProvince(number(id)) ? PROVINCES[id as ProvinceId] : SEAS[id as SeaId]
    return at(shifts[id]?.at ?? [lon, lat])
  }
  const ground = makeGround(groundData)
  say('ground')
  const { codes, ends } = divide(ground.ground, ground.barriers, at, middle)
  say('partition')

  const arcs = smoothArcs(closeShortArcs(traceArcs(codes), unwanted(), POINT_CONTACT), softness)
  const salt = round(chott.map(at))
  const lakes = [...ground.lakes, { id: 'chott', ring: salt }]
  const all = [...arcs, ...lakes.map((lake, i) => closedArc(lake.ring, LAKE + i))]
  const name = (code: number): string => AREAS[code >> 1]
  const shapes = toTopology(
    all,
    {
      land: PROVINCE_IDS.map(id => ({ id, code: codeOf(number(id)) })),
      sea: SEA_IDS.map(id => ({ id, code: codeOf(number(id)) })),
      outside: [
        { id: 'land', code: 2 * OUT },
        { id: 'sea', code: 2 * OUT + 1 },
      ],
      floodPlains: [],
      lakes: lakes.map((lake, i) => ({ id: lake.id, code: LAKE + i })),
    },
    lineGroups(arcs, (left, right) => {
      const play = left >> 1 < OUT && right >> 1 < OUT
      if (left % 2 !== right % 2) return ['coast', play ? 'play' : 'outside']
      if (!play) return left % 2 === 0 ? ['coast', 'edge'] : null
      return [left % 2 === 0 ? 'landBorders' : 'seaBorders', [name(left), name(right)].sort().join('|')]
    }),
    { rivers: ground.rivers },
  )
  const map: MareNostrumMap = {
    ...shapes,
    projection: spec,
    areas: placePlates(codes, middle),
    corners: corners.map(corner => ({
      id: corner.id,
      areas: corner.areas,
      at: cornerOf(corner.areas, ends.get(corner.id) ?? at(corner.at), arcs),
    })),
  }
  say('places')
  const differences = compareKinds(touches(map), ruleContacts(), VISIBLE)
  for (const difference of differences)
    report.push(
      `${difference.what} ${difference.contact}: ${difference.a} - ${difference.b} (${Math.round(difference.length)})`,
    )
  say(`${differences.length} differences, ${all.length} arcs`)
  return { map, report }
}

const round = (ring: Point[]): Point[] => chaikin(chaikin([...ring, ring[0]]))

/** Provinces on the land, then seas on the water, then islets. Also tells where each corner on a coast came to lie. */
function divide(
  ground: RasterGrid,
  barriers: RasterGrid,
  at: (point: Point) => Point,
  middle: (id: ProvinceId | SeaId) => Point,
): { codes: AreaCodes; ends: Map<string, Point> } {
  const { width, height } = spec
  const outside = outsideGrid(
    spec,
    outsidePlay.map(({ ring }) => ring.map(at)),
  )
  fillRings(outside, [round(chott.map(at))], 1)
  const { land } = divideLand({
    width,
    height,
    ground,
    barriers,
    outside,
    areas: PROVINCE_IDS.map(id => ({
      id,
      kind: 'province',
      island: PROVINCES[id].land.length === 0 ? id : null,
      at: middle(id),
      land: (landSeeds[id] ?? []).map(line => line.map(at)),
    })),
    borders: ruleContacts()
      .filter(rule => rule.contact === 'land')
      .map(rule => ({ a: number(rule.a), b: number(rule.b), land: true, via: bends[`${rule.a}|${rule.b}`]?.map(at) })),
  })
  const ends = new Map<string, Point>()
  for (const corner of corners)
    if (corner.id !== 'chott')
      ends.set(corner.id, coastCell(ground, land.labels, at(corner.at), (corner.between ?? []).map(number)))
  const lines = Object.values(seaBorders).flatMap(({ lines: list, to }) =>
    list.map((line, i) => {
      const end = i === 0 && to ? ends.get(to) : undefined
      const points = line.map(at)
      return end ? [...points.slice(0, -1), end] : points
    }),
  )
  const margin = outsideGrid(spec, [])
  const water = divideWater({ ground, margin, middles: SEA_IDS.map(middle), lines })
  const codes = makeGrid(width, height, 2 * OUT)
  for (let i = 0; i < codes.cells.length; i++) {
    if (ground.cells[i] === 0) codes.cells[i] = water[i] < 0 ? 2 * OUT + 1 : codeOf(PROVINCE_IDS.length + water[i])
    else if (land.labels[i] >= 0) codes.cells[i] = codeOf(land.labels[i])
  }
  const coasts = new Set(PROVINCE_IDS.flatMap(id => PROVINCES[id].seas.map(sea => `${number(id)}|${number(sea)}`)))
  const greys = grey.map(area => at(area.at))
  giveIslets(
    codes,
    2 * OUT,
    PROVINCE_IDS.length,
    (province, sea) => coasts.has(`${province}|${sea}`),
    piece => greys.some(([x, y]) => piece.some(i => Math.hypot((i % width) - x, Math.floor(i / width) - y) < 12)),
  )
  absorbCrumbs(codes, OUT)
  return { codes, ends }
}

/** Would a line between these two codes show a contact that the rules do not know? */
function unwanted(): (left: number, right: number) => boolean {
  const ruled = new Set(
    ruleContacts().flatMap(({ a, b }) => [`${number(a)}|${number(b)}`, `${number(b)}|${number(a)}`]),
  )
  return (left, right) => {
    const [a, b] = [left >> 1, right >> 1]
    return a !== b && a < OUT && b < OUT && !ruled.has(`${a}|${b}`)
  }
}

/** The junction where most of the four meet, nearest to where it was looked for. */
function cornerOf(areas: readonly string[], near: Point, arcs: readonly Arc[]): XY {
  const codes = new Set(areas.map(id => codeOf(number(id))))
  const seen = new Map<string, { at: Point; met: Set<number> }>()
  for (const arc of arcs) {
    if (arc.closed) continue
    for (const point of [arc.points[0], arc.points[arc.points.length - 1]]) {
      const key = point.join()
      const junction = seen.get(key) ?? { at: point, met: new Set<number>() }
      seen.set(key, junction)
      for (const code of [arc.left, arc.right]) if (codes.has(code)) junction.met.add(code)
    }
  }
  const whole = [...seen.values()].filter(junction => junction.met.size === codes.size).map(junction => junction.at)
  const distance = (point: Point) => Math.hypot(point[0] - near[0], point[1] - near[1])
  const best = whole.sort((a, b) => distance(a) - distance(b))[0] ?? near
  return [Math.round(best[0] * 2) / 2, Math.round(best[1] * 2) / 2]
}

function softness(arc: Arc): { sigma: number; tolerance: number } {
  if (arc.left < 0 || arc.right < 0) return { sigma: 0, tolerance: 0.1 }
  if (arc.left % 2 !== arc.right % 2) return { sigma: 1.4, tolerance: 0.45 }
  return arc.left % 2 === 1 ? { sigma: 6, tolerance: 0.4 } : { sigma: 9, tolerance: 0.4 }
}
