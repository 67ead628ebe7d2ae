/** One table in a list: what is played, who sits there, whose turn it is. */
import type { TableInfo } from '@ecumene/protocol'
import { useState } from 'react'
import { Shape } from '../design/shape.tsx'
import { playerName } from '../names.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { playersOf } from './online-table.ts'

export interface TableRowProps {
  readonly table: TableInfo
  readonly onJoin: () => void
  readonly onLeave: () => void
}

export function TableRow({ table, onJoin, onLeave }: TableRowProps) {
  const w = useWords()
  const [isSure, setSure] = useState(false)
  const name = w.say(`game.${table.game}`)
  const isMine = table.me !== null
  const isMyTurn = table.me !== null && table.status === 'live' && (table.owed & (1 << table.me)) !== 0
  return (
    <li className={isMyTurn ? 'online-table turn' : 'online-table'} data-table={table.id}>
      <div>
        <h3>{table.title ?? name}</h3>
        <p className="soft small-text">{stateOf()}</p>
        <Seats table={table} />
      </div>
      <div className="row">
        {table.status === 'open' && !isMine && (
          <button type="button" className="button primary small" onClick={onJoin} data-join>
            {w.say('online.join')}
          </button>
        )}
        {(table.status !== 'open' || isMine) && (
          <Link to={`/online/${table.id}`} className={isMyTurn ? 'button primary small' : 'button small'}>
            {w.say(isMine && table.status !== 'over' ? 'online.enter' : table.status === 'over' ? 'saved.look' : 'online.watch')}
          </Link>
        )}
        {isMine && table.status === 'open' && (
          <button type="button" className="button quiet small" onClick={onLeave}>
            {w.say('online.leave')}
          </button>
        )}
        {isMine && table.status === 'live' && (
          <button
            type="button"
            className="button quiet small"
            onClick={() => (isSure ? onLeave() : setSure(true))}
            onBlur={() => setSure(false)}
          >
            {w.say(isSure ? 'online.resignSure' : 'online.resign')}
          </button>
        )}
      </div>
    </li>
  )

  function stateOf(): string {
    if (table.status === 'over') return w.say('saved.over')
    if (table.status === 'open') return w.say('online.free', { n: table.seats.filter(s => s.user === null && s.bot === null).length })
    if (isMyTurn) return w.say('online.yourTurn')
    const names = table.seats.filter(s => (table.owed & (1 << s.seat)) !== 0).map(s => playerName(w, playersOf(table), s.seat))
    return names.length > 0 ? w.say('prompt.waiting', { names: new Intl.ListFormat(w.language).format(names) }) : w.say('online.live')
  }
}

export function Seats({ table }: { table: TableInfo }) {
  const w = useWords()
  const players = playersOf(table)
  return (
    <ul className="online-seats">
      {table.seats.map(s => {
        const isFree = s.user === null && s.bot === null && table.status === 'open'
        const name = isFree ? w.say('online.freeSeat') : playerName(w, players, s.seat)
        return (
          <li key={s.seat} className={isFree ? 'soft' : ''}>
            <Shape colour={s.seat} initial={isFree ? '' : name.slice(0, 1)} size={22} /> {name}
            {s.seat === table.me && <span className="soft small-text"> ({w.say('others.you')})</span>}
            {s.bot !== null && <span className="soft small-text"> ({w.say('others.bot', { bot: s.bot })})</span>}
          </li>
        )
      })}
    </ul>
  )
}
