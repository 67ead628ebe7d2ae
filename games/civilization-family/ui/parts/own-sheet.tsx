/** One's own sheet: stock and treasury, support of cities, the next taxation, the hand. */
import type { FigureMark } from '@ecumene/kit/figure.ts'
import type { ReactNode } from 'react'

export interface Meter {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly tip: string
  /** 0..1 of a bar, with a mark at 1 where more is possible. */
  readonly part?: number
  readonly mood?: 'good' | 'bad'
  /** What its number is. */
  readonly mark: FigureMark
}
interface Props {
  readonly meters: readonly Meter[]
  readonly hand: ReactNode
  readonly title: string
  readonly children?: ReactNode
}
export function MineSheet({ meters, hand, title, children }: Props) {
  return (
    <div className="civ-mine">
      <dl className="civ-meters">
        {meters.map(m => (
          <div
            key={m.key}
            className={`civ-meter ${m.mood ? `is-${m.mood}` : ''}`}
            data-tip={m.tip}
            data-meter={m.key}
            data-anchor={`meter:${m.key}`}
          >
            <dt>{m.label}</dt>
            <dd className="civ-meter-value" {...m.mark}>
              {m.value}
              {m.part !== undefined && (
                <span className="civ-bar-back" aria-hidden="true">
                  <span style={{ width: `${Math.min(100, Math.max(0, m.part * 100))}%` }} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <section className="civ-hand" aria-label={title}>
        <div className="civ-sets">{hand}</div>
        {children}
      </section>
    </div>
  )
}
