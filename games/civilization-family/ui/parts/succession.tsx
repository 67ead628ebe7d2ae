/**
 * The succession table: one row for each people, epochs by colour, the points that late positions ask for, and what the
 * next step needs.
 */
import type { Seat } from '@ecumene/kernel'
import { type FigureMark, planned } from '@ecumene/kit/figure.ts'
import { Sign } from '@ecumene/kit/piece.tsx'
import type { Owner } from '../board/pieces.tsx'

export interface SuccessionRow {
  readonly seat: Seat
  readonly owner: Owner
  readonly name: string
  readonly position: number
  /** The epoch of every position, from the start on, and the points printed there (0: none). */
  readonly epochs: readonly number[]
  readonly points: readonly number[]
  /** Cannot move now. */
  readonly isFrozen: boolean
  readonly label: string
}
export interface Need {
  readonly text: string
  readonly isMet: boolean
  readonly rule: string
}
interface Props {
  readonly label: string
  readonly rows: readonly SuccessionRow[]
  readonly line: number
  readonly epochNames: readonly string[]
}
const CELL = 22
const ROW = 30
const LEFT = 4

export function SuccessionTable({ label, rows, line, epochNames }: Props) {
  const last = Math.max(...rows.map(r => r.epochs.length)) - 1
  const width = LEFT + (last + 1) * CELL + 4
  const height = rows.length * ROW + 6
  return (
    <div className="civ-ast" data-clear>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="civ-ast-table">
        {rows.map((r, i) => (
          <g key={r.seat} transform={`translate(${LEFT} ${i * ROW + 3})`} data-tip={`ast:${r.seat}`}>
            {r.epochs.map((epoch, at) => (
              <g key={at} transform={`translate(${at * CELL} 0)`}>
                <rect
                  x="0.7"
                  y="1"
                  width={CELL - 1.4}
                  height={ROW - 5}
                  rx="2.5"
                  className={`civ-epoch-${epoch} ${at === 0 ? 'is-start' : ''} ${at >= line ? 'is-finish' : ''}`}
                />
                {r.points[at] > 0 && (
                  <text x={CELL / 2} y={ROW / 2 + 2} className="civ-ast-points">
                    {r.points[at]}
                  </text>
                )}
                {at === line && <path d="M4 19V5l7 4.5L4 14" className="civ-ast-flag" />}
              </g>
            ))}
            <g
              transform={`translate(${r.position * CELL + CELL / 2} ${ROW / 2 - 1.5})`}
              className={`civ-ast-marker ${r.isFrozen ? 'is-frozen' : ''}`}
              data-anchor={`ast:${r.seat}`}
            >
              <title>{r.label}</title>
              <Sign nation={r.owner.nation} initial={r.owner.initial} size={22} />
              {r.isFrozen && (
                <g transform="translate(9 -8)" className="civ-frost">
                  <circle r="6" />
                  <path d="M-4 0H4M-2 -3.5 2 3.5M2 -3.5 -2 3.5" />
                </g>
              )}
            </g>
          </g>
        ))}
      </svg>
      <ul className="civ-epochs">
        {epochNames.map((name, i) => (
          <li key={name}>
            <i className={`civ-epoch-box civ-epoch-${i}`} aria-hidden="true" /> {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Needs({
  title,
  needs,
  onRule,
  markOf,
}: {
  title: string
  needs: readonly Need[]
  onRule: (rule: string) => void
  /** What the numbers of each are; of a plan they are none of the position. */
  markOf?: ((nth: number) => FigureMark) | undefined
}) {
  return (
    <section className="civ-needs" data-testid="needs">
      <h3>{title}</h3>
      <ul>
        {needs.map((n, nth) => (
          <li key={n.text} className={`civ-need ${n.isMet ? 'is-met' : 'is-missing'}`}>
            <span className="civ-tick" aria-hidden="true">
              {n.isMet ? '✓' : '✗'}
            </span>
            <span {...(markOf ? markOf(nth) : planned('needs'))}>{n.text}</span>{' '}
            <button type="button" className="link rule-id" onClick={() => onRule(n.rule)}>
              {n.rule}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
