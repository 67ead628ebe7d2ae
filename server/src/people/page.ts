/** The page about somebody: what their finished games say. */

import { strengthOf } from '@ecumene/games'
import type { PastGame, PersonPage } from '@ecumene/protocol'
import { Problem } from '../problem.ts'
import { shownRating } from '../rating/plackett-luce.ts'
import { ratingShown } from '../rating/standings.ts'
import { listedAmong } from '../store/matches.ts'
import { nameOf, profileOf } from '../store/people.ts'
import { ratingsOf, resultsOfPerson } from '../store/results.ts'
import type { ResultRow } from '../store/schema.ts'
import { hiddenAmong, sittersAfter } from '../store/standings.ts'
import type { Store } from '../store/store.ts'

const MOST_GAMES = 200
const MOST_FAVOURITES = 5
/** With whom they played is told of the games that the page lists. */
const MOST_WITH_OTHERS = 20

export async function pageOf(store: Store, user: string, asker: string | null): Promise<PersonPage> {
  const name = await nameOf(store, user)
  if (name === null) throw new Problem('unknown', 'nobody of that name is here')
  const isMe = asker === user
  const isPublic = (await profileOf(store, user))?.hidden !== 1
  if (!isPublic && !isMe) return { user, name, isMe, isPublic, told: null }
  const results = await resultsOfPerson(store, user)
  const newest = results.slice(0, MOST_GAMES)
  const listed = await listedAmong(
    store,
    newest.map(r => r.match),
  )
  const ratings = await ratingsOf(store, [user])
  const latest = newest.slice(0, MOST_WITH_OTHERS).flatMap(r => (isMe || listed.has(r.match) ? [r.match] : []))
  const sitters = await sittersAfter(store, latest)
  const hidden = await hiddenAmong(
    store,
    sitters.flatMap(s => s.user ?? []),
  )
  return {
    user,
    name,
    isMe,
    isPublic,
    told: {
      // What they play most comes first.
      ratings: [...ratings]
        .sort((a, b) => b.games - a.games)
        .map(({ game, pace, ...known }) => ({ game, pace, games: known.games, ...ratingShown(known) })),
      games: newest.map(r => ({
        ...pastGame(r, isMe || listed.has(r.match)),
        others: sitters.filter(s => s.match === r.match && s.seat !== r.seat).map(s => othersOf(r.game, s, hidden)),
      })),
      byGame: byGame(results),
      reliability: {
        games: results.length,
        left: results.filter(r => r.left !== null).length,
        turns: sum(results, r => r.turns),
        late: sum(results, r => r.late),
      },
      favourites: favouritesIn(results),
    },
  }
}
const sum = (results: readonly ResultRow[], of: (r: ResultRow) => number): number =>
  results.reduce((total, r) => total + of(r), 0)

const pastGame = (r: ResultRow, isShown: boolean): Omit<PastGame, 'others'> => ({
  match: isShown ? r.match : null,
  game: r.game,
  pace: r.pace,
  at: r.at,
  place: r.place,
  seats: r.seats,
  left: r.left !== null,
  rating: r.mu === null || r.sigma === null ? null : shownRating({ mu: r.mu, sigma: r.sigma }),
})

type PageSitter = Awaited<ReturnType<typeof sittersAfter>>[number]
function othersOf(
  game: string,
  { user, name, bot, mu, sigma }: PageSitter,
  hidden: ReadonlySet<string>,
): PastGame['others'][number] {
  const isKnown = user !== null && name !== null && !hidden.has(user) && mu !== null && sigma !== null
  const rating = bot !== null ? strengthOf(game, bot).rating : isKnown ? shownRating({ mu, sigma }) : null
  // A deleted account has no page any more.
  return { user: name === null ? null : user, name, bot, rating }
}

function byGame(results: readonly ResultRow[]): { game: string; games: number; won: number; places: number[] }[] {
  return [...new Set(results.map(r => r.game))].map(game => {
    const own = results.filter(r => r.game === game)
    const stayed = own.filter(r => r.left === null)
    const places = Array.from({ length: Math.max(...own.map(r => r.seats)) }, (_, i) =>
      stayed.reduce((n, r) => n + (r.place === i + 1 ? 1 : 0), 0),
    )
    return { game, games: own.length, won: places[0] ?? 0, places }
  })
}

interface PageFavourite {
  readonly game: string
  readonly by: string
  readonly value: string
  readonly times: number
}
function favouritesIn(results: readonly ResultRow[]): PageFavourite[] {
  const counts = new Map<string, PageFavourite>()
  for (const { game, choices } of results)
    for (const [by, values] of Object.entries(JSON.parse(choices ?? '{}') as Record<string, Record<string, number>>))
      for (const [value, times] of Object.entries(values)) {
        const name = `${game} ${by} ${value}`
        counts.set(name, { game, by, value, times: (counts.get(name)?.times ?? 0) + times })
      }
  const most = [...counts.values()].sort((a, b) => b.times - a.times || (a.value < b.value ? -1 : 1))
  const shown = new Map<string, number>()
  return most.filter(({ game, by }) => {
    const n = (shown.get(`${game} ${by}`) ?? 0) + 1
    shown.set(`${game} ${by}`, n)
    return n <= MOST_FAVOURITES
  })
}
