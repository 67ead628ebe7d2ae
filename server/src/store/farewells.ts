/** Accounts that are about to be deleted: what a server that ends in the middle leaves to be done. */
import type { Database } from './database.ts'

const PREFIX = 'farewell:'

export async function beginFarewell({ db }: Database, user: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: PREFIX + user, value: String(Date.now()) })
    .onConflict(c => c.column('name').doUpdateSet({ value: String(Date.now()) }))
    .execute()
}
export async function endFarewell({ db }: Database, user: string): Promise<void> {
  await db
    .deleteFrom('setting')
    .where('name', '=', PREFIX + user)
    .execute()
}
/** Begun before that, and not ended. */
export async function farewellsSince({ db }: Database, before: number): Promise<string[]> {
  const rows = await db.selectFrom('setting').selectAll().where('name', 'like', `${PREFIX}%`).execute()
  return rows.filter(r => Number(r.value) < before).map(r => r.name.slice(PREFIX.length))
}
