/**
 * The map round by round: who lived where, moved with a slider. It knows no rules: it gets frames and says who holds
 * what in them.
 */
import type { Box } from '@ecumene/kit/camera.ts'
import { Sign } from '@ecumene/kit/piece.tsx'
import { memo, useMemo, useState } from 'react'
import type { BoardGround } from './board/ground.ts'
import type { Owner } from './board/pieces.tsx'
import type { AreaHolding } from './holdings.ts'

interface Props<F> {
  readonly ground: BoardGround
  readonly box: Box
  readonly owners: readonly Owner[]
  readonly frames: readonly F[]
  holdings(frame: F): readonly AreaHolding[]
  readonly title: string
  /** What the slider says of a frame. */
  say(at: number): string
}
export function AtlasOfRounds<F>({ ground, box, owners, frames, holdings, title, say }: Props<F>) {
  const last = frames.length - 1
  const [wanted, want] = useState(Number.POSITIVE_INFINITY)
  const at = Math.min(wanted, last)
  const held = useMemo(() => holdings(frames[at]), [holdings, frames, at])
  // Signs measured by the picture: readable on a phone.
  const size = box.w / 24
  return (
    <figure className="civ-atlas">
      <figcaption>{title}</figcaption>
      <svg viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`} role="img" aria-label={title}>
        <Ground ground={ground} />
        {held.map(h => (
          <path
            key={h.area}
            d={landOf(ground).get(h.area) ?? ''}
            fill={`var(--nation-${owners[h.seat].nation})`}
            fillOpacity="0.62"
          />
        ))}
        <path className="civ-atlas-borders" d={ground.drawing.landBorders.join('')} />
        <path className="civ-atlas-coast" d={ground.drawing.coast.join('')} />
        {held.map(h => {
          const spot = ground.areas.get(h.area)
          const [x, y] = (h.isCity ? spot?.city : null) ?? spot?.middle ?? [0, 0]
          return (
            <g key={h.area} transform={`translate(${x} ${y})`} data-held={h.seat}>
              {h.isCity && (
                <rect
                  className="civ-atlas-city"
                  x={-size * 0.62}
                  y={-size * 0.62}
                  width={size * 1.24}
                  height={size * 1.24}
                />
              )}
              <Sign {...owners[h.seat]} size={h.isCity ? size : size * 0.72} />
            </g>
          )
        })}
      </svg>
      <label>
        <span aria-live="polite">{say(at)}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onChange={e => want(Number(e.target.value))}
          aria-label={title}
          aria-valuetext={say(at)}
        />
      </label>
    </figure>
  )
}
const Ground = memo(function Ground({ ground }: { ground: BoardGround }) {
  const { drawing } = ground
  return (
    <>
      <rect className="civ-atlas-sea" width={drawing.width} height={drawing.height} />
      <path className="civ-atlas-land is-outside" d={drawing.outsideLand} />
      {drawing.land.map(a => (
        <path key={a.id} className="civ-atlas-land" d={a.d} />
      ))}
    </>
  )
})
const lands = new WeakMap<BoardGround, ReadonlyMap<string, string>>()
function landOf(ground: BoardGround): ReadonlyMap<string, string> {
  let found = lands.get(ground)
  if (!found) {
    found = new Map(ground.drawing.land.map(a => [a.id, a.d]))
    lands.set(ground, found)
  }
  return found
}
