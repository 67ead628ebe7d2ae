/** Somebody by the name that is seen, and what an operator does about them. */
import type { FoundPerson } from '@ecumene/protocol'
import { useState } from 'react'
import { Field } from '../account/fields.tsx'
import { Section } from '../account/section.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { findPeople } from './calls.ts'
import { MeasureForm } from './measure-form.tsx'
import { Standing } from './standing.tsx'

export function FindPerson({ onDone }: { onDone: () => void }) {
  const w = useWords()
  const [name, setName] = useState('')
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null)
  const act = useAct()
  const find = async (): Promise<void> => setFound(await findPeople(name.trim()))
  return (
    <Section title={w.say('measure.find.title')} about={w.say('measure.find.about')}>
      <form
        className="account-line"
        onSubmit={e => {
          e.preventDefault()
          void act.run(find)
        }}
      >
        <Field label={w.say('measure.find.name')} value={name} onChange={setName} maxLength={64} test="find-name" />
        <button type="submit" className="button" disabled={act.isBusy} data-test="find">
          {w.say('measure.find.do')}
        </button>
      </form>
      <Outcome act={act} />
      {found?.length === 0 && <p className="soft">{w.say('measure.find.none')}</p>}
      {found && found.length > 0 && (
        <ul className="stack" data-test="found">
          {found.map(person => (
            <li key={person.user} className="account-report stack">
              <p>
                <Link to={`/people/${person.user}`}>{person.name}</Link>
                {person.isGuest && <span className="soft"> · {w.say('measure.find.guest')}</span>}
              </p>
              <Standing person={person} />
              <details className="more">
                <summary>{w.say('measure.title')}</summary>
                <MeasureForm
                  person={person}
                  onDone={async () => {
                    onDone()
                    await find()
                  }}
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
