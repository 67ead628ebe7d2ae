/** Who waits for a game, and the tables they are offered. Nobody is ever offered two. */
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { OfferRow, TicketRow } from './queue-and-cup-tables.ts'
import type { RelationRow, Schema } from './schema.ts'

/** Begins to wait, or waits for something else; false: a table is offered already. */
export async function putTicket({ db }: Database, ticket: TicketRow): Promise<boolean> {
  const { id: _, user, ...change } = ticket
  const put = await db
    .insertInto('ticket')
    .values(ticket)
    .onConflict(c => c.column('user').doUpdateSet(change).where('ticket.offer', 'is', null))
    .executeTakeFirst()
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n
}
export const ticketOf = ({ db }: Database, user: string): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where('user', '=', user).executeTakeFirst()

/** They are still there. */
export async function keepTicket({ db }: Database, user: string, until: number): Promise<void> {
  await db.updateTable('ticket').set({ expires_at: until }).where('user', '=', user).execute()
}
export async function waitingWants({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('ticket').select('wants').where('offer', 'is', null).limit(2000).execute()
  return rows.map(r => r.wants)
}
export async function offerOf(
  { db }: Database,
  id: string,
): Promise<{ offer: OfferRow; tickets: readonly TicketRow[] } | null> {
  const offer = await db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst()
  if (!offer) return null
  const tickets = await db.selectFrom('ticket').selectAll().where('offer', '=', id).orderBy('id').execute()
  return { offer, tickets }
}

interface Offered {
  readonly offer: OfferRow
  readonly tickets: readonly string[]
}
/**
 * Offers tables to people who wait. What one server looks at, another passes over: one match, never two. `decide` gets
 * the tickets and the blocks between their people.
 */
export function offerTables(
  { db, postgres }: Database,
  now: number,
  most: number,
  decide: (tickets: readonly TicketRow[], blocks: readonly Pick<RelationRow, 'user' | 'other'>[]) => readonly Offered[],
): Promise<readonly Offered[]> {
  return db.transaction().execute(async tx => {
    const waiting = (count: number) => {
      const query = tx
        .selectFrom('ticket')
        .selectAll()
        .where('offer', 'is', null)
        .where('expires_at', '>', now)
        .limit(count)
      return postgres ? query.forUpdate().skipLocked() : query
    }
    // For an evening and for a slow game alike, half are those who wait longest. As many who fit nobody would keep all
    // others from being looked at, so the newest are looked at too, and some of those between.
    const half = most >> 2
    const found = new Map<string, TicketRow>()
    for (const pace of ['live', 'slow'] as const) {
      const ofPace = (count: number) => waiting(count).where('pace', '=', pace)
      const longest = await ofPace(half).orderBy('since').orderBy('id').execute()
      for (const ticket of longest) found.set(ticket.id, ticket)
      if (longest.length < half) continue
      const newest = await ofPace(half >> 1)
        .orderBy('since', 'desc')
        .orderBy('id')
        .execute()
      for (const ticket of newest) found.set(ticket.id, ticket)
      for (const ticket of await ofPace(half >> 1)
        .orderBy(sql`random()`)
        .execute())
        found.set(ticket.id, ticket)
    }
    const tickets = [...found.values()]
    if (tickets.length === 0) return []
    const users = tickets.map(t => t.user)
    const blocks = await tx
      .selectFrom('relation')
      .select(['user', 'other'])
      .where('kind', '=', 'block')
      .where('user', 'in', users)
      .where('other', 'in', users)
      .execute()
    const offered = decide(tickets, blocks)
    for (const { offer, tickets: ids } of offered) {
      await tx.insertInto('offer').values(offer).execute()
      await tx.updateTable('ticket').set({ offer: offer.id, accepted: 0 }).where('id', 'in', ids).execute()
    }
    return offered
  })
}

/** The offer is open, and stays as it is until the transaction ends: its row is locked. */
async function hold(tx: Transaction<Schema>, id: string): Promise<OfferRow | undefined> {
  return tx
    .updateTable('offer')
    .set({ status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()
}
/** The offer is cancelled: all but the `goners` keep waiting in their old places. */
async function dissolve(tx: Transaction<Schema>, id: string, goners: 'silent' | { readonly user: string }) {
  const away = tx.deleteFrom('ticket').where('offer', '=', id)
  await (goners === 'silent' ? away.where('accepted', '=', 0) : away.where('user', '=', goners.user)).execute()
  await tx.updateTable('ticket').set({ offer: null, accepted: 0 }).where('offer', '=', id).execute()
  await tx.deleteFrom('offer').where('id', '=', id).execute()
}
export function answerOffer(
  { db }: Database,
  id: string,
  user: string,
  accept: boolean,
  now: number,
): Promise<'agreed' | 'waiting' | 'declined' | 'over'> {
  return db.transaction().execute(async tx => {
    const offer = await hold(tx, id)
    if (!offer || offer.expires_at <= now) return 'over'
    const tickets = await tx.selectFrom('ticket').select(['user', 'accepted']).where('offer', '=', id).execute()
    if (!tickets.some(t => t.user === user)) return 'over'
    if (!accept) {
      await dissolve(tx, id, { user })
      return 'declined'
    }
    await tx.updateTable('ticket').set({ accepted: 1 }).where('offer', '=', id).where('user', '=', user).execute()
    if (tickets.some(t => t.accepted === 0 && t.user !== user)) return 'waiting'
    await tx.updateTable('offer').set({ status: 'agreed' }).where('id', '=', id).execute()
    return 'agreed'
  })
}
/** Waits no more; an open offer comes to nothing. */
export async function leaveQueue(store: Database, user: string): Promise<void> {
  const { db } = store
  const gone = await db.deleteFrom('ticket').where('user', '=', user).where('offer', 'is', null).executeTakeFirst()
  if (gone.numDeletedRows > 0n) return
  const ticket = await ticketOf(store, user)
  if (ticket?.offer) await answerOffer(store, ticket.offer, user, false, 0)
}
/** Nobody waits, and nothing is offered: there is nothing to look after, and nothing to wait for the disk for. */
export async function isQueueEmpty({ db }: Database): Promise<boolean> {
  const waiting = await db.selectFrom('ticket').select('id').limit(1).executeTakeFirst()
  return !waiting && !(await db.selectFrom('offer').select('id').limit(1).executeTakeFirst())
}
/** Drops people who did not answer an offer in time, and tickets that were not renewed. */
export async function expireQueue({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('ticket').where('offer', 'is', null).where('expires_at', '<=', now).execute()
  const late = await db
    .selectFrom('offer')
    .select('id')
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute()
  for (const { id } of late)
    await db.transaction().execute(async tx => {
      if (await hold(tx, id)) await dissolve(tx, id, 'silent')
    })
  // What was made and never looked at.
  const old = db.selectFrom('offer').select('id').where('status', '=', 'made').where('expires_at', '<=', now)
  await db.deleteFrom('ticket').where('offer', 'in', old).execute()
  await db.deleteFrom('offer').where('status', '=', 'made').where('expires_at', '<=', now).execute()
}
/** Everybody has accepted: their game is to begin. */
export async function agreedOffers({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('offer').select('id').where('status', '=', 'agreed').limit(200).execute()
  return rows.map(r => r.id)
}
/** Its game has begun; kept until then for those who ask what came of it. */
export async function markMade({ db }: Database, id: string, until: number): Promise<void> {
  await db.updateTable('offer').set({ status: 'made', expires_at: until }).where('id', '=', id).execute()
}
/** No game can come of it. */
export async function dropOffer({ db }: Database, id: string): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('ticket').where('offer', '=', id).execute()
    await tx.deleteFrom('offer').where('id', '=', id).execute()
  })
}
export async function removeTicket({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('ticket').where('id', '=', id).execute()
}
