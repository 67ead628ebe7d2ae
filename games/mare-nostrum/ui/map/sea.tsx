/** A sea: its water to point at, its name, and the fleets at their berths. */

import { Target } from '@ecumene/kit/target.tsx'
import type { Choosing } from '../choosing.ts'
import { figure } from '../figure.ts'
import { seaPlace, shapeOf } from '../ground.ts'
import { describeSea } from '../map-labels.ts'
import { ownerOf } from '../owner.ts'
import { fleetsIn, type Part, type S, SEA_IDS, type SeaId } from '../rules.ts'
import { Fleet } from './pieces.tsx'
import { Unit } from './unit.tsx'

export function Water({ p, id, choosing }: { p: Part; id: SeaId; choosing: Choosing }) {
  const key = `sea:${id}`
  return (
    <Target
      id={key}
      label={describeSea(p, id)}
      tip={key}
      legal={choosing.isLegal(key)}
      lit={choosing.picked === key}
      className={`mn-water ${choosing.isTarget(key) ? 'is-target' : ''} ${choosing.picked === key ? 'is-picked' : ''}`}
      onChoose={() => choosing.choose(key)}
    >
      <path d={shapeOf(id)} className="mn-wave" />
    </Target>
  )
}

/** Letters are no smaller than this, in names no longer than that. */
const LEAST = 38
const LETTERS = 12

export function SeaName({ p, id }: { p: Part; id: SeaId }) {
  const { at, angle, size } = seaPlace(id)
  const name = p.say(`ui.sea.${id}`)
  // Where the room would ask for smaller letters, a long name is made to fit it.
  const least = size * 0.94 < LEAST ? (LEAST * LETTERS) / Math.max(LETTERS, name.length) : LEAST
  const font = Math.max(least, size * 0.94)
  return (
    <text
      className="mn-sea-name"
      transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}
      y={font * 0.3}
      fontSize={font}
    >
      {name}
    </text>
  )
}

interface FleetsProps {
  readonly p: Part
  /** The position without the plan. */
  readonly before: S
  readonly id: SeaId
  readonly choosing: Choosing
}
export function Fleets({ p, before, id, choosing }: FleetsProps) {
  const { berths } = seaPlace(id)
  const fleets = fleetsIn(p.view, SEA_IDS.indexOf(id))
  const were = fleetsIn(before, SEA_IDS.indexOf(id))
  return (
    <>
      {fleets.map(({ seat, n }, i) => {
        const [x, y] = berths[i % berths.length]
        const key = `fleet:${id}:${seat}`
        const isLegal = choosing.isLegal(key)
        return (
          <Unit
            key={seat}
            id={key}
            choosing={choosing}
            ghost={<Fleet owner={ownerOf(p, seat)} n={n} />}
            x={x + Math.floor(i / berths.length) * 20}
            y={y}
            label={p.say('ui.fleet', { seat, triremes: n, sea: id })}
            className={`mn-troops ${were.some(f => f.seat === seat && f.n === n) ? '' : 'is-ghost'}`}
          >
            {isLegal && <ellipse rx="56" ry="46" className="mn-glow" />}
            <Fleet owner={ownerOf(p, seat)} n={n} isChosen={choosing.picked === key} mark={figure('fleet', seat, id)} />
          </Unit>
        )
      })}
    </>
  )
}
