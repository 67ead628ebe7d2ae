/** One table in a list: what is played and on which terms, who sits there, whose turn it is and for how long. */
import { has } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { TableInfo } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'
import { playerName } from '../names.ts'
import { PlayerRating } from '../people/rating-mark.tsx'
import { ago } from '../shelf/ago.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Link } from '../ui/link.tsx'
import { goingAway, leaving } from './leaving.ts'
import { playersOf } from './players-of.ts'
import { spell, spellDate, spellHour, spellPace } from './time.ts'

export interface TableRowProps {
  readonly table: TableInfo
  readonly onJoin: () => void
  readonly onAdopt: (seat: number) => void
  readonly onLeave: () => void
}
export const isMyTurn = (t: TableInfo): boolean => t.status === 'live' && t.me !== null && has(t.owed, t.me)

/** A free seat that waits for nobody else. */
export const hasRoomForMe = ({ seats }: TableInfo): boolean =>
  seats.some(s => s.user === null && s.bot === null && (s.kept === null || s.kept.isMine))

export function TableRow({ table, onJoin, onAdopt, onLeave }: TableRowProps) {
  const w = useWords()
  const { ask, dialog } = useAsk()
  const name = w.say(`game.${table.game}`)
  const isMine = table.me !== null
  const isOwner = table.me !== null && table.owner === table.seats[table.me].user
  const mine = isMyTurn(table)
  const isCalling = mine || (isMine && isSoon(table))
  const hasRoom = hasRoomForMe(table)
  const vacant = table.seats.find(s => s.adoptable)
  return (
    <li className={isCalling ? 'online-table turn' : 'online-table'} data-table={table.id}>
      <div className="online-cover" aria-hidden="true">
        <Cover id={table.game} />
      </div>
      <div className="online-what">
        <h3>{table.title ?? name}</h3>
        <p className="soft small-text">
          {[...(table.title ? [name] : []), stateOf(), ...timeOf(), spellPace(w, table.settings.pace)].join(' · ')}
        </p>
        <Start table={table} />
        <Seats table={table} />
      </div>
      <div className="row">
        {table.status === 'open' && !isMine && hasRoom && (
          <button type="button" className="button primary small" onClick={onJoin} data-join>
            {w.say('online.join')}
          </button>
        )}
        {table.status === 'live' && vacant && (
          <button type="button" className="button primary small" onClick={() => onAdopt(vacant.seat)} data-adopt>
            {w.say('online.adopt')}
          </button>
        )}
        {(table.status !== 'open' || isMine) && (isMine || table.settings.watchers || table.status === 'over') && (
          <Link to={`/online/${table.id}`} className={isCalling ? 'button primary small' : 'button small'}>
            {w.say(
              isMine && table.status !== 'over'
                ? 'online.enter'
                : table.status === 'over'
                  ? 'saved.look'
                  : 'online.watch',
            )}
          </Link>
        )}
        {isMine && table.status === 'open' && (
          <button type="button" className="button quiet small" onClick={() => ask(goingAway(w, isOwner, onLeave))}>
            {w.say('online.leave')}
          </button>
        )}
        {isMine && table.status === 'live' && (
          <button type="button" className="button quiet small" onClick={() => ask(leaving(w, table, onLeave))}>
            {w.say('online.resign')}
          </button>
        )}
        {dialog}
      </div>
    </li>
  )

  function stateOf(): string {
    if (table.status === 'over') return w.say(table.rematch ? 'online.overRematch' : 'saved.over')
    if (table.status === 'broken') return w.say('online.broken')
    if (table.status === 'open')
      return w.say('online.free', { n: table.seats.filter(s => s.user === null && s.bot === null).length })
    if (table.clock?.paused) return w.say('pace.paused')
    if (mine) return w.say('online.yourTurn')
    const names = table.seats.filter(s => has(table.owed, s.seat)).map(s => playerName(w, playersOf(table), s.seat))
    return names.length > 0
      ? w.say('prompt.waiting', { names: new Intl.ListFormat(w.language).format(names) })
      : w.say('online.live')
  }
  /** The time left to the player who is asked, or how long they have been asked. */
  function timeOf(): readonly string[] {
    if (table.status !== 'live' || table.clock?.paused) return []
    const dues = table.seats.flatMap(s => (s.due !== null && (!mine || s.seat === table.me) ? [s.due] : []))
    if (dues.length > 0 && table.clock)
      return [w.say('pace.leftShort', { left: spell(w, Math.max(0, Math.min(...dues) - table.clock.now)) })]
    return table.movedAt === null ? [] : [w.say('online.since', { ago: ago(table.movedAt, Date.now(), w.language) })]
  }
}

/** Players of the table are reminded this long before. */
const SOON_MS = 15 * 60_000
const isSoon = ({ status, startsAt }: TableInfo): boolean =>
  status === 'open' && startsAt !== null && startsAt - Date.now() <= SOON_MS

/** When an open table begins, if a time was agreed. */
function Start({ table }: { table: TableInfo }) {
  const w = useWords()
  const { status, startsAt, me } = table
  if (status !== 'open' || !startsAt) return null
  const left = startsAt - Date.now()
  const said =
    left <= 0
      ? w.say('online.rowOverdue')
      : left <= SOON_MS
        ? w.say('online.rowSoon', { left: spell(w, left) })
        : w.say('online.rowStarts', { at: spellDate(startsAt, w.language) })
  return (
    <p className="online-start small-text" data-row-starts>
      <span aria-hidden="true">◷</span> {said}
      {me !== null && left > SOON_MS && <span className="soft"> · {w.say('online.rowReminder')}</span>}
    </p>
  )
}

/** A dot, full or hollow: colour is never the only sign. */
export function HereMark({ isHere, name }: { isHere: boolean; name: string }) {
  const w = useWords()
  const said = w.say(isHere ? 'online.hereNow' : 'online.awayNow', { name })
  return (
    <span className="here-mark" data-here={isHere} title={said}>
      <span aria-hidden="true">{isHere ? '●' : '○'}</span>
      <span className="hidden-text"> {said}</span>
    </span>
  )
}

type ListedSeat = TableInfo['seats'][number]
export function freeSeatName(w: Words, { vacant, left, kept }: ListedSeat): string {
  if (kept) return w.say('online.keptSeat', { name: kept.name ?? '–', at: spellHour(kept.until, w.language) })
  if (!vacant) return w.say('online.freeSeat')
  return left === null ? w.say('online.leftSeat') : w.say('online.leftSeatOf', { name: left })
}

export function Seats({ table }: { table: TableInfo }) {
  const w = useWords()
  const players = playersOf(table)
  return (
    <ul className="online-seats">
      {table.seats.map(s => {
        const isFree = s.user === null && s.bot === null && (table.status === 'open' || s.vacant)
        const name = isFree ? freeSeatName(w, s) : playerName(w, players, s.seat)
        return (
          <li key={s.seat} className={isFree ? 'soft' : ''}>
            <Shape colour={s.seat} initial={isFree ? '' : name.slice(0, 1)} size={22} /> {name}
            {!isFree && <PlayerRating game={table.game} player={players[s.seat]} />}
            {s.user !== null && table.status !== 'over' && <HereMark isHere={s.here} name={name} />}
            {s.seat === table.me && <span className="soft small-text"> ({w.say('others.you')})</span>}
            {s.bot !== null && <span className="soft small-text"> ({w.say('others.bot', { bot: s.bot })})</span>}
            {s.bot === null && s.standIn !== null && !s.vacant && (
              <span className="soft small-text"> ({w.say('online.seatHeld')})</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
