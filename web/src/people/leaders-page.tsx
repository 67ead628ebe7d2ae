/** Who is best at a game and a pace, with the bots where their strength belongs. */
import '../design/shelf.css'
import '../account/account.css'
import './people.css'
import { strengthOf } from '@ecumene/games'
import type { LeaderBoard } from '@ecumene/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useOnlineGames } from '../online/available.ts'
import { enter, server } from '../online/session.ts'
import { go } from '../router.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { Segments } from '../ui/segments.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { BotStrength, RatingMark } from './rating-mark.tsx'
import { ToAGame } from './to-a-game.tsx'

const PACES = ['live', 'slow', 'none'] as const
type PaceChoice = (typeof PACES)[number]
/** The levels that every game has; others are offered in some games only. */
const BOTS = ['novice', 'citizen', 'strategist', 'master']

/** `game` empty: the first there is. */
export default function LeadersPage({ game: wanted }: { game: string }) {
  const w = useWords()
  const known = useOnlineGames()
  const game = known.includes(wanted) ? wanted : known[0]
  const [pace, setPace] = useState<PaceChoice>('live')
  useEffect(() => {
    document.title = `${w.say('leaders.title')} · Ecumene`
  }, [w])
  return (
    <>
      <Masthead
        title={w.say('leaders.title')}
        text={w.say('leaders.about')}
        back={{ to: '/online', label: w.say('online.toLobby') }}
        {...(game ? { picture: <Cover id={game} /> } : {})}
      >
        <LanguageSwitch />
      </Masthead>
      <main className="shelf account">
        {game !== undefined && (
          <>
            {known.length > 1 && (
              <Segments
                legend={w.say('online.game')}
                name="leaders-game"
                values={known}
                value={game}
                label={g => w.say(`game.${g}`)}
                onChange={g => go(`/leaders/${g}`)}
              />
            )}
            <Segments
              legend={w.say('online.clock')}
              name="leaders-pace"
              values={PACES}
              value={pace}
              label={p => w.say(`online.clock.${p}`)}
              onChange={setPace}
            />
            <Board key={`${game} ${pace}`} game={game} pace={pace} />
          </>
        )}
      </main>
    </>
  )
}

type Row = { readonly rating: number; readonly person: LeaderBoard['people'][number] | null; readonly bot: string }

function Board({ game, pace }: { game: string; pace: PaceChoice }) {
  const w = useWords()
  const load = useCallback(async (): Promise<LeaderBoard> => {
    await enter()
    return server.call('GET', `/leaders/${game}/${pace}`)
  }, [game, pace])
  const board = useLoaded(load)
  if (!board.value) return <LoadingNote of={board} />
  const { people } = board.value
  const placed = people.filter(p => !p.provisional)
  const row = (person: LeaderBoard['people'][number]): Row => ({ rating: person.rating, person, bot: '' })
  const bots = BOTS.map((bot): Row => ({ rating: strengthOf(game, bot).rating, person: null, bot })).filter(
    ({ bot }) => strengthOf(game, bot).games > 0 || bot === 'novice' || bot === 'citizen',
  )
  const rows = [...placed.map(row), ...bots].sort((a, b) => b.rating - a.rating)
  const places = new Map(placed.map((p, i) => [p.user, i + 1]))
  return (
    <>
      {people.length === 0 && (
        <>
          <p>{w.say('leaders.none')}</p>
          <ToAGame />
        </>
      )}
      <div className="people-scroll">
        <table className="people-table leaders" data-leaders>
          <thead>
            <tr>
              <th scope="col">{w.say('leaders.place')}</th>
              <th scope="col">{w.say('cups.player')}</th>
              <th scope="col">{w.say('leaders.rating')}</th>
              <th scope="col">{w.say('people.played')}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, ...people.filter(p => p.provisional).map(row)].map(({ person, bot }) => (
              <tr key={person?.user ?? bot} className={person && !person.provisional ? '' : 'soft'}>
                <td>{(person && places.get(person.user)) ?? '–'}</td>
                <th scope="row">
                  {person ? (
                    <Link to={`/people/${person.user}`} className="link">
                      {person.name}
                    </Link>
                  ) : (
                    w.say('others.bot', { bot })
                  )}
                </th>
                <td>{person ? <RatingMark rating={person} /> : <BotStrength game={game} bot={bot} />}</td>
                <td>{person?.games ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
