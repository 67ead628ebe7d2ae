/** Who we are on the server: a guest at first sight, under the name chosen in this browser. */
import { ApiError, Client } from '@ecumene/protocol/client'
import type { Language } from '@ecumene/words'
import { change, settings } from '../settings.ts'

/** For everything but a table's own socket. */
export const server = new Client()

let entered: Promise<string | null> | null = null
/** Comes in once, and tells one's own id; a failure is tried again at the next call. */
export function enter(): Promise<string | null> {
  entered ??= comeIn().catch(error => {
    entered = null
    throw error
  })
  return entered
}
async function comeIn(): Promise<string | null> {
  await server.asGuest()
  const me = await server.me()
  const { name, language } = settings()
  const wanted = name || guestName(me.name ?? '', language)
  if (wanted !== me.name)
    await server.call('POST', '/auth/update-user', { name: wanted }).catch(error => {
      // An operator took it away: this browser forgets it, too.
      if (!(error instanceof ApiError && error.code === 'NAME_TAKEN_AWAY')) throw error
      change({ name: me.name ?? '' })
    })
  // Letters come in the language of the pages; nobody waits for that.
  if (me.language !== language) void server.call('PUT', '/me/language', { language }).catch(() => {})
  return me.user
}
const GUEST = { en: 'Guest', ru: 'Гость', it: 'Ospite' } as const
/** A guest who has not said a name is called so in their own language: the server calls them in English. */
const guestName = (name: string, language: Language): string =>
  name.replace(/^Guest (?=[\da-z]{4}$)/i, `${GUEST[language]} `)

/** Keeps the name in this browser, and tells the server. */
export async function rename(name: string): Promise<void> {
  const text = name.trim()
  if (!text) return
  change({ name: text })
  await enter()
  await server.call('POST', '/auth/update-user', { name: text })
}
