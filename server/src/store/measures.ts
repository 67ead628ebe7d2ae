/** What operators did, for their log and for the people concerned; who is banned. */
import type { Ban, FoundPerson, MeasureInfo, ToldMeasure } from '@ecumene/protocol'
import { sql } from 'kysely'
import { newId } from '../ids.ts'
import type { Database } from './database.ts'
import type { MeasureRow } from './measure-tables.ts'

const MOST_SHOWN = 200
const MOST_FOUND = 20

/** What was done, by whom and why; what it is about beside that, if anything. */
export type NewMeasure = Pick<MeasureRow, 'by' | 'kind' | 'reason'> & Partial<MeasureRow>

export async function addMeasure({ db }: Database, measure: NewMeasure): Promise<void> {
  const nothing = { user: null, match: null, until: null, before: null, seen: 0 }
  await db
    .insertInto('measure')
    .values({ id: newId(), at: Date.now(), ...nothing, ...measure })
    .execute()
}
/** For operators, newest first; of one person or all. */
export async function measuresOf({ db }: Database, user: string | undefined): Promise<MeasureInfo[]> {
  let find = db
    .selectFrom('measure')
    .leftJoin('user as operator', 'operator.id', 'measure.by')
    .leftJoin('user as other', 'other.id', 'measure.user')
    .selectAll('measure')
    .select(['operator.name as byName', 'other.name as aboutName'])
  if (user !== undefined) find = find.where('measure.user', '=', user)
  const rows = await find.orderBy('measure.at', 'desc').limit(MOST_SHOWN).execute()
  return rows.map(row => ({
    ...told(row),
    by: { user: row.by, name: row.byName },
    about: row.user === null ? null : { user: row.user, name: row.aboutName },
    match: row.match,
  }))
}
/** What this person has not read yet, oldest first. */
export async function unreadOf({ db }: Database, user: string): Promise<ToldMeasure[]> {
  const rows = await db
    .selectFrom('measure')
    .selectAll()
    .where('user', '=', user)
    .where('seen', '=', 0)
    .orderBy('at')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(told)
}
const told = ({ id, at, kind, reason, until, before }: MeasureRow): ToldMeasure => ({
  id,
  at,
  kind,
  reason,
  until,
  before,
})
export async function markSeen({ db }: Database, user: string, id: string): Promise<void> {
  await db.updateTable('measure').set({ seen: 1 }).where('id', '=', id).where('user', '=', user).execute()
}
/** Names that operators took from this person, in small letters. */
export async function namesTakenFrom({ db }: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('measure')
    .select('before')
    .where('user', '=', user)
    .where('kind', '=', 'rename')
    .execute()
  return rows.flatMap(row => row.before?.toLowerCase() ?? [])
}
/** Why these tables were closed. */
export async function closingsOf({ db }: Database, matches: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (matches.length === 0) return new Map()
  const rows = await db
    .selectFrom('measure')
    .select(['match', 'reason'])
    .where('kind', '=', 'close')
    .where('match', 'in', matches)
    .execute()
  return new Map(rows.map(row => [row.match ?? '', row.reason]))
}

/** Null: they may play and talk. */
export async function banOf({ db }: Database, user: string): Promise<Ban | null> {
  const row = await db.selectFrom('ban').select(['until', 'reason']).where('user', '=', user).executeTakeFirst()
  return row && row.until > Date.now() ? row : null
}
export async function setBan({ db }: Database, user: string, ban: Ban): Promise<void> {
  await db
    .insertInto('ban')
    .values({ user, ...ban })
    .onConflict(c => c.column('user').doUpdateSet(ban))
    .execute()
}
/** False: they were not banned. */
export async function endBan({ db }: Database, user: string): Promise<boolean> {
  const ended = await db.deleteFrom('ban').where('user', '=', user).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** People of this id, or whose shown name begins so. */
export async function peopleCalled({ db }: Database, wanted: string): Promise<FoundPerson[]> {
  const begins = `${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const now = Date.now()
  const rows = await db
    .selectFrom('user')
    .leftJoin('silence', 'silence.user', 'user.id')
    .leftJoin('ban', 'ban.user', 'user.id')
    .select(['user.id', 'user.name', 'user.isAnonymous', 'silence.until as silent', 'ban.until as banned'])
    .where(eb => eb.or([eb('user.id', '=', wanted), sql<boolean>`${eb.ref('user.name')} like ${begins} escape '\\'`]))
    .orderBy('user.name')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(row => ({
    user: row.id,
    name: row.name,
    isGuest: Boolean(row.isAnonymous),
    silencedUntil: row.silent !== null && row.silent > now ? row.silent : null,
    bannedUntil: row.banned !== null && row.banned > now ? row.banned : null,
  }))
}
