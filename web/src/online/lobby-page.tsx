/** Tables on the server: one's own, those that look for somebody, those that wait for players, those one may watch. */
import '../design/shelf.css'
import './online.css'
import type { TableInfo } from '@ecumene/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type Failure, failureOf } from '../failure.ts'
import { ToldMeasures } from '../moderation/told-measures.tsx'
import { WaitingCard } from '../queue/waiting-card.tsx'
import { go } from '../router.ts'
import { DailyChallenge } from '../shelf/daily.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { adopt } from './calls.ts'
import { CreateTable } from './create-table.tsx'
import { EVERYTHING, Filters, queryOf, type Wanted } from './filters.tsx'
import { Happening } from './happening.tsx'
import { Ideas, playersFor } from './ideas.tsx'
import { NameField } from './name-field.tsx'
import { goneText } from './proposal-end.ts'
import { enter, server } from './session.ts'
import { isMyTurn, TableRow } from './table-row.tsx'

interface Found {
  readonly mine: readonly TableInfo[]
  readonly open: readonly TableInfo[]
  readonly vacant: readonly TableInfo[]
  readonly live: readonly TableInfo[]
  readonly gone: readonly TableInfo[]
}
/** A lobby may stay open all evening, in many browsers behind one address. */
const EVERY_MS = 10_000
const OVER_SHOWN = 2
/** Of what came to nothing only the latest is told. */
const GONE_MS = 3 * 86_400_000

async function look(wanted: Wanted): Promise<Found> {
  await enter()
  const { mine, open, vacant, live, gone } = await server.lobby(queryOf(wanted))
  return {
    mine: [...mine].sort((a, b) => rank(a) - rank(b)),
    open: open.filter(t => t.me === null),
    vacant: vacant.filter(t => t.me === null),
    live: live.filter(t => t.me === null && t.settings.watchers && !t.seats.some(s => s.vacant)),
    gone: gone.filter(t => (t.endedAt ?? t.expiresAt ?? t.createdAt) > Date.now() - GONE_MS).slice(0, 5),
  }
}
/** Where nothing is found there is nothing to choose from, unless the choice is why. */
const isWorthFiltering = ({ open, vacant, live }: Found, wanted: Wanted): boolean =>
  open.length + vacant.length + live.length > 0 || Object.keys(queryOf(wanted)).length > 0
/** First what waits for me, then what goes on, what is being gathered, what is over. */
const rank = (t: TableInfo): number => (isMyTurn(t) ? 0 : t.status === 'live' ? 1 : t.status === 'open' ? 2 : 3)

export default function LobbyPage() {
  const w = useWords()
  const [found, setFound] = useState<Found | null>(null)
  const [away, setAway] = useState<Failure | null>(null)
  const [wanted, setWanted] = useState(EVERYTHING)
  /** The game a new table is proposed for; empty: the first. */
  const [creating, create] = useState<string | null>(null)
  /** What is folded is not drawn: a hidden cover would hide the colours that others of its game share. */
  const [isPastOpen, setPastOpen] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setFound(await look(wanted))
      setAway(null)
    } catch (error) {
      setAway(failureOf(error))
    }
  }, [wanted])
  const act = useAct(refresh)
  useEffect(() => {
    document.title = `${w.say('online.title')} · Ecumene`
    const peek = (): void => void (document.visibilityState === 'visible' && refresh())
    peek()
    const timer = setInterval(peek, EVERY_MS)
    // Coming back to the page refreshes it.
    document.addEventListener('visibilitychange', peek)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', peek)
    }
  }, [refresh, w])

  const sit = (id: string, work: () => Promise<unknown>): Promise<boolean> =>
    act.run(async () => {
      await work()
      go(`/online/${id}`)
    })
  // Of what is over the latest stay in sight: one of them may be played again.
  const { mine, past } = foldOver(found?.mine ?? [])
  const rows = (tables: readonly TableInfo[]) =>
    tables.map(t => (
      <TableRow
        key={t.id}
        table={t}
        onJoin={() => sit(t.id, () => server.join(t.id))}
        onAdopt={seat => sit(t.id, () => adopt(t.id, seat))}
        onLeave={() => act.run(() => server.leave(t.id))}
      />
    ))
  return (
    <>
      <Masthead title={w.say('online.title')} back={{ to: '/', label: w.say('toShelf') }}>
        <button type="button" className="button primary" data-create onClick={() => create('')}>
          {w.say('online.create')}
        </button>
        <Link to="/cups" className="button">
          {w.say('cups.title')}
        </Link>
        <Link to="/leaders" className="button">
          {w.say('leaders.title')}
        </Link>
        <Link to="/people/me" className="button">
          {w.say('people.title')}
        </Link>
        <Link to="/account" className="button">
          {w.say('account.open')}
        </Link>
        <LanguageSwitch />
      </Masthead>
      <main className="shelf online">
        <div className="row online-me">
          <NameField />
        </div>
        <ToldMeasures />
        <WaitingCard />
        <FailureNote failure={act.failure ?? away} />
        {found && (
          <>
            <Section id="online-mine" title={w.say('online.mine')} none={w.say('online.noneMine')}>
              {rows(mine)}
            </Section>
            {past.length > 0 && (
              <details className="more" data-past onToggle={e => setPastOpen(e.currentTarget.open)}>
                <summary>{w.say('online.past', { n: past.length })}</summary>
                {isPastOpen && <ul className="online-tables">{rows(past)}</ul>}
              </details>
            )}
            {found.gone.length > 0 && (
              <ul className="small-text soft" data-gone>
                {found.gone.map(t => (
                  <li key={t.id}>
                    {t.title ?? w.say(`game.${t.game}`)}: {goneText(w, t)}
                  </li>
                ))}
              </ul>
            )}
            {isWorthFiltering(found, wanted) && <Filters wanted={wanted} onChange={setWanted} />}
            {found.vacant.length > 0 && (
              <Section id="online-vacant" title={w.say('online.lookFor')} help={w.say('online.lookForHelp')}>
                {rows(found.vacant)}
              </Section>
            )}
            <Section id="online-open" title={w.say('online.waitingTables')} none={w.say('online.noneOpen')}>
              {rows(found.open)}
            </Section>
            {found.live.length > 0 && (
              <Section id="online-live" title={w.say('online.live')}>
                {rows(found.live)}
              </Section>
            )}
          </>
        )}
        {found && <Happening />}
        {found?.open.length === 0 && (
          <Ideas
            title={w.say('online.ideas')}
            button={w.say('online.create')}
            about={game => w.say('online.ideaPlayers', { least: playersFor(game)[0], most: playersFor(game)[1] })}
            onChoose={create}
          >
            <DailyChallenge />
          </Ideas>
        )}
        {creating !== null && <CreateTable first={creating} onClose={() => create(null)} />}
      </main>
    </>
  )
}

function foldOver(all: readonly TableInfo[]): { mine: readonly TableInfo[]; past: readonly TableInfo[] } {
  const over = all.filter(t => t.status === 'over')
  const past = over.slice(OVER_SHOWN).filter(t => !t.rematch)
  return { mine: all.filter(t => !past.includes(t)), past }
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly help?: string
  readonly none?: string
  readonly children: readonly ReactNode[]
}
function Section({ id, title, help, none, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {help && <p className="soft small-text">{help}</p>}
      {children.length === 0 ? <p className="soft">{none}</p> : <ul className="online-tables">{children}</ul>}
    </section>
  )
}
