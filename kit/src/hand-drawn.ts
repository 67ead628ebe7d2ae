/** Lines as a hand draws them: never quite straight, the same every time. */
export type Unsteady = () => number

/** Numbers from 0 to 1 that follow from the seed. */
export function handOf(seed: number): Unsteady {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
export const between = (hand: Unsteady, from: number, to: number): number => from + (to - from) * hand()
export const n1 = (x: number): string => (Math.round(x * 10) / 10).toString()

export type DrawnPoint = readonly [x: number, y: number]

/** A smooth line through the points. */
export function curve(points: readonly DrawnPoint[]): string {
  if (points.length < 3) return polyline(points)
  let d = `M${n1(points[0][0])} ${n1(points[0][1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    const c1: DrawnPoint = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: DrawnPoint = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${n1(c1[0])} ${n1(c1[1])} ${n1(c2[0])} ${n1(c2[1])} ${n1(p2[0])} ${n1(p2[1])}`
  }
  return d
}
export const polyline = (points: readonly DrawnPoint[]): string =>
  `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}`
/** A straight stroke that wavers a little. */
export function stroke(hand: Unsteady, [x1, y1]: DrawnPoint, [x2, y2]: DrawnPoint, waver = 1.2): string {
  const at = (t: number): DrawnPoint => [
    x1 + (x2 - x1) * t + between(hand, -waver, waver),
    y1 + (y2 - y1) * t + between(hand, -waver, waver),
  ]
  return curve([[x1, y1], at(0.35), at(0.7), [x2, y2]])
}
/** A line across from left to right at a height that changes gently: hills, shores, horizons. */
export function ridge(hand: Unsteady, width: number, base: number, swing: number, steps: number): DrawnPoint[] {
  return Array.from(
    { length: steps + 1 },
    (_, i): DrawnPoint => [(width * i) / steps, base + between(hand, -swing, swing)],
  )
}
/** Closes a line down to a floor, to be filled. */
export const filled = (line: string, width: number, floor: number): string =>
  `${line}L${n1(width)} ${n1(floor)}L0 ${n1(floor)}Z`
