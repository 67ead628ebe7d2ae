/** People: their profiles, whom they mute and block, what becomes of a guest, and what is forgotten with an account. */

import type { Database } from './database.ts'
import { addUpTo } from './no-more-than.ts'
import type { ProfileRow, RelationRow } from './schema.ts'

interface FoundAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly username: string | null
  readonly isAnonymous: number | boolean | null
}
const ACCOUNT = ['id', 'name', 'email', 'username', 'isAnonymous'] as const
export const accountOf = ({ db }: Database, user: string): Promise<FoundAccount | undefined> =>
  db.selectFrom('user').select(ACCOUNT).where('id', '=', user).executeTakeFirst()
/** Accounts with this id, address or user name: each of them belongs to one person. */
export const accountsOf = ({ db }: Database, wanted: string): Promise<FoundAccount[]> =>
  db
    .selectFrom('user')
    .select(ACCOUNT)
    .where(eb =>
      eb.or([eb('id', '=', wanted), eb('email', '=', wanted.toLowerCase()), eb('username', '=', wanted.toLowerCase())]),
    )
    .execute()
/** Accounts, never guests, that show this name to others: several people may have chosen the same. */
export async function accountsCalled({ db }: Database, wanted: string): Promise<FoundAccount[]> {
  const found = await db.selectFrom('user').select(ACCOUNT).where('name', '=', wanted).execute()
  return found.filter(account => !account.isAnonymous)
}

/** Null: there is nobody of that id. */
export async function nameOf({ db }: Database, user: string): Promise<string | null> {
  const row = await db.selectFrom('user').select('name').where('id', '=', user).executeTakeFirst()
  return row?.name ?? null
}
/** Their address, and whether they have shown that they read its mail. */
export async function addressOf({ db }: Database, user: string): Promise<{ email: string; confirmed: boolean } | null> {
  const row = await db.selectFrom('user').select(['email', 'emailVerified']).where('id', '=', user).executeTakeFirst()
  return row ? { email: row.email, confirmed: Boolean(row.emailVerified) } : null
}
export async function isKnown({ db }: Database, user: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('id', '=', user).executeTakeFirst()) !== undefined
}

