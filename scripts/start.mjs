// npm start: builds the app, serves it on this machine, online tables included, and opens the browser.
import { install, run } from './bootstrap.mjs'
import { flagsOf } from './usage.mjs'

const usage = `npm start -- [--port <number>] [--data <folder>] [--lan] [--no-build]

  --port <number>   where it answers; 4400 unless said, another if that one is taken
  --data <folder>   where accounts and online tables are kept; var unless said
  --lan             phones and tablets of the same house may come: it prints their address, and a code to scan
  --no-build        serve the app as it was built last`

const {
  port,
  data,
  lan,
  'no-build': isBuilt,
} = flagsOf(usage, {
  port: { type: 'string', default: '4400' },
  data: { type: 'string', default: 'var' },
  lan: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
})

// npm gives a signal to the shell that started us, and the shell ends without telling us: then we end, and our server
// with us.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()

install()
if (!isBuilt) {
  console.log('Building ...')
  process.exitCode = await run('vite', ['build', 'web', '--logLevel', 'error'])
}
if (!process.exitCode)
  process.exitCode = await run('node', ['scripts/host.mjs', '--port', port, '--data', data, ...(lan ? ['--lan'] : [])])
