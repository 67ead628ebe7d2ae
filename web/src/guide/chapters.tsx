/** The chapters of a guide, with how far one has come in each; at the end a real game. */
import type { GameDef } from '@ecumene/kernel'
import type { Guide } from '@ecumene/kit/seam.ts'
import { useEffect } from 'react'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { recall } from './guide-progress.ts'

export function Chapters({ game, guide, onPlay }: { game: GameDef; guide: Guide; onPlay: () => void }) {
  const w = useWords()
  const name = w.say(`game.${game.id}`)
  const kept = guide.chapters.map(c => recall(game, c.id))
  // The one to read now: where somebody left off, else the first they have not been through.
  const begun = kept.findIndex(k => k.place !== null && k.place.step > 0)
  const now = begun >= 0 ? begun : kept.findIndex(k => !k.isDone)
  useEffect(() => {
    document.title = `${w.say('guide.learn', { name })} · Ecumene`
  }, [w, name])
  return (
    <div className="guide-page">
      <header className="top">
        <Link to="/" className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say('toShelf')}
        </Link>
        <h1>{w.say('guide.learn', { name })}</h1>
      </header>
      <main className="guide-main">
        <p>{w.say('guide.about')}</p>
        <ol className="guide-chapters">
          {guide.chapters.map((c, i) => {
            const { isDone, place } = kept[i]
            const isBegun = place !== null && place.step > 0
            const title = w.say(`ui.guide.${c.id}`)
            return (
              <li
                key={c.id}
                className={`guide-chapter${i === now ? ' is-now' : ''}${isDone ? ' is-done' : ''}`}
                data-chapter={c.id}
              >
                <span className="guide-number" aria-hidden="true">
                  {isDone ? '✓' : i + 1}
                </span>
                <div>
                  <h2>{title}</h2>
                  <p>{w.say(`ui.guide.${c.id}.about`)}</p>
                  <p className="soft small-text">
                    {isBegun
                      ? w.say('guide.count', { n: place.step + 1, of: c.steps.length })
                      : w.say('guide.steps', { n: c.steps.length })}
                    {isDone && ` · ${w.say('guide.done')}`}
                  </p>
                </div>
                <Link to={`/learn/${game.id}#${c.id}`} className={`button${i === now ? ' primary' : ''}`}>
                  {w.say(isBegun ? 'guide.goOn' : isDone ? 'guide.again' : 'guide.begin')}
                  <span className="hidden-text"> {title}</span>
                </Link>
              </li>
            )
          })}
        </ol>
        <p className="row">
          <button type="button" className={`button${now < 0 ? ' primary' : ''}`} onClick={onPlay}>
            {w.say('guide.play')}
          </button>
          <Link className="link" to={`/rules/${game.id}`}>
            {w.say('box.rules', { name })}
          </Link>
        </p>
      </main>
    </div>
  )
}
