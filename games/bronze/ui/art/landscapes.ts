/**
 * Seven landscapes as a pen would draw them, a band of a land at a time. Each line of a sort is one path, so that a
 * whole board stays light.
 */
import {
  between,
  curve,
  type DrawnPoint,
  filled,
  handOf,
  n1,
  polyline,
  ridge,
  stroke,
  type Unsteady,
} from '@ecumene/kit/hand-drawn.ts'

export const ART_SORTS = ['far', 'near', 'deep', 'light', 'line'] as const
/** Far and near are fills of the landscape's tints, deep and light are accents, line is ink. */
export type Art = Readonly<Partial<Record<(typeof ART_SORTS)[number], string>>>

export function landscapeArt(landscape: number, seed: number, w: number, h: number): Art {
  return [mountains, forest, steppe, savanna, desert, jungle, coast][landscape](handOf(seed * 7 + landscape + 1), w, h)
}

function mountains(hand: Unsteady, w: number, h: number): Art {
  let far = ''
  let near = ''
  let light = ''
  let line = ''
  const peak = (x: number, top: number, half: number): DrawnPoint[] => {
    const left: DrawnPoint[] = [
      [x - half, h],
      [x - half * 0.55 + between(hand, -3, 3), top + (h - top) * 0.55],
      [x - half * 0.2, top + (h - top) * 0.22],
      [x, top],
    ]
    const right: DrawnPoint[] = [
      [x + half * 0.25 + between(hand, -2, 2), top + (h - top) * 0.26],
      [x + half * 0.5, top + (h - top) * 0.5 + between(hand, -4, 4)],
      [x + half, h],
    ]
    return [...left, ...right]
  }
  for (let i = 0; i < 4; i++)
    far += `${polyline(peak(w * (0.1 + i * 0.27) + between(hand, -8, 8), between(hand, 10, 26), between(hand, 30, 42)))}Z`
  for (let i = 0; i < 3; i++) {
    const x = w * (0.2 + i * 0.32) + between(hand, -10, 10)
    const top = between(hand, 26, 44)
    const half = between(hand, 26, 38)
    const p = peak(x, top, half)
    near += `${polyline(p)}Z`
    line += polyline(p)
    light += `${polyline([p[3], [p[2][0] - 2, p[2][1] + 4], [x - 2, p[2][1] - 1], [x + 3, p[4][1] + 3], p[4]])}Z`
    // The shadow side is hatched.
    for (let k = 1; k < 5; k++) {
      const y = top + (h - top) * (0.2 + k * 0.15)
      const reach = half * (0.12 + k * 0.14)
      line += stroke(hand, [x + reach * 0.35, y - 4], [x + reach, y + 7], 0.8)
    }
  }
  return { far, near, light, line }
}

function forest(hand: Unsteady, w: number, h: number): Art {
  const hill = curve(ridge(hand, w, h * 0.42, 7, 5))
  let near = ''
  let deep = ''
  let line = ''
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++) {
      const x = (i + 0.5 + (row % 2) * 0.5) * (w / 7) + between(hand, -6, 6)
      if (x > w - 4) continue
      const foot = h * (0.5 + row * 0.22) + between(hand, -5, 5)
      const tall = between(hand, 17, 25) + row * 2
      const half = tall * 0.3
      const tree = polyline([
        [x, foot - tall],
        [x + half * 0.6, foot - tall * 0.58],
        [x + half * 0.35, foot - tall * 0.56],
        [x + half, foot - tall * 0.14],
        [x - half, foot - tall * 0.14],
        [x - half * 0.35, foot - tall * 0.56],
        [x - half * 0.6, foot - tall * 0.58],
      ])
      if ((i + row) % 3 === 0) deep += `${tree}Z`
      else near += `${tree}Z`
      line += `${tree}Z${stroke(hand, [x, foot - tall * 0.14], [x, foot], 0.4)}`
    }
  return { far: filled(hill, w, h), near, deep, line }
}

function steppe(hand: Unsteady, w: number, h: number): Art {
  const far = filled(curve(ridge(hand, w, h * 0.3, 5, 4)), w, h)
  const near = filled(curve(ridge(hand, w, h * 0.64, 6, 4)), w, h)
  let line = curve(ridge(hand, w, h * 0.31, 4, 5))
  let deep = ''
  for (let i = 0; i < 17; i++) {
    const x = between(hand, 6, w - 6)
    const y = between(hand, h * 0.42, h - 5)
    for (let b = -2; b <= 2; b++)
      line += `M${n1(x + b * 1.6)} ${n1(y)}q${n1(b * 1.2)} ${n1(-6)} ${n1(b * 3.2 + 3)} ${n1(-between(hand, 9, 13))}`
  }
  for (let i = 0; i < 3; i++) {
    // Barrows on the horizon.
    const x = between(hand, 14, w - 14)
    deep += `M${n1(x - 15)} ${n1(h * 0.32)}q15 ${n1(-between(hand, 9, 14))} 30 0z`
  }
  return { far, near, deep, line }
}

