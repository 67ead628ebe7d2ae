/** One game as a box on the shelf. */
import type { About } from '@ecumene/contract'
import type { Words } from '@ecumene/words'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Cover } from './covers/cover.tsx'

interface BoxProps {
  readonly about: About
  readonly onPlay: () => void
  /** With a server behind the page: a link for friends. */
  readonly onFriends?: (() => void) | undefined
}

/** How long a game takes, in minutes or hours. */
export function lengthOf(w: Words, { minutes }: Pick<About, 'minutes'>): string {
  const isHours = minutes[1] >= 120
  const unit = (m: number): number => (isHours ? Math.round(m / 30) / 2 : m)
  const number = new Intl.NumberFormat(w.language)
  return w.say(isHours ? 'box.hours' : 'box.minutes', { range: minutes.map(m => number.format(unit(m))).join('–') })
}

export function Box({ about, onPlay, onFriends }: BoxProps) {
  const w = useWords()
  const name = w.say(`game.${about.id}`)
  const [fewest, most] = about.players
  return (
    <li className="box" data-game={about.id}>
      {/* The whole lid opens the box; the button below it says so in words. */}
      <button type="button" className="box-lid" onClick={onPlay} aria-label={w.say('box.playName', { name })}>
        <Cover id={about.id} />
        <span className="box-name">
          <span className="box-title">{name}</span>
          <span>{about.year}</span>
        </span>
      </button>
      <div className="box-text">
        <h3 className="hidden-text">{name}</h3>
        <button type="button" className="button primary" onClick={onPlay} aria-hidden="true" tabIndex={-1}>
          {w.say('box.play')}
        </button>
        {onFriends && (
          <button type="button" className="button" data-friends onClick={onFriends}>
            {w.say('friends.play')}
            <span className="hidden-text"> {name}</span>
          </button>
        )}
        <p>{w.say(`game.${about.id}.about`)}</p>
        <dl className="facts">
          <div>
            <dt>{w.say('box.players')}</dt>
            <dd>
              {fewest}–{most}
            </dd>
          </div>
          <div>
            <dt>{w.say('box.length')}</dt>
            <dd>{lengthOf(w, about)}</dd>
          </div>
          <div>
            <dt>{w.say('box.weight')}</dt>
            <dd>
              <span className="hidden-text">{w.say(`weight.${about.weight}`)}</span>
              <Weights n={about.weight} />
            </dd>
          </div>
        </dl>
        {about.hasGuide && (
          <Link className="link small-text" to={`/learn/${about.id}`}>
            {w.say('box.learn', { name })}
          </Link>
        )}
        {about.challenges && (
          <Link className="link small-text" to={`/challenge/${about.id}`}>
            {w.say('box.challenges')}
          </Link>
        )}
        <Link className="link small-text" to={`/rules/${about.id}`}>
          {w.say('box.rules', { name })}
        </Link>
      </div>
    </li>
  )
}

function Weights({ n }: { n: number }) {
  return (
    <svg viewBox="0 0 70 12" width="70" height="12" aria-hidden="true">
      {[0, 1, 2, 3, 4].map(i => (
        <circle
          key={i}
          cx={6 + i * 14}
          cy="6"
          r="4.5"
          fill={i < n ? 'var(--bronze)' : 'none'}
          stroke="var(--bronze)"
          strokeWidth="1.2"
        />
      ))}
    </svg>
  )
}
