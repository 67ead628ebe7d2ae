/**
 * Names on a map: which are shown at a zoom, how large and where, so that none touches another or a thing that must be
 * seen.
 */
import type { Spot } from './drawing.ts'

export interface Label {
  readonly id: string
  readonly text: string
  readonly at: Spot
  /** Degrees, clockwise. */
  readonly angle: number
  /** The size that suits the map, in map units. */
  readonly size: number
  /** Free room along the name at that size. */
  readonly room: number
  /** Smaller is placed first. */
  readonly rank: number
  readonly kind: 'land' | 'water' | 'sea'
}
export interface Placed extends Label {
  readonly x: number
  readonly y: number
  readonly font: number
}
/** A rectangle that turns about its middle. */
export interface Slab {
  readonly x: number
  readonly y: number
  /** Half width and half height. */
  readonly w: number
  readonly h: number
  readonly angle: number
}
/** Screen pixels. */
const LEAST = { land: 10.5, water: 10, sea: 13 } as const
const MOST = { land: 30, water: 26, sea: 64 } as const
/** A name is moved along its own height by so much, where its place is taken. */
const TRIES = [0, 0.9, -0.9, 1.7, -1.7]

export interface Bounds {
  readonly width: number
  readonly height: number
}
/** `em` is the width of a text at font size 1. Names stay within the map. */
export function placeLabels(
  labels: readonly Label[],
  things: readonly Slab[],
  zoom: number,
  em: (text: string, kind: Label['kind']) => number,
  map: Bounds,
): Placed[] {
  const taken = things.map(turned)
  const out: Placed[] = []
  for (const l of [...labels].sort((a, b) => a.rank - b.rank)) {
    const width = em(l.text, l.kind)
    const least = LEAST[l.kind] / zoom
    let font = Math.min(Math.max(l.size, least), MOST[l.kind] / zoom)
    // A name too long for its land is set smaller, as far as it stays readable.
    if (font * width > l.room) font = Math.max(l.room / width, Math.min(font, least))
    while (font > least && !isInside(l, font * width, map)) font = Math.max(least, font * 0.9)
    if (font * width > l.room * 2.4 || !isInside(l, font * width, map)) continue
    for (const t of TRIES) {
      const turn = (l.angle * Math.PI) / 180
      const [x, y] = [l.at[0] - Math.sin(turn) * t * font, l.at[1] + Math.cos(turn) * t * font]
      const slab = turned({ x, y, w: (font * width) / 2 + font * 0.12, h: font * 0.42, angle: l.angle })
      if (taken.some(other => overlap(slab, other))) continue
      taken.push(slab)
      out.push({ ...l, x, y, font })
      break
    }
  }
  return out
}

function isInside(l: Label, length: number, map: Bounds): boolean {
  const turn = (l.angle * Math.PI) / 180
  const [dx, dy] = [(Math.abs(Math.cos(turn)) * length) / 2, (Math.abs(Math.sin(turn)) * length) / 2]
  return l.at[0] - dx >= 8 && l.at[0] + dx <= map.width - 8 && l.at[1] - dy >= 8 && l.at[1] + dy <= map.height - 8
}
/** Do two turned rectangles overlap? No axis of either may separate them. */
export const touch = (a: Slab, b: Slab): boolean => overlap(turned(a), turned(b))

/** A slab with what is asked of it again and again. */
interface Turned extends Slab {
  readonly cos: number
  readonly sin: number
  readonly reach: number
}
function turned(s: Slab): Turned {
  const t = (s.angle * Math.PI) / 180
  return { ...s, cos: Math.cos(t), sin: Math.sin(t), reach: Math.hypot(s.w, s.h) }
}
function overlap(a: Turned, b: Turned): boolean {
  const [dx, dy, reach] = [b.x - a.x, b.y - a.y, a.reach + b.reach]
  if (dx * dx + dy * dy > reach * reach) return false
  return !(
    isApart(a, b, dx, dy, a.cos, a.sin) ||
    isApart(a, b, dx, dy, -a.sin, a.cos) ||
    isApart(a, b, dx, dy, b.cos, b.sin) ||
    isApart(a, b, dx, dy, -b.sin, b.cos)
  )
}
/** Along the axis (ux, uy) there is room between them. */
const isApart = (a: Turned, b: Turned, dx: number, dy: number, ux: number, uy: number): boolean =>
  Math.abs(dx * ux + dy * uy) > extent(a, ux, uy) + extent(b, ux, uy)
const extent = (s: Turned, ux: number, uy: number): number =>
  s.w * Math.abs(s.cos * ux + s.sin * uy) + s.h * Math.abs(-s.sin * ux + s.cos * uy)
