/**
 * The relief of the ancient world: crests as lines in longitude and latitude, each with its height from 1 (hills) to 3
 * (high mountains). It only tints the land; no rule knows it.
 */
import { between, handOf, n1, type Unsteady } from '../hand-drawn.ts'
import type { Spot } from './drawing.ts'

interface Range {
  readonly height: 1 | 2 | 3
  readonly line: readonly Spot[]
}
const range = (height: Range['height'], text: string): Range => ({
  height,
  line: text.split(',').map(pair => {
    const [lon, lat] = pair.trim().split(' ').map(Number)
    return [lon, lat] as const
  }),
})
const RANGES: readonly Range[] = [
  range(3, '7.2 45.2, 8.6 46.2, 10.2 46.6, 12.0 46.7, 13.6 46.6'), // Alps
  range(2, '9.2 44.5, 10.6 44.1, 12.0 43.4, 13.2 42.6, 13.9 41.8, 15.0 41.0, 15.9 40.3, 16.2 39.4'), // Apennines
  range(1, '13.6 37.8, 14.4 37.9, 15.0 37.9'), // Sicily
  range(2, '14.6 45.5, 15.8 44.6, 17.0 43.9, 18.3 43.3, 19.4 42.7, 20.4 42.2'), // Dinarides
  range(2, '20.6 41.3, 20.9 40.5, 21.2 39.8, 21.6 39.1'), // Pindus
  range(1, '21.9 38.0, 22.3 37.4, 22.4 36.9'), // Peloponnese
  range(3, '18.2 49.2, 20.2 49.3, 22.4 48.9, 24.2 48.3, 25.3 47.2, 25.8 46.2, 25.2 45.6, 23.6 45.4, 22.4 45.2'), // Carpathians
  range(2, '22.6 43.4, 23.9 42.9, 25.4 42.8, 27.0 42.7'), // Haemus
  range(2, '22.9 41.9, 23.6 41.7, 24.6 41.6'), // Rhodope
  range(2, '29.4 37.0, 30.6 37.3, 31.8 37.2, 33.0 36.9, 34.3 37.3, 35.4 37.9, 36.8 38.2, 38.4 38.2'), // Taurus
  range(2, '31.0 40.7, 33.0 41.0, 35.4 40.8, 37.6 40.4, 39.6 40.5, 41.4 40.8'), // Pontic
  range(3, '39.8 43.6, 41.6 43.3, 43.4 42.8, 45.2 42.4, 46.8 41.8, 48.2 41.1'), // Caucasus
  range(2, '41.4 39.6, 43.0 39.5, 44.4 39.6, 45.6 39.4'), // Ararat
  range(3, '44.6 37.0, 45.6 35.8, 46.6 34.8, 47.8 33.7, 49.0 32.9'), // Zagros
  range(2, '48.6 37.0, 49.6 36.7, 50.6 36.4'), // Elburz
  range(1, '35.6 34.4, 35.9 33.8, 35.8 33.3'), // Lebanon
  range(1, '33.8 28.5, 34.2 28.3'), // Sinai
  range(2, '35.6 27.6, 36.6 26.4, 38.0 24.8'), // Hejaz
  range(1, '32.6 28.2, 33.2 27.2, 34.2 25.8, 35.0 24.6'), // Eastern Desert
  range(2, '6.6 35.5, 8.2 35.7, 9.4 36.3'), // Atlas
  range(1, '21.4 32.6, 22.2 32.6'), // Cyrenaica
  range(1, '12.4 32.1, 13.6 32.0'), // Jebel Nafusa
  range(1, '8.9 40.4, 9.2 39.9'), // Sardinia
  range(1, '24.0 35.3, 24.8 35.2'), // Crete
  range(1, '32.7 34.95, 33.2 34.95'), // Cyprus
]

export interface Relief {
  /** Soft bands, the widest first. */
  readonly bands: readonly { readonly width: number; readonly lines: readonly string[] }[]
  readonly peaks: readonly string[]
  readonly shades: readonly string[]
}
const WIDTHS: readonly (readonly [width: number, least: number])[] = [
  [112, 3],
  [84, 2],
  [56, 1],
  [30, 2],
]

/** Bands and small peaks along the crests, the same every time. */
export function reliefOf(
  project: (lonLat: [number, number]) => [number, number],
  isLand: (x: number, y: number) => boolean,
): Relief {
  const lines = RANGES.map(r => ({ height: r.height, line: r.line.map(([lon, lat]) => project([lon, lat])) }))
  const bands = WIDTHS.map(([width, least]) => ({
    width,
    lines: lines.filter(l => l.height >= least).map(l => `M${l.line.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`),
  }))
  const peaks: string[] = []
  const shades: string[] = []
  lines.forEach((l, i) => {
    const hand = handOf(i + 11)
    let peak = ''
    let shade = ''
    for (const [x, y, size] of stations(l.line, l.height, hand)) {
      if (!isLand(x, y)) continue
      const [w, h] = [size, size * between(hand, 0.85, 1.1)]
      const tip = between(hand, -0.08, 0.08) * w
      peak += `M${n1(x - w / 2)} ${n1(y)}L${n1(x + tip)} ${n1(y - h)}L${n1(x + w / 2)} ${n1(y)}`
      shade += `M${n1(x + tip)} ${n1(y - h)}L${n1(x + w / 2)} ${n1(y)}L${n1(x + w * 0.1)} ${n1(y)}L${n1(x + w * 0.02)} ${n1(y - h * 0.45)}Z`
    }
    if (peak) {
      peaks.push(peak)
      shades.push(shade)
    }
  })
  return { bands, peaks, shades }
}
/** Where peaks stand: along the line, a little to either side. */
function stations(
  line: readonly (readonly [number, number])[],
  height: number,
  hand: Unsteady,
): [number, number, number][] {
  const out: [number, number, number][] = []
  const step = 44
  let rest = step / 2
  for (let i = 1; i < line.length; i++) {
    const [[x1, y1], [x2, y2]] = [line[i - 1], line[i]]
    const length = Math.hypot(x2 - x1, y2 - y1)
    for (; rest < length; rest += step * between(hand, 0.8, 1.25)) {
      const t = rest / length
      const size = (10 + 7 * height) * between(hand, 0.8, 1.2)
      out.push([
        x1 + (x2 - x1) * t + between(hand, -14, 14),
        y1 + (y2 - y1) * t + between(hand, -14, 14) + size / 2,
        size,
      ])
    }
    rest -= length
  }
  return out.sort((a, b) => a[1] - b[1])
}
