/** Better Auth behind our own door: by cookie alone, never by a personal token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../limiter.ts'
import { deleteAccount } from '../people/delete-account.ts'
import { whoIs } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import type { Settings } from '../settings.ts'
import { isKnown } from '../store/people.ts'
import { endTokensOf } from '../store/tokens.ts'
import { hasNul } from './serve.ts'

const ENDS_SESSIONS = /\/(sign-out|revoke-|change-password|reset-password|delete-user|delete-anonymous-user)/
const DELETES_USER = /\/delete-(anonymous-)?user(\/callback)?$/
/** Written to the log: who came in, who tried to, and what changed about an account. */
const OF_NOTE =
  /\/(verify-email|sign-in|sign-up|sign-out|change-|reset-password|request-password|delete-|passkey\/verify|revoke-)/
/** Where a browser is sent afterwards. */
const RETURNS = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'] as const

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { auth, store, settings, log } = services
  /** `leaver`: who asks for their account to be deleted. */
  const answer = async (asked: Request, leaver: string | null): Promise<Response> => {
    if (leaver === null) return auth.handler(asked)
    let response = new Response(null, { status: 500 })
    await deleteAccount(services, leaver, async () => {
      response = await auth.handler(asked)
      return response.ok && !(await isKnown(store, leaver))
    })
    return response
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    schema: { hide: true },
    // Against floods: what can be guessed has a narrower limit. A club behind one address stays below this one.
    config: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const url = addressOf(request, settings)
      checkReturns(url, request.body)
      if (hasNul(request.body) || hasNul([...url.searchParams.values()]))
        throw new Problem('malformed', 'a character that is none')
      const path = url.pathname
      const person = await whoIs(store, auth, { cookie: request.headers.cookie })
      const asked = new Request(url, {
        method: request.method,
        headers: headersOf(request),
        ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
      })
      const response = await answer(asked, DELETES_USER.test(path) ? (person?.user ?? null) : null)
      reply.status(response.status)
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie') reply.header(name, value)
      })
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      if (OF_NOTE.test(path)) {
        const event = path.replace(/^\/api\/auth\//, '').replace(/\/[^/]{16,}$/, '')
        const entry = { event, status: response.status, network: networkOf(request.ip), user: person?.user ?? null }
        if (response.status >= 400) log.warn(entry, 'security')
        else log.info(entry, 'security')
      }
      if (person && response.ok) {
        // A password may be changed because somebody else knows it.
        if (path.endsWith('/change-password')) await endTokensOf(store, person.user)
        // Whatever session may have ended: its sockets look again.
        if (ENDS_SESSIONS.test(path)) await store.tell({ kind: 'user', user: person.user })
      }
      return reply.send(response.body ? await response.text() : null)
    },
  })
}

function addressOf(request: FastifyRequest, settings: Settings): URL {
  const base = settings.publicUrl ?? `http://${request.headers.host}`
  const address = URL.canParse(request.url, base) ? new URL(request.url, base) : null
  // A name with a person in it (`user@host`) is no name of a server.
  if (address === null || address.username + address.password !== '') throw new Problem('malformed', 'not an address')
  return address
}
function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'content-length' && name !== 'authorization' && !name.startsWith('x-'))
      headers.append(name, String(value))
  // Asked without a body, it gets an empty one from us.
  if (request.method === 'POST' && !headers.has('content-type')) headers.set('content-type', 'application/json')
  // What the limits count by: the connection's own network, never what a client claims.
  headers.set('x-ecumene-ip', request.ip)
  return headers
}
/** A link of ours leads to a page of ours: an address without a host that is none (`/.//elsewhere`) would lead away. */
function checkReturns(url: URL, body: unknown): void {
  for (const name of RETURNS)
    for (const value of [url.searchParams.get(name), (body as Record<string, unknown> | null)?.[name]]) {
      if (value === null || value === undefined) continue
      const target = typeof value === 'string' && URL.canParse(value, url) ? new URL(value, url) : null
      const isPage = target?.protocol === 'https:' || target?.protocol === 'http:'
      if (!isPage || target?.host !== url.host || target.pathname.startsWith('//'))
        throw new Problem('malformed', `${name}: not a page of this server`)
    }
}
