// Makes a fresh clone ready: installs what package-lock.json names, then runs tools under the Node it pins.
// Plain Node 20 without dependencies, because nothing is installed yet when this starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const windows = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.ecumene-lock')

const environment = () => {
  const env = { ...process.env }
  const key = Object.keys(env).find(name => name.toLowerCase() === 'path') ?? 'PATH'
  env[key] = bin + delimiter + (env[key] ?? '')
  return env
}

const fingerprint = () => (existsSync(lock) ? createHash('sha256').update(readFileSync(lock)).digest('hex') : 'none')
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Installs the dependencies unless those of the current package-lock.json are already there. */
export const install = () => {
  if (isInstalled()) return
  const command = existsSync(lock) ? 'ci' : 'install'
  console.log(`Installing dependencies (npm ${command}) ...`)
  // npm warns that some tools want a newer Node than the system's: they get it, from the `node` package.
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows })
  if (done.status !== 0) {
    console.error('npm could not install the dependencies; see its message above.')
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, fingerprint())
}

/** Runs a tool of node_modules/.bin (or any program) in the repository's root; resolves to its exit code. */
export const run = (program, args = [], options = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(), shell: windows, ...options })
    const forward = signal => child.kill(signal)
    process.on('SIGINT', forward).on('SIGTERM', forward)
    child.on('error', error => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
