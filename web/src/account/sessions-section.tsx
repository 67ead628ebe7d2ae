/** Where one is signed in, and how to end it there. */
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { auth } from './auth.ts'
import { deviceOf } from './device.ts'
import { Section } from './section.tsx'
import type { Self } from './self.ts'

interface Session {
  readonly token: string
  readonly userAgent?: string | null
  readonly ipAddress?: string | null
  readonly createdAt: string
  readonly updatedAt: string
}
/** Seen last comes first. */
const load = async (): Promise<readonly Session[]> =>
  [...(await auth<readonly Session[]>('/list-sessions'))].sort(
    (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  )

export function SessionsSection({ self }: { self: Self }) {
  const w = useWords()
  const list = useLoaded(load)
  const act = useAct()
  const end = (work: () => Promise<unknown>): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, 'account.sessions.ended')
  const others = (list.value ?? []).filter(s => s.token !== self.session)
  const row = (s: Session) => {
    const name = deviceOf(s.userAgent) ?? w.say('account.sessions.unknown')
    const isHere = s.token === self.session
    return (
      <li key={s.token} data-here={isHere}>
        <div>
          <strong>{name}</strong> {isHere && <span className="account-tag">{w.say('account.sessions.here')}</span>}
          <p className="soft small-text">
            {w.say('account.sessions.seen', { when: ago(Date.parse(s.updatedAt), Date.now(), w.language) })}
            {' · '}
            {w.say('account.sessions.since', { when: ago(Date.parse(s.createdAt), Date.now(), w.language) })}
            {s.ipAddress && ` · ${s.ipAddress}`}
          </p>
        </div>
        {!isHere && (
          <button
            type="button"
            className="button small"
            disabled={act.isBusy}
            onClick={() => end(() => auth('/revoke-session', { token: s.token }))}
            aria-label={w.say('account.sessions.endName', { name })}
            data-test="end-session"
          >
            {w.say('account.sessions.end')}
          </button>
        )}
      </li>
    )
  }
  return (
    <Section title={w.say('account.sessions.title')} about={w.say('account.sessions.about')}>
      <LoadingNote of={list} />
      {list.value && (
        <ul className="account-list" data-test="sessions">
          {list.value.filter(s => s.token === self.session).map(row)}
          {others.map(row)}
        </ul>
      )}
      {others.length > 0 && (
        <button
          type="button"
          className="button account-start"
          disabled={act.isBusy}
          onClick={() => end(() => auth('/revoke-other-sessions', {}))}
          data-test="end-others"
        >
          {w.say('account.sessions.endOthers')}
        </button>
      )}
      <Outcome act={act} />
    </Section>
  )
}
