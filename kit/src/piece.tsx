/** Pieces of the nine nations: colour, shape and letter, readable at half size. */
import { memo } from 'react'
import { Shape } from './shape.tsx'
import { heap } from './stack.ts'

interface OwnerLook {
  /** 0..8. */
  readonly nation: number
  readonly initial: string
}

/** A wooden cube with the owner's sign on its face, its middle at (0, 0). */
export const Cube = memo(function Cube({ nation, initial, size = 30 }: OwnerLook & { size?: number }) {
  const h = size / 2
  const d = size * 0.2
  const ink = `var(--nation-${nation}-ink)`
  return (
    <g className="kit-cube" strokeLinejoin="round">
      <ellipse cx={d / 2} cy={h + d * 0.25} rx={h * 1.05} ry={d * 0.7} fill="#000" fillOpacity="0.28" />
      <g fill={`var(--nation-${nation})`} stroke="var(--nation-edge)" strokeWidth={size * 0.05}>
        <path d={`M${-h} ${-h + d}h${2 * h - d}v${2 * h - d}h${-(2 * h - d)}z`} />
        <path d={`M${-h} ${-h + d}l${d} ${-d}h${2 * h - d}l${-d} ${d}z`} />
        <path d={`M${-h} ${-h + d}l${d} ${-d}h${2 * h - d}l${-d} ${d}z`} fill="#fff" fillOpacity="0.3" stroke="none" />
        <path d={`M${h - d} ${-h + d}l${d} ${-d}v${2 * h - d}l${-d} ${d}z`} />
        <path
          d={`M${h - d} ${-h + d}l${d} ${-d}v${2 * h - d}l${-d} ${d}z`}
          fill="#000"
          fillOpacity="0.25"
          stroke="none"
        />
      </g>
      <text
        x={-d / 2}
        y={d / 2 + size * 0.21}
        textAnchor="middle"
        fontSize={size * 0.56}
        fontWeight="800"
        fontFamily="var(--text)"
        fill={ink}
      >
        {initial}
      </text>
    </g>
  )
})

/** The nation's own shape, its middle at (0, 0). */
export const Sign = memo(function Sign({ nation, initial, size = 24 }: OwnerLook & { size?: number }) {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2})`}>
      <Shape colour={nation} initial={initial} size={size} />
    </g>
  )
})

/** Equal pieces on one spot, heaped with a count where they are many. */
export function Pieces({
  n,
  width,
  size = 24,
  nation,
  initial,
}: OwnerLook & { n: number; width: number; size?: number }) {
  const { pieces, count } = heap(n, size, width)
  return (
    <g className="kit-pieces">
      {pieces.map((p, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces have nothing but their place
        <g key={i} transform={`translate(${p.x} ${p.y})`}>
          <Sign nation={nation} initial={i === pieces.length - 1 && count === 0 ? initial : ''} size={size} />
        </g>
      ))}
      {count > 0 && (
        <g transform={`translate(${pieces[pieces.length - 1].x} ${pieces[pieces.length - 1].y})`}>
          <text
            className="kit-count"
            textAnchor="middle"
            y={size * 0.2}
            fontSize={size * 0.58}
            fill={`var(--nation-${nation}-ink)`}
          >
            {count}
          </text>
        </g>
      )}
    </g>
  )
}

/** A cube for HTML: in lists, strips and ghosts. */
export function CubeBox({ nation, initial, size = 22 }: OwnerLook & { size?: number }) {
  return (
    <svg
      className="kit-cube-box"
      viewBox="-18 -18 38 38"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Cube nation={nation} initial={initial} size={30} />
    </svg>
  )
}
