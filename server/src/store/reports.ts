/** What people report, who deals with it, and who is silenced. */

import type { Database } from './database.ts'
import type { ReportRow } from './schema.ts'

export async function addReport(
  { db }: Database,
  report: Omit<ReportRow, 'resolved_at' | 'resolved_by' | 'note'>,
): Promise<void> {
  await db.insertInto('report').values(report).execute()
}
/** What this person has reported, newest first. */
export const reportsBy = ({ db }: Database, user: string) =>
  db
    .selectFrom('report')
    .leftJoin('user', 'user.id', 'report.about')
    .select(['report.id', 'report.at', 'report.text', 'report.match'])
    .select(['report.resolved_at as resolvedAt', 'user.name as about'])
    .where('report.by', '=', user)
    .orderBy('report.at', 'desc')
    .limit(100)
    .execute()

/** For operators: open ones oldest first, resolved ones newest first. */
export const reportsThatAre = ({ db }: Database, status: 'open' | 'resolved') =>
  db
    .selectFrom('report')
    .leftJoin('user as writer', 'writer.id', 'report.by')
    .leftJoin('user as other', 'other.id', 'report.about')
    .leftJoin('silence', 'silence.user', 'report.about')
    .leftJoin('ban', 'ban.user', 'report.about')
    .leftJoin('chat', 'chat.id', 'report.chat')
    .selectAll('report')
    .select([
      'writer.name as writerName',
      'other.name as otherName',
      'silence.until',
      'ban.until as banned',
      'chat.text as said',
    ])
    .where('report.resolved_at', status === 'open' ? 'is' : 'is not', null)
    .orderBy('report.at', status === 'open' ? 'asc' : 'desc')
    .limit(100)
    .execute()

/** False: there is no such open report. */
export async function resolveReport({ db }: Database, id: string, by: string, note: string): Promise<boolean> {
  const done = await db
    .updateTable('report')
    .set({ resolved_at: Date.now(), resolved_by: by, note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Until when this person says nothing at any table; null: they are not silenced. */
export async function silencedUntil({ db }: Database, user: string): Promise<number | null> {
  const row = await db.selectFrom('silence').select('until').where('user', '=', user).executeTakeFirst()
  return row && row.until > Date.now() ? row.until : null
}
export async function silence({ db }: Database, user: string, until: number, by: string): Promise<void> {
  await db
    .insertInto('silence')
    .values({ user, until, by })
    .onConflict(c => c.column('user').doUpdateSet({ until, by }))
    .execute()
}
export async function endSilence({ db }: Database, user: string): Promise<void> {
  await db.deleteFrom('silence').where('user', '=', user).execute()
}

export async function hasOperator({ db }: Database, user: string): Promise<boolean> {
  return (await db.selectFrom('operator').select('user').where('user', '=', user).executeTakeFirst()) !== undefined
}
export const operatorsOf = ({ db }: Database): Promise<{ user: string; name: string | null }[]> =>
  db
    .selectFrom('operator')
    .leftJoin('user', 'user.id', 'operator.user')
    .select(['operator.user', 'user.name'])
    .execute()

export async function addOperator({ db }: Database, user: string): Promise<void> {
  await db
    .insertInto('operator')
    .values({ user, since: Date.now() })
    .onConflict(c => c.column('user').doNothing())
    .execute()
}
export async function removeOperator({ db }: Database, user: string): Promise<void> {
  await db.deleteFrom('operator').where('user', '=', user).execute()
}
