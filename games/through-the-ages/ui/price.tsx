/** One action as a row: what it does, and what it would change. */

import type { ActionJson } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useMemo } from 'react'
import { givesUp } from './choices.ts'
import { Amount, type Count, Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { point } from './pointing.ts'
import type { Figures } from './position.ts'
import { type Change, previewOf } from './preview.ts'

interface Props {
  readonly p: Part
  readonly action: ActionJson
  readonly role?: 'menuitem'
  readonly className?: string
  /** Where the table names it better than the action names itself. */
  readonly label?: string
}

export function ActionRow({ p, action, role, className = '', label }: Props) {
  return (
    <button
      type="button"
      role={role}
      className={`tta-action ${className}`}
      data-action={p.legal.length > 0 || undefined}
      data-verb={action.verb}
      data-anchor={`act:${action.verb}`}
      disabled={p.legal.length === 0}
      onClick={() => void p.play(action)}
      onPointerEnter={() => point(action)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(action)}
      onBlur={() => point(null)}
    >
      <span className="tta-action-words">{label ?? p.sayAction(action)}</span>
      <ChangeOf p={p} action={action} />
      {givesUp(action) && <small className="tta-given-up">{p.say('ui.givenUp')}</small>}
    </button>
  )
}

const SHOWN: readonly (readonly [keyof Figures, Count])[] = [
  ['civil', 'civil'],
  ['military', 'military'],
  ['resources', 'resources'],
  ['food', 'food'],
  ['science', 'science'],
  ['culture', 'culture'],
]
const RATES: readonly (readonly [keyof Figures, Count])[] = [
  ['strength', 'strength'],
  ['cultureRate', 'culture'],
  ['scienceRate', 'science'],
  ['foodRate', 'food'],
  ['resourceRate', 'resources'],
  ['happiness', 'happiness'],
]
/** What is spent and gained at once, then what each turn brings from now on. */
export function ChangeOf({ p, action }: { p: Part; action: ActionJson }) {
  const change = useMemo(() => (p.seat === 'table' ? null : previewOf(p, p.seat, action)), [p, action])
  if (!change) return null
  return <ChangeMarks change={change} say={p.say} />
}
/** An income has the sign of its stock: words tell them apart, and what lowers it. */
function RateWords({ rate, change, say }: { rate: keyof Figures; change: Change; say: Part['say'] }) {
  if (rate === 'strength' || rate === 'happiness') return null
  if (rate === 'resourceRate' && change.corruption) return <small>{say('ui.byCorruption')}</small>
  if (rate === 'foodRate' && change.consumption) return <small>{say('ui.byConsumption')}</small>
  return <small>{say('ui.aTurn')}</small>
}
const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export function ChangeMarks({ change, say }: { change: Change; say: Part['say'] }) {
  const at = (key: keyof Figures): number => {
    const pair = change[key]
    return pair ? pair[1] - pair[0] : 0
  }
  return (
    <span className="tta-change" {...planned('change')}>
      {SHOWN.map(([key, of]) => (at(key) === 0 ? null : <Amount key={key} of={of} n={at(key)} size={12} plus />))}
      {RATES.map(([key, of]) =>
        at(key) === 0 ? null : (
          <span key={key} className="tta-change-rate">
            <Glyph of={of} size={12} />
            {minus(change[key]?.[0] ?? 0)}→{minus(change[key]?.[1] ?? 0)}
            <RateWords rate={key} change={change} say={say} />
          </span>
        ),
      )}
    </span>
  )
}
