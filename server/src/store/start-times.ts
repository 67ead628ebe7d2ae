/** Tables and cups that begin at a time that was agreed, and who is reminded of it. */
import type { Database } from './database.ts'

/** So long before. */
const REMINDED_MS = 15 * 60_000

export async function startOf({ db }: Database, match: string): Promise<number | null> {
  const row = await db.selectFrom('match').select('starts_at').where('id', '=', match).executeTakeFirst()
  return row?.starts_at ?? null
}
export async function startsOf({ db }: Database, matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('match')
    .select(['id', 'starts_at'])
    .where('id', 'in', matches)
    .where('starts_at', 'is not', null)
    .execute()
  return new Map(rows.flatMap(r => (r.starts_at === null ? [] : [[r.id, r.starts_at] as const])))
}
/** Open tables whose time has come and whose seats are all taken. */
export async function tablesDue({ db }: Database, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'open')
    .where('starts_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.match', '=', 'match.id')
            .where('seat.user', 'is', null)
            .where('seat.bot', 'is', null),
        ),
      ),
    )
    .limit(100)
    .execute()
  return rows.map(r => r.id)
}
/** Writes one notice for each person at a table that begins soon; once for each table. */
export async function remindOfStarts({ db }: Database, now: number): Promise<void> {
  const soon = await db
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'open')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', now + REMINDED_MS)
    .where('reminded', '=', 0)
    .limit(100)
    .execute()
  for (const { id } of soon)
    await db.transaction().execute(async tx => {
      const won = await tx
        .updateTable('match')
        .set({ reminded: 1 })
        .where('id', '=', id)
        .where('reminded', '=', 0)
        .executeTakeFirst()
      if (won.numUpdatedRows === 0n) return
      const seats = await tx.selectFrom('seat').select(['seat', 'user']).where('match', '=', id).execute()
      const notices = seats.flatMap(({ seat, user }) =>
        user
          ? [
              {
                id: `${id}:${seat}:start`,
                turn: `${id}:${seat}`,
                match: id,
                seat,
                user,
                due_at: now,
                claimed_at: null,
                tries: 0,
              },
            ]
          : [],
      )
      if (notices.length > 0)
        await tx
          .insertInto('outbox')
          .values(notices)
          .onConflict(c => c.column('id').doNothing())
          .execute()
    })
}
/** The notice of a cup is named after it and its person: there is no seat yet. */
export const cupNotice = (cup: string, user: string): string => `${cup}:${user}:cup`

/** Writes one notice for each person in a cup that begins soon; once for each cup. */
export async function remindOfCups({ db }: Database, now: number): Promise<void> {
  const soon = await db
    .selectFrom('cup')
    .select('id')
    .where('status', '=', 'open')
    .where('starts_at', '>', now)
    .where('starts_at', '<=', now + REMINDED_MS)
    .where('reminded', '=', 0)
    .execute()
  for (const { id } of soon)
    await db.transaction().execute(async tx => {
      const won = await tx
        .updateTable('cup')
        .set({ reminded: 1 })
        .where('id', '=', id)
        .where('reminded', '=', 0)
        .executeTakeFirst()
      if (won.numUpdatedRows === 0n) return
      const players = await tx.selectFrom('cup_player').select('user').where('cup', '=', id).execute()
      const notices = players.map(({ user }) => ({
        id: cupNotice(id, user),
        turn: `${id}:${user}`,
        match: id,
        seat: 0,
        user,
        due_at: now,
        claimed_at: null,
        tries: 0,
      }))
      if (notices.length > 0) await tx.insertInto('outbox').values(notices).execute()
    })
}
