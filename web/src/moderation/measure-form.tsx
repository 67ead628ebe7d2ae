/** One thing an operator does about a person, a line of theirs or a table; never without a reason. */
import type { FoundPerson, MeasureKind } from '@ecumene/protocol'
import { useState } from 'react'
import { Field } from '../account/fields.tsx'
import { useWords } from '../speech.tsx'
import { Segments } from '../ui/segments.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { take } from './calls.ts'

const HOURS = [1, 24, 168, 720] as const
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** As a field for dates writes it, in the zone of who looks. */
const dayOf = (at: number): string => {
  const date = new Date(at)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')).join('-')
}
const endOf = (day: string): number => new Date(`${day}T23:59:59`).getTime()

export interface MeasureFormProps {
  readonly person: Pick<FoundPerson, 'user' | 'silencedUntil' | 'bannedUntil'> | null
  /** A line of theirs that can be taken away. */
  readonly line?: string | undefined
  readonly match?: string | undefined
  readonly onDone: () => unknown
}
export function MeasureForm({ person, line, match, onDone }: MeasureFormProps) {
  const w = useWords()
  const about: readonly MeasureKind[] = person
    ? [person.silencedUntil ? 'speak' : 'silence', 'rename', person.bannedUntil ? 'lift' : 'ban']
    : []
  const kinds: readonly MeasureKind[] = [...(line ? (['line'] as const) : []), ...about, ...closing(match)]
  const [chosen, choose] = useState<MeasureKind>(kinds[0])
  const kind = kinds.includes(chosen) ? chosen : kinds[0]
  const [hours, setHours] = useState<number>(HOURS[1])
  const [name, setName] = useState('')
  const [day, setDay] = useState(() => dayOf(Date.now() + WEEK_MS))
  const [reason, setReason] = useState('')
  const act = useAct()
  const wish = { kind, user: person?.user, line, match, reason: reason.trim(), hours, name, until: endOf(day) }
  const send = (): Promise<boolean> =>
    act.run(async () => {
      await take(wish)
      setReason('')
      setName('')
      await onDone()
    }, 'measure.done')
  return (
    <form
      className="stack"
      data-measure
      onSubmit={e => {
        e.preventDefault()
        void send()
      }}
    >
      <Segments
        legend={w.say('measure.title')}
        name={`measure-${person?.user ?? match}`}
        values={kinds}
        value={kind}
        label={k => w.say(`measure.kind.${k}`)}
        onChange={choose}
      />
      <div className="account-line">
        {kind === 'silence' && (
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
        )}
        {kind === 'rename' && (
          <Field label={w.say('measure.name')} value={name} onChange={setName} maxLength={40} test="measure-name" />
        )}
        {kind === 'ban' && (
          <label className="field">
            <span>{w.say('measure.until')}</span>
            <input
              type="date"
              className="input"
              required
              min={dayOf(Date.now())}
              value={day}
              data-test="measure-until"
              onChange={e => setDay(e.target.value)}
            />
          </label>
        )}
        <Field
          label={w.say('measure.reason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          test="measure-reason"
        />
        <button type="submit" className="button" disabled={act.isBusy} data-test="measure-do">
          {w.say(`measure.kind.${kind}`)}
        </button>
      </div>
      {(kind === 'ban' || kind === 'rename' || kind === 'close') && (
        <p className="soft small-text">{w.say(`measure.about.${kind}`)}</p>
      )}
      <Outcome act={act} />
    </form>
  )
}
const closing = (match: string | undefined): readonly MeasureKind[] => (match ? ['close'] : [])