export const profileOf = ({ db }: Database, user: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profile').selectAll().where('user', '=', user).executeTakeFirst()

export async function saveProfile({ db }: Database, profile: ProfileRow): Promise<void> {
  const { user: _, ...change } = profile
  await db
    .insertInto('profile')
    .values(profile)
    .onConflict(c => c.column('user').doUpdateSet(change))
    .execute()
}

/** In which language letters are written to them; the rest of their profile stays. */
export async function saveLanguage({ db }: Database, user: string, language: string): Promise<void> {
  const nothing = { quiet: null, vacation_from: null, vacation_until: null, vacations: null, hidden: 0 }
  await db
    .insertInto('profile')
    .values({ user, language, ...nothing })
    .onConflict(c => c.column('user').doUpdateSet({ language }))
    .execute()
}

/** Whom this person muted or blocked. */
export const relationsOf = (
  { db }: Database,
  user: string,
): Promise<{ user: string; kind: string; name: string | null }[]> =>
  db
    .selectFrom('relation')
    .leftJoin('user', 'user.id', 'relation.other')
    .select(['relation.other as user', 'relation.kind', 'user.name'])
    .where('relation.user', '=', user)
    .orderBy('relation.created_at')
    .execute()

/** Who does not want to hear this person. */
export async function deafTo({ db }: Database, user: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('relation').select('user').where('other', '=', user).execute()
  return new Set(rows.map(r => r.user))
}
/** Did one of the two block the other? */
export async function isBlockBetween({ db }: Database, user: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false
  const found = await db
    .selectFrom('relation')
    .select('user')
    .where('kind', '=', 'block')
    .where(eb =>
      eb.or([
        eb.and([eb('user', 'in', others), eb('other', '=', user)]),
        eb.and([eb('user', '=', user), eb('other', 'in', others)]),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
/** False: this person mutes or blocks so many already. */
export const addRelation = (database: Database, relation: RelationRow, most: number): Promise<boolean> =>
  addUpTo(
    database,
    `relations ${relation.user}`,
    most,
    async db => (await relationsOf({ ...database, db }, relation.user)).length,
    db =>
      db
        .insertInto('relation')
        .values(relation)
        .onConflict(c => c.columns(['user', 'other', 'kind']).doNothing())
        .execute(),
  )
export async function removeRelation(
  { db }: Database,
  { user, other, kind }: Omit<RelationRow, 'created_at'>,
): Promise<void> {
  await db.deleteFrom('relation').where('user', '=', user).where('other', '=', other).where('kind', '=', kind).execute()
}

/** Everything of them stands under the new name. Gives the old one, and the tables where they are seen. */
export function renamePerson(
  { db }: Database,
  user: string,
  name: string,
): Promise<{ before: string; tables: readonly string[] }> {
  return db.transaction().execute(async tx => {
    const { name: before } = await tx.selectFrom('user').select('name').where('id', '=', user).executeTakeFirstOrThrow()
    await tx.updateTable('user').set({ name }).where('id', '=', user).execute()
    const tables = await tablesWith(tx, user)
    await tx.updateTable('chat').set({ name }).where('user', '=', user).execute()
    return { before, tables }
  })
}
/** Where they sat or sit, or said something. */
async function tablesWith(tx: Database['db'], user: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sat')
    .select('match')
    .where('user', '=', user)
    .union(tx.selectFrom('seat').select('match').where('user', '=', user))
    .union(tx.selectFrom('chat').select('match').where('user', '=', user))
    .execute()
  return rows.map(r => r.match)
}

/**
 * Deletes what only this person could use, and what they said. Finished games stay, under a name that leads to nobody.
 * Gives the tables at which they are seen no more.
 */
export async function forgetPerson({ db }: Database, user: string, nobody: string): Promise<string[]> {
  return db.transaction().execute(async tx => {
    const tables = await tablesWith(tx, user)
    await tx
      .updateTable('match')
      .set({ status: 'gone' })
      .where('owner', '=', user)
      .where('status', '=', 'open')
      .execute()
    // The games stay whole, and so do the ratings of those they played with: under a name that leads to nobody.
    const atCups = await tx
      .selectFrom('cup_table')
      .innerJoin('cup_player', 'cup_player.cup', 'cup_table.cup')
      .select(['cup_table.match', 'cup_table.seats'])
      .where('cup_player.user', '=', user)
      .execute()
    for (const { match, seats } of atCups)
      await tx
        .updateTable('cup_table')
        .set({ seats: seats.replaceAll(`"${user}"`, `"${nobody}"`) })
        .where('match', '=', match)
        .execute()
    await tx.updateTable('cup_player').set({ user: nobody, gone: 1 }).where('user', '=', user).execute()
    await tx.updateTable('cup').set({ owner: nobody }).where('owner', '=', user).execute()
    await tx.updateTable('seat').set({ kept_for: null, kept_until: null }).where('kept_for', '=', user).execute()
    // What they wrote for themselves alone.
    await tx.updateTable('seat').set({ note: null, marks: null, instructions: null }).where('user', '=', user).execute()
    for (const table of ['result', 'rating', 'sat', 'seat'] as const)
      await tx
        .updateTable(table as 'rating')
        .set({ user: nobody })
        .where('user', '=', user)
        .execute()
    await tx.updateTable('match').set({ owner: nobody }).where('owner', '=', user).execute()
    for (const table of [
      'token',
      'channel',
      'outbox',
      'profile',
      'relation',
      'chat',
      'silence',
      'ban',
      'operator',
    ] as const)
      await tx.deleteFrom(table).where('user', '=', user).execute()
    await tx.deleteFrom('relation').where('other', '=', user).execute()
    await tx.deleteFrom('invite').where('by', '=', user).execute()
    await tx.updateTable('invite').set({ used_by: nobody }).where('used_by', '=', user).execute()
    // Operators read what was reported, by nobody and about nobody.
    await tx.updateTable('report').set({ by: nobody }).where('by', '=', user).execute()
    await tx.updateTable('report').set({ about: nobody }).where('about', '=', user).execute()
    await tx.updateTable('report').set({ resolved_by: nobody }).where('resolved_by', '=', user).execute()
    await tx.updateTable('measure').set({ user: nobody, before: null }).where('user', '=', user).execute()
    await tx.updateTable('measure').set({ by: nobody }).where('by', '=', user).execute()
    await tx.updateTable('silence').set({ by: nobody }).where('by', '=', user).execute()
    return tables
  })
}
