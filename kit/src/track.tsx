/** A track of spaces with markers of the players on it, drawn in a row. */
import { Sign } from './piece.tsx'

interface Props {
  readonly label: string
  readonly spaces: readonly { readonly text: string; readonly tone?: string }[]
  readonly markers: readonly {
    readonly at: number
    readonly nation: number
    readonly initial: string
    readonly label: string
  }[]
  readonly space?: number
}

export function Track({ label, spaces, markers, space = 34 }: Props) {
  const at = new Map<number, number>()
  const rows = Math.max(1, ...spaces.map((_, i) => markers.filter(m => m.at === i).length))
  const height = space + rows * space * 0.55
  return (
    <svg className="kit-track" viewBox={`0 0 ${spaces.length * space} ${height}`} role="img" aria-label={label}>
      {spaces.map((s, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place
        <g key={i} transform={`translate(${i * space} ${height - space})`}>
          <rect
            x="1"
            y="1"
            width={space - 2}
            height={space - 2}
            rx="4"
            fill={s.tone ?? 'var(--land-1)'}
            stroke="var(--line-strong)"
          />
          <text x={space / 2} y={space / 2 + 5} textAnchor="middle" fontSize="14" fill="var(--ink)">
            {s.text}
          </text>
        </g>
      ))}
      {markers.map(m => {
        const level = at.get(m.at) ?? 0
        at.set(m.at, level + 1)
        return (
          <g
            key={m.label}
            transform={`translate(${(m.at + 0.5) * space} ${height - space - level * space * 0.55 - 4})`}
          >
            <title>{m.label}</title>
            <Sign nation={m.nation} initial={m.initial} size={space * 0.6} />
          </g>
        )
      })}
    </svg>
  )
}
