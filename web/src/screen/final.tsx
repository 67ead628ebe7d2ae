/** How it ended, as a page of its own: what to do next, places, the score sheet, and the game's own drawings. */
import type { GameEvent } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import { standingOf } from '@ecumene/words'
import { useCallback, useEffect, useRef, useState } from 'react'
import { aboutOf } from '../games.ts'
import { beginGame, randomKey } from '../local/begin.ts'
import { go } from '../router.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Drawn } from './drawn-part.tsx'
import { Decided } from './turning-points.tsx'
import type { TableView } from './view.ts'

export function Final({ view, onClose }: { view: TableView; onClose: () => void }) {
  const w = useWords()
  const { outcome, lines } = view.snapshot
  const { table } = view
  const positions = useCallback(
    async (which: 'all' | 'rounds' = 'all') => {
      const wanted = lines
        .slice(0)
        .filter((l, i, all) => which === 'all' || l.round !== all[i + 1]?.round || !all[i + 1])
      const moments = await Promise.all(wanted.map(l => table.at(l.seq)))
      return moments.flatMap(m => (m ? [m.view] : []))
    },
    [table, lines],
  )
  const replayBefore = (isIt: (event: GameEvent) => boolean): void => {
    const line = lines.slice(0).findLast(l => l.events.some(isIt))
    if (line) view.jump(line.seq - 1)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  if (!outcome) return null
  const { seats } = view.parts
  const order = seats.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b])
  const winners = order.filter(seat => outcome.places[seat] === 1).map(w.player)
  const GameFinal = view.ui?.Final
  const about = aboutOf(table.game.id)
  const title = w.say('final.title', { names: new Intl.ListFormat(w.language).format(winners), n: winners.length })
  const said = `${w.say(`game.${table.game.id}`)}: ${title}. ${order
    .map(seat => `${outcome.places[seat]}. ${seats[seat].name}: ${standingOf(w.say, about, outcome, seat)}`)
    .join(' · ')}`
  const departureOf = (seat: number): string => {
    const { leftName } = table.players[seat]
    if (view.resigned.has(seat)) return w.say('others.resigned')
    return leftName ? w.say('others.leftWho', { name: leftName }) : w.say('others.left')
  }
  return (
    <section className="final" aria-labelledby="final-title" onKeyDown={e => e.key === 'Escape' && onClose()}>
      <header className="final-head">
        <div className="final-cover" aria-hidden="true">
          <Cover id={table.game.id} />
        </div>
        <div className="final-words">
          <h2 id="final-title" tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <p className="soft final-how">{w.say(outcome.ending)}</p>
          <div className="row final-tools">
            {!table.isOnline && !table.isGuide && <Rematch view={view} />}
            <button type="button" className="button" onClick={() => view.jump(0)}>
              {w.say('final.replay')}
            </button>
            <button type="button" className="button" data-film-start onClick={view.openFilm}>
              {w.say('final.film')}
            </button>
            <Share
              text={said}
              link={table.isOnline ? `${location.origin}${location.pathname}?lang=${w.language}` : null}
            />
            {!view.extras && (
              <Link className="button quiet" to="/">
                {w.say('toShelf')}
              </Link>
            )}
          </div>
          {view.extras?.final}
        </div>
        <button
          type="button"
          className="button quiet square final-close"
          onClick={onClose}
          aria-label={w.say('final.close')}
          title={w.say('final.close')}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide sheet is scrolled by keyboard too */}
      <div className="final-sheet" tabIndex={0}>
        <table>
          <caption className="hidden-text">{w.say('final.sheet')}</caption>
          <thead>
            <tr>
              <th scope="col">{w.say('final.player')}</th>
              {Object.keys(outcome.parts).map(part => (
                <th key={part} scope="col">
                  {w.say(`part.${part}`)}
                </th>
              ))}
              {!about?.toldByParts && <th scope="col">{w.say('final.score')}</th>}
            </tr>
          </thead>
          <tbody>
            {order.map(seat => (
              <tr key={seat} className={outcome.places[seat] === 1 ? 'winner' : ''}>
                <th scope="row">
                  <span className="place">{outcome.places[seat]}.</span>
                  <Shape colour={seats[seat].colour} initial={seats[seat].initial} size={24} /> {seats[seat].name}
                  {(table.players[seat].hints ?? 0) > 0 && (
                    <span className="soft small-text final-gone">
                      {w.say('final.hints', { n: table.players[seat].hints })}
                    </span>
                  )}
                  {(view.resigned.has(seat) || table.players[seat].hasLeft) && ' '}
                  {(view.resigned.has(seat) || table.players[seat].hasLeft) && (
                    <span className="soft small-text final-gone">{departureOf(seat)}</span>
                  )}
                </th>
                {Object.entries(outcome.parts).map(([part, points]) => (
                  <td key={part}>{points[seat]}</td>
                ))}
                {!about?.toldByParts && (
                  <td>
                    <strong>{outcome.scores[seat]}</strong>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Decided view={view} />
      {GameFinal && (
        <Drawn view={view}>
          <GameFinal {...view.parts} positions={positions} replayBefore={replayBefore} />
        </Drawn>
      )}
    </section>
  )
}

/** The same players in the same seats, the same variant and options, other luck. */
function Rematch({ view: { table } }: { view: TableView }) {
  const w = useWords()
  const again = async (): Promise<void> => {
    const { setup } = await table.record()
    go(`/table/${await beginGame(table.game, setup, randomKey(), table.players)}`)
  }
  return (
    <button type="button" className="button primary" data-rematch onClick={again}>
      {w.say('final.rematch')}
    </button>
  )
}

/** The result in words, by the system's own way to share, or on the clipboard. */
function Share({ text, link }: { text: string; link: string | null }) {
  const w = useWords()
  const [isCopied, setCopied] = useState(false)
  const share = async (): Promise<void> => {
    const data = { text, ...(link ? { url: link } : {}) }
    if (navigator.canShare?.(data) && matchMedia('(pointer: coarse)').matches) return navigator.share(data)
    await navigator.clipboard?.writeText(link ? `${text} ${link}` : text)
    setCopied(true)
  }
  return (
    <>
      <button type="button" className="button" data-share onClick={() => share().catch(() => setCopied(false))}>
        {w.say(isCopied ? 'final.shared' : 'final.share')}
      </button>
      <span className="hidden-text" role="status">
        {isCopied ? w.say('final.shared') : ''}
      </span>
    </>
  )
}
