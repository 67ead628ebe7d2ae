/**
 * Operators see what others reported and may silence people: under https their password alone is not enough. They come
 * in with a passkey that knew its owner (by finger, face or PIN): something they have and something they are or know.
 */
import { APIError } from 'better-auth'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../store/store.ts'
import { hasPasskey } from '../store/tokens.ts'
import { isOperator } from './operators.ts'

/** Passkeys need a page under https: a server on a closed network does without. */
const isAsked = ({ publicUrl }: Settings): boolean => publicUrl?.startsWith('https:') === true

/** Bit 2 of the flags, which stand behind a hash of 32 bytes: the authenticator made sure who uses it. */
const FLAGS_AT = 32
const VERIFIED = 0x04

interface FactorUser {
  readonly user: string
  readonly isStrong: boolean
}
interface FactorRequest {
  readonly path?: string | undefined
  readonly body?: unknown
}
/** The session that begins here was opened so. Its signature is checked before there is a session. */
export function cameByPasskey(asked: FactorRequest | null): boolean {
  if (asked?.path !== '/passkey/verify-authentication') return false
  const { response } = (asked.body ?? {}) as { response?: { response?: { authenticatorData?: unknown } } }
  const data = response?.response?.authenticatorData
  return typeof data === 'string' && ((Buffer.from(data, 'base64url')[FLAGS_AT] ?? 0) & VERIFIED) !== 0
}

/** To everyone but operators these routes do not exist. */
export async function mustOperate(store: Store, settings: Settings, person: FactorUser): Promise<void> {
  if (!(await isOperator(store, settings, person.user))) throw new Problem('unknown', 'nothing here')
  if (isAsked(settings) && !person.isStrong) throw new Problem('forbidden', 'operators sign in with a passkey')
}

const CHANGES_PASSKEYS = /^\/passkey\/(generate-register-options|verify-registration|delete-passkey)$/

/** An operator's password alone must not be enough to add a passkey. */
export async function guardPasskeys(
  store: Store,
  settings: Settings,
  path: string,
  session: { userId: string; isStrong?: unknown } | null,
): Promise<void> {
  if (!session || session.isStrong || !isAsked(settings) || !CHANGES_PASSKEYS.test(path)) return
  if ((await isOperator(store, settings, session.userId)) && (await hasPasskey(store, session.userId)))
    throw new APIError('FORBIDDEN', { message: 'sign in with a passkey first' })
}
