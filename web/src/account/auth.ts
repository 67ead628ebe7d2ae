/** Better Auth behind /api/auth. */
import { ApiError } from '@ecumene/protocol/client'
import { settings } from '../settings.ts'

/** Posts the body; without one it only asks. */
export async function auth<T>(path: string, body?: object): Promise<T> {
  // A letter that follows is written in the language of the page, not in the browser's.
  const language = { 'accept-language': settings().language }
  const response = await fetch(`/api/auth${path}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json', ...language }, body: JSON.stringify(body) }
      : {}),
  })
  const value = (await response.json().catch(() => null)) as { code?: string; error?: { code?: string } } | null
  if (response.ok) return value as T
  const code = value?.code ?? value?.error?.code ?? ''
  throw new ApiError({ code, message: code || String(response.status) }, response.status)
}
