/** Cups: proposing, entering, rounds, and which of their records are closed. */
import type { Database } from './database.ts'
import type { CupRow, CupTableRow } from './queue-and-cup-tables.ts'
import type { ResultRow } from './schema.ts'
import { cupNotice } from './start-times.ts'

export async function addCup({ db }: Database, cup: CupRow): Promise<void> {
  await db.insertInto('cup').values(cup).execute()
}
export const findCup = ({ db }: Database, id: string): Promise<CupRow | undefined> =>
  db.selectFrom('cup').selectAll().where('id', '=', id).executeTakeFirst()

export const latestCups = ({ db }: Database, most: number): Promise<CupRow[]> =>
  db.selectFrom('cup').selectAll().where('status', '!=', 'gone').orderBy('starts_at', 'desc').limit(most).execute()

export async function countCupsOf({ db }: Database, owner: string): Promise<number> {
  const { n } = await db
    .selectFrom('cup')
    .select(eb => eb.fn.countAll().as('n'))
    .where('owner', '=', owner)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow()
  return Number(n)
}
export const cupPlayers = (
  { db }: Database,
  cups: readonly string[],
): Promise<{ cup: string; user: string; gone: number; name: string | null }[]> =>
  db
    .selectFrom('cup_player')
    .leftJoin('user', 'user.id', 'cup_player.user')
    .select(['cup_player.cup', 'cup_player.user', 'cup_player.gone', 'user.name'])
    .where('cup_player.cup', 'in', cups)
    .orderBy('cup_player.joined_at')
    .orderBy('cup_player.user')
    .execute()

/** Takes part; `closed`: it has begun. */
export function enterCup(
  { db }: Database,
  cup: string,
  user: string,
  now: number,
  most: number,
): Promise<'in' | 'closed' | 'full'> {
  return db.transaction().execute(async tx => {
    if (!(await hold(tx as never, cup, 'open', 0))) return 'closed'
    const players = await tx.selectFrom('cup_player').select('user').where('cup', '=', cup).execute()
    if (players.length >= most && !players.some(p => p.user === user)) return 'full'
    await tx
      .insertInto('cup_player')
      .values({ cup, user, joined_at: now })
      .onConflict(c => c.columns(['cup', 'user']).doNothing())
      .execute()
    return 'in'
  })
}
/** Before it begins as if they had never entered; afterwards they get no further table. */
export async function leaveCup({ db }: Database, cup: string, user: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('outbox').where('id', '=', cupNotice(cup, user)).execute()
    if (await hold(tx as never, cup, 'open', 0))
      await tx.deleteFrom('cup_player').where('cup', '=', cup).where('user', '=', user).execute()
    else await tx.updateTable('cup_player').set({ gone: 1 }).where('cup', '=', cup).where('user', '=', user).execute()
  })
}
/** Cups that are not over, which this person has entered. */
export async function cupsUnderWay({ db }: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cup_player')
    .innerJoin('cup', 'cup.id', 'cup_player.cup')
    .select('cup.id')
    .where('cup_player.user', '=', user)
    .where('cup_player.gone', '=', 0)
    .where('cup.status', 'in', ['open', 'running'])
    .execute()
  return rows.map(r => r.id)
}
/** The cup is at this point, and stays there until the transaction ends: its row is locked. */
async function hold(tx: Database['db'], id: string, status: CupRow['status'], round: number): Promise<boolean> {
  const held = await tx
    .updateTable('cup')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('round', '=', round)
    .executeTakeFirst()
  return held.numUpdatedRows > 0n
}
/** Cups whose time has come, and those that are being played. */
export async function cupsAtWork({ db }: Database, now: number): Promise<CupRow[]> {
  return db
    .selectFrom('cup')
    .selectAll()
    .where(eb => eb.or([eb('status', '=', 'running'), eb.and([eb('status', '=', 'open'), eb('starts_at', '<=', now)])]))
    .execute()
}
/**
 * Goes on from `from`: to the next round with these tables, or to the end. False: another server has done it.
 */
export function moveCup(
  { db }: Database,
  from: CupRow,
  to: Pick<CupRow, 'status' | 'round'>,
  tables: readonly CupTableRow[],
): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const moved = await tx
      .updateTable('cup')
      .set(to)
      .where('id', '=', from.id)
      .where('status', '=', from.status)
      .where('round', '=', from.round)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return false
    if (tables.length > 0) await tx.insertInto('cup_table').values(tables).execute()
    return true
  })
}
export async function closeCup({ db }: Database, cup: string, owner: string): Promise<boolean> {
  const closed = await db
    .updateTable('cup')
    .set({ status: 'gone' })
    .where('id', '=', cup)
    .where('owner', '=', owner)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

export type CupTable = CupTableRow & { readonly status: string | null; readonly outcome: string | null }
/** With what has become of each; null: its game has not been made. */
export const cupTables = ({ db }: Database, cup: string): Promise<CupTable[]> =>
  db
    .selectFrom('cup_table')
    .leftJoin('match', 'match.id', 'cup_table.match')
    .selectAll('cup_table')
    .select(['match.status', 'match.outcome'])
    .where('cup_table.cup', '=', cup)
    .orderBy('cup_table.round')
    .orderBy('cup_table.match')
    .execute()

/** Who went away from which of these tables. */
export async function goneFrom(
  { db }: Database,
  matches: readonly string[],
): Promise<Pick<ResultRow, 'match' | 'user'>[]> {
  if (matches.length === 0) return []
  return db
    .selectFrom('result')
    .select(['match', 'user'])
    .where('match', 'in', matches)
    .where('left', 'is not', null)
    .execute()
}
/** The last table of the round is over: who wants to may look at all of them now. */
export async function openRound({ db }: Database, cup: string, round: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cup_table')
    .innerJoin('match', 'match.id', 'cup_table.match')
    .select(['match.id', 'match.settings'])
    .where('cup_table.cup', '=', cup)
    .where('cup_table.round', '=', round)
    .execute()
  for (const { id, settings } of rows)
    await db
      .updateTable('match')
      .set({ settings: JSON.stringify({ ...JSON.parse(settings), watchers: true }), listed: 1 })
      .where('id', '=', id)
      .execute()
  return rows.map(r => r.id)
}
/** Tables that share their chance with one where the game goes on: nothing of them may be known yet. */
export const sealedTables = ({ db }: Database) =>
  db
    .selectFrom('cup_table as own')
    .innerJoin('cup_table as other', join =>
      join.onRef('other.cup', '=', 'own.cup').onRef('other.round', '=', 'own.round'),
    )
    .leftJoin('match as played', 'played.id', 'other.match')
    .select('own.match')
    .where('own.key', 'is not', null)
    .where(eb => eb.or([eb('played.status', 'is', null), eb('played.status', 'in', ['open', 'live', 'broken'])]))
/** Which of these are such tables. */
export async function sealedOf(database: Database, matches: readonly string[]): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set()
  const sealed = await sealedTables(database).where('own.match', 'in', matches).execute()
  return new Set(sealed.map(row => row.match))
}
