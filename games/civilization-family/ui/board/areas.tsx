/** The areas as things to point at, with their printed marks: limit, city site. */
import { UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import { memo } from 'react'
import type { AreaGround } from './ground.ts'
import { limitSpot } from './limits.ts'
import type { AreaModel } from './model.ts'
import { limitSize, showsLimits, siteSize } from './pieces.tsx'

interface Props {
  readonly area: AreaGround
  readonly label: string
  readonly legal: boolean
  readonly lit: boolean
  readonly look: string
  onChoose(area: string): void
}
export const AreaTarget = memo(function AreaTarget({ area, label, legal, lit, look, onChoose }: Props) {
  return (
    <Target
      id={`area:${area.id}`}
      label={label}
      tip={`area:${area.id}`}
      legal={legal}
      lit={lit}
      className={`civ-area ${area.isSea ? 'is-sea' : ''} ${look}`}
      onChoose={() => onChoose(area.id)}
    >
      <path d={area.d} className="civ-hit" />
    </Target>
  )
})

/** What is printed on the board, under the pieces. */
export const Marks = memo(function Marks({
  areas,
  ground,
  occupied,
}: {
  areas: readonly AreaModel[]
  ground: ReadonlyMap<string, AreaGround>
  /** Areas with a city: the site lies under it. */
  occupied: ReadonlySet<string>
}) {
  const zoom = useZoom()
  const site = siteSize(zoom)
  const limit = limitSize(zoom)
  return (
    <g className="civ-marks" {...UNSPOKEN}>
      {areas.map(a => {
        const g = ground.get(a.id)
        if (!a.inPlay || !g) return null
        const spot = limitSpot(g, a.site !== 'none', zoom)
        return (
          <g key={a.id}>
            {g.city && a.site !== 'none' && !occupied.has(a.id) && (
              <rect
                className={`civ-site is-${a.site}`}
                x={g.city[0] - site / 2}
                y={g.city[1] - site / 2}
                width={site}
                height={site}
                strokeWidth={site * 0.12}
              />
            )}
            {spot && a.limit > 0 && showsLimits(zoom) && (
              <g transform={`translate(${spot[0]} ${spot[1]})`}>
                <circle r={limit} className="civ-limit" />
                <text className="civ-limit-text" y={limit * 0.47} fontSize={limit * 1.35}>
                  {a.limit}
                </text>
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
})
