/**
 * What went wrong, in three kinds. Rules say no with a `Refusal` (kernel): a value, with the rule that forbids it. The
 * server says no with an `ApiError` (protocol): thrown, with a code. Whatever it was, the screen shows a `Failure`: a
 * message of the shell, and a detail for the curious.
 */
import type { ErrorCode } from '@ecumene/protocol'
import { ApiError } from '@ecumene/protocol/client'

export class Failure extends Error {
  override name = 'Failure'
  /** A message of the shell. */
  readonly key: string
  readonly detail: string
  constructor(key: string, detail = '') {
    super(`${key} ${detail}`)
    this.key = key
    this.detail = detail
  }
}

/** The codes of our server: each has words. */
const OURS: Readonly<Record<ErrorCode, string>> = {
  malformed: 'account.trouble.malformed',
  oversized: 'online.oversized',
  unauthenticated: 'online.unauthenticated',
  forbidden: 'online.forbidden',
  scope: 'online.forbidden',
  origin: 'online.forbidden',
  unknown: 'online.unknown',
  'foreign-seat': 'online.forbidden',
  'not-owed': 'online.notOwed',
  stale: 'online.stale',
  refused: 'online.refused',
  conflict: 'online.conflict',
  busy: 'online.failed',
  over: 'online.begun',
  unfinished: 'online.unfinished',
  full: 'online.full',
  kept: 'online.kept',
  unready: 'online.unready',
  unconfirmed: 'online.unconfirmed',
  'too-many': 'account.trouble.full',
  blocked: 'online.blocked',
  silenced: 'online.silenced',
  banned: 'online.banned',
  paused: 'online.pausedNow',
  'slow-down': 'online.slowDown',
  broken: 'online.outOfOrder',
  internal: 'online.failed',
}
/** Those of the account library, in capitals. */
const LIBRARY: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'account.trouble.credentials',
  INVALID_USERNAME_OR_PASSWORD: 'account.trouble.credentials',
  INVALID_EMAIL: 'account.trouble.email',
  VALIDATION_ERROR: 'account.trouble.email',
  INVALID_PASSWORD: 'account.trouble.password',
  PASSWORD_TOO_SHORT: 'account.trouble.short',
  PASSWORD_TOO_LONG: 'account.trouble.short',
  PASSWORD_GUESSABLE: 'account.trouble.guessable',
  USERNAME_IS_ALREADY_TAKEN: 'account.trouble.username',
  USERNAME_TOO_SHORT: 'account.trouble.username',
  USERNAME_TOO_LONG: 'account.trouble.username',
  INVALID_USERNAME: 'account.trouble.username',
  NAME_TAKEN_AWAY: 'account.trouble.nameTaken',
  INVALID_TOKEN: 'account.trouble.link',
  SESSION_NOT_FRESH: 'account.trouble.stale',
  SESSION_EXPIRED: 'account.trouble.stale',
  PASSKEY_NOT_FOUND: 'account.trouble.passkey',
  AUTHENTICATION_FAILED: 'account.trouble.passkey',
  FAILED_TO_VERIFY_REGISTRATION: 'account.trouble.passkey',
  CHALLENGE_NOT_FOUND: 'account.trouble.passkey',
}

const WORDS = new Map(Object.entries({ ...OURS, ...LIBRARY }))

/** The words for anything that was thrown. They never tell whether somebody has an account. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof ApiError)
    return new Failure(error.status === 429 ? 'online.slowDown' : (WORDS.get(error.code) ?? 'online.failed'))
  // The browser's own refusals: the person closed the window of the passkey, or it took too long.
  if (error instanceof DOMException)
    return new Failure(error.name === 'NotAllowedError' ? 'account.trouble.closed' : 'account.trouble.passkey')
  return new Failure('online.away')
}

/** What the address names is not on the server, or cannot be: the link is not whole. */
export const isNowhere = (failure: Failure | null): boolean =>
  failure !== null && [OURS.unknown, OURS.malformed].includes(failure.key)

/** For `catch`: this code of the server has words of its own here. */
export const sayFor =
  (code: string, key: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.code === code ? new Failure(key) : error
  }
