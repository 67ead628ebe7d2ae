import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mediterranean } from '../data/ground.ts'
import { makeProjection } from '../src/base.ts'
import { compare, touches } from '../src/check.ts'
import { VISIBLE } from '../src/civilization.ts'
import { crossingArcs } from '../src/crossings.ts'
import { readFacts, ruleBorders } from '../src/facts.ts'
import { readMap } from '../src/packed.ts'
import { type ArealShape, chainPoints, decodeArcs, type GameMap, projector, svgPath, type XY } from '../src/paths.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const text = readMap('civilization')
const map = JSON.parse(text) as GameMap
const facts = readFacts(read('../data/civilization.json'))
const arcs = decodeArcs(map)
const found = touches(map)
const rules = ruleBorders(facts)
const linked = (a: string, b: string, ground: string) =>
  map.links.some(l => l.ground === ground && [l.a, l.b].sort().join() === [a, b].sort().join())

const rings = (shape: ArealShape): XY[][] => shape.arcs.flat().map(chain => chainPoints(chain, arcs))
const within = ([x, y]: XY, shape: ArealShape): boolean => {
  let inside = false
  for (const ring of rings(shape)) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]
      const [bx, by] = ring[j]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}
const areaOf = (chain: number[]): number => {
  const ring = chainPoints(chain, arcs)
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]
    return sum + (x * ny - nx * y) / 2
  }, 0)
}
const land = new Map(map.objects.land.geometries.map(g => [g.id, g]))
const sea = new Map(map.objects.sea.geometries.map(g => [g.id, g]))
const shapeOf = (shapes: Map<string, ArealShape>, id: string): ArealShape => {
  const shape = shapes.get(id)
  if (!shape) throw new Error(`${id} has no shape`)
  return shape
}

describe('what touches on the picture is what borders in the rules', () => {
  it('knows the same 131 areas and 358 borders as the rules', () => {
    expect(map.areas.map(a => a.id)).toEqual(facts.areas.map(a => a.id))
    expect(map.areas.length).toBe(131)
    expect(land.size).toBe(123)
    expect(rules.length).toBe(358)
    expect(rules.filter(r => r.land).length).toBe(231)
    expect(rules.filter(r => r.water).length).toBe(210)
  })

  it.each(facts.areas.map(a => a.id))('%s', id => {
    for (const ground of ['land', 'water'] as const) {
      const drawn = new Set(
        found
          .filter(t => (t.contact === 'land') === (ground === 'land') && (t.a === id || t.b === id))
          .map(t => (t.a === id ? t.b : t.a)),
      )
      const ruled = rules.filter(r => r[ground] && (r.a === id || r.b === id)).map(r => (r.a === id ? r.b : r.a))
      const shown = ruled.filter(other => !linked(id, other, ground))
      expect([...drawn].sort(), `${ground} of ${id}`).toEqual(shown.sort())
    }
  })

  it('shows every border at a length that can be seen, but for the drawn links', () => {
    const differences = compare(found, rules, VISIBLE).filter(d => !linked(d.a, d.b, d.ground))
    expect(differences).toEqual([])
  })

  it('lets no shore be washed by the water of an area that is not its neighbour by water', () => {
    const shores = found.filter(t => t.contact === 'shore')
    const stray = shores.filter(t => !rules.some(r => r.water && r.a === t.a && r.b === t.b))
    expect(stray).toEqual([])
  })

  it('has at most twelve drawn links, each a border of the rules that the ground does not show', () => {
    expect(map.links.length).toBeLessThanOrEqual(12)
    for (const link of map.links) {
      expect(rules.some(r => r[link.ground] && [r.a, r.b].sort().join() === [link.a, link.b].sort().join())).toBe(true)
      expect(
        found.some(t => t.contact === link.ground && [t.a, t.b].sort().join() === [link.a, link.b].sort().join()),
      ).toBe(false)
      expect(within(link.line[0], shapeOf(land, link.a))).toBe(true)
      expect(within(link.line[link.line.length - 1], shapeOf(land, link.b))).toBe(true)
    }
  })
})

