/** What operators did, newest first: who, about whom, why. */
import type { MeasureInfo } from '@ecumene/protocol'
import { useCallback } from 'react'
import { Section } from '../account/section.tsx'
import { spellFullDate } from '../online/time.ts'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { readLog } from './calls.ts'

/** Read anew whenever `changes` grows. */
export function MeasureLog({ changes }: { changes: number }) {
  const w = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is the reason to read it anew
  const load = useCallback(() => readLog(), [changes])
  const log = useLoaded(load)
  return (
    <Section title={w.say('measure.log.title')}>
      <LoadingNote of={log} />
      {log.value?.length === 0 && <p className="soft">{w.say('measure.log.none')}</p>}
      {log.value && log.value.length > 0 && (
        <ul className="account-list" data-test="measure-log">
          {log.value.map(measure => (
            <Entry key={measure.id} measure={measure} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Entry({ measure: { at, by, about, kind, reason, until, before, match } }: { measure: MeasureInfo }) {
  const w = useWords()
  const gone = w.say('account.people.gone')
  const args = {
    operator: by.name ?? gone,
    name: about?.name ?? gone,
    when: until === null ? '' : spellFullDate(until, w.language),
    before: before ?? '–',
  }
  return (
    <li>
      <div className="stack">
        <span>
          <span>{w.say(`measure.log.${kind}`, args)}</span>{' '}
          {match && <Link to={`/online/${match}`}>{w.say('account.sent.table')}</Link>}
        </span>
        {kind === 'line' && before && <blockquote className="account-quote small-text">{before}</blockquote>}
        <span className="soft small-text">{w.say('told.reason', { reason })}</span>
      </div>
      <span className="soft small-text">{ago(at, Date.now(), w.language)}</span>
    </li>
  )
}
