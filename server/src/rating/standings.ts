/** Ratings beside names, the change a game made, and who leads. */
import type { LeaderBoard, Rating, RatingChange } from '@ecumene/protocol'
import { hiddenAmong, type LeaderRow, leadersOf, shownRatings, skillsAround } from '../store/standings.ts'
import type { Store } from '../store/store.ts'
import { PROVISIONAL_GAMES, type Skill, shownRating, UNKNOWN } from './plackett-luce.ts'

const MOST_LEADERS = 100
const MOST_PROVISIONAL = 20

export const ratingShown = ({ games, ...skill }: Skill & { readonly games: number }): Rating => ({
  rating: shownRating(skill),
  provisional: games < PROVISIONAL_GAMES,
})

/** Finds the rating of somebody in a game at a pace, as `asker` may see it. */
export async function ratingsBeside(
  store: Store,
  users: readonly string[],
  asker: string | null,
): Promise<(user: string | null, game: string, pace: string) => Rating | null> {
  const rows = await shownRatings(store, users, asker)
  return (user, game, pace) => {
    const found = rows.find(r => r.user === user && r.game === game && r.pace === pace)
    return found ? ratingShown(found) : null
  }
}

/** What a finished game did to the ratings of its people; null: it is not counted yet. */
export async function ratingChanges(store: Store, match: string, asker: string | null): Promise<RatingChange[] | null> {
  const skills = await skillsAround(store, match)
  if (!skills) return null
  const hidden = await hiddenAmong(
    store,
    skills.map(s => s.user),
  )
  return skills
    .filter(s => !hidden.has(s.user) || s.user === asker)
    .map(({ seat, before, after, games }) => ({
      seat,
      ...ratingShown({ ...after, games }),
      change: shownRating(after) - shownRating(before ?? UNKNOWN),
    }))
}

export async function leaderBoard(store: Store, game: string, pace: string): Promise<LeaderBoard> {
  const which = { game, pace }
  const [placed, provisional] = await Promise.all([
    leadersOf(store, { ...which, settled: { is: true, games: PROVISIONAL_GAMES }, limit: MOST_LEADERS }),
    leadersOf(store, { ...which, settled: { is: false, games: PROVISIONAL_GAMES }, limit: MOST_PROVISIONAL }),
  ])
  const row = (leader: LeaderRow): LeaderBoard['people'][number] => ({
    user: leader.user,
    name: leader.name,
    games: leader.games,
    ...ratingShown(leader),
  })
  return { people: [...placed, ...provisional].map(row) }
}
