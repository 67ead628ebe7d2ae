/**
 * Icons are outlines in a square of 512 × 512, imported one by one (`virtual:icon/<name>`); they take the colour of the
 * text around them. A table has hundreds and few change: only those are drawn anew.
 */
import { memo } from 'react'

interface IconProps {
  /** The data of its path. */
  readonly body: string
  readonly size?: number | string
  readonly label?: string
}
export const Icon = memo(function Icon({ body, size = 18, label }: IconProps) {
  return (
    <svg
      className="kit-icon"
      viewBox="0 0 512 512"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path fill="currentColor" d={body} />
    </svg>
  )
})
interface IconAtProps {
  readonly body: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
}
/** The same inside a scene, with its middle at (x, y). */
export const IconAt = memo(function IconAt({ body, x, y, size, fill }: IconAtProps) {
  const k = size / 512
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`} style={{ color: fill ?? 'var(--ink)' }}>
      <path fill="currentColor" d={body} />
    </g>
  )
})
