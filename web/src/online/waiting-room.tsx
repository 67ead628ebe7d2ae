/** Before the game: who has come, the link for those who have not, and the start. */
import type { TableInfo } from '@ecumene/protocol'
import { useState } from 'react'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { server, troubleKey } from './session.ts'
import { Seats } from './table-row.tsx'

export interface WaitingRoomProps {
  readonly info: TableInfo
  /** Who opened the table starts the game, whether he plays or not. */
  readonly isOwner: boolean
  readonly onChange: () => Promise<void>
}

export function WaitingRoom({ info, isOwner, onChange }: WaitingRoomProps) {
  const w = useWords()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
      setTrouble(null)
      await onChange()
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }
  const leave = async (): Promise<void> => {
    try {
      await server.leave(info.id)
      go('/online')
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }
  const free = info.seats.filter(s => s.user === null && s.bot === null).length
  const isFull = free === 0
  return (
    <main className="shelf online waiting-room">
      <header className="section-head">
        <Link to="/online" className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say('online.toLobby')}
        </Link>
        <h1>{info.title ?? w.say(`game.${info.game}`)}</h1>
      </header>
      <p role="status">{isFull ? w.say(isOwner ? 'online.allHere' : 'online.soon') : w.say('online.free', { n: free })}</p>
      <Seats table={info} />
      <label className="field">
        <span>{w.say('online.link')}</span>
        <input className="input" readOnly value={location.href} onFocus={e => e.target.select()} />
      </label>
      <div className="row">
        {info.me === null && !isFull && (
          <button type="button" className="button primary" data-join onClick={() => act(() => server.join(info.id))}>
            {w.say('online.join')}
          </button>
        )}
        {isOwner && isFull && (
          <button type="button" className="button primary" data-start onClick={() => act(() => server.start(info.id))}>
            {w.say('new.start')}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() =>
            navigator.clipboard.writeText(location.href).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {w.say(isCopied ? 'online.copied' : 'online.copy')}
        </button>
        {(info.me !== null || isOwner) && (
          <button type="button" className="button quiet" onClick={leave}>
            {w.say('online.leave')}
          </button>
        )}
      </div>
      {trouble && (
        <p className="notice bad" role="alert">
          {w.say(trouble)}
        </p>
      )}
    </main>
  )
}
