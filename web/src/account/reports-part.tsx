/** For operators: what was reported, with what was said around it, and what to do about it. */
import type { ReportInfo } from '@ecumene/protocol'
import { useCallback, useState } from 'react'
import { FindPerson } from '../moderation/find-person.tsx'
import { MeasureForm } from '../moderation/measure-form.tsx'
import { MeasureLog } from '../moderation/measure-log.tsx'
import { Standing } from '../moderation/standing.tsx'
import { server } from '../online/session.ts'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Segments } from '../ui/segments.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Field } from './fields.tsx'
import { Section } from './section.tsx'

const STATUSES = ['open', 'resolved'] as const

export function ReportsPart() {
  const w = useWords()
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('open')
  const load = useCallback(() => server.call<readonly ReportInfo[]>('GET', `/reports?status=${status}`), [status])
  const list = useLoaded(load)
  const [measures, setMeasures] = useState(0)
  const measured = (): Promise<void> => {
    setMeasures(n => n + 1)
    return list.reload()
  }
  const act = useAct()
  const change = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, done)
  return (
    <>
      <Section title={w.say('account.reports.title')} about={w.say('account.reports.about')}>
        <Segments
          legend={w.say('account.reports.which')}
          name="status"
          values={STATUSES}
          value={status}
          label={s => w.say(`account.reports.${s}`)}
          onChange={setStatus}
        />
        <LoadingNote of={list} />
        <Outcome act={act} />
        {list.value?.length === 0 && <p className="soft">{w.say('account.sent.none')}</p>}
        {list.value && list.value.length > 0 && (
          <ul className="stack" data-test="reports">
            {list.value.map(r => (
              <Report key={r.id} report={r} isBusy={act.isBusy} onMeasure={measured} change={change} />
            ))}
          </ul>
        )}
      </Section>
      <FindPerson onDone={() => void measured()} />
      <MeasureLog changes={measures} />
    </>
  )
}

interface ReportProps {
  readonly report: ReportInfo
  readonly isBusy: boolean
  readonly onMeasure: () => unknown
  readonly change: (work: () => Promise<unknown>, done: string) => Promise<boolean>
}
function Report({ report, isBusy, onMeasure, change }: ReportProps) {
  const w = useWords()
  const [note, setNote] = useState('')
  const nameOf = (who: { name: string | null }): string => who.name ?? w.say('account.people.gone')
  const { about, chat } = report
  const line = chat.find(l => l.id === report.line && !l.removed)
  return (
    <li className="account-report stack" data-report={report.id}>
      <p className="soft small-text">
        {ago(report.at, Date.now(), w.language)} · {w.say('account.reports.by', { name: nameOf(report.by) })}
        {about && ` · ${w.say('account.sent.aboutName', { name: nameOf(about) })}`}
        {report.match && (
          <>
            {' · '}
            <Link to={`/online/${report.match}`}>{w.say('account.sent.table')}</Link>
          </>
        )}
      </p>
      <blockquote className="account-quote">{report.text}</blockquote>
      {chat.length > 0 && (
        <details className="more">
          <summary>{w.say('account.reports.chat', { n: chat.length })}</summary>
          <ul className="account-quote small-text">
            {chat.map(line => (
              <li key={line.id}>
                {line.user === about?.user ? <strong>{line.name}</strong> : line.name}:{' '}
                {line.removed ? w.say('chat.removed') : line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {about && <Standing person={{ ...about, name: nameOf(about) }} />}
      {report.resolvedAt === null && (
        <MeasureForm person={about} line={line?.id} match={report.match ?? undefined} onDone={onMeasure} />
      )}
      {report.resolvedAt === null ? (
        <form
          className="account-line"
          onSubmit={e => {
            e.preventDefault()
            void change(() => server.call('POST', `/reports/${report.id}/resolve`, { note }), 'account.reports.done')
          }}
        >
          <Field
            label={w.say('account.reports.note')}
            value={note}
            onChange={setNote}
            maxLength={2000}
            isRequired={false}
            test="report-note"
          />
          <button type="submit" className="button primary" disabled={isBusy} data-test="resolve">
            {w.say('account.reports.resolve')}
          </button>
        </form>
      ) : (
        <p className="small-text">
          {w.say('account.reports.done')} {ago(report.resolvedAt, Date.now(), w.language)}
          {report.note && `: ${report.note}`}
        </p>
      )}
    </li>
  )
}
