/** What finished games say of the people in them, and the ratings that follow. */
import { sql } from 'kysely'
import type { Finished } from '../rating/result.ts'
import { sealedTables } from './cups.ts'
import type { Database } from './database.ts'
import type { RatingRow, ResultRow } from './schema.ts'

/**
 * Games that are over and were not counted yet, in the order in which they ended. Ratings would show how a table of
 * equal luck ended while another still plays: such a game is counted later.
 */
export async function uncountedGames(database: Database, most: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'over')
    .where('counted', '=', 0)
    .where('id', 'not in', sealedTables(database))
    .orderBy('ended_at')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(r => r.id)
}
export async function finishedGame({ db }: Database, id: string): Promise<Omit<Finished, 'choices'>> {
  const match = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const seats = await db
    .selectFrom('seat')
    .select(['seat', 'user', 'bot', 'stand_in', 'vacant'])
    .where('match', '=', id)
    .orderBy('seat')
    .execute()
  const sat = await db
    .selectFrom('sat')
    .leftJoin('user', 'user.id', 'sat.user')
    .select(['sat.user', 'sat.seat', 'user.id', 'user.isAnonymous'])
    .where('sat.match', '=', id)
    .orderBy('sat.seat')
    .orderBy('sat.user')
    .execute()
  const turns = await db
    .selectFrom('entry')
    .select(['seat', eb => eb.fn.countAll().as('all')])
    .select(sql<number>`sum(case when "key" like '~clock.%' then 1 else 0 end)`.as('late'))
    .where('match', '=', id)
    .where('auto', '=', 0)
    .where('action', 'is not', null)
    .groupBy('seat')
    .execute()
  return {
    match,
    seats,
    sat: sat.map(s => ({ user: s.user, seat: s.seat, isGuest: s.id === null ? null : Boolean(s.isAnonymous) })),
    turns: turns.map(t => ({ seat: t.seat, all: Number(t.all), late: Number(t.late) })),
  }
}

/** One game after the other, of all servers: each builds on the ratings that the one before has left. */
export const aloneWithRatings = <T>({ db, postgres }: Database, work: (within: Database) => Promise<T>): Promise<T> =>
  db.transaction().execute(async tx => {
    if (postgres) await sql`select pg_advisory_xact_lock(hashtext('ecumene results'))`.execute(tx)
    return work({ db: tx, postgres })
  })
/** Gives the game its number in the order of counting; false: somebody has counted it. */
export async function numberGame({ db }: Database, match: string): Promise<boolean> {
  const { last } = await db
    .selectFrom('match')
    .select(eb => eb.fn.max('counted').as('last'))
    .where('status', '=', 'over')
    .executeTakeFirstOrThrow()
  const won = await db
    .updateTable('match')
    .set({ counted: Number(last ?? 0) + 1 })
    .where('id', '=', match)
    .where('counted', '=', 0)
    .executeTakeFirst()
  return won.numUpdatedRows > 0n
}
export async function addResults({ db }: Database, results: readonly ResultRow[]): Promise<void> {
  if (results.length > 0) await db.insertInto('result').values(results).execute()
}
/** The skill of these results' people after the game. */
export async function setSkills({ db }: Database, results: readonly ResultRow[]): Promise<void> {
  for (const { match, user, mu, sigma } of results)
    await db.updateTable('result').set({ mu, sigma }).where('match', '=', match).where('user', '=', user).execute()
}
export async function saveRatings({ db }: Database, ratings: readonly RatingRow[]): Promise<void> {
  for (const { user, game, pace, ...change } of ratings)
    await db
      .insertInto('rating')
      .values({ user, game, pace, ...change })
      .onConflict(c => c.columns(['user', 'game', 'pace']).doUpdateSet(change))
      .execute()
}
export async function forgetRatings({ db }: Database): Promise<void> {
  await db.deleteFrom('rating').execute()
}

/** A game whose facts are known. */
export interface CountedGame {
  readonly number: number
  readonly outcome: string | null
  readonly bots: readonly { readonly seat: number; readonly bot: string | null }[]
  readonly results: readonly ResultRow[]
}
/** Counted games after that number, in order; nobody keeps more than a few in memory. */
export async function* countedAfter({ db }: Database, number: number): AsyncGenerator<CountedGame> {
  for (let last = number; ; ) {
    const rows = await db
      .selectFrom('match')
      .select(['id', 'outcome', 'counted'])
      .where('status', '=', 'over')
      .where('counted', '>', last)
      .orderBy('counted')
      .limit(100)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(r => r.id)
    const seats = await db.selectFrom('seat').select(['match', 'seat', 'bot']).where('match', 'in', ids).execute()
    const results = await db.selectFrom('result').selectAll().where('match', 'in', ids).orderBy('seat').execute()
    for (const { id, outcome, counted } of rows) {
      last = counted
      yield {
        number: counted,
        outcome,
        bots: seats.filter(s => s.match === id),
        results: results.filter(r => r.match === id),
      }
    }
  }
}

export const ratingsOf = ({ db }: Database, users: readonly string[]): Promise<RatingRow[]> =>
  users.length === 0
    ? Promise.resolve([])
    : db.selectFrom('rating').selectAll().where('user', 'in', users).orderBy('game').orderBy('pace').execute()

/** Everything finished games say of this person, the newest first. */
export const resultsOfPerson = ({ db }: Database, user: string): Promise<ResultRow[]> =>
  db.selectFrom('result').selectAll().where('user', '=', user).orderBy('at', 'desc').limit(5000).execute()
