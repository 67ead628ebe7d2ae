/** Invitations: made, seen again by who made them and by who was sent one, and used once. Only a hash of each code is kept. */
import type { InviteInfo } from '@ecumene/protocol'
import { hashOf, newId } from '../ids.ts'
import type { Store } from '../store/store.ts'
import { Problem } from '../trouble.ts'
import type { Lobby } from './lobby.ts'

const INVITE_MS = 14 * 86_400_000

/** A link that seats one person, once. */
export async function makeInvite(
  { db }: Store,
  lobby: Lobby,
  id: string,
  user: string,
  seat?: number,
): Promise<{ code: string; expiresAt: number }> {
  const row = await lobby.rowOf(id)
  if (row.status !== 'open') throw new Problem('over', 'the table is no longer open')
  const info = await lobby.info(id, user)
  if (row.owner !== user && info.me === null) throw new Problem('forbidden', 'only who sits here invites')
  const code = newId(24)
  const expiresAt = Date.now() + INVITE_MS
  await db
    .insertInto('invite')
    .values({
      code: hashOf(code),
      match: id,
      seat: seat ?? null,
      by: user,
      created_at: Date.now(),
      expires_at: expiresAt,
      used_by: null,
    })
    .execute()
  return { code, expiresAt }
}
export async function acceptInvite({ db }: Store, lobby: Lobby, code: string, user: string): Promise<string> {
  const found = await db.selectFrom('invite').selectAll().where('code', '=', hashOf(code)).executeTakeFirst()
  if (!found || found.used_by !== null || found.expires_at < Date.now())
    throw new Problem('unknown', 'this invitation is not valid any more')
  const used = await db
    .updateTable('invite')
    .set({ used_by: user })
    .where('code', '=', found.code)
    .where('used_by', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) throw new Problem('unknown', 'this invitation is not valid any more')
  try {
    await lobby.join(found.match, user, found.seat ?? undefined)
  } catch (error) {
    await db.updateTable('invite').set({ used_by: null }).where('code', '=', found.code).execute()
    throw error
  }
  return found.match
}

export async function invitesOf({ db }: Store, match: string, user: string): Promise<InviteInfo[]> {
  const rows = await db
    .selectFrom('invite')
    .leftJoin('user', 'user.id', 'invite.used_by')
    .select(['invite.code', 'invite.seat', 'invite.created_at', 'invite.expires_at', 'invite.used_by', 'user.name'])
    .where('invite.match', '=', match)
    .where('invite.by', '=', user)
    .orderBy('invite.created_at')
    .limit(100)
    .execute()
  return rows.map(r => ({
    id: r.code,
    seat: r.seat,
    createdAt: r.created_at,
    expiresAt: r.expires_at,
    usedBy: r.used_by === null ? null : (r.name ?? ''),
  }))
}

export async function revokeInvite({ db }: Store, match: string, invite: string, user: string): Promise<void> {
  const gone = await db
    .deleteFrom('invite')
    .where('code', '=', invite)
    .where('match', '=', match)
    .where('by', '=', user)
    .where('used_by', 'is', null)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw new Problem('unknown', 'no such invitation, or somebody came by it')
}

export async function matchOfInvite({ db }: Store, code: string): Promise<string> {
  const found = await db
    .selectFrom('invite')
    .select(['match', 'used_by', 'expires_at'])
    .where('code', '=', hashOf(code))
    .executeTakeFirst()
  if (!found || found.used_by !== null || found.expires_at < Date.now())
    throw new Problem('unknown', 'this invitation is not valid any more')
  return found.match
}
