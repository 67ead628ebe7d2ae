/** Lines over rounds, one per player: a picture of how the game went. */
import { useLayoutEffect, useRef, useState } from 'react'

interface PlotLine {
  readonly name: string
  readonly nation: number
  readonly points: readonly { readonly x: number; readonly y: number }[]
}
interface Props {
  readonly label: string
  readonly lines: readonly PlotLine[]
  readonly xLabel: string
  readonly yLabel: string
}
const [H, L, R, T, B] = [300, 42, 96, 14, 38]
// Colour is never the only sign.
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '14 5', '4 3', '1 3', '8 3 1 3 1 3', '6 6']

export function Plot({ label, lines, xLabel, yLabel }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const [W, setWidth] = useState(640)
  // Drawn for the width there is, from the first picture on, so that its letters keep their size.
  useLayoutEffect(() => {
    const parent = svg.current?.parentElement
    if (!parent) return
    const measure = (): void => setWidth(Math.max(280, Math.round(parent.clientWidth)))
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(parent)
    return () => watch.disconnect()
  }, [])
  const all = lines.flatMap(l => l.points)
  const [x0, x1] = [Math.min(...all.map(p => p.x)), Math.max(...all.map(p => p.x))]
  const top = niceTop(Math.max(5, ...all.map(p => p.y)))
  const x = (v: number): number => L + ((v - x0) / Math.max(1, x1 - x0)) * (W - L - R)
  const y = (v: number): number => H - B - (v / top) * (H - T - B)
  const names = spread(
    lines.map(l => y(l.points.at(-1)?.y ?? 0)),
    17,
    T + 8,
    H - B,
  )
  return (
    <svg ref={svg} className="kit-plot" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {ticks(0, top, 5).map(v => (
        <g key={v}>
          <path d={`M${L} ${y(v)}H${W - R}`} stroke="var(--line)" />
          <text x={L - 6} y={y(v) + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
            {v}
          </text>
        </g>
      ))}
      {ticks(x0, x1, 8).map(v => (
        <text key={v} x={x(v)} y={H - B + 17} textAnchor="middle" fontSize="12" fill="var(--ink-soft)">
          {v}
        </text>
      ))}
      <text x={(L + W - R) / 2} y={H - 4} textAnchor="middle" fontSize="12" fill="var(--ink-soft)">
        {xLabel}
      </text>
      <text
        x={12}
        y={(T + H - B) / 2}
        textAnchor="middle"
        fontSize="12"
        fill="var(--ink-soft)"
        transform={`rotate(-90 12 ${(T + H - B) / 2})`}
      >
        {yLabel}
      </text>
      {lines.map((l, i) => (
        <g key={l.name}>
          <path
            d={`M${l.points.map(p => `${x(p.x)} ${y(p.y)}`).join('L')}`}
            fill="none"
            stroke={`var(--nation-${l.nation})`}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
            strokeDasharray={DASHES[i]}
          />
          {l.points.length > 0 && (
            <>
              <circle
                cx={x(l.points[l.points.length - 1].x)}
                cy={y(l.points[l.points.length - 1].y)}
                r="5"
                fill={`var(--nation-${l.nation})`}
                stroke="var(--nation-edge)"
              />
              <text x={W - R + 10} y={names[i] + 4} fontSize="13" fill="var(--ink)">
                {l.name}
              </text>
            </>
          )}
        </g>
      ))}
    </svg>
  )
}
/** Five equal steps that people count in. */
const STEPS = [1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 100, 200, 250, 300, 400, 500, 1000]
const niceTop = (most: number): number => 5 * (STEPS.find(step => 5 * step >= most) ?? Math.ceil(most / 5))
function ticks(from: number, to: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((to - from) / most))
  const out: number[] = []
  for (let v = from; v <= to; v += step) out.push(v)
  return out
}
/** Labels at their lines' ends, pushed apart where they would overlap: downwards, and up again from the bottom. */
export function spread(ys: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = [...ys.keys()].sort((a, b) => ys[a] - ys[b])
  const out = [...ys]
  let last = top - gap
  for (const i of order) {
    out[i] = Math.max(ys[i], last + gap)
    last = out[i]
  }
  let lowest = bottom
  for (const i of order.reverse()) {
    out[i] = Math.min(out[i], lowest)
    lowest = out[i] - gap
  }
  return out
}
