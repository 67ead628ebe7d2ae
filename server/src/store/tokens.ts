/** Personal tokens, and the sessions of Better Auth: the two ways in. */

import type { Database } from './database.ts'
import { addUpTo } from './no-more-than.ts'
import type { TokenRow } from './schema.ts'

export const tokensOf = ({ db }: Database, user: string): Promise<TokenRow[]> =>
  db.selectFrom('token').selectAll().where('user', '=', user).orderBy('created_at').execute()

/** The token with this hash, and whose it is. */
export const tokenByHash = ({ db }: Database, hash: string) =>
  db
    .selectFrom('token')
    .innerJoin('user', 'user.id', 'token.user')
    .select(['token.id', 'token.user', 'token.scopes', 'token.expires_at', 'token.used_at'])
    .select(['user.name', 'user.isAnonymous'])
    .where('token.hash', '=', hash)
    .executeTakeFirst()

/** False: this person has so many already. */
export const addToken = (database: Database, token: TokenRow, most: number): Promise<boolean> =>
  addUpTo(
    database,
    `tokens ${token.user}`,
    most,
    async db => (await tokensOf({ ...database, db }, token.user)).length,
    db => db.insertInto('token').values(token).execute(),
  )
export async function markTokenUsed({ db }: Database, id: string, at: number): Promise<void> {
  await db.updateTable('token').set({ used_at: at }).where('id', '=', id).execute()
}
export async function removeToken({ db }: Database, user: string, id: string): Promise<void> {
  await db.deleteFrom('token').where('id', '=', id).where('user', '=', user).execute()
}
/** When it ends; null: it has been ended. */
export async function tokenExpiry({ db }: Database, id: string): Promise<number | null> {
  const row = await db.selectFrom('token').select('expires_at').where('id', '=', id).executeTakeFirst()
  return row?.expires_at ?? null
}
export async function sessionExpiry({ db }: Database, token: string): Promise<number | null> {
  const row = await db.selectFrom('session').select('expiresAt').where('token', '=', token).executeTakeFirst()
  return row ? new Date(row.expiresAt).getTime() : null
}
/** Addresses from which this person has signed in. */
export async function placesOf({ db }: Database, user: string): Promise<string[]> {
  const rows = await db.selectFrom('session').select('ipAddress').distinct().where('userId', '=', user).execute()
  return rows.flatMap(r => r.ipAddress ?? [])
}
/** Whose password this link of a letter changes. */
export async function resetBy({ db }: Database, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', `reset-password:${token}`)
    .executeTakeFirst()
  return row?.value ?? null
}
export async function endTokensOf({ db }: Database, user: string): Promise<void> {
  await db.deleteFrom('token').where('user', '=', user).execute()
}
export async function endSessionsOf({ db }: Database, user: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', user).execute()
}
export async function endPasskeysOf({ db }: Database, user: string): Promise<void> {
  await db.deleteFrom('passkey').where('userId', '=', user).execute()
}
export async function hasPasskey({ db }: Database, user: string): Promise<boolean> {
  return (await db.selectFrom('passkey').select('id').where('userId', '=', user).executeTakeFirst()) !== undefined
}
