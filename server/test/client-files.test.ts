/** The browser client as this server sends it: small, cached well, and nothing beside it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientFiles } from '../src/http/client-files.ts'
import { codingFor } from '../src/http/static-files.ts'
import { temporary, testServer } from './harness.ts'

const PAGE = `<!doctype html><title>Ecumene</title>${'<p>a page</p>'.repeat(200)}`
const SCRIPT = 'export const a = 1;\n'.repeat(5000)
let server: Awaited<ReturnType<typeof testServer>>
let folder: string
beforeAll(async () => {
  folder = temporary()
  const web = join(folder, 'dist')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), PAGE)
  writeFileSync(join(web, 'sw.js'), SCRIPT)
  mkdirSync(join(web, 'released'))
  writeFileSync(join(web, 'released', 'toy-1-B1x_9Qz2.js'), SCRIPT)
  writeFileSync(join(web, 'assets', 'main-B1x_9Qz2.js'), SCRIPT)
  writeFileSync(join(web, 'assets', 'small-B1x_9Qz2.css'), 'a{}')
  writeFileSync(join(web, 'assets', 'font-B1x_9Qz2.woff2'), Buffer.alloc(5000, 7))
  mkdirSync(join(web, 'learned'))
  writeFileSync(join(web, 'learned', 'duel.network-CCFP_2jW.js'), SCRIPT)
  writeFileSync(join(web, '.secret'), 'hidden')
  writeFileSync(join(folder, 'outside.txt'), 'outside'.repeat(500))
  server = await testServer({ web })
})
afterAll(async () => {
  await server.dispose()
  rmSync(folder, { recursive: true })
})
/** The bytes as they travel: fetch would unpack them. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const url = new URL(server.url)
    request({ host: url.hostname, port: url.port, path, method, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

test('an address that is none is not found, and no fault of ours', async () => {
  for (const path of ['//', '//:', '//[', '/online/x?%', '/?', '//?lang=ru'])
    expect([path, (await ask(path)).status < 500]).toEqual([path, true])
})

test('scripts travel compressed, the better way first, and come out as they were', async () => {
  const [plain, zipped, brotli] = [
    await ask('/assets/main-B1x_9Qz2.js'),
    await ask('/assets/main-B1x_9Qz2.js', { 'accept-encoding': 'gzip, deflate' }),
    await ask('/assets/main-B1x_9Qz2.js', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
  ]
  expect([
    plain.headers['content-encoding'],
    zipped.headers['content-encoding'],
    brotli.headers['content-encoding'],
  ]).toEqual([undefined, 'gzip', 'br'])
  expect(plain.body.toString()).toBe(SCRIPT)
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
  expect(brotli.body.length).toBeLessThan(SCRIPT.length / 20)
  for (const { headers } of [plain, zipped, brotli]) {
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  // Nothing is compressed that would not get smaller.
  for (const path of ['/assets/small-B1x_9Qz2.css', '/assets/font-B1x_9Qz2.woff2'])
    expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})
test('names with a hash are kept for ever, the others are asked for again, and unchanged ones not sent again', async () => {
  const caching = async (path: string) => (await ask(path, { 'accept-encoding': 'br' })).headers['cache-control']
  for (const path of [
    '/assets/main-B1x_9Qz2.js',
    '/assets/font-B1x_9Qz2.woff2',
    '/learned/duel.network-CCFP_2jW.js',
    '/released/toy-1-B1x_9Qz2.js',
  ])
    expect([path, await caching(path)]).toEqual([path, 'public, max-age=31536000, immutable'])
  for (const path of ['/', '/index.html', '/sw.js', '/online/abcdefgh12345678'])
    expect([path, await caching(path)]).toEqual([path, 'no-cache'])
  const { headers } = await ask('/', { 'accept-encoding': 'br' })
  const again = await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  writeFileSync(join(folder, 'dist', 'index.html'), `${PAGE}<!-- newer -->`)
  const newer = await ask('/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect(brotliDecompressSync(newer.body).toString()).toContain('newer')
  writeFileSync(join(folder, 'dist', 'index.html'), PAGE)
  expect((await ask('/', { 'accept-encoding': 'br' }, 'HEAD')).status).toBe(200)
})
test('every address of the client is its page; what is not there, hidden or outside is not sent', async () => {
  for (const path of ['/', '/online', '/account/tokens', '/table/x?y=1']) {
    const answer = await ask(path)
    expect([answer.status, answer.body.toString()]).toEqual([200, PAGE])
  }
  for (const path of ['/assets/older-AAAAAAAA.js', '/api/nothing', '/released/toy-1-AAAAAAAA.js'])
    expect((await ask(path)).status).toBe(404)
  for (const path of [
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/.secret',
    '/%00',
  ]) {
    const { body } = await ask(path, { 'accept-encoding': 'identity' })
    expect(body.toString()).not.toMatch(/outside|hidden/)
  }
  expect((await ask('/', {}, 'POST')).status).toBe(404)
})
test('what a browser accepts is read with its weights', () => {
  expect([undefined, '', 'identity', 'br;q=0, gzip;q=0.5', 'GZIP', 'deflate', 'gzip;q=0,br'].map(codingFor)).toEqual([
    null,
    null,
    null,
    'gzip',
    'gzip',
    null,
    'br',
  ])
})

test('a file is answered once, and the log has nothing to complain of', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  clientFiles(app, join(folder, 'dist'))
  for (const url of ['/', '/sw.js', '/assets/small-B1x_9Qz2.css', '/assets/font-B1x_9Qz2.woff2', '/online/table'])
    for (const headers of [{}, { 'accept-encoding': 'br' }])
      expect((await app.inject({ url, headers })).statusCode).toBe(200)
  await app.close()
  expect(lines).toEqual([])
})
test('D34 no text becomes a script or HTML but through the policy of the page; scripts come from here only', async () => {
  const policyOf = async (path: string) => String((await ask(path)).headers['content-security-policy'])
  for (const path of ['/', '/table/any', '/assets/main-B1x_9Qz2.js']) {
    const policy = await policyOf(path)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(policy).toContain("script-src 'self';")
  }
  expect(await policyOf('/sw.js')).toContain("script-src 'self';")
  expect(await policyOf('/sw.js')).not.toContain('trusted-types')
})
