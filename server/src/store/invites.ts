/** Invitations to a table. The code itself is never kept, only its hash, which is also the invitation's id. */

import type { Database } from './database.ts'
import { addUpTo } from './no-more-than.ts'
import type { InviteRow } from './schema.ts'

/** False: this person has sent so many to this table that nobody has used yet. */
export const addInvite = (database: Database, invite: InviteRow, most: number): Promise<boolean> =>
  addUpTo(
    database,
    `invite ${invite.match} ${invite.by}`,
    most,
    async db => {
      const { n } = await db
        .selectFrom('invite')
        .select(eb => eb.fn.countAll().as('n'))
        .where('match', '=', invite.match)
        .where('by', '=', invite.by)
        .where('used_by', 'is', null)
        .where('expires_at', '>', invite.created_at)
        .executeTakeFirstOrThrow()
      return Number(n)
    },
    db => db.insertInto('invite').values(invite).execute(),
  )
export const findInvite = ({ db }: Database, id: string): Promise<InviteRow | undefined> =>
  db.selectFrom('invite').selectAll().where('code', '=', id).executeTakeFirst()

/** False: somebody used it before. */
export async function useInvite({ db }: Database, id: string, user: string): Promise<boolean> {
  const used = await db
    .updateTable('invite')
    .set({ used_by: user })
    .where('code', '=', id)
    .where('used_by', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
/** Its use led to nothing: it is good again. */
export async function restoreInvite({ db }: Database, id: string): Promise<void> {
  await db.updateTable('invite').set({ used_by: null }).where('code', '=', id).execute()
}
/** What this person has sent, with the name of the person who used it. */
export const invitesBy = (
  { db }: Database,
  match: string,
  user: string,
): Promise<(Omit<InviteRow, 'match' | 'by'> & { name: string | null })[]> =>
  db
    .selectFrom('invite')
    .leftJoin('user', 'user.id', 'invite.used_by')
    .select(['invite.code', 'invite.seat', 'invite.created_at', 'invite.expires_at', 'invite.used_by', 'user.name'])
    .where('invite.match', '=', match)
    .where('invite.by', '=', user)
    .orderBy('invite.created_at')
    .limit(100)
    .execute()

/** False: there is none, or somebody came by it. */
export async function removeInvite({ db }: Database, match: string, id: string, user: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('invite')
    .where('code', '=', id)
    .where('match', '=', match)
    .where('by', '=', user)
    .where('used_by', 'is', null)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
