/** Tables on the server: one's own, those that wait for players, those one may watch. */
import '../design/shelf.css'
import './online.css'
import type { TableInfo } from '@ecumene/protocol'
import { useCallback, useEffect, useState } from 'react'
import { go } from '../router.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { CreateTable } from './create-table.tsx'
import { enter, rename, server, troubleKey } from './session.ts'
import { TableRow } from './table-row.tsx'

interface Found {
  readonly mine: readonly TableInfo[]
  readonly open: readonly TableInfo[]
  readonly live: readonly TableInfo[]
}
const EVERY_MS = 3000

async function look(): Promise<Found> {
  await enter()
  const [mine, open, live] = await Promise.all([server.myTables(), server.tables({ status: 'open' }), server.tables({ status: 'live' })])
  return {
    mine: [...mine].sort((a, b) => rank(a) - rank(b)),
    open: open.filter(t => t.me === null),
    live: live.filter(t => t.me === null && t.settings.watchers),
  }
}
/** First what waits for me, then what goes on, what is being gathered, what is over. */
const rank = (t: TableInfo): number => (isMyTurn(t) ? 0 : t.status === 'live' ? 1 : t.status === 'open' ? 2 : 3)
const isMyTurn = (t: TableInfo): boolean => t.status === 'live' && t.me !== null && (t.owed & (1 << t.me)) !== 0

export default function LobbyPage() {
  const w = useWords()
  const [found, setFound] = useState<Found | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isCreating, setCreating] = useState(false)
  const refresh = useCallback(async () => {
    try {
      setFound(await look())
      setTrouble(null)
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }, [])
  useEffect(() => {
    document.title = `${w.say('online.title')} · Ecumene`
    const peek = (): void => void (document.visibilityState === 'visible' && refresh())
    peek()
    const timer = setInterval(peek, EVERY_MS)
    return () => clearInterval(timer)
  }, [refresh, w])

  const act = async (work: () => Promise<unknown>, then?: string): Promise<void> => {
    try {
      await work()
      if (then) go(then)
      else await refresh()
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }
  const list = (id: string, title: string, tables: readonly TableInfo[], none: string) => (
    <section aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {tables.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul className="online-tables">
          {tables.map(t => (
            <TableRow
              key={t.id}
              table={t}
              onJoin={() => act(() => server.join(t.id), `/online/${t.id}`)}
              onLeave={() => act(() => server.leave(t.id))}
            />
          ))}
        </ul>
      )}
    </section>
  )
  return (
    <main className="shelf online">
      <header className="section-head">
        <Link to="/" className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say('toShelf')}
        </Link>
        <h1>{w.say('online.title')}</h1>
        <LanguageSwitch />
      </header>
      <div className="row online-me">
        <NameField />
        <button type="button" className="button primary" data-create onClick={() => setCreating(true)}>
          {w.say('online.create')}
        </button>
      </div>
      {trouble && (
        <p className="notice bad" role="alert">
          {w.say(trouble)}
        </p>
      )}
      {found && (
        <>
          {list('online-mine', w.say('online.mine'), found.mine, w.say('online.noneMine'))}
          {list('online-open', w.say('online.waitingTables'), found.open, w.say('online.noneOpen'))}
          {found.live.length > 0 && list('online-live', w.say('online.live'), found.live, '')}
        </>
      )}
      {isCreating && <CreateTable onClose={() => setCreating(false)} />}
    </main>
  )
}

function NameField() {
  const w = useWords()
  const { name } = useSettings()
  const [text, setText] = useState(name)
  const [trouble, setTrouble] = useState<string | null>(null)
  const keep = (): void =>
    void rename(text).then(
      () => setTrouble(null),
      error => setTrouble(troubleKey(error)),
    )
  return (
    <label className="field">
      <span>{w.say('settings.name')}</span>
      <input
        className="input"
        value={text}
        maxLength={24}
        autoComplete="nickname"
        placeholder={w.say('online.guest')}
        onChange={e => setText(e.target.value)}
        onBlur={() => text.trim() !== name && keep()}
        onKeyDown={e => e.key === 'Enter' && keep()}
      />
      {trouble && <span role="alert">{w.say(trouble)}</span>}
    </label>
  )
}
