/**
 * How many would stand there of how many the land feeds, at every place one could go to; for a ship, the moves it would
 * have left.
 */
import { planned as planFigure } from '@ecumene/kit/figure.ts'
import { type Spot, UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import type { AreaGround } from './ground.ts'
import type { Crowd } from './model.ts'

interface Props {
  readonly targets: ReadonlyMap<string, number>
  readonly ground: ReadonlyMap<string, AreaGround>
  readonly shores: ReadonlyMap<string, Spot>
  readonly isShip: boolean
  readonly routes: ReadonlyMap<string, readonly string[]>
  readonly left: number
  /** Null where the land feeds nobody. */
  crowd(area: string): Crowd | null
  /** A route that shows its own numbers. */
  readonly planned: readonly string[] | null
}
export function Badges({ targets, ground, shores, isShip, routes, left, crowd, planned }: Props) {
  const unit = 1 / useZoom()
  return (
    <g className="civ-badges" {...UNSPOKEN} {...planFigure('there')}>
      {[...targets].map(([area, most]) => {
        const route = routes.get(area)
        const at = (isShip && route ? shores.get(route[route.length - 1]) : null) ?? ground.get(area)?.middle
        if (!at || (isShip && planned && route && planned.includes(route[route.length - 1]))) return null
        const there = isShip ? null : crowd(area)
        const text = there
          ? `${there.tokens}/${there.limit}`
          : `${isShip ? left - (route ? route.length - 1 : 0) : most}`
        const width = (text.length > 2 ? 26 : 17) * unit
        return (
          <g
            key={area}
            className={there?.isOver ? 'is-over' : undefined}
            data-crowd={there ? area : undefined}
            transform={`translate(${at[0]} ${at[1] - (isShip ? 0 : 13 * unit)})`}
          >
            <rect
              x={-width / 2}
              y={-8.5 * unit}
              width={width}
              height={17 * unit}
              rx={8.5 * unit}
              className="civ-badge"
              strokeWidth={1.5 * unit}
            />
            <text className="civ-badge-text" y={3.8 * unit} fontSize={11 * unit}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
