// node scripts/host.mjs [--port <n>] [--data <folder>]: the built app and its server for online tables, on this machine
// alone.
// Should the server not start (its data may be in use by another), the app is served without it: solo and hot-seat need
// none.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { open } from './open.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4400' }, data: { type: 'string', default: 'var' } },
})

/** The port that is asked for, or any free one if it is taken. */
const freePort = wanted =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => (error.code === 'EADDRINUSE' && wanted !== 0 ? resolve(freePort(0)) : reject(error)))
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const port = await freePort(Number(values.port))
let isReady = false
let said = ''
let child = spawn(
  process.execPath,
  ['server/src/main.ts', '--host', '127.0.0.1', '--port', String(port), '--data', values.data, '--log-level', 'error'],
  { stdio: ['ignore', 'pipe', 'pipe'] },
)
child.stdout.on('data', chunk => {
  if (isReady) return process.stdout.write(chunk)
  said += chunk
  if (!said.includes('Ecumene is at')) return
  isReady = true
  // Games kept by the browser belong to this spelling of the address.
  const address = `http://localhost:${port}/`
  console.log(`Ecumene is at ${address}`)
  open(address)
})
child.stderr.on('data', chunk => {
  if (isReady) process.stderr.write(chunk)
  else said += chunk
})
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true
    child.kill(signal)
  })
child.on('close', code => {
  if (isReady || isStopped) {
    process.exitCode = code ?? 0
    return
  }
  console.error(`Online tables are off: ${said.trim().split('\n')[0]}`)
  child = spawn(process.execPath, ['scripts/serve.mjs', 'web/dist', '--open', '--port', String(port)], {
    stdio: 'inherit',
  })
  child.on('close', served => {
    process.exitCode = served ?? 0
  })
})
