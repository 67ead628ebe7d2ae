/** The page about somebody: ratings, games and places, what they like, whether one can rely on them. */
import '../design/shelf.css'
import '../account/account.css'
import './people.css'
import type { PersonPage as Page, PastGame } from '@ecumene/protocol'
import { useCallback, useEffect } from 'react'
import { Section } from '../account/section.tsx'
import { isNowhere } from '../failure.ts'
import { ForOperators } from '../moderation/for-operators.tsx'
import { enter, server } from '../online/session.ts'
import { spellDate } from '../online/time.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { Trouble } from '../ui/trouble.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Favourites } from './favourites.tsx'
import { RatingHistory } from './rating-history.tsx'
import { ToAGame } from './to-a-game.tsx'

/** `me`: one's own. */
export default function PersonPage({ user }: { user: string }) {
  const w = useWords()
  const load = useCallback(async (): Promise<Page> => {
    const me = await enter()
    return server.call('GET', `/people/${encodeURIComponent(user === 'me' ? (me ?? user) : user)}`)
  }, [user])
  const page = useLoaded(load)
  const found = page.value
  useEffect(() => {
    document.title = `${found?.name ?? w.say('people.title')} · Ecumene`
  }, [found, w])
  if (isNowhere(page.failure)) return <Trouble title={w.say('people.unknownTitle')} text={w.say('people.unknown')} />
  return (
    <>
      <Masthead title={found?.name ?? w.say('people.title')} back={{ to: '/online', label: w.say('online.toLobby') }}>
        {found?.isMe && (
          <Link to="/account" className="button">
            {w.say('account.open')}
          </Link>
        )}
        <LanguageSwitch />
      </Masthead>
      <main className="shelf account">
        {found ? <PublicProfile page={found} /> : <LoadingNote of={page} />}
        {found && !found.isMe && <ForOperators user={found.user} onDone={page.reload} />}
      </main>
    </>
  )
}

function PublicProfile({ page: { told, isMe, isPublic } }: { page: Page }) {
  const w = useWords()
  if (!told) return <p>{w.say('people.private')}</p>
  return (
    <>
      {isMe && <p className="soft">{w.say(isPublic ? 'people.seen' : 'people.unseen')}</p>}
      {told.games.length === 0 ? (
        <>
          <p>{w.say('people.noGames')}</p>
          {isMe && <ToAGame />}
        </>
      ) : (
        <>
          <Ratings told={told} />
          <Section title={w.say('people.places')}>
            <Places told={told} />
          </Section>
          <Favourites favourites={told.favourites} />
          <Reliability told={told} />
          <Section title={w.say('people.latest')}>
            <ul className="account-list">
              {told.games.slice(0, 20).map(game => (
                <Played key={`${game.at} ${game.game} ${game.match}`} game={game} />
              ))}
            </ul>
          </Section>
        </>
      )}
    </>
  )
}
type PublicProfile = NonNullable<Page['told']>

function Ratings({ told }: { told: PublicProfile }) {
  const w = useWords()
  return (
    <Section title={w.say('people.ratings')} about={w.say('people.ratingsAbout')}>
      {told.ratings.length === 0 ? (
        <p className="soft">{w.say('people.noRating')}</p>
      ) : (
        <>
          <ul className="people-ratings">
            {told.ratings.map(({ game, pace, rating, games, provisional }) => (
              <li key={`${game} ${pace}`} data-rating={`${game} ${pace}`}>
                <strong>
                  {rating}
                  {provisional && <span className="soft">?</span>}
                </strong>
                <span>{w.say(`game.${game}`)}</span>
                <span className="soft small-text">
                  {w.say(`online.clock.${pace}`)} · {w.say('people.games', { n: games })}
                  {provisional && ` · ${w.say('people.provisional')}`}
                </span>
              </li>
            ))}
          </ul>
          <RatingHistory told={told} />
        </>
      )}
    </Section>
  )
}

function Places({ told }: { told: PublicProfile }) {
  const w = useWords()
  const most = Math.max(...told.byGame.map(g => g.places.length))
  const columns = Array.from({ length: most }, (_, i) => i + 1)
  return (
    <div className="people-scroll">
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">{w.say('online.game')}</th>
            <th scope="col">{w.say('people.played')}</th>
            {columns.map(place => (
              <th key={place} scope="col">
                {w.say('people.place', { n: place })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.byGame.map(({ game, games, places }) => (
            <tr key={game}>
              <th scope="row">{w.say(`game.${game}`)}</th>
              <td>{games}</td>
              {columns.map(place => (
                <td key={place}>{places[place - 1] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Reliability({ told: { reliability } }: { told: PublicProfile }) {
  const w = useWords()
  const { games, left, turns, late } = reliability
  const percent = new Intl.NumberFormat(w.language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Section title={w.say('people.reliability')}>
      <dl className="account-facts">
        <div>
          <dt>{w.say('people.inTime')}</dt>
          <dd>{turns === 0 ? '–' : percent.format((turns - late) / turns)}</dd>
        </div>
        <div>
          <dt>{w.say('people.left')}</dt>
          <dd>{w.say('people.leftOf', { left, games })}</dd>
        </div>
      </dl>
    </Section>
  )
}

function Played({ game }: { game: PastGame }) {
  const w = useWords()
  const list = new Intl.ListFormat(w.language)
  const nameOf = ({ name, bot, rating }: PastGame['others'][number]): string =>
    [bot !== null ? w.say('others.bot', { bot }) : (name ?? '–'), ...(rating === null ? [] : [`(${rating})`])].join(' ')
  return (
    <li>
      <span>
        {w.say(`game.${game.game}`)}{' '}
        <span className="soft small-text">
          {spellDate(game.at, w.language)}
          {game.rating !== null && ` · ${w.say('people.ratingAfter', { n: game.rating })}`}
          {game.others.length > 0 && ` · ${w.say('people.with', { names: list.format(game.others.map(nameOf)) })}`}
        </span>
      </span>
      <span>{game.left ? w.say('people.wentAway') : w.say('people.placeOf', { n: game.place, of: game.seats })}</span>
      {game.match !== null && (
        <Link to={`/online/${game.match}`} className="button small">
          {w.say('saved.look')}
        </Link>
      )}
    </li>
  )
}
