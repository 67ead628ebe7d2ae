/** Invisible places that flights start from and end at. */
import { type Spot, UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { memo } from 'react'
import type { AreaGround } from './ground.ts'

/** Their radius in map units. */
export const ANCHOR = 8
export const Anchors = memo(function Anchors({
  ground,
  shores,
}: {
  ground: ReadonlyMap<string, AreaGround>
  shores: ReadonlyMap<string, Spot>
}) {
  return (
    <g className="civ-anchors" {...UNSPOKEN}>
      {[...ground.values()].map(g => (
        <circle key={g.id} cx={g.middle[0]} cy={g.middle[1]} r={ANCHOR} data-anchor={`at:${g.id}`} />
      ))}
      {[...shores].map(([id, at]) => (
        <circle key={id} cx={at[0]} cy={at[1]} r={ANCHOR} data-anchor={`shore:${id}`} />
      ))}
    </g>
  )
})
