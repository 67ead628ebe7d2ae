/**
 * Invitations: made, seen again by who made them and by who was sent one, and used once. Only a hash of each code is
 * kept.
 */
import type { InviteInfo, TableInfo } from '@ecumene/protocol'
import { hashOf, newId } from '../ids.ts'
import { LIMITS } from '../limits-list.ts'
import { Problem } from '../problem.ts'
import { addInvite, findInvite, invitesBy, removeInvite, restoreInvite, useInvite } from '../store/invites.ts'
import type { InviteRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Lobby } from './lobby.ts'

const INVITE_MS = 14 * 86_400_000

/** The screen in the middle: it opened the table, and nobody sits at it who uses it. */
const isMiddleOf = ({ owner, seats, settings }: TableInfo, user: string): boolean =>
  settings.middle === true && owner === user && !seats.some(s => s.user === user)

/** A link that seats one person, once. */
export async function makeInvite(
  store: Store,
  lobby: Lobby,
  id: string,
  user: string,
  seat?: number,
): Promise<{ code: string; expiresAt: number }> {
  const row = await lobby.rowOf(id)
  const info = await lobby.info(id, user)
  // During the game somebody can be invited to the seat of someone who left; from the screen in the middle, to any
  // seat: its player has lost their phone.
  const isLost = seat !== undefined && isMiddleOf(info, user)
  if (row.status !== 'open' && !(row.status === 'live' && (isLost || info.seats.some(s => s.vacant))))
    throw new Problem('over', 'the table is no longer open')
  if (row.owner !== user && info.me === null) throw new Problem('forbidden', 'only who sits here invites')
  const code = newId(24)
  const now = Date.now()
  const expiresAt = now + INVITE_MS
  const { most } = LIMITS.invitations
  const invite = {
    code: hashOf(code),
    match: id,
    seat: seat ?? null,
    by: user,
    created_at: now,
    expires_at: expiresAt,
    used_by: null,
  }
  if (!(await addInvite(store, invite, most)))
    throw new Problem('too-many', `no more than ${most} invitations that nobody has used`)
  return { code, expiresAt }
}
export async function acceptInvite(store: Store, lobby: Lobby, code: string, user: string): Promise<string> {
  const found = await validInvite(store, code)
  if (!(await useInvite(store, found.code, user))) throw invalid()
  try {
    const info = await lobby.info(found.match, user)
    const { status, seats } = info
    const vacant = seats.find(s => s.vacant && (found.seat === null || s.seat === found.seat))
    const isLost = status === 'live' && !vacant && found.seat !== null && isMiddleOf(info, found.by)
    if (isLost) await lobby.handOver(found.match, user, found.seat ?? 0)
    else if (status === 'live' && vacant) await lobby.adopt(found.match, user, vacant.seat, true)
    else await lobby.join(found.match, user, found.seat ?? undefined)
  } catch (error) {
    await restoreInvite(store, found.code)
    throw error
  }
  return found.match
}
export const matchOfInvite = async (store: Store, code: string): Promise<string> =>
  (await validInvite(store, code)).match

export async function invitesOf(store: Store, match: string, user: string): Promise<InviteInfo[]> {
  const rows = await invitesBy(store, match, user)
  return rows.map(r => ({
    id: r.code,
    seat: r.seat,
    createdAt: r.created_at,
    expiresAt: r.expires_at,
    usedBy: r.used_by === null ? null : (r.name ?? ''),
  }))
}
export async function revokeInvite(store: Store, match: string, invite: string, user: string): Promise<void> {
  if (!(await removeInvite(store, match, invite, user)))
    throw new Problem('unknown', 'no such invitation, or somebody came by it')
}

async function validInvite(store: Store, code: string): Promise<InviteRow> {
  const found = await findInvite(store, hashOf(code))
  if (!found || found.used_by !== null || found.expires_at < Date.now()) throw invalid()
  return found
}
const invalid = (): Problem => new Problem('unknown', 'this invitation is not valid any more')
