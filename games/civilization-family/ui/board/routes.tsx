/** Voyages: what a ship has sailed this turn, and what is being planned, with the moves left at every stop. */
import { planned as planFigure } from '@ecumene/kit/figure.ts'
import { type Spot, UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'

interface Props {
  readonly shores: ReadonlyMap<string, Spot>
  /** From shore to shore. */
  readonly sailed: readonly (readonly string[])[]
  readonly planned: readonly string[] | null
  /** Moves left before the first step of the plan. */
  readonly left: number
}
export function Routes({ shores, sailed, planned, left }: Props) {
  const unit = 1 / useZoom()
  const spots = (route: readonly string[]): Spot[] =>
    route.flatMap(id => (shores.has(id) ? [shores.get(id) as Spot] : []))
  return (
    <g className="civ-routes" {...UNSPOKEN} {...planFigure('voyage')}>
      {sailed.map(route => (
        <path key={route.join()} className="civ-wake" d={bend(spots(route))} strokeWidth={2.4 * unit} />
      ))}
      {planned && planned.length > 1 && (
        <>
          <path className="civ-route-under" d={bend(spots(planned))} strokeWidth={6 * unit} />
          <path
            className="civ-route"
            d={bend(spots(planned))}
            strokeWidth={3 * unit}
            strokeDasharray={`${8 * unit} ${6 * unit}`}
          />
          {spots(planned).map(([x, y], i) =>
            i === 0 ? null : (
              <g key={i} transform={`translate(${x} ${y})`}>
                <circle r={9 * unit} className="civ-stop" strokeWidth={1.6 * unit} />
                <text className="civ-stop-text" y={4 * unit} fontSize={11.5 * unit}>
                  {left - i}
                </text>
              </g>
            ),
          )}
        </>
      )}
    </g>
  )
}
/** Straight from stop to stop, with round corners. */
const bend = (spots: readonly Spot[]): string =>
  spots.length < 2 ? '' : `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`
