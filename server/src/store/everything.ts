/** Everything that is kept about somebody, for themselves. */
import type { Database } from './database.ts'

export async function everythingOf({ db }: Database, user: string): Promise<Record<string, unknown>> {
  const account = await db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'username'])
    .where('id', '=', user)
    .executeTakeFirst()
  const profile = await db.selectFrom('profile').selectAll().where('user', '=', user).executeTakeFirst()
  const games = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select(['match.id', 'match.game', 'match.title', 'match.status', 'match.created_at', 'match.ended_at'])
    .select(['seat.seat', 'seat.note', 'seat.marks', 'seat.instructions', 'seat.vacant'])
    .where('seat.user', '=', user)
    .orderBy('match.created_at')
    .execute()
  const own = <T extends 'result' | 'rating' | 'sat' | 'relation' | 'ticket'>(table: T) =>
    db
      .selectFrom(table as 'rating')
      .selectAll()
      .where('user', '=', user)
      .execute()
  const cups = await db
    .selectFrom('cup_player')
    .innerJoin('cup', 'cup.id', 'cup_player.cup')
    .select(['cup.id', 'cup.name', 'cup.game', 'cup.status', 'cup.owner', 'cup_player.joined_at', 'cup_player.gone'])
    .where('cup_player.user', '=', user)
    .orderBy('cup_player.joined_at')
    .execute()
  const invites = await db
    .selectFrom('invite')
    .select(['match', 'seat', 'created_at', 'expires_at'])
    .where('by', '=', user)
    .execute()
  // What opens the door stays here: of sessions and passkeys it is told that there are some, and since when.
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', user)
    .execute()
  const passkeys = await db.selectFrom('passkey').select(['name', 'createdAt']).where('userId', '=', user).execute()
  const silence = await db.selectFrom('silence').select('until').where('user', '=', user).executeTakeFirst()
  const ban = await db.selectFrom('ban').select(['until', 'reason']).where('user', '=', user).executeTakeFirst()
  const measures = await db
    .selectFrom('measure')
    .select(['at', 'kind', 'reason', 'until', 'before'])
    .where('user', '=', user)
    .orderBy('at')
    .execute()
  const talk = await db.selectFrom('chat').selectAll().where('user', '=', user).orderBy('at').execute()
  const reports = await db.selectFrom('report').selectAll().where('by', '=', user).orderBy('at').execute()
  const tokens = await db
    .selectFrom('token')
    .select(['id', 'name', 'scopes', 'created_at', 'used_at', 'expires_at'])
    .where('user', '=', user)
    .execute()
  const channels = await db
    .selectFrom('channel')
    .select(['id', 'kind', 'created_at'])
    .where('user', '=', user)
    .execute()
  return {
    account,
    profile,
    games,
    results: await own('result'),
    ratings: await own('rating'),
    seats: await own('sat'),
    relations: await own('relation'),
    waiting: await own('ticket'),
    talk,
    reports,
    tokens,
    channels,
    cups,
    invites,
    sessions,
    passkeys,
    silence,
    ban,
    measures,
  }
}
