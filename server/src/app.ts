/** The web server: headers, limits, who is asking, errors; then the routes. */
import { existsSync } from 'node:fs'
import { Language, MAX_BYTES, PROTOCOL_VERSION } from '@ecumene/protocol'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { accountRoutes } from './http/account-routes.ts'
import { authRoutes } from './http/auth-routes.ts'
import { clientFiles } from './http/client-files.ts'
import { cupRoutes } from './http/cup-routes.ts'
import { countedFor, Door } from './http/door.ts'
import { gameRoutes } from './http/game-routes.ts'
import { healthRoutes } from './http/health-routes.ts'
import { lobbyRoutes } from './http/lobby-routes.ts'
import { measureRoutes } from './http/measure-routes.ts'
import { moderationRoutes } from './http/moderation-routes.ts'
import { isOwnOrigin, mayAct } from './http/origin.ts'
import { peopleRoutes } from './http/people-routes.ts'
import { playRoutes } from './http/play-routes.ts'
import { previewRoutes } from './http/preview-routes.ts'
import { queueRoutes } from './http/queue-routes.ts'
import { recordRoutes } from './http/record-routes.ts'
import { Sockets } from './http/socket.ts'
import { SAFETY_HEADERS } from './http/static-files.ts'
import { streamRoutes } from './http/stream-routes.ts'
import { whoIs } from './people/person.ts'
import { headOf } from './pictures/preview.ts'
import { Problem, problemFrom } from './problem.ts'
import type { Services } from './services.ts'
import { banOf } from './store/measures.ts'
import { isUnavailable } from './store/unavailable.ts'

/** Pieces of a message. Browsers send those of our size in one. */
const MOST_FRAGMENTS = 8

export async function buildApp(
  services: Services,
  isStopping: () => boolean,
): Promise<{ app: FastifyInstance; sockets: Sockets }> {
  const { settings, log, metrics, store } = services
  const app = Fastify({
    loggerInstance: log as never,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BYTES,
    // The address the last of our own proxies saw: what stands before it in the list, the client wrote.
    trustProxy: (_, hop) => hop < settings.trustedProxy,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance
  // Schemas are checked by `route`; to Fastify they are documentation.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorateRequest('person', null)

  const safety = {
    ...SAFETY_HEADERS,
    ...(settings.publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safety)
    // What the API answers is one person's: no cache between us and them keeps it.
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
  const door = settings.rateLimits ? new Door() : null
  if (door)
    // Routes with a limit of their own; the door counts what is asked in all.
    await app.register(rateLimit, {
      ...services.limits.ofRoutes,
      global: false,
      hook: 'preParsing', // when it is known who asks
      keyGenerator: countedFor,
      errorResponseBuilder: () => new Problem('slow-down', 'too many requests; wait a little'),
    })
  await app.register(websocket, {
    // A message comes in one piece, or in a few: each piece costs work. Connections answer pings (socket.ts).
    options: { maxPayload: MAX_BYTES, maxFragments: MOST_FRAGMENTS, autoPong: false },
  })
  await app.register(swagger, { openapi: openapi(settings.publicUrl) })

  app.addHook('onRequest', async request => {
    // The client's own files are many.
    if (request.url.startsWith('/api')) door?.letIn(request)
    if (isStopping()) throw new Problem('busy', 'the server is restarting')
    const unsafe = request.method !== 'GET' && request.method !== 'HEAD'
    if (unsafe && !mayAct(request.headers, settings)) throw new Problem('origin', 'asked by a page that is not ours')
  })
  app.addHook('preParsing', async (request: FastifyRequest) => {
    const { needs, evenBanned } = request.routeOptions.config
    if (needs === undefined) return
    request.person = await whoIs(store, services.auth, request.headers)
    door?.count(request)
    if (request.person) services.here.seen(request.person.user)
    const ban = request.person && !evenBanned ? await banOf(store, request.person.user) : null
    // They may look as anybody may.
    if (ban) request.person = null
    if (needs === 'anyone') return
    if (ban)
      throw new Problem(
        'banned',
        `an operator has banned you until ${new Date(ban.until).toISOString()}: ${ban.reason}`,
      )
    if (!request.person) throw new Problem('unauthenticated', 'say who you are first')
    if (needs === 'account') {
      if (request.person.token) throw new Problem('scope', 'not with a token: sign in')
    } else if (!request.person.scopes.includes(needs)) throw new Problem('scope', `this token lacks the scope ${needs}`)
  })
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const problem = problemOf(error)
    metrics.refusals.inc({ code: problem.code })
    if (problem.code === 'internal' || isUnavailable(error))
      log.error({ route: request.routeOptions.url, reason: error.message, stack: error.stack }, 'a request failed')
    return reply.status(problem.status).send({ error: problem.toTrouble() })
  })
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send({ error: new Problem('unknown', 'nothing here').toTrouble() }),
  )

  const sockets = new Sockets(services)
  if (settings.roles.includes('web')) {
    await app.register(async api => apiRoutes(api, services, sockets), { prefix: '/api' })
    if (settings.web && existsSync(settings.web)) clientFiles(app, settings.web, headAt(services))
  }
  healthRoutes(app, services, sockets, isStopping)
  return { app, sockets }
}

