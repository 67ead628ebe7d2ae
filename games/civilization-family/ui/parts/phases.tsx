/**
 * Where the round stands: the phases as a row of marks, the present one named, and the order in which people act in it.
 */
import type { Seat } from '@ecumene/kernel'
import { Sign } from '@ecumene/kit/piece.tsx'
import type { ReactNode } from 'react'
import type { Owner } from '../board/pieces.tsx'

interface Props {
  readonly label: string
  readonly phases: readonly { readonly n: number; readonly name: string }[]
  readonly now: number
  readonly order: readonly {
    readonly seat: Seat
    readonly owner: Owner
    readonly isNow: boolean
    readonly name: string
  }[]
  readonly orderLabel: string
  /** More at the end of the bar. */
  readonly children?: ReactNode
}
export function Phases({ label, phases, now, order, orderLabel, children }: Props) {
  const current = phases.find(ph => ph.n === now)
  return (
    <div className="civ-phases" data-covers>
      <ol aria-label={label}>
        {phases.map(ph => (
          <li
            key={ph.n}
            className={`civ-dot ${ph.n === now ? 'is-now' : ph.n < now ? 'is-past' : ''}`}
            title={ph.name}
            aria-current={ph.n === now ? 'step' : undefined}
          >
            <span className="hidden-text">{ph.name}</span>
          </li>
        ))}
      </ol>
      {current && <strong data-tip="phase">{current.name}</strong>}
      {order.length > 0 && (
        <ul className="civ-order" aria-label={orderLabel}>
          {order.map(o => (
            <li key={o.seat} className={`civ-turn ${o.isNow ? 'is-now' : ''}`} title={o.name}>
              <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
                <Sign nation={o.owner.nation} initial={o.owner.initial} size={22} />
              </svg>
              <span className="hidden-text">{o.name}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
