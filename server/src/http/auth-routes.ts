/** Better Auth behind our own door. */
import type { FastifyInstance } from 'fastify'
import { sayFarewell } from '../people/farewell.ts'
import type { Services } from '../services.ts'

const ENDS_SESSIONS = /\/(sign-out|revoke-|change-password|reset-password|delete-user|delete-anonymous-user)/
const DELETES_USER = /\/delete-(anonymous-)?user$/

export function authRoutes(app: FastifyInstance, services: Services): void {
  const { auth, store, settings } = services
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/*',
    schema: { hide: true },
    config: { needs: 'anyone', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(request.headers))
        if (value !== undefined && name !== 'content-length' && !name.startsWith('x-'))
          headers.append(name, String(value))
      // What the limits count by: the connection's own address, never what a client claims.
      headers.set('x-ecumene-ip', request.ip)
      const base = settings.publicUrl ?? `http://${request.headers.host}`
      const response = await auth.handler(
        new Request(new URL(request.url, base), {
          method: request.method,
          headers,
          ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
        }),
      )
      reply.status(response.status)
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie') reply.header(name, value)
      })
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
      if (request.person && response.ok && DELETES_USER.test(request.url))
        await sayFarewell(services, request.person.user)
      // Whatever session may have ended: its sockets look again.
      const user = request.person?.user
      if (user && response.ok && ENDS_SESSIONS.test(request.url)) await store.tell({ kind: 'user', user })
      return reply.send(response.body ? await response.text() : null)
    },
  })
}
