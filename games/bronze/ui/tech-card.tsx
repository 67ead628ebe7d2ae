/** A technology card: what it is called and what it settles. */

import { Card } from '@ecumene/kit/card.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import { memo, type ReactNode } from 'react'
import { LANDSCAPE_IDS } from '../data/lands.ts'
import { BRONZE, TECH_IDS, TECHNOLOGIES } from '../data/technologies.ts'
import { KIND_ICONS, LANDSCAPE_ICONS, landscapeTone, TECH_ICONS, techTone } from './look.ts'
import type { Part } from './model.ts'

interface Props {
  readonly p: Part
  readonly tech: number
  readonly id: string
  readonly corner?: ReactNode
  readonly label?: string
  readonly legal?: boolean
  readonly lit?: boolean
  readonly isSelected?: boolean
  readonly className?: string
  onChoose?(): void
  onPoint?(isOver: boolean): void
}
export function TechCard({ p, tech, className = '', ...rest }: Props) {
  return (
    <Card
      {...rest}
      className={`brz-tech ${className}`}
      name={p.say(`tech.${TECH_IDS[tech]}`)}
      icon={TECH_ICONS[tech]}
      tone={techTone(tech)}
      tip={`tech:${tech}`}
    >
      <Settles tech={tech} />
    </Card>
  )
}

/** The landscapes and kinds a technology allows, as signs. */
export const Settles = memo(function Settles({ tech }: { tech: number }) {
  if (tech === BRONZE)
    return (
      <span className="brz-settles" aria-hidden="true">
        <span className="brz-rainbow">
          {LANDSCAPE_IDS.map((id, l) => (
            <i key={id} style={{ background: landscapeTone(l) }} />
          ))}
        </span>
        <Kinds kinds={[0, 1, 2]} />
      </span>
    )
  const { landscapes, kinds } = TECHNOLOGIES[tech]
  return (
    <span className="brz-settles" aria-hidden="true">
      <span className="brz-lands">
        {landscapes.map(l => (
          <span key={l} className="brz-swatch" style={{ background: landscapeTone(l) }}>
            <Icon body={LANDSCAPE_ICONS[l]} size="1em" />
          </span>
        ))}
      </span>
      <Kinds kinds={kinds} />
    </span>
  )
})
function Kinds({ kinds }: { kinds: readonly number[] }) {
  return (
    <span className="brz-kinds">
      {kinds.map(k => (
        <span key={k} className={`brz-kind brz-kind-${k}`}>
          <Icon body={KIND_ICONS[k]} size="1em" />
        </span>
      ))}
    </span>
  )
}
