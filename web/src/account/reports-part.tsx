/** For operators: what was reported, with what was said around it, and what to do about it. */
import type { ReportInfo } from '@ecumene/protocol'
import { useCallback, useState } from 'react'
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
const HOURS = [1, 24, 168, 720] as const

export function ReportsPart() {
  const w = useWords()
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('open')
  const load = useCallback(() => server.call<readonly ReportInfo[]>('GET', `/reports?status=${status}`), [status])
  const list = useLoaded(load)
  const act = useAct()
  const change = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, done)
  return (
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
            <Report key={r.id} report={r} isBusy={act.isBusy} change={change} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface ReportProps {
  readonly report: ReportInfo
  readonly isBusy: boolean
  readonly change: (work: () => Promise<unknown>, done: string) => Promise<boolean>
}
function Report({ report, isBusy, change }: ReportProps) {
  const w = useWords()
  const [note, setNote] = useState('')
  const [hours, setHours] = useState<number>(HOURS[1])
  const nameOf = (who: { name: string | null }): string => who.name ?? w.say('account.people.gone')
  const { about, chat } = report
  const until = about?.silencedUntil && about.silencedUntil > Date.now() ? about.silencedUntil : null
  const silence = (h: number): Promise<boolean> =>
    change(
      () => server.call('POST', `/users/${about?.user}/silence`, { hours: h }),
      h > 0 ? 'account.reports.silenced' : 'account.people.undone',
    )
  const when = new Intl.DateTimeFormat(w.language, { dateStyle: 'medium', timeStyle: 'short' })
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
                {line.user === about?.user ? <strong>{line.name}</strong> : line.name}: {line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {about && (
        <div className="account-line">
          {until === null ? (
            <>
              <label className="field">
                <span>{w.say('account.reports.silenceFor')}</span>
                <select className="input" value={hours} onChange={e => setHours(Number(e.target.value))}>
                  {HOURS.map(h => (
                    <option key={h} value={h}>
                      {w.say('account.reports.nHours', { n: h })}
                    </option>
                  ))}
                </select>
              </label>
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => silence(hours)}
                data-test="silence"
              >
                {w.say('account.reports.silence', { name: nameOf(about) })}
              </button>
            </>
          ) : (
            <>
              <span>{w.say('account.reports.silentUntil', { name: nameOf(about), when: when.format(until) })}</span>
              <button type="button" className="button small" disabled={isBusy} onClick={() => silence(0)}>
                {w.say('account.reports.unsilence')}
              </button>
            </>
          )}
        </div>
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
