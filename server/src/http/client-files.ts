/** The browser client's own files, under every address that is not the API's. */
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { staticFiles } from './static-files.ts'

export function clientFiles(app: FastifyInstance, root: string): void {
  const answer = staticFiles(root)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const found = await answer((request.params as { '*': string })['*'], request.headers)
    if (!found) throw new Problem('unknown', 'nothing here')
    return reply.status(found.status).headers(found.headers).send(found.body)
  })
}
