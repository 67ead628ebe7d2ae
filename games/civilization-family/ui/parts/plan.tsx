/**
 * A plan that is not played yet: what is asked, how much of it is planned, what is in it, and the button that carries
 * it out.
 */

import type { RuleId } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { Count, Word } from '@ecumene/kit/prompt-slots.tsx'
import { Quantity } from '../board/quantity.tsx'
import type { SayPart } from '../edition.ts'

export interface PlanItem {
  readonly key: string
  /** The whole sentence, and as short as it can be told apart. */
  readonly label: string
  readonly short: string
}
export interface PlanTarget {
  readonly key: string
  readonly name: string
  readonly nation: number
  /** From none up; none alone: they cannot be chosen, and `why` says by which rule. */
  readonly numbers: readonly number[]
  readonly value: number
  readonly note: string
  why(): void
}
interface Props {
  readonly title: string
  readonly rule: RuleId
  readonly total: string
  /** 0..1, or null where no number is demanded. */
  readonly part: number | null
  readonly hints: readonly string[]
  readonly items: readonly PlanItem[]
  readonly targets: readonly PlanTarget[]
  readonly confirm: string
  readonly canConfirm: boolean
  /** The plan is being carried out, one action after the other. */
  readonly isBusy: boolean
  /** What stopped the last attempt. */
  readonly trouble: string | null
  onConfirm(): void
  onClear(): void
  onDrop(key: string): void
  onTarget(key: string, n: number): void
  openRule(id: RuleId): void
  readonly say: SayPart
}
export function PlanPanel(p: Props) {
  return (
    <section
      className="civ-plan"
      aria-label={p.title}
      aria-busy={p.isBusy}
      data-testid="plan"
      data-anchor="plan"
      data-clear
      {...planned('plan')}
    >
      <header>
        <h3>{p.title}</h3>
        <button type="button" className="link rule-id" onClick={() => p.openRule(p.rule)}>
          {p.rule}
        </button>
      </header>
      <p className={`civ-total ${p.part !== null && p.part >= 1 ? 'is-full' : ''}`} role="status" data-testid="total">
        <Count>{p.total}</Count>
        {p.total}
        {p.part !== null && (
          <span className="civ-bar-back" aria-hidden="true">
            <span style={{ width: `${Math.min(1, p.part) * 100}%` }} />
          </span>
        )}
      </p>
      {p.hints.map(h => (
        <p key={h} className="civ-hint">
          {h}
        </p>
      ))}
      {p.targets.length > 0 && (
        <ul className="civ-targets">
          {p.targets.map(t => (
            <li key={t.key} data-order={t.key}>
              <span className="civ-target-name" style={{ borderColor: `var(--nation-${t.nation})` }}>
                {t.name} <span className="civ-hint">{t.note}</span>
              </span>
              {t.numbers.length > 1 ? (
                <Quantity
                  label={t.name}
                  fewer={`${p.say('ui.fewer')}: ${t.name}`}
                  more={`${p.say('ui.more')}: ${t.name}`}
                  value={t.value}
                  numbers={t.numbers}
                  onChange={n => p.onTarget(t.key, n)}
                />
              ) : (
                <button type="button" className="link" onClick={t.why}>
                  {p.say('ui.stake.whyNot')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {p.items.length > 0 && (
        <ul className="civ-items">
          {p.items.map(i => (
            <li key={i.key}>
              <button
                type="button"
                className="civ-item"
                data-drop-item={i.key}
                onClick={() => p.onDrop(i.key)}
                aria-label={`${p.say('ui.stake.drop')}: ${i.label}`}
              >
                {i.short} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {p.trouble && (
        <p className="civ-trouble" role="alert">
          {p.trouble}
        </p>
      )}
      <footer>
        <button
          type="button"
          className="button small"
          disabled={p.items.length === 0 && p.targets.every(t => t.value === 0)}
          onClick={p.onClear}
        >
          {p.say('ui.stake.clear')}
        </button>
        <Word>
          <button
            type="button"
            className="button primary"
            data-confirm
            data-clear
            disabled={!p.canConfirm}
            onClick={p.onConfirm}
          >
            {p.confirm}
          </button>
        </Word>
      </footer>
    </section>
  )
}
