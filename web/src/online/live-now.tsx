/** On the shelf: games that go on at this moment and that anybody may watch. */
import './online.css'
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { server } from './session.ts'
import { Seats } from './table-row.tsx'

const EVERY_MS = 30_000
const MOST = 4

export default function LiveNow() {
  const w = useWords()
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      // The shelf works without a server, too.
      server.tables({ status: 'live', limit: '20' }).then(
        found => setTables(found.filter(t => t.settings.watchers && t.me === null).slice(0, MOST)),
        () => setTables([]),
      )
    }
    look()
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="live-now" data-live-now>
      <div className="section-head">
        <h2 id="live-now">{w.say('online.liveNow')}</h2>
      </div>
      <ul className="online-tables">
        {tables.map(table => (
          <li key={table.id} className="online-table">
            <div className="online-cover" aria-hidden="true">
              <Cover id={table.game} />
            </div>
            <div className="online-what">
              <h3>{table.title ?? w.say(`game.${table.game}`)}</h3>
              <Seats table={table} />
            </div>
            <Link to={`/online/${table.id}`} className="button small">
              {w.say('online.watch')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
