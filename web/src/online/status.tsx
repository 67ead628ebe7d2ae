/** In the top bar of an online table: the connection, who is there, how much time is left, how late one sees it. */
import { has } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import { useWords } from '../speech.tsx'
import { SeatClock, useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'
import { spell } from './time.ts'

export function Status({ table }: { table: OnlineTable }) {
  const w = useWords()
  const { link, presence, info } = useAround(table)
  const { delay } = info.settings
  return (
    <p className="soft small-text online-status" data-link={link}>
      {link !== 'open' && <strong role="status">{w.say('online.reconnecting')} </strong>}
      {table.players.map((p, seat) => {
        if (p.kind === 'bot') return null
        const isHere = has(presence.present, seat)
        const said = w.say(isHere ? 'online.here' : 'online.absent', { name: w.player(seat) })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={seat} className="online-seat" data-present={isHere} title={said}>
            <Shape colour={p.colour} initial={w.player(seat).slice(0, 1)} size={18} />
            <span aria-hidden="true">{isHere ? '●' : '○'}</span>
            <span className="hidden-text"> {said}</span> <SeatClock table={table} seat={seat} />
          </span>
        )
      })}
      {info.me === null && info.status === 'live' && (
        <span>
          {delay > 0 ? w.say('online.youWatchLate', { time: spell(w, delay * 1000) }) : w.say('online.youWatch')}
        </span>
      )}
      {presence.watchers > 0 && <span>{w.say('online.watchers', { n: presence.watchers })}</span>}
    </p>
  )
}
