/** Ratings as others see them: never of somebody who keeps their page to themselves. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { RatingRow } from './schema.ts'

/** The ratings of these people that `asker` may see. */
export async function shownRatings(
  { db }: Database,
  users: readonly string[],
  asker: string | null,
): Promise<RatingRow[]> {
  if (users.length === 0) return []
  const rows = await db
    .selectFrom('rating')
    .leftJoin('profile', 'profile.user', 'rating.user')
    .selectAll('rating')
    .select('profile.hidden')
    .where('rating.user', 'in', [...new Set(users)])
    .execute()
  return rows.filter(r => r.hidden !== 1 || r.user === asker).map(({ hidden: _, ...row }) => row)
}

export type LeaderRow = RatingRow & { readonly name: string }
/** The best of a game and pace that played so many games or more, or fewer; hidden people and guests are left out. */
export function leadersOf(
  { db }: Database,
  {
    game,
    pace,
    settled,
    limit,
  }: { game: string; pace: string; settled: { is: boolean; games: number }; limit: number },
): Promise<LeaderRow[]> {
  return db
    .selectFrom('rating')
    .innerJoin('user', 'user.id', 'rating.user')
    .leftJoin('profile', 'profile.user', 'rating.user')
    .selectAll('rating')
    .select('user.name')
    .where('rating.game', '=', game)
    .where('rating.pace', '=', pace)
    .where('rating.games', settled.is ? '>=' : '<', settled.games)
    .where(eb => eb.or([eb('profile.hidden', 'is', null), eb('profile.hidden', '=', 0)]))
    .orderBy(sql`mu - 3 * sigma`, 'desc')
    .orderBy('rating.user')
    .limit(limit)
    .execute()
}

/** What a game made of the skill of those who are rated for it; null: it was not counted yet. */
export async function skillsAround(
  { db }: Database,
  match: string,
): Promise<readonly { user: string; seat: number; after: Skilled; before: Skilled | null; games: number }[] | null> {
  const game = await db.selectFrom('match').select('counted').where('id', '=', match).executeTakeFirst()
  if (!game || game.counted === 0) return null
  const rows = await db
    .selectFrom('result')
    .selectAll()
    .where('match', '=', match)
    .where('mu', 'is not', null)
    .orderBy('seat')
    .execute()
  return Promise.all(
    rows.map(async r => {
      const earlier = await db
        .selectFrom('result')
        .innerJoin('match', 'match.id', 'result.match')
        .select(['result.mu', 'result.sigma'])
        .where('result.user', '=', r.user)
        .where('result.game', '=', r.game)
        .where('result.pace', '=', r.pace)
        .where('result.mu', 'is not', null)
        .where('match.counted', '<', game.counted)
        .orderBy('match.counted', 'desc')
        .execute()
      const [before] = earlier
      return {
        user: r.user,
        seat: r.seat,
        after: { mu: r.mu ?? 0, sigma: r.sigma ?? 0 },
        before: before ? { mu: before.mu ?? 0, sigma: before.sigma ?? 0 } : null,
        games: earlier.length + 1,
      }
    }),
  )
}
interface Skilled {
  readonly mu: number
  readonly sigma: number
}
/** Which of these people keep their page to themselves. */
export async function hiddenAmong({ db }: Database, users: readonly string[]): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('profile')
    .select('user')
    .where('user', 'in', users)
    .where('hidden', '=', 1)
    .execute()
  return new Set(rows.map(r => r.user))
}
/** Who sat at these tables, and how skilled they were after the game. */
export const sittersAfter = (
  { db }: Database,
  matches: readonly string[],
): Promise<
  {
    match: string
    seat: number
    user: string | null
    name: string | null
    bot: string | null
    mu: number | null
    sigma: number | null
  }[]
> =>
  matches.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('seat')
        .leftJoin('user', 'user.id', 'seat.user')
        .leftJoin('result', join =>
          join.onRef('result.match', '=', 'seat.match').onRef('result.user', '=', 'seat.user'),
        )
        .select(['seat.match', 'seat.seat', 'seat.user', 'user.name', 'seat.bot', 'result.mu', 'result.sigma'])
        .where('seat.match', 'in', matches)
        .orderBy('seat.seat')
        .execute()
