/** A nation's sign: colour, shape and initial, so that colour is never the only one. */
import { memo } from 'react'

const PATHS: readonly string[] = [
  'M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z', // circle
  'M4 4h24v24H4z', // square
  'M16 2 31 29H1z', // triangle
  'M16 1 31 16 16 31 1 16z', // diamond
  'M9 3h14l8 13-8 13H9L1 16z', // hexagon
  'M16 1l4.4 9.8 10.6 1.2-7.9 7.2 2.2 10.5L16 24.4 6.7 29.7 8.9 19.2 1 12l10.6-1.2z', // star
  'M11 2h10v9h9v10h-9v9H11v-9H2V11h9z', // cross
  'M3 3h26v13c0 8-7 12-13 14C10 28 3 24 3 16z', // shield
  'M16 1c6 8 11 13 11 19a11 11 0 0 1-22 0C5 14 10 9 16 1z', // drop
]
export const NATIONS = PATHS.length

interface Props {
  readonly colour: number
  readonly initial?: string
  readonly size?: number
}
export const Shape = memo(function Shape({ colour, initial = '', size = 24 }: Props) {
  const n = colour % NATIONS
  // A triangle and a drop carry their weight low.
  const y = n === 2 ? 24.5 : n === 8 ? 24 : n === 7 ? 20.5 : 21.5
  return (
    <svg className="shape" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={PATHS[n]}
        fill={`var(--nation-${n})`}
        stroke="var(--nation-edge)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {initial && (
        <text
          x="16"
          y={y}
          textAnchor="middle"
          fontSize="15"
          fontWeight="700"
          fill={`var(--nation-${n}-ink)`}
          fontFamily="var(--text)"
        >
          {initial}
        </text>
      )}
    </svg>
  )
})
