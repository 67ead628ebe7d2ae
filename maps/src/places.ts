// Places for names, cities, tokens, limits and ships in every area.
import { clearance, distanceToBox, type LabelBox, pick, placeLabel } from './anchors.ts'
import type { AreaFact } from './facts.ts'
import type { MapArea, ShipPlace, XY } from './paths.ts'
import { components, type Point, type RasterGrid } from './raster.ts'

interface Spots {
  land: Point[]
  sea: Point[]
}

const LETTER = 0.56
/** Areas with less land than this, in square units, are short of room. */
const SMALL = 9_000
const tidy = ([x, y]: Point): XY => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]

/** Cells of each area to choose from, thinned out where there are many. */
function collect(codes: RasterGrid, count: number): Spots[] {
  const spots: Spots[] = Array.from({ length: count }, () => ({ land: [], sea: [] }))
  for (let y = 1; y < codes.height; y += 3) {
    for (let x = 1; x < codes.width; x += 3) {
      const code = codes.cells[y * codes.width + x]
      const area = code >> 1
      if (area < count) (code % 2 === 0 ? spots[area].land : spots[area].sea).push([x + 0.5, y + 0.5])
    }
  }
  return spots
}

const thin = (points: Point[], at: number): Point[] => {
  const step = Math.max(1, Math.floor(points.length / at))
  return points.filter((_, i) => i % step === 0)
}

