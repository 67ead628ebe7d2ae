/** A province nobody plays: under a fold of parchment with the absent empire's name. */
import { Target } from '@ecumene/kit/target.tsx'
import { blockOf, shapeOf } from '../ground.ts'
import type { EmpireId, Part } from '../rules.ts'

/** Homes of empires are hatched, whichever player holds them. */
export const Hatch = () => (
  <defs>
    <pattern id="mn-hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path d="M0 0H26" className="mn-hatch" />
    </pattern>
  </defs>
)
export function Covered({ p, id, home }: { p: Part; id: string; home: EmpireId | null }) {
  const place = blockOf(id, 1)
  return (
    <Target
      id={`province:${id}`}
      label={p.say('ui.notInPlay', { province: id })}
      tip={`province:${id}`}
      className="mn-covered"
    >
      <path d={shapeOf(id)} />
      <text x={place.nameAt[0]} y={place.y + place.h / 2} fontSize="44" className="mn-covered-name">
        {home ? p.say(`empire.${home}`) : ''}
      </text>
    </Target>
  )
}
