// node scripts/serve.mjs <folder> [--port <n>] [--open]: the built app on this machine. Prints its address; runs until it is stopped.
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { createGzip } from 'node:zlib'
import { open } from './open.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const ZIPPED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])
// Scripts come from here only; styles may also be set by scripts of ours (React Aria does).
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4400' }, open: { type: 'boolean', default: false } },
})
const folder = resolve(positionals[0] ?? 'web/dist')
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`${folder} holds no index.html: build the app first (npm start does).`)
  process.exit(1)
}

const fileFor = path => {
  const file = normalize(join(folder, path))
  if (file !== folder && !file.startsWith(folder + sep)) return null
  return existsSync(file) && statSync(file).isFile() ? file : null
}

const server = createServer((request, response) => {
  const send = (status, headers, file) => {
    const isZipped =
      file !== undefined && ZIPPED.has(extname(file)) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(status, {
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...headers,
      ...(isZipped ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
    })
    if (!file || request.method === 'HEAD') return response.end()
    const stream = createReadStream(file).on('error', () => response.destroy())
    if (isZipped) stream.pipe(createGzip()).pipe(response)
    else stream.pipe(response)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' })
  let path
  try {
    path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  } catch {
    return send(400, {})
  }
  // A place inside the app has no file of its own: the app finds its way from the address.
  const file = fileFor(path) ?? (extname(path) === '' ? join(folder, 'index.html') : null)
  if (!file) return send(404, { 'Content-Type': TYPES['.txt'] })
  send(
    200,
    {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Names under assets/ carry a hash of their content: they never change.
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    file,
  )
})

const listen = port => {
  server.once('error', error => {
    // The usual port is taken: any free one will do.
    if (error.code === 'EADDRINUSE' && port !== 0) return listen(0)
    console.error(error.message)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1')
}
server.on('listening', () => {
  const address = `http://localhost:${server.address().port}/`
  console.log(`Ecumene is at ${address}`)
  if (values.open) open(address)
})
listen(Number(values.port))
