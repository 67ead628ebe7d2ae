/** Tables and their games: proposing, finding, beginning, ending. */
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { inLine } from './no-more-than.ts'
import type { MatchRow, OutboxRow, PositionRow, Schema, SeatRow } from './schema.ts'

/** What the lobby can be asked for. */
export interface TableFilter {
  readonly status: 'open' | 'live' | 'over'
  readonly game?: string | undefined
  readonly pace?: string | undefined
  readonly seats?: number | undefined
  /** Only tables with a seat to adopt. */
  readonly vacant?: boolean
  /** Proposed before this moment. */
  readonly before?: number | undefined
  readonly limit: number
}

export const findMatch = ({ db }: Database, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()

/** Proposes it, unless this person has so many open tables, or so many games with bots alone, already. */
export async function proposeTable(
  { db, postgres }: Database,
  match: MatchRow & { readonly owner: string },
  seats: readonly SeatRow[],
  most: { readonly open: number; readonly alone: number },
): Promise<'proposed' | 'too many open' | 'too many alone'> {
  const isAlone = seats.every(seat => seat.bot !== null || seat.user === match.owner)
  return db.transaction().execute(async tx => {
    await inLine({ db: tx, postgres }, `propose ${match.owner}`)
    const { n } = await tx
      .selectFrom('match')
      .select(eb => eb.fn.countAll().as('n'))
      .where('owner', '=', match.owner)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (Number(n) >= most.open) return 'too many open'
    if (isAlone && (await countGamesAlone({ db: tx }, match.owner)) >= most.alone) return 'too many alone'
    await tx.insertInto('match').values(match).execute()
    await tx.insertInto('seat').values(seats).execute()
    return 'proposed'
  })
}
/** A table whose people all agreed to it. A second server that tries to make it finds it there. */
export async function gatherTable({ db }: Database, match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
  await db.transaction().execute(async tx => {
    const made = await tx
      .insertInto('match')
      .values(match)
      .onConflict(c => c.column('id').doNothing())
      .executeTakeFirst()
    if ((made.numInsertedOrUpdatedRows ?? 0n) > 0n) await tx.insertInto('seat').values(seats).execute()
  })
}
/**
 * Games that run, or may begin at once, in which nobody plays but this person and bots: they proposed them, or sat down
 * there; whether they have left does not matter.
 */
export async function countGamesAlone({ db }: Pick<Database, 'db'>, user: string): Promise<number> {
  const { n } = await db
    .selectFrom('match')
    .select(eb => eb.fn.countAll().as('n'))
    .where('status', 'in', ['open', 'live'])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('match as own')
        .select('own.id')
        .where('own.owner', '=', user)
        .union(selectFrom('seat').select('seat.match as id').where('seat.user', '=', user)),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.match', '=', 'match.id')
            .where(({ or, and, eb }) =>
              or([
                and([eb('seat.user', 'is', null), eb('seat.bot', 'is', null)]),
                and([eb('seat.user', 'is not', null), eb('seat.user', '!=', user)]),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(n)
}
/** Which rules the tables that are kept were made with. */
export async function versionsInUse({ db }: Database): Promise<{ game: string; version: number; n: number }[]> {
  const rows = await db
    .selectFrom('match')
    .select(['game', 'version', eb => eb.fn.countAll().as('n')])
    .where('status', 'in', ['open', 'live', 'over'])
    .groupBy(['game', 'version'])
    .execute()
  return rows.map(row => ({ ...row, n: Number(row.n) }))
}
/** Some games that have begun, by chance. */
export const sampleMatches = ({ db }: Database, most: number): Promise<MatchRow[]> =>
  db
    .selectFrom('match')
    .selectAll()
    .where('status', 'in', ['live', 'over'])
    .where('key', 'is not', null)
    .orderBy(sql`random()`)
    .limit(most)
    .execute()

/** Tables anyone may find, newest first. */
export function listedTables({ db }: Database, filter: TableFilter): Promise<MatchRow[]> {
  let find = db.selectFrom('match').selectAll().where('status', '=', filter.status).where('listed', '=', 1)
  if (filter.game !== undefined) find = find.where('game', '=', filter.game)
  if (filter.pace !== undefined) find = find.where('pace', '=', filter.pace)
  if (filter.seats !== undefined) find = find.where('seats', '=', filter.seats)
  if (filter.vacant)
    find = find.where(eb =>
      eb.exists(
        eb.selectFrom('seat').select('seat.seat').whereRef('seat.match', '=', 'match.id').where('seat.vacant', '=', 1),
      ),
    )
  if (filter.before !== undefined) find = find.where('created_at', '<', filter.before)
  if (filter.status === 'open') find = find.where('expires_at', '>', Date.now())
  return find.orderBy('created_at', 'desc').limit(filter.limit).execute()
}
/** Of these tables, those that anyone may find. */
export async function listedAmong({ db }: Database, matches: readonly string[]): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set()
  const rows = await db.selectFrom('match').select('id').where('id', 'in', matches).where('listed', '=', 1).execute()
  return new Set(rows.map(r => r.id))
}
/** Tables where this person sits, newest first. */
export function tablesOf({ db }: Database, user: string, statuses: readonly MatchRow['status'][]): Promise<MatchRow[]> {
  return db
    .selectFrom('match')
    .innerJoin('seat', 'seat.match', 'match.id')
    .selectAll('match')
    .where('seat.user', '=', user)
    .where('seat.vacant', '=', 0)
    .where('status', 'in', statuses)
    .orderBy('match.created_at', 'desc')
    .limit(200)
    .execute()
}
/** Running games at a slow pace: what a profile says changes their clocks. */
export async function slowGamesOf({ db }: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select('match.id')
    .where('seat.user', '=', user)
    .where('match.status', '=', 'live')
    .where('match.pace', '=', 'slow')
    .execute()
  return rows.map(r => r.id)
}

export interface NewGame {
  /** Of the rules it is played by: they may be newer than when it was proposed. */
  readonly version: number
  /** With the options that those rules have. */
  readonly setup: string
  readonly key: string
  readonly commitment: string
  readonly opening: string
  readonly at: number
  readonly position: PositionRow
  readonly notices: readonly OutboxRow[]
}
/** `gone`: it is not open any more. `free`: somebody has left since it was looked at. */
export async function beginMatch({ db }: Database, id: string, first: NewGame): Promise<'begun' | 'gone' | 'free'> {
  return db
    .transaction()
    .execute(async tx => {
      const won = await tx
        .updateTable('match')
        .set({
          status: 'live',
          version: first.version,
          setup: first.setup,
          key: first.key,
          commitment: first.commitment,
          opening: first.opening,
          started_at: first.at,
          expires_at: null,
        })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (won.numUpdatedRows === 0n) return 'gone'
      const seats = await tx.selectFrom('seat').select(['seat', 'user', 'bot']).where('match', '=', id).execute()
      if (seats.some(s => s.user === null && s.bot === null)) throw new SeatsFree()
      const sat = seats.flatMap(({ seat, user }) => (user ? [{ match: id, user, seat }] : []))
      if (sat.length > 0) await tx.insertInto('sat').values(sat).execute()
      await tx.insertInto('position').values(first.position).execute()
      if (first.notices.length > 0) await tx.insertInto('outbox').values(first.notices).execute()
      return 'begun' as const
    })
    .catch(error => {
      if (error instanceof SeatsFree) return 'free'
      throw error
    })
}
/** Rolls the transaction back. */
class SeatsFree extends Error {}

/**
 * The game goes on by another version of the rules, unless somebody has moved since revision `rev`. What was kept of
 * its positions names the old one and is made anew.
 */
export async function setVersion({ db }: Database, id: string, version: number, rev: number): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const moved = await tx
      .updateTable('position')
      .set({ rev: rev + 1 })
      .where('match', '=', id)
      .where('rev', '=', rev)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return false
    await tx.updateTable('match').set({ version }).where('id', '=', id).execute()
    await tx.updateTable('seat').set({ agreed: null }).where('match', '=', id).execute()
    await tx.deleteFrom('checkpoint').where('match', '=', id).execute()
    await tx.deleteFrom('milestone').where('match', '=', id).execute()
    return true
  })
}