export function placeAll(
  facts: AreaFact[],
  codes: RasterGrid,
  floods: RasterGrid,
  middle: (area: AreaFact) => Point,
): MapArea[] {
  const { width } = codes
  const onGround = clearance(codes, code => code)
  const onFlood = clearance(floods, code => code)
  const shores = shorePools(codes)
  const index = ([x, y]: Point) => Math.floor(y) * width + Math.floor(x)
  const room = (point: Point) => onGround[index(point)] / 10
  const spots = collect(codes, facts.length)
  const inside = (test: (code: number) => boolean) => (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < codes.height && test(codes.cells[y * width + x])

  return facts.map((fact, n): MapArea => {
    const openSea = fact.kind === 'open-sea'
    const own = openSea ? spots[n].sea : spots[n].land
    const centre = middle(fact)
    const central = (point: Point) => Math.hypot(point[0] - centre[0], point[1] - centre[1])
    const roomy = own.filter(point => room(point) > 7)
    const range = openSea ? { smallest: 30, largest: 64 } : { smallest: 12, largest: 40 }
    const letters = fact.name.length
    const ground = openSea ? 2 * n + 1 : 2 * n
    const off = (point: Point) => central(point) / 45
    let label = placeLabel(
      letters,
      thin(roomy.length > 0 ? roomy : own, 260),
      inside(code => code === ground),
      range,
      openSea ? () => 0 : off,
    )
    let afloat = openSea
    // where the land is scarce it is left to the pieces, and the name goes on the area's own water
    if (!openSea && (own.length * 9 < SMALL || label.size < 16) && spots[n].sea.length > 0) {
      const sea = placeLabel(
        letters,
        thin(spots[n].sea, 400),
        inside(code => code === 2 * n + 1),
        { smallest: 12, largest: 22 },
        point => central(point) / 30,
      )
      if (sea.size >= 14) {
        label = sea
        afloat = true
      }
    }
    if (label.size === 0) {
      label = placeLabel(
        letters,
        thin([...spots[n].land, ...spots[n].sea], 400),
        inside(code => code >> 1 === n),
        { smallest: 10, largest: 20 },
        off,
      )
    }
    const box: LabelBox = {
      at: label.at,
      angle: label.angle,
      width: fact.name.length * label.size * LETTER,
      height: label.size,
    }
    const common = {
      id: fact.id,
      name: fact.name,
      kind: fact.kind as MapArea['kind'],
      pop: fact.pop,
      citySite: fact.citySite as MapArea['citySite'],
      floodPlain: fact.floodPlain,
      volcano: fact.volcano,
      start: fact.start,
      label: { at: tidy(label.at), angle: label.angle, size: label.size, room: Math.round(label.room), afloat },
    }
    if (openSea)
      return { ...common, city: null, tokens: null, limit: null, ships: [{ at: tidy(pick(own, room)), coast: null }] }

    const flooded = (point: Point) => floods.cells[index(point)] > 0
    // a white site lies on the flood plain, a black one in the same area does not (the flood spares it)
    const fit =
      fact.floodPlain && fact.citySite !== 'none'
        ? own.filter(point => flooded(point) === (fact.citySite === 'white'))
        : own
    const clear = (point: Point) => Math.min(24, distanceToBox(point, box)) * 0.8
    const roomFor = (point: Point, want: number) => 2.2 * Math.min(want, room(point))
    const depth = (point: Point) => (fact.floodPlain ? 2 * Math.min(10, onFlood[index(point)] / 10) : 0)
    const city = pick(
      fit.length > 0 ? fit : own,
      point => roomFor(point, 20) + clear(point) + depth(point) - central(point) * 0.05,
    )
    const apart = (point: Point, other: Point, want: number) =>
      Math.min(want, Math.hypot(point[0] - other[0], point[1] - other[1]))
    const near = (point: Point) => Math.hypot(point[0] - city[0], point[1] - city[1]) * 0.12
    const tokens = pick(own, point => roomFor(point, 22) + clear(point) + 1.3 * apart(point, city, 50) - near(point))
    // the printed limit may stand on the water where the land is scarce
    const scarce = own.length * 9 < SMALL
    const limit = pick(
      scarce ? [...own, ...spots[n].sea] : own,
      point =>
        roomFor(point, 12) +
        Math.min(14, distanceToBox(point, box)) +
        apart(point, city, 34) +
        apart(point, tokens, 34) -
        near(point),
    )
    const ships = shores.of(n, fact.coasts ?? null, facts).map(
      ({ coast, cells }): ShipPlace => ({
        coast,
        at: tidy(
          pick(
            cells,
            point =>
              Math.min(24, room(point)) +
              Math.min(20, distanceToBox(point, box)) * 0.6 +
              apart(point, limit, 30) +
              apart(point, city, 30) -
              near(point),
          ),
        ),
      }),
    )
    return { ...common, city: tidy(city), tokens: tidy(tokens), limit: tidy(limit), ships }
  })
}

/** The separate waters of each area, and which neighbours each leads to. */
function shorePools(codes: RasterGrid) {
  const { width, cells } = codes
  const pools = components(codes, cell => (cell % 2 === 1 ? cell : -1))
  const next = new Map<number, Set<number>>()
  const members = new Map<number, Point[]>()
  const byArea = new Map<number, Set<number>>()
  for (let i = 0; i < cells.length - width; i++) {
    const pool = pools.of[i]
    if (pool < 0) continue
    const area = cells[i] >> 1
    byArea.set(area, (byArea.get(area) ?? new Set()).add(pool))
    const x = i % width
    const y = Math.floor(i / width)
    if (x % 2 === 1 && y % 2 === 1) {
      const list = members.get(pool)
      if (list) list.push([x + 0.5, y + 0.5])
      else members.set(pool, [[x + 0.5, y + 0.5]])
    }
    for (const j of [i + 1, i + width]) {
      if (pools.of[j] < 0 || pools.of[j] === pool) continue
      next.set(pool, (next.get(pool) ?? new Set()).add(cells[j] >> 1))
      next.set(pools.of[j], (next.get(pools.of[j]) ?? new Set()).add(area))
    }
  }
  return {
    of(
      area: number,
      coasts: Record<string, string[]> | null,
      facts: AreaFact[],
    ): { coast: string | null; cells: Point[] }[] {
      const own = [...(byArea.get(area) ?? [])]
        .filter(pool => (members.get(pool)?.length ?? 0) > 0)
        .sort((one, other) => pools.size[other] - pools.size[one])
      if (own.length === 0) return []
      if (!coasts) return [{ coast: null, cells: members.get(own[0]) as Point[] }]
      return Object.entries(coasts).map(([coast, names]) => {
        const leads = (pool: number) =>
          names.filter(id => next.get(pool)?.has(facts.findIndex(f => f.id === id))).length
        const best = own.reduce((a, b) => (leads(b) > leads(a) ? b : a))
        if (leads(best) === 0) throw new Error(`${facts[area].id} has no water on its ${coast} shore`)
        return { coast, cells: members.get(best) as Point[] }
      })
    },
  }
}