describe('shapes', () => {
  it('have lines that meet but never cross', () => {
    const figureOfEight: XY[][] = [
      [
        [0, 0],
        [10, 10],
      ],
      [
        [10, 0],
        [0, 10],
      ],
      [
        [10, 0],
        [20, 0],
      ],
    ]
    expect(crossingArcs(figureOfEight).map(c => c.arcs)).toEqual([[0, 1]])
    const drawn = new Set([...land.values(), ...sea.values()].flatMap(s => s.arcs.flat(2)).map(i => (i < 0 ? ~i : i)))
    expect(crossingArcs([...drawn].map(i => arcs[i]))).toEqual([])
  })

  it('cover the whole frame without gaps or overlaps', () => {
    const { width, height } = map.projection
    const shapes = [...map.objects.land.geometries, ...map.objects.sea.geometries, ...map.objects.outside.geometries]
    const sum = shapes.flatMap(s => s.arcs.flat()).reduce((total, chain) => total + areaOf(chain), 0)
    expect(Math.abs(sum)).toBeCloseTo(width * height, -1)
  })

  it('have no exclaves: what lies apart from an area is an islet that touches no other land', () => {
    const owners = new Map<number, Set<string>>()
    for (const shape of land.values())
      for (const i of shape.arcs.flat(2))
        owners.set(i < 0 ? ~i : i, (owners.get(i < 0 ? ~i : i) ?? new Set()).add(shape.id))
    for (const shape of land.values()) {
      const sizes = shape.arcs.map(polygon => Math.abs(areaOf(polygon[0])))
      const main = sizes.indexOf(Math.max(...sizes))
      shape.arcs.forEach((polygon, k) => {
        if (k === main) return
        for (const i of polygon.flat()) expect(owners.get(i < 0 ? ~i : i)?.size, `a part of ${shape.id}`).toBe(1)
      })
    }
  })

  it('give every area land enough for its pieces', () => {
    for (const shape of land.values()) {
      const size = shape.arcs.reduce((sum, polygon) => sum + polygon.reduce((s, chain) => s + areaOf(chain), 0), 0)
      expect(Math.abs(size), shape.id).toBeGreaterThan(2500)
    }
  })

  it('draw flood plains in every area the rules name, and in no other', () => {
    for (const area of map.areas.filter(a => a.citySite === 'white')) {
      const plain = map.objects.floodPlains.geometries.find(g => g.id === area.floodPlain)
      expect(within(area.city as XY, plain as ArealShape), area.id).toBe(true)
    }
    for (const area of map.areas.filter(a => a.floodPlain && a.citySite === 'black')) {
      const plain = map.objects.floodPlains.geometries.find(g => g.id === area.floodPlain)
      expect(within(area.city as XY, plain as ArealShape), area.id).toBe(false)
    }
    for (const plain of map.objects.floodPlains.geometries) {
      const members = facts.areas.filter(a => a.floodPlain === plain.id).map(a => a.id)
      const points = rings(plain).flat()
      for (const id of members) {
        expect(
          points.some(p => within(p, shapeOf(land, id))),
          `${plain.id} in ${id}`,
        ).toBe(true)
      }
    }
  })

  it('put volcanoes on the border of their areas', () => {
    for (const volcano of map.volcanoes) {
      for (const id of volcano.areas) {
        const near = rings(shapeOf(land, id))
          .flat()
          .some(([x, y]) => Math.hypot(x - volcano.at[0], y - volcano.at[1]) < (volcano.areas.length > 1 ? 1.5 : 60))
        expect(near, `${volcano.id} at ${id}`).toBe(true)
      }
    }
  })
})

describe('places', () => {
  const distance = (p: XY, q: XY) => Math.hypot(p[0] - q[0], p[1] - q[1])

  it('lie inside their areas', () => {
    for (const area of map.areas) {
      if (area.kind === 'open-sea') {
        expect(within(area.label.at, shapeOf(sea, area.id)), area.id).toBe(true)
        continue
      }
      const own = shapeOf(land, area.id)
      for (const place of [area.city, area.tokens]) expect(within(place as XY, own), area.id).toBe(true)
      const limit = area.limit as XY
      const water = sea.get(area.id)
      expect(within(limit, own) || (water !== undefined && within(limit, water)), `limit of ${area.id}`).toBe(true)
      expect(within(area.label.at, area.label.afloat ? shapeOf(sea, area.id) : own), `name of ${area.id}`).toBe(true)
      for (const ship of area.ships) expect(within(ship.at, shapeOf(sea, area.id)), `ship of ${area.id}`).toBe(true)
    }
  })

  it('do not coincide', () => {
    for (const area of map.areas) {
      const places = [area.city, area.tokens, area.limit, ...area.ships.map(s => s.at)].filter(p => p !== null)
      places.forEach((p, i) => {
        places.slice(i + 1).forEach(q => {
          expect(distance(p, q), area.id).toBeGreaterThan(14)
        })
      })
    }
  })

  it('give ships a place on every shore', () => {
    for (const fact of facts.areas.filter(a => a.kind !== 'open-sea')) {
      const area = map.areas.find(a => a.id === fact.id)
      const coasts = Object.keys(fact.coasts ?? {})
      const expected = fact.kind === 'land' ? [] : coasts.length > 0 ? coasts : [null]
      expect(
        area?.ships.map(s => s.coast),
        fact.id,
      ).toEqual(expected)
    }
  })

  it('leave room for every name', () => {
    for (const area of map.areas) expect(area.label.size, area.id).toBeGreaterThanOrEqual(12)
  })
})

describe('the file', () => {
  it('is small', () => {
    expect(gzipSync(text).length).toBeLessThan(250_000)
  })

  it('records a projection that others can use', () => {
    const ours = projector(map.projection)
    const theirs = makeProjection(mediterranean.projection)
    for (const place of [
      [12.5, 41.9],
      [31.2, 30.0],
      [44.4, 32.5],
      [9, 40],
      [51, 37],
    ] as XY[]) {
      const [x, y] = theirs(place) as XY
      expect(ours(place)[0]).toBeCloseTo(x, 3)
      expect(ours(place)[1]).toBeCloseTo(y, 3)
    }
  })

  it('draws as SVG paths', () => {
    const path = svgPath(shapeOf(land, 'cyprus'), arcs)
    expect(path).toMatch(/^M[\d. ]+L[\d. L]+Z/)
  })
})
