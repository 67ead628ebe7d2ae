/** The census track: who has how many tokens on the board, and in which order people move. */
import type { Seat } from '@ecumene/kernel'
import { Sign } from '@ecumene/kit/piece.tsx'
import type { Owner } from '../board/pieces.tsx'

interface CensusEntry {
  readonly seat: Seat
  readonly owner: Owner
  readonly tokens: number
  readonly label: string
}
const SPACE = 16

export function CensusTrack({
  label,
  entries,
  most,
}: {
  label: string
  entries: readonly CensusEntry[]
  most: number
}) {
  const width = 250
  const x = (n: number): number => 12 + (Math.min(n, most) / most) * (width - 24)
  const levels = new Map<number, number>()
  const placed = entries.map(e => {
    const slot = Math.round(x(e.tokens) / SPACE)
    const level = levels.get(slot) ?? 0
    levels.set(slot, level + 1)
    return { ...e, level }
  })
  const rows = Math.max(1, ...levels.values())
  const base = rows * 17 + 4
  return (
    <svg className="civ-census" viewBox={`0 0 ${width} ${base + 20}`} role="img" aria-label={label}>
      <path d={`M12 ${base}H${width - 12}`} className="civ-census-line" />
      {Array.from({ length: Math.floor(most / 5) + 1 }, (_, i) => i * 5).map(n => (
        <g key={n}>
          <path d={`M${x(n)} ${base - 3}v6`} className="civ-census-line" />
          {n % 10 === 0 && (
            <text x={x(n)} y={base + 15} className="civ-census-text">
              {n}
            </text>
          )}
        </g>
      ))}
      {placed.map(e => (
        <g key={e.seat} transform={`translate(${x(e.tokens)} ${base - 11 - e.level * 17})`}>
          <title>{e.label}</title>
          <Sign nation={e.owner.nation} initial={e.owner.initial} size={18} />
        </g>
      ))}
    </svg>
  )
}
