/** The browser client's own files: compressed when first asked for and kept so, and cached for ever where their names carry a hash of what is in them. */
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../trouble.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
type Coding = 'br' | 'gzip'
const squeeze: Record<Coding, (data: Buffer) => Promise<Buffer>> = {
  // Nine: nearly as small as eleven, and a megabyte takes tenths of a second.
  br: data => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: data => promisify(gzip)(data, { level: 9 }),
}
/** Less than this travels in one packet anyway. */
const LEAST = 1024

/** Names that change whenever their content does: whatever stands under assets/, and `name-<hash>.js`. */
const isHashed = (path: string): boolean => /^assets[\\/]/.test(path) || /-[0-9a-f]{8,}\.\w+$/.test(path)
const cachingOf = (path: string): string => (isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The best coding both sides know; null: as it is. */
export function codingFor(accepts: string | undefined): Coding | null {
  const wanted = new Map<string, number>()
  for (const part of (accepts ?? '').split(',')) {
    const [name, ...rest] = part.trim().toLowerCase().split(';')
    const q = rest.map(r => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(x => x !== undefined)
    if (name) wanted.set(name, q === undefined ? 1 : Number(q))
  }
  return (['br', 'gzip'] as const).find(c => (wanted.get(c) ?? 0) > 0) ?? null
}

export async function clientFiles(app: FastifyInstance, root: string): Promise<void> {
  const folder = resolve(root)
  const kept = new Map<string, Promise<Buffer>>()
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header('cache-control', cachingOf(path.slice(folder.length + 1))),
  })
  /** The file of an address, never outside the folder; null: there is none. */
  const find = async (path: string): Promise<{ path: string; file: string; tag: string; size: number } | null> => {
    const file = resolve(folder, `.${sep}${path}`)
    if (path.includes('\0') || !file.startsWith(folder + sep) || /(^|[\\/])\./.test(path)) return null
    const found = await stat(file).catch(() => null)
    return found?.isFile()
      ? { path, file, size: found.size, tag: `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}` }
      : null
  }
  const compressed = (file: string, tag: string, coding: Coding): Promise<Buffer> => {
    const name = `${coding} ${tag} ${file}`
    let made = kept.get(name)
    if (!made) {
      made = readFile(file).then(squeeze[coding])
      kept.set(name, made)
      made.catch(() => kept.delete(name))
    }
    return made
  }
  /** False: there is no such file. Never the reply itself: it can be awaited, and is then nothing once it is sent. */
  const send = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const found = await find(path)
    if (!found) return false
    const type = TYPES[extname(found.file)]
    const isSmall = type === undefined || found.size < LEAST
    if (!isSmall) reply.header('vary', 'accept-encoding')
    const coding = isSmall || request.headers.range !== undefined ? null : codingFor(request.headers['accept-encoding'])
    if (!coding) {
      void reply.sendFile(found.path)
      return true
    }
    const etag = `W/"${found.tag}-${coding}"`
    reply.header('cache-control', cachingOf(path)).header('etag', etag)
    if (request.headers['if-none-match'] === etag) void reply.status(304).send()
    else {
      const body = await compressed(found.file, found.tag, coding)
      void reply.type(type).header('content-encoding', coding).send(body)
    }
    return true
  }
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    if (await send(request, reply, path === '' ? 'index.html' : path)) return reply
    // A page that an older build named is gone; any other address is the client's own to show.
    if (path.startsWith('api/') || isHashed(path)) throw new Problem('unknown', 'nothing here')
    if (!(await send(request, reply, 'index.html'))) throw new Problem('unknown', 'nothing here')
    return reply
  })
}
