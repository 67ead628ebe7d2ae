/** Health and metrics, for operators and their monitoring. */
import { PROTOCOL_VERSION } from '@ecumene/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { countMatches } from '../store/matches.ts'
import { countLate } from '../store/notices.ts'
import type { Sockets } from './socket.ts'
import { type StatusFacts, statusPage } from './status-page.ts'

const LATE_MS = 5 * 60_000
const hide = { schema: { hide: true } }

export function healthRoutes(
  app: FastifyInstance,
  services: Services,
  sockets: Sockets,
  isStopping: () => boolean,
): void {
  const { settings, store, metrics, hall, pool, outbox } = services
  const since = Date.now()
  const isReady = async (): Promise<boolean> =>
    !isStopping() &&
    (await store.ready().then(
      () => true,
      () => false,
    ))
  app.get('/.well-known/security.txt', hide, async (_, reply) => {
    if (!settings.securityContact) throw new Problem('unknown', 'nothing here')
    const expires = new Date(Date.now() + 180 * 86_400_000).toISOString()
    return reply.type('text/plain; charset=utf-8').send(`Contact: ${settings.securityContact}\nExpires: ${expires}\n`)
  })
  app.get('/health', hide, async () => ({ ok: true }))
  app.get('/ready', hide, async (_, reply) => {
    const ok = await isReady()
    return reply.status(ok ? 200 : 503).send({ ok })
  })
  // What everybody may know; a page without a script, to look at from a phone.
  app.get('/status', hide, async (request, reply) => {
    const facts: StatusFacts = {
      isReady: await isReady(),
      since,
      protocol: PROTOCOL_VERSION,
      inside: mayMeasure(request, services)
        ? {
            roles: settings.roles,
            database: store.postgres ? 'PostgreSQL' : 'SQLite',
            sockets: sockets.size,
            tables: hall.rooms.size,
          }
        : null,
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(statusPage(facts, Date.now()))
  })
  app.get('/metrics', hide, async (request, reply) => {
    if (!mayMeasure(request, services)) throw new Problem('forbidden', 'not for everyone')
    metrics.sockets.set(sockets.size)
    metrics.rooms.set(hall.rooms.size)
    metrics.notices.set(outbox.sent)
    metrics.loaded.set((await pool.everyThread('stats', {})).reduce((n, s) => n + s.loaded, 0))
    const ready = await isReady()
    metrics.ready.set(ready ? 1 : 0)
    if (ready) {
      metrics.late.set(await countLate(store, Date.now() - LATE_MS))
      metrics.broken.set(await countMatches(store, 'broken'))
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
function mayMeasure(request: FastifyRequest, { settings }: Services): boolean {
  if (settings.metricsToken) return request.headers.authorization === `Bearer ${settings.metricsToken}`
  // A page elsewhere whose name leads to loopback asks under its own name.
  const isLocalName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
  return settings.trustedProxy === 0 && isLocalName && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
}
