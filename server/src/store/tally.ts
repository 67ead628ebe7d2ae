/** How often something was done within a stretch of time, counted by all servers of a database together. */
import type { Database } from './database.ts'

/** Counts one more under this name; how many there are now. `until`: after that the name is of no interest. */
export async function countOne({ db }: Database, name: string, until: number): Promise<number> {
  const { n } = await db
    .insertInto('tally')
    .values({ name, until, n: 1 })
    .onConflict(c => c.column('name').doUpdateSet(eb => ({ n: eb('tally.n', '+', 1) })))
    .returning('n')
    .executeTakeFirstOrThrow()
  return n
}
export async function forgetTally({ db }: Database, name: string): Promise<void> {
  await db.deleteFrom('tally').where('name', '=', name).execute()
}
export async function forgetTallies({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('tally').where('until', '<', now).execute()
}
