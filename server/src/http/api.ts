/** Routes: what comes in is checked by its schema before anything else sees it, and the same schema is the documentation. */
import type { Scope } from '@ecumene/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { z } from 'zod'
import type { Person } from '../people/whoami.ts'
import { Problem } from '../trouble.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
  }
  interface FastifyContextConfig {
    /** What the visitor must be; checked before the handler runs. */
    needs?: Needs
  }
}
/** `anyone`; a scope of a session or token; `account`: a session only, never a token. */
type Needs = 'anyone' | 'account' | Scope

interface Spec<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
  readonly method: HTTPMethods
  readonly url: string
  readonly summary: string
  readonly tag: string
  readonly needs: Needs
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly gives?: R
  readonly limit?: { max: number; timeWindow: string }
  readonly bodyLimit?: number
}
export interface Call<P, Q, B> {
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Whoever is allowed by `needs`; of `anyone` only if he said who he is. */
  readonly person: Person
  readonly visitor: Person | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  spec: Spec<P, Q, B, R>,
  handler: (call: Call<z.infer<P>, z.infer<Q>, z.infer<B>>) => Promise<unknown>,
): void {
  app.route({
    method: spec.method,
    url: spec.url,
    ...(spec.bodyLimit ? { bodyLimit: spec.bodyLimit } : {}),
    config: { needs: spec.needs, ...(spec.limit ? { rateLimit: spec.limit } : {}) },
    schema: {
      summary: spec.summary,
      tags: [spec.tag],
      ...(spec.needs === 'anyone'
        ? {}
        : { security: spec.needs === 'account' ? [{ session: [] }] : [{ session: [] }, { token: [spec.needs] }] }),
      ...(spec.params ? { params: jsonSchema(spec.params, 'input') } : {}),
      ...(spec.query ? { querystring: jsonSchema(spec.query, 'input') } : {}),
      ...(spec.body ? { body: jsonSchema(spec.body, 'input') } : {}),
      ...(spec.gives ? { response: { 200: jsonSchema(spec.gives, 'output') } } : {}),
    },
    handler: async (request, reply) => {
      const call = {
        params: parse(spec.params, request.params, 'address'),
        query: parse(spec.query, request.query, 'query'),
        body: parse(spec.body, request.body, 'body'),
        person: request.person as Person,
        visitor: request.person,
        request,
        reply,
      }
      const value = await handler(call as Call<z.infer<P>, z.infer<Q>, z.infer<B>>)
      return reply.sent ? reply : (value ?? { ok: true })
    },
  })
}
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return rest
}
function parse<T extends z.ZodType>(schema: T | undefined, value: unknown, where: string): z.infer<T> | undefined {
  if (!schema) return undefined
  const found = schema.safeParse(value ?? {})
  if (found.success) return found.data
  const issue = found.error.issues[0]
  throw new Problem('malformed', `${where}${issue.path.length > 0 ? ` ${issue.path.join('.')}` : ''}: ${issue.message}`)
}
