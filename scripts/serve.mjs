// node scripts/serve.mjs <folder> [--port <n>] [--open]: the built app on this machine, without a server for online
// tables.
// Prints its address; runs until it is stopped.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SAFETY_HEADERS, staticFiles } from '../server/src/http/static-files.ts'
import { open } from './open.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4400' }, open: { type: 'boolean', default: false } },
})
const folder = resolve(positionals[0] ?? 'web/dist')
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`${folder} holds no index.html: build the app first (npm start does).`)
  process.exit(1)
}
const answer = staticFiles(folder)

const server = createServer(async (request, response) => {
  const send = (status, headers = {}, body = null) => {
    response.writeHead(status, { ...SAFETY_HEADERS, ...headers })
    response.end(request.method === 'HEAD' ? null : body)
  }
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, { allow: 'GET, HEAD' })
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1)
    const found = await answer(path, request.headers)
    if (found) send(found.status, found.headers, found.body)
    else send(404)
  } catch {
    send(400)
  }
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
