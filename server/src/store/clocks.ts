/** Clocks that run, and when a server last ran. */
import type { Database } from './database.ts'

/** The setting that says when a server last ran. */
export const ALIVE = 'alive'

/** A server runs at this moment. */
export async function stayAlive({ db }: Database, now: number): Promise<void> {
  const value = String(now)
  await db
    .insertInto('setting')
    .values({ name: ALIVE, value })
    .onConflict(c => c.column('name').doUpdateSet({ value }))
    .execute()
}
/** When a server last ran, told to one process only; null: never, or another process deals with it. */
export async function claimDownTime(database: Database, now: number): Promise<number | null> {
  const { db } = database
  const last = await db.selectFrom('setting').select('value').where('name', '=', ALIVE).executeTakeFirst()
  if (!last) {
    await stayAlive(database, now)
    return null
  }
  const won = await db
    .updateTable('setting')
    .set({ value: String(now) })
    .where('name', '=', ALIVE)
    .where('value', '=', last.value)
    .executeTakeFirst()
  return won.numUpdatedRows > 0n ? Number(last.value) : null
}
/** Clocks of running games that somebody waits for. */
export async function runningClocks({
  db,
}: Database): Promise<{ match: string; rev: number; clock: string; settings: string }[]> {
  const rows = await db
    .selectFrom('position')
    .innerJoin('match', 'match.id', 'position.match')
    .select(['position.match', 'position.rev', 'position.clock', 'match.settings'])
    .where('match.status', '=', 'live')
    .where('position.deadline', 'is not', null)
    .execute()
  return rows.flatMap(({ clock, ...row }) => (clock === null ? [] : [{ ...row, clock }]))
}
/** Unless the match has moved on since. */
export async function setClockOf(
  { db }: Database,
  match: string,
  rev: number,
  clock: string,
  deadline: number | null,
): Promise<void> {
  await db
    .updateTable('position')
    .set({ rev: rev + 1, clock, deadline })
    .where('match', '=', match)
    .where('rev', '=', rev)
    .execute()
}
