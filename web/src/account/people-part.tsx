/** People one does not want to hear or play with, and what one has reported. */
import { server } from '../online/session.ts'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Section } from './section.tsx'

interface Relation {
  readonly user: string
  readonly kind: 'mute' | 'block'
  readonly name: string | null
}
interface SentReport {
  readonly id: string
  readonly at: number
  readonly text: string
  readonly match: string | null
  readonly about: string | null
  readonly resolvedAt?: number | null
}
const loadRelations = (): Promise<readonly Relation[]> => server.call('GET', '/me/relations')
const loadReports = (): Promise<readonly SentReport[]> => server.call('GET', '/me/reports')

export function PeoplePart() {
  const w = useWords()
  const relations = useLoaded(loadRelations)
  const reports = useLoaded(loadReports)
  const act = useAct()
  const undo = ({ user, kind }: Relation): Promise<boolean> =>
    act.run(async () => {
      await server.call('DELETE', '/me/relations', { user, kind })
      await relations.reload()
    }, 'account.people.undone')
  return (
    <>
      <Section title={w.say('account.people.title')} about={w.say('account.people.about')}>
        <LoadingNote of={relations} />
        {relations.value?.length === 0 && <p className="soft">{w.say('account.people.none')}</p>}
        {relations.value && relations.value.length > 0 && (
          <ul className="account-list" data-test="relations">
            {relations.value.map(r => {
              const name = r.name ?? w.say('account.people.gone')
              return (
                <li key={`${r.user} ${r.kind}`}>
                  <div>
                    <strong>{name}</strong> <span className="account-tag">{w.say(`account.people.${r.kind}`)}</span>
                  </div>
                  <button
                    type="button"
                    className="button small"
                    disabled={act.isBusy}
                    onClick={() => undo(r)}
                    aria-label={w.say(`account.people.undoName.${r.kind}`, { name })}
                    data-test="undo-relation"
                  >
                    {w.say(`account.people.undo.${r.kind}`)}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <Outcome act={act} />
      </Section>
      <Section title={w.say('account.sent.title')} about={w.say('account.sent.about')}>
        <LoadingNote of={reports} />
        {reports.value?.length === 0 && <p className="soft">{w.say('account.sent.none')}</p>}
        {reports.value && reports.value.length > 0 && (
          <ul className="account-list" data-test="sent">
            {reports.value.map(r => (
              <li key={r.id}>
                <div>
                  <p>{r.text}</p>
                  <p className="soft small-text">
                    {ago(r.at, Date.now(), w.language)}
                    {r.about && ` · ${w.say('account.sent.aboutName', { name: r.about })}`}
                    {r.resolvedAt && ` · ${w.say('account.reports.done')}`}
                  </p>
                </div>
                {r.match && (
                  <Link to={`/online/${r.match}`} className="button small quiet">
                    {w.say('account.sent.table')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
