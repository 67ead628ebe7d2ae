// npm run dev: the app with hot reload, and behind it the server for online tables, which starts again when its files
// change.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { environment, install } from './bootstrap.mjs'
import { flagsOf } from './usage.mjs'

const { port, data } = flagsOf(
  `npm run dev -- [--port <number>] [--data <folder>]

  --port <number>   where the app is shown; 4401 unless said, another if that one is taken
  --data <folder>   where the server keeps its tables; var/dev unless said`,
  { port: { type: 'string', default: '4401' }, data: { type: 'string', default: 'var/dev' } },
)

const freePort = () =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })

install()
const behind = String(await freePort())
const start = (program, args, env = {}) =>
  spawn(program, args, { stdio: 'inherit', env: { ...environment(), ...env }, shell: process.platform === 'win32' })
const startServer = () =>
  start('node', ['server/src/main.ts', '--host', '127.0.0.1', '--port', behind, '--data', data, '--log-level', 'warn'])
const app = start('vite', ['web', '--port', port, '--clearScreen', 'false'], {
  ECUMENE_SERVER: `http://127.0.0.1:${behind}`,
})
let server = startServer()

// Node's own --watch sends messages through worker threads, which the server's threads would take for answers.
let wish = null
const restart = () => {
  console.log('The server starts again ...')
  const old = server
  const next = () => {
    if (!ended) server = startServer()
  }
  if (old.exitCode !== null || old.signalCode !== null) return next()
  old.once('close', next)
  old.kill()
}
for (const room of ['server', 'kernel', 'contract', 'games', 'protocol', 'bots', 'words'])
  watch(room, { recursive: true }, (_, file) => {
    if (!file?.endsWith('.ts') || /(^|\/)(ui|test)\//.test(file)) return
    clearTimeout(wish)
    wish = setTimeout(restart, 300)
  })

// Without the app there is nothing to work on; without the server the app still plays solo.
let ended = false
const end = signal => {
  ended = true
  clearTimeout(wish)
  for (const child of [app, server]) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal))
app.on('close', async code => {
  const failed = ended ? 0 : (code ?? 1)
  end('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'close')
  process.exit(failed) // the watchers of the files would stay
})
