/** What people say at tables. */

import type { ChatLine } from '@ecumene/protocol'
import type { Selectable } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

const AROUND = 5
type StoredLine = Selectable<Schema['chat']>

/** As its readers get it. */
export const lineOf = ({ match: _, removed, room, ...line }: StoredLine): ChatLine => ({
  ...line,
  room: room as ChatLine['room'],
  ...(removed ? { removed: true } : {}),
})
/** False: there is no such line, or it is gone already. */
export async function removeLine({ db }: Database, id: string): Promise<boolean> {
  const removed = await db
    .updateTable('chat')
    .set({ text: '', removed: 1 })
    .where('id', '=', id)
    .where('removed', '=', 0)
    .executeTakeFirst()
  return removed.numUpdatedRows > 0n
}
export const chatLine = ({ db }: Database, id: string): Promise<StoredLine | undefined> =>
  db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()

/** The last five hundred, in the order they were said. */
export async function chatOf({ db }: Database, match: string): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('match', '=', match)
    .orderBy('at', 'desc')
    .limit(500)
    .execute()
  return rows.reverse()
}
/** A line and its neighbours: what was said before it often explains it. */
export async function chatAround(store: Database, id: string): Promise<StoredLine[]> {
  const line = await chatLine(store, id)
  if (!line) return []
  const near = store.db.selectFrom('chat').selectAll().where('match', '=', line.match).limit(AROUND)
  const before = await near.where('at', '<', line.at).orderBy('at', 'desc').execute()
  const after = await near.where('at', '>', line.at).orderBy('at').execute()
  return [...before.reverse(), line, ...after]
}