/** At home and among friends the address that was asked will do; elsewhere anybody could have written it. */
const NEARBY = [
  /^localhost$|^\[::1\]$|^[\w-]+\.local$/,
  /^(127|10)(\.\d+){3}$|^192\.168(\.\d+){2}$|^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
]
const nearby = (origin: string): string | null =>
  URL.canParse(origin) && NEARBY.some(names => names.test(new URL(origin).hostname)) ? new URL(origin).origin : null

/** Pages tell what they are to those who post a link to them. */
const headAt =
  (services: Services) =>
  (path: string, search: URLSearchParams, origin: string): Promise<string | null> =>
    headOf(
      services,
      path,
      Language.catch('en').parse(search.get('lang')),
      services.settings.publicUrl ?? nearby(origin),
    )

function apiRoutes(api: FastifyInstance, services: Services, sockets: Sockets): void {
  const { settings } = services
  api.get('/', { schema: { hide: true } }, async () => api.swagger())
  api.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    config: { needs: 'anyone' },
    preValidation: async request => {
      const { origin } = request.headers
      // A browser says from which page it comes; a program that carries a token need not.
      if (
        origin === undefined
          ? request.headers.authorization === undefined && request.headers.cookie !== undefined
          : !isOwnOrigin(origin, request.headers, settings)
      )
        throw new Problem('origin', 'asked by a page that is not ours')
    },
    handler: async (_, reply) =>
      reply.status(426).send({ error: new Problem('malformed', 'a WebSocket, please').toTrouble() }),
    wsHandler: (socket, request) => sockets.accept(socket, request),
  })
  authRoutes(api, services)
  gameRoutes(api, services)
  lobbyRoutes(api, services)
  queueRoutes(api, services)
  cupRoutes(api, services)
  playRoutes(api, services)
  streamRoutes(api, services)
  recordRoutes(api, services)
  previewRoutes(api, services)
  peopleRoutes(api, services)
  accountRoutes(api, services)
  moderationRoutes(api, services)
  measureRoutes(api, services)
}

function problemOf(error: Error & { statusCode?: number; code?: string }): Problem {
  if (error instanceof Problem) return error
  if (error.statusCode === 413 || error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Problem('oversized', 'too long')
  if (error.statusCode === 429) return new Problem('slow-down', 'too many requests; wait a little')
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('malformed', error.message)
  return problemFrom(error)
}

const openapi = (publicUrl: string | null) => ({
  openapi: '3.1.0',
  info: {
    title: 'Ecumene',
    version: String(PROTOCOL_VERSION),
    description:
      'Everything a player, a spectator or a program that holds a seat can do. Errors are {error: {code, message, refusal?}}.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  ...(publicUrl ? { servers: [{ url: publicUrl }] } : {}),
  components: {
    securitySchemes: {
      session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'better-auth.session_token' },
      token: { type: 'http' as const, scheme: 'bearer', description: 'A personal token, made at /api/me/tokens.' },
    },
  },
})
