/**
 * Routes: what comes in is checked by its schema before anything else sees it, and the same schema is the
 * documentation.
 */
import type { Scope } from '@ecumene/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Person } from '../people/person.ts'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
  }
  interface FastifyContextConfig {
    /** What the visitor must be; checked before the handler runs. */
    needs?: Admission
    /** Even somebody who is banned is answered as themselves. */
    evenBanned?: boolean
  }
}
/** `anyone`; a scope of a session or token; `account`: a session only, never a token. */
type Admission = 'anyone' | 'account' | Scope

interface Checks<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly gives?: R
  readonly limit?: { max: number; timeWindow: string }
  readonly bodyLimit?: number
  readonly evenBanned?: true
}
interface Route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>
  extends Checks<P, Q, B, R> {
  readonly method: HTTPMethods
  readonly url: string
  readonly summary: string
  readonly needs: Admission
}
const declare =
  (method: HTTPMethods) =>
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    url: string,
    summary: string,
    needs: Admission,
    checks: Checks<P, Q, B, R> = {},
  ): Route<P, Q, B, R> => ({ method, url, summary, needs, ...checks })
/** Each file of routes begins with a list of them. */
export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const del = declare('DELETE')

interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** The person that `needs` asks for; with `anyone`, only if they are signed in. */
  readonly person: Person
  readonly visitor: Person | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
type Serve = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, B, R>,
  handler: (call: Call<z.infer<P>, z.infer<Q>, z.infer<B>>) => Promise<unknown>,
) => void

/** Answers routes of one chapter of the documentation. */
export const serveOn =
  (app: FastifyInstance, tag: string): Serve =>
  (route, handler) => {
    const { needs, limit, bodyLimit, evenBanned = false } = route
    app.route({
      method: route.method,
      url: route.url,
      ...(bodyLimit ? { bodyLimit } : {}),
      config: { needs, evenBanned, ...(limit ? { rateLimit: limit } : {}) },
      schema: schemaOf(route, tag),
      handler: async (request, reply) => {
        const call = {
          params: parse(route.params, request.params, 'address'),
          query: parse(route.query, request.query, 'query'),
          body: parse(route.body, request.body, 'body'),
          person: request.person as Person,
          visitor: request.person,
          request,
          reply,
        }
        const value = await handler(call as never)
        return reply.sent ? reply : (value ?? { ok: true })
      },
    })
  }
function schemaOf(route: Route<z.ZodType, z.ZodType, z.ZodType, z.ZodType>, tag: string): object {
  const { summary, needs, params, query, body, gives, limit } = route
  const session = { session: [] }
  return {
    summary,
    tags: [tag],
    ...(needs === 'anyone' ? {} : { security: needs === 'account' ? [session] : [session, { token: [needs] }] }),
    ...(limit ? { 'x-limit': `${limit.max} in ${limit.timeWindow}` } : {}),
    ...(params ? { params: jsonSchema(params, 'input') } : {}),
    ...(query ? { querystring: jsonSchema(query, 'input') } : {}),
    ...(body ? { body: jsonSchema(body, 'input') } : {}),
    ...(gives ? { response: { 200: jsonSchema(gives, 'output') } } : {}),
  }
}
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}
/** In any text of it, however deep: schemas have bounded the depth, or refuse it next. */
export function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || depth > 20) return false
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || hasNul(inner, depth + 1))
}
function parse<T extends z.ZodType>(schema: T | undefined, value: unknown, where: string): z.infer<T> | undefined {
  if (!schema) return undefined
  // PostgreSQL cannot keep it, and nobody types it.
  if (hasNul(value)) throw new Problem('malformed', `${where}: a character that is none`)
  const found = schema.safeParse(value ?? {})
  if (found.success) return found.data
  const issue = found.error.issues[0]
  throw new Problem('malformed', `${where}${issue.path.length > 0 ? ` ${issue.path.join('.')}` : ''}: ${issue.message}`)
}
