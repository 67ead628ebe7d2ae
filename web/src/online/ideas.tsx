/** What a quiet page offers instead of nothing: every game with its cover, and one press that begins something. */
import { games } from '@ecumene/games'
import type { ReactNode } from 'react'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { useOnlineGames } from './available.ts'

interface Props {
  readonly title: string
  /** What the button of a game says. */
  readonly button: string
  /** A line under the name of a game. */
  readonly about: (game: string) => string
  readonly onChoose: (game: string) => void
  readonly children?: ReactNode
}

export function Ideas({ title, button, about, onChoose, children }: Props) {
  const w = useWords()
  const known = useOnlineGames()
  return (
    <section aria-labelledby="ideas" data-ideas>
      <div className="section-head">
        <h2 id="ideas">{title}</h2>
      </div>
      <ul className="ideas">
        {known.map(game => (
          <li key={game} className="idea" data-idea={game}>
            <div className="idea-cover" aria-hidden="true">
              <Cover id={game} />
            </div>
            <h3>{w.say(`game.${game}`)}</h3>
            <p className="soft small-text">{about(game)}</p>
            <button type="button" className="button small" onClick={() => onChoose(game)}>
              {button}
              <span className="hidden-text"> {w.say(`game.${game}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** The fewest and the most players of a game. */
export const playersFor = (game: string): readonly [number, number] =>
  games.find(about => about.id === game)?.players ?? [2, 8]
