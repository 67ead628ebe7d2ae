/** The grey buttons: what is not possible now, gathered by reason; each opens the rule that forbids it. */
import { useMemo, useState } from 'react'
import { useWords } from '../speech.tsx'
import { forbidden, gathered } from './refusals.ts'
import type { TableView } from './view.ts'

export function WhyNot({ view }: { view: TableView }) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const { viewer, view: state } = view.snapshot
  const { game } = view.table
  const reasons = useMemo(
    () => (isOpen && viewer !== 'table' ? gathered(forbidden(game, state, viewer), w.prompt) : []),
    [isOpen, viewer, game, state, w],
  )
  return (
    <details className="why-not" onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>{w.say('whyNot.title')}</summary>
      {isOpen && reasons.length === 0 && <p className="soft small-text">{w.say('whyNot.nothing')}</p>}
      {reasons.map(({ reason, first, shown }) => (
        <section key={reason}>
          <p className="small-text">
            {reason}{' '}
            <button type="button" className="link rule-id" onClick={() => view.whyNot(first.action)}>
              {first.refusal.rule}
            </button>
          </p>
          <ul className="choices">
            {shown.map(({ action, isWhole }) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="button action not-now" onClick={() => view.whyNot(action)}>
                  {isWhole ? w.verb(action.verb) : w.action(action)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
