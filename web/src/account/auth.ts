/** Better Auth behind /api/auth: its calls, and what its refusals mean in words. */
import { ClientError } from '@ecumene/protocol/client'

export class AuthError extends Error {
  override name = 'AuthError'
  readonly code: string
  readonly status: number
  constructor(code: string, status: number) {
    super(code || String(status))
    this.code = code
    this.status = status
  }
}

/** Posts the body; without one it only asks. */
export async function auth<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`/api/auth${path}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const value = (await response.json().catch(() => null)) as { code?: string; error?: { code?: string } } | null
  if (response.ok) return value as T
  throw new AuthError(value?.code ?? value?.error?.code ?? '', response.status)
}

const WORDS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.trouble.credentials',
  INVALID_USERNAME_OR_PASSWORD: 'account.trouble.credentials',
  INVALID_EMAIL: 'account.trouble.email',
  VALIDATION_ERROR: 'account.trouble.email',
  INVALID_PASSWORD: 'account.trouble.password',
  PASSWORD_TOO_SHORT: 'account.trouble.short',
  PASSWORD_TOO_LONG: 'account.trouble.short',
  USERNAME_IS_ALREADY_TAKEN: 'account.trouble.username',
  USERNAME_TOO_SHORT: 'account.trouble.username',
  USERNAME_TOO_LONG: 'account.trouble.username',
  INVALID_USERNAME: 'account.trouble.username',
  INVALID_TOKEN: 'account.trouble.link',
  SESSION_NOT_FRESH: 'account.trouble.stale',
  SESSION_EXPIRED: 'account.trouble.stale',
  PASSKEY_NOT_FOUND: 'account.trouble.passkey',
  AUTHENTICATION_FAILED: 'account.trouble.passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'account.trouble.passkey',
  CHALLENGE_NOT_FOUND: 'account.trouble.passkey',
  full: 'account.trouble.full',
  malformed: 'account.trouble.malformed',
  'slow-down': 'account.trouble.slow',
}
/** A message key for what went wrong. It never tells whether somebody has an account. */
export function troubleKey(error: unknown): string {
  if (error instanceof AuthError)
    return error.status === 429 ? 'account.trouble.slow' : (WORDS[error.code] ?? 'account.trouble.failed')
  if (error instanceof ClientError) return WORDS[error.code] ?? 'account.trouble.failed'
  // The browser's own refusals: the person closed the window of the passkey, or it took too long.
  if (error instanceof DOMException)
    return error.name === 'NotAllowedError' ? 'account.trouble.closed' : 'account.trouble.passkey'
  return 'account.trouble.away'
}
