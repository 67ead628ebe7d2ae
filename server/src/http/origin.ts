/** Which pages may act in a visitor's name. */
import type { IncomingMessage } from 'node:http'
import { ownOrigins } from '../people/auth.ts'
import type { Settings } from '../settings.ts'

type Headers = IncomingMessage['headers']
export function isOwnOrigin(origin: string, headers: Headers, settings: Settings): boolean {
  if (settings.publicUrl) return origin === new URL(settings.publicUrl).origin
  return ownOrigins(headers.host ?? '').includes(origin)
}
/**
 * A cookie is sent along by whatever page asks; so the page must be ours. Tokens are not: nobody sends them
 * unknowingly.
 */
export function mayAct(headers: Headers, settings: Settings): boolean {
  if (headers.authorization !== undefined) return true
  if (headers.origin !== undefined) return isOwnOrigin(headers.origin, headers, settings)
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.cookie === undefined : site === 'same-origin'
}
