import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PROVINCE_IDS, SEA_IDS } from '../../games/mare-nostrum/data/names.ts'
import { compareKinds, type Touch, touches } from '../src/check.ts'
import { crossingArcs } from '../src/crossings.ts'
import { ruleContacts, VISIBLE } from '../src/mare-nostrum.ts'
import { readMap } from '../src/packed.ts'
import { chainPoints, decodeArcs, type MareNostrumMap, type XY } from '../src/paths.ts'

const text = readMap('mare-nostrum')
const map = JSON.parse(text) as MareNostrumMap
const arcs = decodeArcs(map)
const found = touches(map)
const rules = ruleContacts()
const { land, sea, outside } = map.objects
const shapeOf = new Map([...land.geometries, ...sea.geometries].map(g => [g.id, g]))
const rings = (id: string): XY[][] => (shapeOf.get(id)?.arcs ?? []).flat().map(chain => chainPoints(chain, arcs))
const within = ([x, y]: XY, id: string): boolean => {
  let inside = false
  for (const ring of rings(id)) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]
      const [bx, by] = ring[j]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}

describe('what touches on the picture is what borders in the rules', () => {
  it('knows 29 provinces, 10 seas, 35 land borders, 41 coasts and 12 sea borders', () => {
    expect(land.geometries.map(g => g.id)).toEqual([...PROVINCE_IDS])
    expect(sea.geometries.map(g => g.id)).toEqual([...SEA_IDS])
    const count = (list: { contact: string }[]) =>
      ['land', 'shore', 'water'].map(kind => list.filter(t => t.contact === kind).length)
    expect(count(rules)).toEqual([35, 41, 12])
    expect(count(found)).toEqual([35, 41, 12])
  })

  it('shows each of them at a length that can be seen, and nothing else', () => {
    expect(compareKinds(found, rules, VISIBLE)).toEqual([])
  })

  it('would tell a contact that is missing, too many or too short', () => {
    const first = found[0]
    const strange: Touch = { a: 'achaia', b: 'italia', contact: 'land', length: 40 }
    const wrong = [{ ...first, length: 3 }, strange, ...found.slice(2)]
    expect(compareKinds(wrong, rules, VISIBLE).map(d => d.what)).toEqual(['surplus', 'short', 'missing'])
  })

  it.each(map.corners.filter(c => c.id !== 'chott'))('four areas meet in one point: $id', corner => {
    for (const id of corner.areas)
      expect(
        rings(id)
          .flat()
          .some(([x, y]) => Math.hypot(x - corner.at[0], y - corner.at[1]) < 1),
        id,
      ).toBe(true)
  })
})

describe('shapes', () => {
  it('have lines that meet but never cross', () => {
    const drawn = new Set([...shapeOf.values()].flatMap(s => s.arcs.flat(2)).map(i => (i < 0 ? ~i : i)))
    expect(crossingArcs([...drawn].map(i => arcs[i]))).toEqual([])
  })

  it('cover the whole frame without gaps or overlaps', () => {
    const areaOf = (chain: number[]): number => {
      const ring = chainPoints(chain, arcs)
      return ring.reduce((sum, [x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length]
        return sum + (x * ny - nx * y) / 2
      }, 0)
    }
    const shapes = [...land.geometries, ...sea.geometries, ...outside.geometries]
    const sum = shapes.flatMap(s => s.arcs.flat()).reduce((total, chain) => total + areaOf(chain), 0)
    expect(Math.abs(sum)).toBeCloseTo(map.projection.width * map.projection.height, -1)
  })
})

describe('places', () => {
  const provinces = map.areas.filter(a => a.kind === 'province')

  it('give every province a block for name, plate and troops; no two overlap, each lies on its own ground', () => {
    expect(provinces.map(a => a.id)).toEqual([...PROVINCE_IDS])
    provinces.forEach((a, i) => {
      for (const b of provinces.slice(i + 1)) {
        const apart =
          Math.abs(a.at[0] - b.at[0]) >= (a.room[0] + b.room[0]) / 2 ||
          Math.abs(a.at[1] - b.at[1]) >= (a.room[1] + b.room[1]) / 2
        expect(apart, `${a.id} and ${b.id}`).toBe(true)
      }
      const [x, y] = a.at
      const spots = [-1, 0, 1].flatMap(u =>
        [-1, 0, 1].map((v): XY => [x + (u * a.room[0]) / 3, y + (v * a.room[1]) / 3]),
      )
      // Cyprus is smaller than its block: two of nine points lie on the island, the rest on its waters.
      expect(spots.filter(p => within(p, a.id)).length, a.id).toBeGreaterThanOrEqual(a.id === 'cyprus' ? 2 : 3)
    })
  })

  it('give every sea a name on its own water and berths for three fleets, clear of all blocks', () => {
    for (const a of map.areas.filter(x => x.kind === 'sea')) {
      expect(within(a.at, a.id), a.id).toBe(true)
      expect(a.berths.length, a.id).toBeGreaterThanOrEqual(3)
      for (const [x, y] of a.berths) {
        expect(within([x, y], a.id), a.id).toBe(true)
        for (const b of provinces)
          expect(Math.abs(x - b.at[0]) > b.room[0] / 2 || Math.abs(y - b.at[1]) > b.room[1] / 2, b.id).toBe(true)
      }
    }
  })
})

describe('the file', () => {
  it('is under 80 kB gzipped', () => {
    expect(gzipSync(text).length).toBeLessThan(80_000)
  })
})
