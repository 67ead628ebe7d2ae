// Places for the provinces' blocks (name, plate of slots, troops), the seas' names and the fleets' berths.
import { PROVINCE_IDS, type ProvinceId, SEA_IDS, type SeaId } from '../../games/mare-nostrum/data/names.ts'
import { PROVINCES } from '../../games/mare-nostrum/data/provinces.ts'
import { clearance, pick, placeLabel } from './anchors.ts'
import { BLOCK, blockSize } from './block.ts'
import type { AreaCodes } from './land.ts'
import type { MareNostrumArea, XY } from './paths.ts'
import type { Point } from './raster.ts'

interface PlateBox {
  x: number
  y: number
  w: number
  h: number
}

const slotsOf = (id: ProvinceId): number => {
  const { caravans, market, cities, temple } = PROVINCES[id]
  return caravans.length + (market ? 1 : 0) + cities.length + (temple ? 1 : 0)
}

const overlap = (a: PlateBox, b: PlateBox, gap: number) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

export function placePlates(codes: AreaCodes, middle: (id: ProvinceId | SeaId) => Point): MareNostrumArea[] {
  const { width, height, cells } = codes
  const sizes = new Map<number, number>()
  for (const code of cells) sizes.set(code, (sizes.get(code) ?? 0) + 1)
  const blocks = new Map<ProvinceId, PlateBox>()
  const order = [...PROVINCE_IDS.keys()].sort((a, b) => (sizes.get(2 * a) ?? 0) - (sizes.get(2 * b) ?? 0))
  for (const n of order) {
    const id = PROVINCE_IDS[n]
    const [w, h] = blockSize(slotsOf(id))
    const box = placeBlock(codes, 2 * n, middle(id), [w, h], [...blocks.values()])
    blocks.set(id, box)
  }
  const all = [...blocks.values()]
  const room = clearance(codes, code => code)
  const provinces = PROVINCE_IDS.map((id): MareNostrumArea => {
    const box = blocks.get(id) as PlateBox
    return {
      id,
      kind: 'province',
      at: [box.x + box.w / 2, box.y + box.h / 2],
      room: [box.w, box.h],
      angle: 0,
      size: 0,
      berths: [],
    }
  })
  const seas = SEA_IDS.map((id, index): MareNostrumArea => {
    const code = 2 * (PROVINCE_IDS.length + index) + 1
    const free = (x: number, y: number) =>
      x >= 0 &&
      y >= 0 &&
      x < width &&
      y < height &&
      cells[y * width + x] === code &&
      all.every(box => !holds(box, x, y, 16))
    const own: Point[] = []
    for (let y = 4; y < height; y += 8) for (let x = 4; x < width; x += 8) if (free(x, y)) own.push([x, y])
    const centre = middle(id)
    const roomAt = ([x, y]: Point) => Math.min(60, room[Math.floor(y) * width + Math.floor(x)] / 10)
    const roomy = own.filter(point => roomAt(point) > 24)
    const label = placeLabel(
      LETTERS,
      thin(roomy.length > 0 ? roomy : own, 500),
      free,
      { smallest: 24, largest: 64 },
      point => Math.hypot(point[0] - centre[0], point[1] - centre[1]) / 60,
    )
    const taken: PlateBox[] = [labelBox(label.at, label.angle, label.size)]
    const berths: XY[] = []
    for (let n = 0; n < 5; n++) {
      const open = own.filter(point => taken.every(box => !overlap(berthBox(point), box, 4)) && clearOf(point, all))
      if (open.length === 0) break
      const at = pick(
        open,
        point => 2 * roomAt(point) - Math.hypot(point[0] - label.at[0], point[1] - label.at[1]) * 0.25,
      )
      berths.push([Math.round(at[0]), Math.round(at[1])])
      taken.push(berthBox(at))
    }
    const [x, y] = label.at
    return {
      id,
      kind: 'sea',
      at: [Math.round(x), Math.round(y)],
      room: [Math.round(label.room), label.size],
      angle: label.angle,
      size: label.size,
      berths,
    }
  })
  return [...provinces, ...seas]
}

/** Room for the longest name of a sea in any of our languages. */
const LETTERS = 15
/** A hull with its number. */
const BERTH: XY = [92, 72]

const holds = (box: PlateBox, x: number, y: number, gap: number) =>
  x > box.x - gap && y > box.y - gap && x < box.x + box.w + gap && y < box.y + box.h + gap
const berthBox = ([x, y]: Point): PlateBox => ({ x: x - BERTH[0] / 2, y: y - BERTH[1] / 2, w: BERTH[0], h: BERTH[1] })
const clearOf = (point: Point, blocks: readonly PlateBox[]) =>
  blocks.every(block => !overlap(berthBox(point), block, 6))
function labelBox([x, y]: Point, angle: number, size: number): PlateBox {
  const length = LETTERS * size * 0.56
  const turn = (Math.abs(angle) * Math.PI) / 180
  const w = length * Math.cos(turn) + size * Math.sin(turn)
  const h = length * Math.sin(turn) + size * Math.cos(turn)
  return { x: x - w / 2, y: y - h / 2, w, h }
}
const thin = (points: Point[], most: number): Point[] => {
  const step = Math.max(1, Math.floor(points.length / most))
  return points.filter((_, i) => i % step === 0)
}

/** The place near the middle where the block covers most of its own land and least of its neighbours'. */
function placeBlock(codes: AreaCodes, own: number, middle: Point, [w, h]: XY, taken: readonly PlateBox[]): PlateBox {
  const { width, height, cells } = codes
  const reach = 420
  let best: PlateBox | null = null
  let bestScore = -Infinity
  for (let dy = -reach; dy <= reach; dy += 6) {
    for (let dx = -reach; dx <= reach; dx += 6) {
      const box: PlateBox = { x: Math.round(middle[0] + dx - w / 2), y: Math.round(middle[1] + dy - h / 2), w, h }
      if (box.x < EDGE || box.y < EDGE || box.x + w > width - EDGE || box.y + h > height - EDGE) continue
      if (taken.some(other => overlap(box, other, BLOCK.gap))) continue
      let sum = 0
      let n = 0
      for (let y = box.y + 6; y < box.y + h; y += 12) {
        for (let x = box.x + 6; x < box.x + w; x += 12) {
          const code = cells[y * width + x]
          sum += code === own ? 1 : code % 2 === 1 ? 0.25 : code >> 1 >= PROVINCE_IDS.length + SEA_IDS.length ? 0 : -1.6
          n++
        }
      }
      const score = sum / n - Math.hypot(dx, dy) / 1600
      if (score > bestScore) {
        bestScore = score
        best = box
      }
    }
  }
  if (!best) throw new Error(`no room for the block of ${PROVINCE_IDS[own >> 1]}`)
  return best
}

/** Blocks keep this far from the frame. */
const EDGE = 56
