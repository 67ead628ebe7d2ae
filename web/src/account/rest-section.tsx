/** Quiet hours and vacation: no notices, and the clocks of slow games stand still. */
import type { Quiet } from '@ecumene/protocol'
import { useState } from 'react'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Section } from './section.tsx'

interface RestProfile {
  readonly quiet: Quiet | null
  readonly vacationFrom: number | null
  readonly vacationUntil: number | null
}
const load = (): Promise<RestProfile> => server.call('GET', '/me/profile')
/** As the server allows. */
const LONGEST_DAYS = 58
const AHEAD_DAYS = 360
const DAY_MS = 86_400_000
const HOURS = Array.from({ length: 24 }, (_, h) => h)
const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
const zones = (mine: string): readonly string[] =>
  [...new Set([mine, hereZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()

export function RestSection() {
  const w = useWords()
  const profile = useLoaded(load)
  return (
    <Section title={w.say('notice.rest.title')} about={w.say('notice.rest.about')}>
      <LoadingNote of={profile} />
      {profile.value && <RestForm profile={profile.value} />}
    </Section>
  )
}

function RestForm({ profile }: { profile: RestProfile }) {
  const w = useWords()
  const [isQuiet, setQuiet] = useState(profile.quiet !== null)
  const [hours, setHours] = useState<Quiet>(profile.quiet ?? { from: 22, to: 7, zone: hereZone() })
  const [isAway, setAway] = useState(profile.vacationUntil !== null && profile.vacationUntil > Date.now())
  const [first, setFirst] = useState(dayOf(isAway ? (profile.vacationFrom ?? Date.now()) : Date.now()))
  const [last, setLast] = useState(
    dayOf(isAway && profile.vacationUntil ? profile.vacationUntil - 1 : Date.now() + 7 * DAY_MS),
  )
  const act = useAct()
  const save = (): Promise<boolean> =>
    act.run(
      () =>
        server.call('PUT', '/me/profile', {
          quiet: isQuiet ? hours : null,
          vacationFrom: isAway ? startOf(first) : null,
          // The last day counts as a whole.
          vacationUntil: isAway ? nextDay(last) : null,
          language: w.language,
        }),
      'account.saved',
    )
  const hour = (value: number, label: string, test: string, set: (h: number) => void) => (
    <label className="field account-half">
      <span>{label}</span>
      <select className="input" value={value} onChange={e => set(Number(e.target.value))} data-test={test}>
        {HOURS.map(h => (
          <option key={h} value={h}>
            {String(h).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <form
      className="stack"
      data-test="rest"
      onSubmit={e => {
        e.preventDefault()
        void save()
      }}
    >
      <fieldset className="stack">
        <legend className="hidden-text">{w.say('notice.quiet')}</legend>
        <Check label={w.say('notice.quiet')} isOn={isQuiet} data-test="quiet" onChange={setQuiet} />
        {isQuiet && (
          <div className="account-line">
            {hour(hours.from, w.say('notice.quiet.from'), 'quiet-from', from => setHours({ ...hours, from }))}
            {hour(hours.to, w.say('notice.quiet.to'), 'quiet-to', to => setHours({ ...hours, to }))}
            <label className="field account-grow">
              <span>{w.say('notice.quiet.zone')}</span>
              <select
                className="input"
                value={hours.zone}
                onChange={e => setHours({ ...hours, zone: e.target.value })}
                data-test="quiet-zone"
              >
                {zones(hours.zone).map(z => (
                  <option key={z} value={z}>
                    {z.replaceAll('_', ' ')}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
      </fieldset>
      <fieldset className="stack">
        <legend className="hidden-text">{w.say('notice.vacation')}</legend>
        <Check label={w.say('notice.vacation')} isOn={isAway} data-test="vacation" onChange={setAway} />
        {isAway && (
          <div className="account-line">
            <label className="field account-half">
              <span>{w.say('notice.vacation.from')}</span>
              <input
                className="input"
                type="date"
                required
                max={dayOf(Date.now() + AHEAD_DAYS * DAY_MS)}
                value={first}
                onChange={e => setFirst(e.target.value)}
                data-test="vacation-from"
              />
            </label>
            <label className="field account-half">
              <span>{w.say('notice.vacation.to')}</span>
              <input
                className="input"
                type="date"
                required
                min={first}
                max={first && dayOf(Math.max(startOf(first), Date.now()) + LONGEST_DAYS * DAY_MS)}
                value={last}
                onChange={e => setLast(e.target.value)}
                data-test="vacation-to"
              />
            </label>
          </div>
        )}
      </fieldset>
      <button type="submit" className="button account-start" disabled={act.isBusy} data-test="rest-save">
        {w.say('account.save')}
      </button>
      <Outcome act={act} />
    </form>
  )
}

/** A day as date fields write it, in the time zone of this device. */
function dayOf(ms: number): string {
  const d = new Date(ms)
  return [d.getFullYear(), String(d.getMonth() + 1).padStart(2, '0'), String(d.getDate()).padStart(2, '0')].join('-')
}
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime()
/** A day may have 23 or 25 hours. */
function nextDay(day: string): number {
  const d = new Date(startOf(day))
  return d.setDate(d.getDate() + 1)
}
