/** What people say at tables. */

import type { Database } from './database.ts'
import type { ChatRow } from './schema.ts'

const AROUND = 5

export const chatLine = ({ db }: Database, id: string): Promise<ChatRow | undefined> =>
  db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()

/** The last five hundred, in the order they were said. */
export async function chatOf({ db }: Database, match: string): Promise<ChatRow[]> {
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
export async function chatAround(store: Database, id: string): Promise<ChatRow[]> {
  const line = await chatLine(store, id)
  if (!line) return []
  const near = store.db.selectFrom('chat').selectAll().where('match', '=', line.match).limit(AROUND)
  const before = await near.where('at', '<', line.at).orderBy('at', 'desc').execute()
  const after = await near.where('at', '>', line.at).orderBy('at').execute()
  return [...before.reverse(), line, ...after]
}
