/** Where we are in the game, and the ways to everything else. */
import { fileOf } from '../local/file.ts'
import { MarksButton } from '../marks/marks-button.tsx'
import { useWords } from '../speech.tsx'
import { download } from '../ui/download.ts'
import { Link } from '../ui/link.tsx'
import { roundTitle } from './round-title.ts'
import { Threats } from './threats.tsx'
import type { TableView } from './view.ts'

export function TopBar({ view, isPhone = false }: { view: TableView; isPhone?: boolean }) {
  const w = useWords()
  const { table, snapshot, ui } = view
  const name = w.say(`game.${table.game.id}`)
  const round = view.moment ? view.moment.round : snapshot.round
  // Before the first round there is none to name.
  const title = round !== null && !snapshot.outcome ? roundTitle(w, round) : ''
  const phase = snapshot.path.at(-1)
  const isLast = !view.moment && !snapshot.outcome && table.game.lastRound?.isNow(snapshot.view)
  const save = async (): Promise<void> =>
    download(
      `ecumene-${table.game.id}-${table.id.slice(0, 6)}.json`,
      JSON.stringify(fileOf(table.players, await table.record())),
    )
  return (
    <header className="top">
      <Link to={table.isOnline ? '/online' : '/'} className="button quiet small">
        <span aria-hidden="true">‹</span>{' '}
        <span className={table.isOnline && isPhone ? 'hidden-text' : undefined}>
          {w.say(table.isOnline ? 'online.toLobby' : isPhone ? 'toShelf.short' : 'toShelf')}
        </span>
      </Link>
      <div className="top-title">
        <h1>{name}</h1>
        <p className="soft small-text">
          {title && <span>{title}</span>}
          {isLast && <span data-last-round> · {w.say('top.lastRound')}</span>}
          {phase && w.has(`decision.${phase}`) && (
            <span>
              {title ? ' · ' : ''}
              {w.say(`decision.${phase}`)}
            </span>
          )}
        </p>
        {!isPhone && view.extras?.status}
        {!isPhone && <Threats view={view} />}
        <progress max={1} value={snapshot.progress} aria-label={w.say('top.progress')} />
      </div>
      <nav className="row top-tools" aria-label={w.say('top.tools')}>
        {ui && (
          <button
            type="button"
            className="button quiet small"
            data-list
            aria-pressed={view.isList}
            onClick={() => view.setList(!view.isList)}
          >
            {w.say('top.list')}
          </button>
        )}
        {!isPhone && view.marks && <MarksButton marks={view.marks} />}
        {view.extras?.tool}
        <button type="button" className="button quiet small" onClick={view.openRules}>
          {w.say('top.rules')}
        </button>
        {!isPhone && !table.isGuide && !table.isSealed && (!table.isOnline || snapshot.outcome) && (
          <button type="button" className="button quiet small" onClick={save}>
            {w.say('saved.export')}
          </button>
        )}
        <button
          type="button"
          className="button quiet small"
          onClick={view.openSettings}
          aria-label={w.say('settings.title')}
        >
          {isPhone ? <span aria-hidden="true">⚙</span> : w.say('settings.title')}
        </button>
        {!isPhone && (
          <button
            type="button"
            className="button quiet small square"
            onClick={view.openShortcuts}
            aria-label={w.say('keys.title')}
          >
            <span aria-hidden="true">?</span>
          </button>
        )}
      </nav>
    </header>
  )
}
