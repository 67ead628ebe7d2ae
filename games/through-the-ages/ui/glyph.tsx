/** Small signs beside numbers: what is counted. Drawn here where no icon says it well. */
import type { FigureMark } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { memo } from 'react'
import { COUNT_ICONS } from './look.ts'

export type Count =
  | 'culture'
  | 'science'
  | 'food'
  | 'resources'
  | 'strength'
  | 'happiness'
  | 'unhappiness'
  | 'civil'
  | 'military'
  | 'blue'
  | 'yellow'
  | 'colonization'
  | 'hand'
  | 'limit'

export const Glyph = memo(function Glyph({ of, size = 14 }: { of: Count; size?: number }) {
  const icon = COUNT_ICONS[of]
  if (icon)
    return (
      <span className={`tta-glyph is-${of}`}>
        <Icon body={icon} size={size} />
      </span>
    )
  return (
    <svg className={`tta-glyph is-${of}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {DRAWN[of]}
    </svg>
  )
})
const face = (mouth: string) => (
  <>
    <circle cx="8" cy="8" r="7" className="tta-glyph-fill" />
    <circle cx="5.6" cy="6.4" r="1.1" className="tta-glyph-ink" />
    <circle cx="10.4" cy="6.4" r="1.1" className="tta-glyph-ink" />
    <path d={mouth} className="tta-glyph-line" />
  </>
)
const cube = (
  <>
    <path d="M8 1 14.5 4.4v7.2L8 15 1.5 11.6V4.4Z" className="tta-glyph-fill" />
    <path d="M1.5 4.4 8 7.8l6.5-3.4M8 7.8V15" className="tta-glyph-line" />
  </>
)
const DRAWN: Readonly<Record<string, React.ReactNode>> = {
  happiness: face('M4.6 9.4a3.8 3.8 0 0 0 6.8 0'),
  unhappiness: face('M4.6 12a3.8 3.8 0 0 1 6.8 0'),
  civil: cube,
  military: cube,
  blue: <circle cx="8" cy="8" r="6.5" className="tta-glyph-fill" />,
  yellow: (
    <>
      <circle cx="8" cy="4.6" r="3.4" className="tta-glyph-fill" />
      <path d="M3 15c0-4.6 2-7 5-7s5 2.4 5 7Z" className="tta-glyph-fill" />
    </>
  ),
  limit: (
    <>
      <path d="M2 15V7l6-5 6 5v8Z" className="tta-glyph-fill" />
      <path d="M6 15v-5h4v5" className="tta-glyph-line" />
    </>
  ),
}

interface AmountProps {
  readonly of: Count
  readonly n: number
  readonly size?: number
  readonly plus?: boolean
  /** What it is, where it belongs to the position. */
  readonly mark?: FigureMark
}
/** A number with its sign; the caller provides the spoken label. */
export const Amount = memo(function Amount({ of, n, size, plus = false, mark }: AmountProps) {
  const shown = plus && n >= 0 ? `+${n}` : n < 0 ? `−${-n}` : String(n)
  return (
    <span className="tta-amount" {...mark}>
      {shown}
      <Glyph of={n < 0 && of === 'happiness' ? 'unhappiness' : of} {...(size ? { size } : {})} />
    </span>
  )
})
