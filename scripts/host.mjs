// node scripts/host.mjs [--port <n>] [--data <folder>] [--lan]: the built app and its server for online tables, on this
// machine alone, or for the house's own network.
// Should the server not start (its data may be in use by another), the app is served without it: solo and hot-seat need
// none.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { lanAddress, terminalCode } from './lan.mjs'
import { open } from './open.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    data: { type: 'string', default: 'var' },
    lan: { type: 'boolean', default: false },
  },
})

const host = values.lan ? '0.0.0.0' : '127.0.0.1'

/** The port that is asked for, or any free one if it is taken. */
const freePort = wanted =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => (error.code === 'EADDRINUSE' && wanted !== 0 ? resolve(freePort(0)) : reject(error)))
    probe.listen(wanted, host, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const port = await freePort(Number(values.port))
const ip = values.lan ? lanAddress() : null
const lanUrl = ip && `http://${ip}:${port}`
let isReady = false
let said = ''
let child = spawn(
  process.execPath,
  [
    'server/src/main.ts',
    ...['--host', host, '--port', String(port), '--data', values.data, '--log-level', 'error'],
    ...(lanUrl ? ['--lan-url', lanUrl] : []),
  ],
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
  if (lanUrl) console.log(`Phones and tablets of this house find it at ${lanUrl}/\n\n${terminalCode(`${lanUrl}/`)}`)
  else if (values.lan) console.log('This machine is in no network: other devices cannot find it.')
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
