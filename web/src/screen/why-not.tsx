/** The grey buttons: what is not possible now, gathered by reason; each opens the rule that forbids it. */
import { useMemo, useState } from 'react'
import { useWords } from '../speech.tsx'
import { type Forbidden, forbidden } from './refusals.ts'
import type { TableView } from './view.ts'

export function WhyNot({ view }: { view: TableView }) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const { viewer, view: state } = view.snapshot
  const { game } = view.table
  const reasons = useMemo(() => {
    const byReason = new Map<string, Forbidden[]>()
    if (!isOpen || viewer === 'table') return byReason
    for (const f of forbidden(game, state, viewer)) {
      const reason = w.prompt(f.refusal)
      const list = byReason.get(reason)
      if (list) list.push(f)
      else byReason.set(reason, [f])
    }
    return byReason
  }, [isOpen, viewer, game, state, w])
  return (
    <details className="why-not" onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>{w.say('whyNot.title')}</summary>
      {isOpen && reasons.size === 0 && <p className="soft small-text">{w.say('whyNot.nothing')}</p>}
      {[...reasons].map(([reason, list]) => (
        <section key={reason}>
          <p className="small-text">
            {reason}{' '}
            <button type="button" className="link rule-id" onClick={() => view.whyNot(list[0].action)}>
              {list[0].refusal.rule}
            </button>
          </p>
          <ul className="choices">
            {list.map(f => (
              <li key={JSON.stringify(f.action)}>
                <button type="button" className="button action not-now" onClick={() => view.whyNot(f.action)}>
                  {w.action(f.action)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
