/** The challenges of a game with the stars one has. */
import type { GameDef } from '@ecumene/kernel'
import type { Challenge } from '@ecumene/kit/seam.ts'
import { useEffect } from 'react'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { ofTheDay, starsOf, today } from './challenges.ts'
import { Stars } from './stars.tsx'

export function ChallengeList({ game, challenges }: { game: GameDef; challenges: readonly Challenge[] }) {
  const w = useWords()
  const title = w.say('challenges.title', { name: w.say(`game.${game.id}`) })
  const daily = ofTheDay(today())
  useEffect(() => {
    document.title = `${title} · Ecumene`
  }, [title])
  return (
    <div className="guide-page">
      <header className="top">
        <Link to="/" className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say('toShelf')}
        </Link>
        <h1>{title}</h1>
      </header>
      <main className="guide-main">
        <p>{w.say('challenges.about')}</p>
        <ol className="guide-chapters">
          {challenges.map(({ id }, i) => {
            const stars = starsOf({ game: game.id, challenge: id })
            const isDaily = daily?.game === game.id && daily.challenge === id
            return (
              <li
                key={id}
                className={`guide-chapter${isDaily ? ' is-now' : ''}${stars === null ? '' : ' is-done'}`}
                data-challenge={id}
              >
                <span className="guide-number" aria-hidden="true">
                  {i + 1}
                </span>
                <div>
                  <h2>{w.say(`ui.challenge.${id}`)}</h2>
                  <p>{w.say(`ui.challenge.${id}.goal`)}</p>
                  <p className="soft small-text">
                    <Stars n={stars ?? 0} />
                    {isDaily && ` · ${w.say('challenges.day')}`}
                  </p>
                </div>
                <Link to={`/challenge/${game.id}#${id}`} className={`button${isDaily ? ' primary' : ''}`}>
                  {w.say(stars === null ? 'challenges.try' : 'guide.again')}
                  <span className="hidden-text"> {w.say(`ui.challenge.${id}`)}</span>
                </Link>
              </li>
            )
          })}
        </ol>
      </main>
    </div>
  )
}
