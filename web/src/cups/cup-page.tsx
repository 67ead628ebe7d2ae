/** One cup: its terms, the way in, how it stands, and its tables round by round. */
import '../design/shelf.css'
import '../account/account.css'
import '../people/people.css'
import type { CupInfo } from '@ecumene/protocol'
import { useCallback, useEffect } from 'react'
import { Section } from '../account/section.tsx'
import { loadSelf, type Self } from '../account/self.ts'
import { isNowhere } from '../failure.ts'
import { CopyLink } from '../online/copy.tsx'
import { enter, server } from '../online/session.ts'
import { spellDate } from '../online/time.ts'
import { go } from '../router.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { MembersOnly } from './members-only.tsx'
import { SeatBySeat } from './seat-by-seat.tsx'
import { Winners } from './winners.tsx'

const EVERY_MS = 5000

export default function CupPage({ id }: { id: string }) {
  const w = useWords()
  const load = useCallback(async (): Promise<{ cup: CupInfo; self: Self }> => {
    await enter()
    const [cup, self] = await Promise.all([server.call<CupInfo>('GET', `/cups/${id}`), loadSelf()])
    return { cup, self }
  }, [id])
  const found = useLoaded(load)
  const { reload } = found
  useEffect(() => {
    const timer = setInterval(() => void (document.visibilityState === 'visible' && reload()), EVERY_MS)
    return () => clearInterval(timer)
  }, [reload])
  const cup = found.value?.cup
  useEffect(() => {
    document.title = `${cup?.name ?? w.say('cups.title')} · Ecumene`
  }, [cup, w])
  if (isNowhere(found.failure)) return <Trouble title={w.say('cups.unknownTitle')} text={w.say('cups.unknown')} />
  if (!found.value || !cup)
    return (
      <>
        <Masthead title={w.say('cups.title')} back={{ to: '/cups', label: w.say('cups.title') }} />
        <main className="shelf account">
          <LoadingNote of={found} />
        </main>
      </>
    )
  return <Cup cup={cup} self={found.value.self} onChange={reload} />
}

function Cup({ cup, self, onChange }: { cup: CupInfo; self: Self; onChange: () => Promise<void> }) {
  const w = useWords()
  const act = useAct(onChange)
  const ask = (what: string) => () => act.run(() => server.call('POST', `/cups/${cup.id}/${what}`))
  const callOff = (): Promise<boolean> =>
    act.run(async () => {
      await server.call('POST', `/cups/${cup.id}/call-off`)
      go('/cups')
    })
  const { ask: confirm, dialog } = useAsk()
  const callOffMeant = (): void =>
    confirm({
      title: w.say('cups.callOffAsk'),
      text: w.say('cups.callOffText'),
      no: w.say('ask.keep'),
      yes: w.say('cups.callOff'),
      onYes: () => void callOff(),
    })
  // Before it begins one can come back; afterwards not.
  const leave = (): void =>
    cup.status === 'open'
      ? void ask('leave')()
      : confirm({
          title: w.say('cups.leaveAsk'),
          text: w.say('cups.leaveText'),
          no: w.say('ask.stay'),
          yes: w.say('cups.leave'),
          onYes: ask('leave'),
        })
  const isMember = self.user !== null && !self.isGuest
  const mine = cup.tables.find(t => t.isMine && !t.isOver)
  return (
    <>
      <Masthead title={cup.name} back={{ to: '/cups', label: w.say('cups.title') }} picture={<Cover id={cup.game} />}>
        {mine && (
          <Link to={`/online/${mine.match}`} className="button primary">
            {w.say('cups.toYours')}
          </Link>
        )}
        {cup.status === 'open' && isMember && !cup.isIn && (
          <button type="button" className="button primary" data-enter disabled={act.isBusy} onClick={ask('enter')}>
            {w.say('cups.enter')}
          </button>
        )}
        {cup.isIn && cup.status !== 'over' && (
          <button type="button" className="button" data-leave-cup disabled={act.isBusy} onClick={leave}>
            {w.say('cups.leave')}
          </button>
        )}
        {cup.status === 'open' && self.user === cup.owner && (
          <button type="button" className="button quiet" data-call-off disabled={act.isBusy} onClick={callOffMeant}>
            {w.say('cups.callOff')}
          </button>
        )}
        {dialog}
      </Masthead>
      <main className="shelf account">
        <FailureNote failure={act.failure} />
        <p role="status">
          {cup.status === 'open'
            ? w.say('cups.begins', { at: spellDate(cup.startsAt, w.language) })
            : cup.status === 'running'
              ? w.say('cups.round', { n: cup.round, of: cup.rounds })
              : w.say('cups.isOver')}
        </p>
        {cup.status === 'over' && <Winners cup={cup} />}
        {cup.status === 'open' && !isMember && <MembersOnly />}
        <p className="soft">
          {[
            w.say(`game.${cup.game}`),
            w.say('cups.seats', { n: cup.seats }),
            w.say(`queue.pace.${cup.pace}`),
            w.say(`cups.form.${cup.form}`),
          ].join(' · ')}
        </p>
        {cup.duplicate && <p className="soft small-text">{w.say('cups.duplicateHelp')}</p>}
        {cup.duplicate && !cup.isOnce && <p className="soft small-text">{w.say('cups.unsure')}</p>}
        {cup.status === 'open' && <CopyLink link={location.href} label={w.say('cups.link')} />}
        <Section title={w.say('cups.standings')} about={w.say('cups.pointsHelp')}>
          <Standings cup={cup} />
        </Section>
        <SeatBySeat cup={cup} />
        {cup.tables.length > 0 && (
          <Section title={w.say('cups.tables')}>
            <ul className="account-list">
              {byRound(cup.tables).map(({ table, number }) => (
                <TableLine key={table.match} table={table} number={number} />
              ))}
            </ul>
          </Section>
        )}
      </main>
    </>
  )
}

