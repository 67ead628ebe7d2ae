/** Province tokens above the lands, trade route tokens left of the start section. */
import { NONE } from '@ecumene/kernel'
import { IconAt } from '@ecumene/kit/icon.tsx'
import { Sign } from '@ecumene/kit/piece.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import { memo } from 'react'
import { LANDSCAPE_IDS, LANDSCAPES } from '../data/lands.ts'
import { ROUTE_LENGTHS, ROUTE_POINTS, ROUTE_TOKENS } from '../data/tokens.ts'
import { settlementsOn } from '../src/board.ts'
import { provinceStanding } from '../src/query.ts'
import { GONE, landsOf, routeAt } from '../src/state.ts'
import { figure } from './figure.ts'
import { BAND_H, bandY, LAND_W, landX, ROUTE_W, ROUTES_X, TOP } from './geometry.ts'
import { ICONS } from './look.ts'
import type { Part } from './model.ts'
import { ownerOf } from './owner.ts'

export function Provinces({ p }: { p: Part }) {
  const s = p.view
  return (
    <g>
      {Array.from({ length: landsOf(s) }, (_, land) => {
        const by = s.provinceOf[land]
        const { leader } = provinceStanding(s, land)
        // Its holder, or the seat that would get it.
        const shown = by >= 0 ? by : by === NONE ? leader : NONE
        const { nation = -1, initial = '' } = shown >= 0 ? ownerOf(p, shown) : {}
        const cubes = by === NONE && leader !== NONE ? settlementsOn(s, leader, land) : 0
        const points = s.province[land]
        return <Province key={land} {...{ say: p.say, land, points, by, nation, initial, cubes }} />
      })}
    </g>
  )
}
interface ProvinceProps {
  readonly say: Part['say']
  readonly land: number
  readonly points: number
  /** Who has it; negative: nobody, or it is gone. */
  readonly by: number
  readonly nation: number
  readonly initial: string
  /** Settlements of the seat that would get it now; 0: nobody would. */
  readonly cubes: number
}
/** Drawn anew only when it changes. */
const Province = memo(function Province({ say, land, points, by, nation, initial, cubes }: ProvinceProps) {
  const label = say(by >= 0 ? 'ui.province.won' : by === GONE ? 'ui.province.gone' : 'ui.province.open', {
    land: land + 1,
    points,
    ...(by >= 0 ? { seat: by } : {}),
  })
  return (
    <Target
      id={`province:${land}`}
      label={label}
      tip={`province:${land}`}
      x={landX(land) + LAND_W / 2}
      y={TOP / 2}
      className="brz-province"
    >
      <text x={-LAND_W / 2 + 5} y={TOP / 2 - 8} className="brz-land-number">
        {land + 1}
      </text>
      {by === NONE && <IconAt body={ICONS.province} x={0} y={0} size={62} fill="var(--bronze)" />}
      {by === NONE && <circle r="18" className="brz-coin" />}
      {by !== NONE && <circle r="18" className="brz-hollow" />}
      <text
        y="8"
        textAnchor="middle"
        className={`brz-coin-text ${by === NONE ? '' : 'is-gone'}`}
        {...figure('province', undefined, land)}
      >
        {points}
      </text>
      {by === GONE && <path d="M-13 -13L13 13M13 -13L-13 13" className="brz-cross" />}
      {by >= 0 && (
        <g transform="translate(25 8)">
          <Sign nation={nation} initial={initial} size={26} />
        </g>
      )}
      {cubes > 0 && (
        <g transform="translate(48 10)" className="brz-leader">
          <Sign nation={nation} initial={initial} size={20} />
          <text x="13" y="5" className="brz-leader-count" {...figure('leads', undefined, land)}>
            {cubes}
          </text>
        </g>
      )}
    </Target>
  )
})

export function Routes({ p }: { p: Part }) {
  return (
    <g>
      {Array.from({ length: LANDSCAPES }, (_, landscape) =>
        Array.from({ length: ROUTE_TOKENS }, (_, token) => {
          const by = p.view.routeOf[routeAt(landscape, token)]
          const { nation = -1, initial = '' } = by >= 0 ? ownerOf(p, by) : {}
          return (
            <Route
              key={routeAt(landscape, token)}
              say={p.say}
              landscape={landscape}
              token={token}
              by={by}
              nation={nation}
              initial={initial}
            />
          )
        }),
      )}
    </g>
  )
}
interface RouteProps {
  readonly say: Part['say']
  readonly landscape: number
  readonly token: number
  /** Who has it; negative: nobody, or it is gone. */
  readonly by: number
  readonly nation: number
  readonly initial: string
}
/** Few of the tokens change hands: only those are drawn anew. */
const Route = memo(function Route({ say, landscape, token, by, nation, initial }: RouteProps) {
  const args = {
    landscape: LANDSCAPE_IDS[landscape],
    number: ROUTE_LENGTHS[token],
    points: ROUTE_POINTS[token],
    ...(by >= 0 ? { seat: by } : {}),
  }
  return (
    <Target
      id={`route:${landscape}:${token}`}
      label={say(by >= 0 ? 'ui.route.taken' : 'ui.route.free', args)}
      tip={`route:${landscape}:${token}`}
      x={ROUTES_X + (token + 0.5) * ROUTE_W}
      y={bandY(landscape) + BAND_H / 2}
      className="brz-route"
    >
      <RouteToken landscape={landscape} token={token} isFree={by === NONE} />
      {by >= 0 && <Sign nation={nation} initial={initial} size={27} />}
    </Target>
  )
})
/** A token: how long a run, how many points. */
function RouteToken({ landscape, token, isFree }: { landscape: number; token: number; isFree: boolean }) {
  const r = 18 + token * 2
  if (!isFree) return <circle r={r} className="brz-hollow" />
  return (
    <>
      <circle cy="2" r={r} fill="#000" fillOpacity="0.25" />
      <circle r={r} className={`brz-route-disc brz-band-${landscape}`} />
      <circle r={r - 4} className="brz-route-ring" />
      <text y="2" textAnchor="middle" className="brz-route-points">
        {ROUTE_POINTS[token]}
      </text>
      <g transform="translate(0 10)">
        {Array.from({ length: ROUTE_LENGTHS[token] }, (_, i) => (
          <rect
            key={i}
            x={(i - (ROUTE_LENGTHS[token] - 1) / 2) * 4 - 1.5}
            y="-2"
            width="3"
            height="3"
            fill="var(--brz-token-ink)"
          />
        ))}
      </g>
    </>
  )
}
