/**
 * Who suffers what, by which rule: the calamities before the players, the one being resolved, and how much is still to
 * be lost.
 */

import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { figure } from '../figure.ts'

export interface Woe {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly victim: string
  readonly giver: string | null
  readonly text: string
  readonly rule: string
  readonly isNow: boolean
  /** What it does to whom, each with its rule. */
  readonly lines: readonly { readonly text: string; readonly rule: string }[]
}
export interface Loss {
  readonly seat: Seat
  readonly name: string
  readonly left: number
  readonly of: number
  /** Who ordered it; null: nobody did. */
  readonly by: number | null
}
interface Props {
  readonly woes: readonly Woe[]
  readonly losses: readonly Loss[]
  /** Cities still to be reduced, in words. */
  readonly reductions: readonly { readonly seat: Seat; readonly text: string }[]
  readonly sayVictim: (w: Woe) => string
  readonly sayLoss: (l: Loss) => string
  openRule(id: string): void
}
export function CalamityScreen(p: Props) {
  return (
    <div className="civ-woes">
      <ul>
        {p.woes.map(w => (
          <li key={w.id} className={`civ-woe ${w.isNow ? 'is-now' : ''}`} data-woe={w.id}>
            <Icon body={w.icon} size="1.6em" />
            <div>
              <h3>{w.name}</h3>
              <p>{p.sayVictim(w)}</p>
              {w.isNow && <p className="civ-hint">{w.text}</p>}
              {w.lines.length === 0 ? (
                <RuleLink rule={w.rule} openRule={p.openRule} />
              ) : (
                <ul className="civ-hits">
                  {w.lines.map(l => (
                    <li key={l.text}>
                      {l.text} <RuleLink rule={l.rule} openRule={p.openRule} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
      {p.reductions.map(({ seat, text }) => (
        <p key={seat} {...figure('toReduce', seat)}>
          {text}
        </p>
      ))}
      {p.losses.length > 0 && (
        <ul className="civ-losses">
          {p.losses.map(l => (
            <li key={l.seat}>
              {p.sayLoss(l)}
              <span className="civ-bar-back" aria-hidden="true">
                <span style={{ width: `${l.of > 0 ? (100 * (l.of - l.left)) / l.of : 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function RuleLink({ rule, openRule }: { rule: string; openRule(id: string): void }) {
  return (
    <button type="button" className="link rule-id" onClick={() => openRule(rule)}>
      {rule}
    </button>
  )
}
