/** Invitations seen again: by who made them, and by who was sent one. Only a hash of each code is kept. */
import type { InviteInfo } from '@ecumene/protocol'
import { hashOf } from '../ids.ts'
import type { Store } from '../store/store.ts'
import { Problem } from '../trouble.ts'

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
  const found = await db.selectFrom('invite').select(['match', 'used_by', 'expires_at']).where('code', '=', hashOf(code)).executeTakeFirst()
  if (!found || found.used_by !== null || found.expires_at < Date.now())
    throw new Problem('unknown', 'this invitation is not valid any more')
  return found.match
}