function savanna(hand: Unsteady, w: number, h: number): Art {
  const far = filled(curve(ridge(hand, w, h * 0.38, 4, 4)), w, h)
  const near = filled(curve(ridge(hand, w, h * 0.78, 4, 4)), w, h)
  let deep = ''
  let line = ''
  const spots = [0.16, 0.5, 0.84]
  for (const spot of spots) {
    const x = w * spot + between(hand, -9, 9)
    const foot = h * between(hand, 0.52, 0.92)
    const tall = between(hand, 28, 38)
    const half = between(hand, 17, 23)
    // A flat crown on a forked trunk.
    deep += `M${n1(x - half)} ${n1(foot - tall + 5)}q${n1(half * 0.2)} -11 ${n1(half)} -11t${n1(half)} 11q${n1(-half * 0.5)} 4 ${n1(-half)} 3t${n1(-half)} -3z`
    line += `${stroke(hand, [x, foot], [x - 1, foot - tall * 0.55], 0.8)}${stroke(hand, [x - 1, foot - tall * 0.5], [x - half * 0.55, foot - tall + 6], 0.6)}${stroke(hand, [x - 1, foot - tall * 0.5], [x + half * 0.5, foot - tall + 6], 0.6)}`
  }
  for (let i = 0; i < 20; i++) {
    const x = between(hand, 4, w - 4)
    const y = between(hand, h * 0.5, h - 4)
    line += `M${n1(x)} ${n1(y)}l${n1(between(hand, -3, -1))} -6m3 6l${n1(between(hand, 1, 3))} -7`
  }
  return { far, near, deep, line }
}

function desert(hand: Unsteady, w: number, h: number): Art {
  const dune = (base: number, swing: number): string => {
    const points: DrawnPoint[] = []
    for (let i = 0; i <= 4; i++) {
      const x = (w * i) / 4
      points.push([x, base + (i % 2 === 0 ? swing : -swing) + between(hand, -3, 3)])
    }
    return curve(points)
  }
  const [a, b, c] = [dune(h * 0.36, 7), dune(h * 0.62, -8), dune(h * 0.86, 6)]
  let line = `${a}${b}${c}`
  for (let i = 0; i < 12; i++) {
    const x = between(hand, 8, w - 26)
    const y = between(hand, h * 0.48, h - 6)
    line += `M${n1(x)} ${n1(y)}q6 -3 12 0t${n1(between(hand, 6, 12))} 0`
  }
  let deep = ''
  for (let i = 0; i < 2; i++) {
    const x = between(hand, 18, w - 18)
    const y = between(hand, h * 0.5, h * 0.9)
    deep += `M${n1(x - 2)} ${n1(y)}v-17q2 -3 4 0v6h4v-6q1.500 -2 3 0v9h-7v8zM${n1(x - 2)} ${n1(y - 8)}h-5v-6q-1.500 -2 -3 0v9h8z`
  }
  return { far: filled(a, w, h), near: filled(b, w, h), light: filled(c, w, h), deep, line }
}

function jungle(hand: Unsteady, w: number, h: number): Art {
  let far = ''
  let near = ''
  let line = ''
  let deep = ''
  const bush = (x: number, y: number, r: number): string => {
    let d = `M${n1(x - r)} ${n1(y)}`
    const bumps = 5
    for (let i = 0; i < bumps; i++)
      d += `a${n1(r / bumps + 1)} ${n1(r / bumps + 2)} 0 0 1 ${n1((2 * r) / bumps)} ${n1(i < bumps / 2 ? -r * 0.16 : r * 0.16)}`
    return `${d}V${n1(h)}H${n1(x - r)}Z`
  }
  for (let i = 0; i < 5; i++)
    far += bush(w * (i / 4) + between(hand, -8, 8), h * 0.36 + between(hand, -6, 6), between(hand, 20, 28))
  for (let i = 0; i < 5; i++) {
    const b = bush(w * (0.08 + i * 0.22) + between(hand, -8, 8), h * 0.7 + between(hand, -6, 6), between(hand, 16, 24))
    near += b
    line += b.slice(0, b.indexOf('V'))
  }
  for (let i = 0; i < 4; i++) {
    // Palms: a bent trunk and drooping leaves.
    const x = w * (0.14 + i * 0.25) + between(hand, -7, 7)
    const foot = h * between(hand, 0.62, 0.96)
    const lean = between(hand, -7, 7)
    const top: DrawnPoint = [x + lean, foot - between(hand, 32, 44)]
    line += `M${n1(x)} ${n1(foot)}Q${n1(x)} ${n1(foot - 18)} ${n1(top[0])} ${n1(top[1])}`
    for (const [dx, dy] of [
      [-15, 5],
      [-11, -5],
      [11, -5],
      [15, 5],
      [-6, 10],
      [6, 10],
    ])
      deep += `M${n1(top[0])} ${n1(top[1])}q${n1(dx * 0.5)} ${n1(dy - 8)} ${n1(dx)} ${n1(dy)}q${n1(-dx * 0.35)} ${n1(-dy * 0.3 - 2)} ${n1(-dx)} ${n1(-dy)}z`
  }
  return { far, near, deep, line }
}

function coast(hand: Unsteady, w: number, h: number): Art {
  const shore = ridge(hand, w, h * 0.44, 8, 5)
  const sea = curve(shore)
  let line = sea
  const foam = curve(shore.map(([x, y]): DrawnPoint => [x, y + 6]))
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const x = between(hand, -4, 14) + i * (w / 5)
      const y = h * 0.62 + row * 13 + between(hand, -3, 3)
      line += `M${n1(x)} ${n1(y)}q4 -5 8 0t8 0`
    }
  let deep = ''
  for (let i = 0; i < 3; i++) {
    const x = between(hand, 12, w - 12)
    const y = h * 0.2 + between(hand, -4, 8)
    deep += `M${n1(x - 7)} ${n1(y)}q2 -7 7 -8t8 8z`
  }
  return {
    far: filled(sea, w, h),
    near: filled(curve(shore.map(([x, y]): DrawnPoint => [x, y + 26 + between(hand, -3, 3)])), w, h),
    light: foam,
    deep,
    line,
  }
}
