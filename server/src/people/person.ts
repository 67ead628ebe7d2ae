/** Who sends a request: a session's cookie, or a personal token. */
import type { IncomingHttpHeaders } from 'node:http'
import { SCOPES, type Scope } from '@ecumene/protocol'
import { hashOf, newId, newKey } from '../ids.ts'
import { LIMITS } from '../limits-list.ts'
import { Problem } from '../problem.ts'
import { banOf } from '../store/measures.ts'
import type { Store } from '../store/store.ts'
import { addToken, markTokenUsed, sessionExpiry, tokenByHash, tokenExpiry } from '../store/tokens.ts'
import type { Auth } from './auth.ts'

export interface Person {
  readonly user: string
  readonly name: string
  readonly guest: boolean
  readonly scopes: readonly Scope[]
  /** How they came in; a session's token (never shown) or a personal token's id. */
  readonly session: string | null
  readonly token: string | null
  /** They came in with a passkey that knew them: second-factor.ts. */
  readonly isStrong: boolean
}
const PREFIX = 'ecu_'

export async function whoIs(store: Store, auth: Auth, headers: IncomingHttpHeaders): Promise<Person | null> {
  const bearer = headers.authorization
  if (bearer !== undefined) {
    if (!bearer.startsWith(`Bearer ${PREFIX}`)) throw new Problem('unauthenticated', 'not a personal token')
    return byToken(store, bearer.slice('Bearer '.length))
  }
  if (!headers.cookie) return null
  // The library says of every failure only that there was one: it could not read the session from the database.
  const found = await auth.api.getSession({ headers: new Headers({ cookie: headers.cookie }) }).catch(() => {
    throw new Problem('busy', 'your session could not be read; try again')
  })
  if (!found) return null
  const { user, session } = found
  return {
    user: user.id,
    name: user.name,
    guest: Boolean((user as { isAnonymous?: boolean | null }).isAnonymous),
    scopes: SCOPES,
    session: session.token,
    token: null,
    isStrong: (session as { isStrong?: unknown }).isStrong === true,
  }
}
async function byToken(store: Store, text: string): Promise<Person> {
  const row = await tokenByHash(store, hashOf(text))
  if (!row || row.expires_at < Date.now()) throw new Problem('unauthenticated', 'unknown or expired token')
  if (row.used_at === null || row.used_at < Date.now() - 60_000) await markTokenUsed(store, row.id, Date.now())
  return {
    user: row.user,
    name: row.name,
    guest: Boolean(row.isAnonymous),
    scopes: JSON.parse(row.scopes) as Scope[],
    session: null,
    token: row.id,
    isStrong: false,
  }
}

/** The text is shown once; only its hash is kept. */
export async function makeToken(
  store: Store,
  user: string,
  name: string,
  scopes: readonly Scope[],
  days: number,
): Promise<{ id: string; token: string }> {
  const token = PREFIX + newKey()
  const id = newId()
  const now = Date.now()
  const { most } = LIMITS.tokens
  const row = {
    ...{ id, user, name },
    hash: hashOf(token),
    scopes: JSON.stringify(scopes),
    created_at: now,
    used_at: null,
    expires_at: now + days * 86_400_000,
  }
  if (!(await addToken(store, row, most))) throw new Problem('too-many', `no more than ${most} tokens`)
  return { id, token }
}

/** Is the way in by which they came still open? Asked again while a socket or a stream lives. */
export async function stillIn(store: Store, person: Person): Promise<boolean> {
  if ((await banOf(store, person.user)) !== null) return false
  const until = person.token
    ? await tokenExpiry(store, person.token)
    : person.session && (await sessionExpiry(store, person.session))
  return until !== null && until !== '' && until > Date.now()
}
