/** The browser client's own files, under every address that is not the API's. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { staticFiles } from './static-files.ts'

/** Lines for the head of the page at an address; null: it has none of its own. */
type HeadOf = (path: string, search: URLSearchParams, origin: string) => Promise<string | null>

export function clientFiles(app: FastifyInstance, root: string, headOf: HeadOf = async () => null): void {
  const answer = staticFiles(root)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const { host, protocol, url } = request
    // Not every address that a request may name is one: `//` is none.
    const search = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))
    const head = await headOf(path, search, `${protocol}://${host}`).catch(() => null)
    if (head) {
      const page = await readFile(join(root, 'index.html'), 'utf8')
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page.replace('</head>', () => `  ${head}\n  </head>`))
    }
    const found = await answer(path, request.headers)
    if (!found) throw new Problem('unknown', 'nothing here')
    return reply.status(found.status).headers(found.headers).send(found.body)
  })
}
