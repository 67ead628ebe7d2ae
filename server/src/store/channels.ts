/** The ways a person is told that it is their turn. */

import type { Database } from './database.ts'
import { addUpTo } from './no-more-than.ts'
import type { ChannelRow } from './schema.ts'

export const channelsOf = ({ db }: Database, user: string): Promise<ChannelRow[]> =>
  db.selectFrom('channel').selectAll().where('user', '=', user).orderBy('created_at').execute()

export const channelOf = ({ db }: Database, user: string, id: string): Promise<ChannelRow | undefined> =>
  db.selectFrom('channel').selectAll().where('id', '=', id).where('user', '=', user).executeTakeFirst()

/** Whosoever it is. */
export const anyChannel = ({ db }: Database, id: string): Promise<ChannelRow | undefined> =>
  db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()

/** Those of them who can be told at all. */
export async function reachableAmong({ db }: Database, users: readonly string[]): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set()
  const rows = await db.selectFrom('channel').select('user').where('user', 'in', users).execute()
  return new Set(rows.map(r => r.user))
}
/** False: this person has so many already. */
export const addChannel = (database: Database, channel: ChannelRow, most: number): Promise<boolean> =>
  addUpTo(
    database,
    `channels ${channel.user}`,
    most,
    async db => (await channelsOf({ ...database, db }, channel.user)).length,
    db => db.insertInto('channel').values(channel).execute(),
  )
export async function removeChannel({ db }: Database, user: string, id: string): Promise<void> {
  await db.deleteFrom('channel').where('id', '=', id).where('user', '=', user).execute()
}
/** It will never work again. */
export async function dropChannel({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('channel').where('id', '=', id).execute()
}
/** How often in a row it has failed. */
export async function setFailures({ db }: Database, id: string, failures: number): Promise<void> {
  await db.updateTable('channel').set({ failures }).where('id', '=', id).execute()
}
