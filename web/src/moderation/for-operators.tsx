/** An operator does something where they see the reason: beside a person, a line, a table. Others see nothing. */
import { useCallback } from 'react'
import { useWords } from '../speech.tsx'
import { useLoaded } from '../ui/use-loaded.tsx'
import { findPeople, isOperator } from './calls.ts'
import { MeasureForm } from './measure-form.tsx'
import { Standing } from './standing.tsx'

export interface ForOperatorsProps {
  readonly user?: string
  readonly line?: string | undefined
  readonly match?: string
  readonly onDone?: () => unknown
}
export function ForOperators({ user, line, match, onDone }: ForOperatorsProps) {
  const w = useWords()
  const load = useCallback(async () => {
    if (!(await isOperator())) return { mayAct: false, person: null }
    return { mayAct: true, person: user ? ((await findPeople(user)).find(p => p.user === user) ?? null) : null }
  }, [user])
  const { value, reload } = useLoaded(load)
  if (!value?.mayAct) return null
  return (
    <details className="more" data-for-operators>
      <summary>{w.say('measure.asOperator')}</summary>
      <div className="stack">
        {value.person && <Standing person={value.person} />}
        <MeasureForm
          person={value.person}
          line={line}
          match={match}
          onDone={async () => {
            await reload()
            await onDone?.()
          }}
        />
      </div>
    </details>
  )
}
