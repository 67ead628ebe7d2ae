/** What happens here beside the tables: cups that are mine or can be entered, and how the last games ended. */
import type { CupInfo, TableInfo } from '@ecumene/protocol'
import { CupRow } from '../cups/cup-row.tsx'
import { playerName } from '../names.ts'
import { ago } from '../shelf/ago.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { useLoaded } from '../ui/use-loaded.tsx'
import { playersOf } from './players-of.ts'
import { enter, server } from './session.ts'

const MOST_CUPS = 3
const MOST_RESULTS = '3'

interface Happening {
  readonly cups: readonly CupInfo[]
  readonly results: readonly TableInfo[]
}
async function loadHappening(): Promise<Happening> {
  await enter()
  const [cups, over] = await Promise.all([
    server.call<readonly CupInfo[]>('GET', '/cups'),
    server.tables({ status: 'over', limit: MOST_RESULTS }),
  ])
  return {
    cups: cups.filter(c => c.status === 'open' || (c.status === 'running' && c.isIn)).slice(0, MOST_CUPS),
    results: over.filter(t => t.me === null && t.outcome !== null),
  }
}

export function Happening() {
  const { value } = useLoaded(loadHappening)
  return value && <CupsAndResults {...value} />
}
export function CupsAndResults({ cups, results }: Happening) {
  const w = useWords()
  return (
    <>
      {cups.length > 0 && (
        <section aria-labelledby="online-cups">
          <div className="section-head">
            <h2 id="online-cups">{w.say('cups.title')}</h2>
          </div>
          <ul className="online-tables" data-lobby-cups>
            {cups.map(cup => (
              <CupRow key={cup.id} cup={cup} />
            ))}
          </ul>
        </section>
      )}
      {results.length > 0 && (
        <section aria-labelledby="online-results">
          <div className="section-head">
            <h2 id="online-results">{w.say('online.results')}</h2>
          </div>
          <ul className="online-tables" data-lobby-results>
            {results.map(table => (
              <Result key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Who won, and whom. */
function Result({ table }: { table: TableInfo }) {
  const w = useWords()
  const players = playersOf(table)
  const places = table.outcome?.places ?? []
  const named = (isFirst: boolean): string =>
    new Intl.ListFormat(w.language).format(
      players.flatMap((_, seat) => ((places[seat] === 1) === isFirst ? playerName(w, players, seat) : [])),
    )
  return (
    <li className="online-table" data-result={table.id}>
      <div className="online-cover" aria-hidden="true">
        <Cover id={table.game} />
      </div>
      <div className="online-what">
        <h3>
          <span aria-hidden="true">❦ </span>
          {w.say('online.won', { name: named(true) })}
        </h3>
        <p className="soft small-text">
          {[
            w.say(`game.${table.game}`),
            ...(named(false) ? [w.say('online.wonOver', { names: named(false) })] : []),
            ...(table.endedAt === null ? [] : [ago(table.endedAt, Date.now(), w.language)]),
          ].join(' · ')}
        </p>
      </div>
      <Link to={`/online/${table.id}`} className="button small">
        {w.say('saved.look')}
      </Link>
    </li>
  )
}
