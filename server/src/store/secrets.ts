/** Secrets of the server itself, made once and shared by all processes on one database. */
import type { Database } from './database.ts'

/** The kept value; `made` becomes it if there is none yet. */
export async function keptSecret({ db }: Database, name: string, made: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name, value: made })
    .onConflict(c => c.column('name').doNothing())
    .execute()
  return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
}
/** The kept value; undefined: no server has made it yet. */
export async function secretIn({ db }: Database, name: string): Promise<string | undefined> {
  return (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value
}