/** The table has this status, and keeps it until the transaction ends: its row is locked. */
export async function holdStatus(tx: Kysely<Schema>, id: string, status: 'open' | 'live'): Promise<boolean> {
  const held = await tx
    .updateTable('match')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()
  return held.numUpdatedRows > 0n
}
/** Nobody will play at this open table. */
export async function closeProposal({ db }: Database, id: string): Promise<void> {
  await db.updateTable('match').set({ status: 'gone' }).where('id', '=', id).where('status', '=', 'open').execute()
}
/** Whether it waits for its players or runs: nobody plays there any more. False: there was nothing to close. */
export function closeTable({ db }: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const closed = await tx
      .updateTable('match')
      .set({ status: 'gone', expires_at: null, ended_at: Date.now() })
      .where('id', '=', id)
      .where('status', 'in', ['open', 'live', 'broken'])
      .executeTakeFirst()
    if (closed.numUpdatedRows === 0n) return false
    await tx.deleteFrom('outbox').where('match', '=', id).execute()
    await tx.updateTable('position').set({ deadline: null }).where('match', '=', id).execute()
    return true
  })
}
/** Proposals nobody joined in time. */
export async function expireProposals({ db }: Database, now: number): Promise<void> {
  await db
    .updateTable('match')
    .set({ status: 'gone' })
    .where('status', '=', 'open')
    .where('expires_at', '<', now)
    .execute()
}
/** Its rules fail: nobody plays there until an operator looks at it. */
export async function setBroken({ db }: Database, id: string): Promise<void> {
  await db.updateTable('match').set({ status: 'broken' }).where('id', '=', id).execute()
}
export async function countMatches({ db }: Database, status: MatchRow['status']): Promise<number> {
  const { n } = await db
    .selectFrom('match')
    .select(eb => eb.fn.countAll().as('n'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return Number(n)
}
/** False: another player proposed the rematch first. `before`: the one that came to nothing. */
export async function setRematch({ db }: Database, id: string, before: string | null, next: string): Promise<boolean> {
  const first = await db
    .updateTable('match')
    .set({ rematch: next })
    .where('id', '=', id)
    .where('rematch', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return first.numUpdatedRows > 0n
}
