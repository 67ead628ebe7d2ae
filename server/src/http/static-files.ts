/**
 * The files of the built browser client, for the server and for the script that serves the app without one: compressed
 * when first asked for and kept so, and cached for ever where their names carry a hash of what is in them. Imports no
 * package.
 */
import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Scripts come from here only; styles may also be set by scripts of ours (React Aria does). */
const CONTENT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
/** No text becomes a script or HTML but through the page's one policy (web/src/trusted.ts). */
const TRUSTED = ["require-trusted-types-for 'script'", 'trusted-types default']
/**
 * The service worker names its other script as text, and no policy of the page is made there. It draws nothing, and its
 * scripts come from here only all the same.
 */
const SERVICE_WORKER = 'sw.js'

/** Sent with every answer. */
export const SAFETY_HEADERS = {
  'content-security-policy': [...CONTENT, ...TRUSTED].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
} as const

const TEXT: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}
const BINARY: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
type Coding = 'br' | 'gzip'
const compress: Record<Coding, (data: Buffer) => Promise<Buffer>> = {
  // Nine: nearly as small as eleven, and a megabyte takes tenths of a second.
  br: data => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: data => promisify(gzip)(data, { level: 9 }),
}
/** Less than this travels in one packet anyway. */
const LEAST = 1024

/** Names that change whenever their content does. */
const isHashed = (path: string): boolean => /^(assets|learned|released)[\\/]/.test(path)

/** The best coding both sides know; null: as it is. */
export function codingFor(accepts: string | undefined): Coding | null {
  const wanted = new Map<string, number>()
  for (const part of (accepts ?? '').split(',')) {
    const [name, ...rest] = part.trim().toLowerCase().split(';')
    const weight = rest.map(r => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(x => x !== undefined)
    if (name) wanted.set(name, weight === undefined ? 1 : Number(weight))
  }
  return (['br', 'gzip'] as const).find(c => (wanted.get(c) ?? 0) > 0) ?? null
}

export interface FileAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}
interface FileRequest {
  readonly 'accept-encoding'?: string | string[] | undefined
  readonly 'if-none-match'?: string | undefined
}
/**
 * Answers addresses below `root`; null: nothing here. A place inside the app has no file of its own: it gets the page.
 */
export function staticFiles(root: string): (path: string, asked: FileRequest) => Promise<FileAnswer | null> {
  const folder = resolve(root)
  const kept = new Map<string, Promise<Buffer>>()
  const compressed = (file: string, tag: string, coding: Coding): Promise<Buffer> => {
    const name = `${coding} ${tag} ${file}`
    let made = kept.get(name)
    if (!made) {
      made = readFile(file).then(compress[coding])
      kept.set(name, made)
      made.catch(() => kept.delete(name))
    }
    return made
  }
  const answer = async (path: string, asked: FileRequest): Promise<FileAnswer | null> => {
    const file = resolve(folder, `.${sep}${path}`)
    if (path.includes('\0') || !file.startsWith(folder + sep) || /(^|[\\/])\./.test(path)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const type = TEXT[extname(file)]
    const isSmall = type === undefined || found.size < LEAST
    const coding = isSmall ? null : codingFor(String(asked['accept-encoding'] ?? ''))
    const tag = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
    const etag = `W/"${tag}${coding ? `-${coding}` : ''}"`
    const headers = {
      'content-type': type ?? BINARY[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      ...(isSmall ? {} : { vary: 'accept-encoding' }),
      ...(coding ? { 'content-encoding': coding } : {}),
      ...(path === SERVICE_WORKER ? { 'content-security-policy': CONTENT.join('; ') } : {}),
    }
    if (asked['if-none-match'] === etag) return { status: 304, headers, body: null }
    return { status: 200, headers, body: coding ? await compressed(file, tag, coding) : await readFile(file) }
  }
  return async (path, asked) => {
    const found = await answer(path === '' ? 'index.html' : path, asked)
    // A page that an older build named is gone; any other address is the client's own to show.
    return found ?? (path.startsWith('api/') || isHashed(path) ? null : answer('index.html', asked))
  }
}