type PlayedTable = CupInfo['tables'][number]
/** The latest round first, its tables by the numbers they have. */
function byRound(tables: readonly PlayedTable[]): { table: PlayedTable; number: number }[] {
  const numbered = tables.map((table, i) => ({
    table,
    number: tables.slice(0, i + 1).filter(t => t.round === table.round).length,
  }))
  return numbered.sort((a, b) => b.table.round - a.table.round || a.number - b.number)
}

function TableLine({ table, number }: { table: PlayedTable; number: number }) {
  const w = useWords()
  const { match, round, names, isOver, isMine, isOpen } = table
  return (
    <li data-cup-table={match}>
      <span>
        {w.say('cups.roundShort', { n: round })} · {w.say('cups.tableShort', { n: number })}{' '}
        <span className="soft">
          {new Intl.ListFormat(w.language).format(
            names.map(n => (n === null ? w.say('cups.bot') : n || w.say('online.somebody'))),
          )}
        </span>
      </span>
      <span className="soft small-text">
        {w.say(!isOpen && !isMine ? 'cups.table.closed' : isOver ? 'cups.table.over' : 'cups.table.live')}
      </span>
      {(isOpen || isMine) && (
        <Link to={`/online/${match}`} className="button small">
          {w.say(isOver ? 'saved.look' : isMine ? 'online.enter' : 'online.watch')}
        </Link>
      )}
    </li>
  )
}

function Standings({ cup }: { cup: CupInfo }) {
  const w = useWords()
  const number = new Intl.NumberFormat(w.language)
  return (
    <div className="people-scroll">
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">{w.say('cups.player')}</th>
            <th scope="col">{w.say('cups.points')}</th>
            <th scope="col">{w.say('cups.won')}</th>
            <th scope="col">{w.say('people.played')}</th>
          </tr>
        </thead>
        <tbody>
          {cup.standings.map(({ user, name, points, won, played }) => (
            <tr key={user}>
              <th scope="row">
                <Link to={`/people/${user}`} className="link">
                  {name || w.say('online.somebody')}
                </Link>
              </th>
              <td>{number.format(points)}</td>
              <td>{won}</td>
              <td>{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
