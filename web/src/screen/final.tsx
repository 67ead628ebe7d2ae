/** How it ended: places, and the score sheet line by line. */

import { Shape } from '@ecumene/kit/shape.tsx'
import { useCallback } from 'react'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Drawn } from './drawn.tsx'
import type { TableView } from './view.ts'

export function Final({ view }: { view: TableView }) {
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
  if (!outcome) return null
  const { seats } = view.parts
  const order = seats.map((_, seat) => seat).sort((a, b) => outcome.places[a] - outcome.places[b])
  const winners = order.filter(seat => outcome.places[seat] === 1).map(w.player)
  const GameFinal = view.ui?.Final
  return (
    <section className="final" aria-labelledby="final-title">
      <h2 id="final-title">
        {w.say('final.title', { names: new Intl.ListFormat(w.language).format(winners), n: winners.length })}
      </h2>
      <p className="soft">{w.say(outcome.ending)}</p>
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
              <th scope="col">{w.say('final.score')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map(seat => (
              <tr key={seat} className={outcome.places[seat] === 1 ? 'winner' : ''}>
                <th scope="row">
                  <span className="place">{outcome.places[seat]}.</span>
                  <Shape colour={seats[seat].colour} initial={seats[seat].name.slice(0, 1)} size={24} />{' '}
                  {seats[seat].name}
                </th>
                {Object.entries(outcome.parts).map(([part, points]) => (
                  <td key={part}>{points[seat]}</td>
                ))}
                <td>
                  <strong>{outcome.scores[seat]}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {GameFinal && (
        <Drawn view={view}>
          <GameFinal {...view.parts} positions={positions} />
        </Drawn>
      )}
      <p className="row">
        {!view.extras && (
          <Link className="button primary" to="/">
            {w.say('final.again')}
          </Link>
        )}
        <button type="button" className="button" onClick={() => view.jump(0)}>
          {w.say('final.replay')}
        </button>
      </p>
      {view.extras?.final}
    </section>
  )
}
