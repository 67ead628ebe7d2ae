// Makes a fresh clone ready: installs what package-lock.json names, then runs tools under the Node it pins.
// Plain Node 20 without dependencies, because nothing is installed yet when this starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const lock = join(root, 'package-lock.json')
const installedLock = join(modules, '.package-lock.json') // npm's own note of what it put there
const stamp = join(modules, '.ecumene-lock')
const windows = process.platform === 'win32'

/** Installs the dependencies unless those of the current package-lock.json are already there. */
export const install = () => {
  if (isInstalled()) return
  if (!isUpToDate()) {
    console.log('Installing dependencies ...')
    // Not `npm ci`: it refuses a lock file that lacks some platform's optional packages, which npm leaves out when a
    // registry does not carry them. `install --no-save` takes the same versions, writes nothing, and we compare the
    // outcome with the lock ourselves.
    // loglevel: npm would warn that some tools want a newer Node than the system's; they get it, from the `node`
    // package.
    const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const done = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows })
    if (done.status !== 0) stop('npm could not install the dependencies; see its message above.', done.status ?? 1)
    if (!keepsToLock())
      stop('What npm installed differs from package-lock.json. Run `npm install` and commit the lock file.')
  }
  requirePinnedNode()
  // Anew, not into the old file: copies of this folder made with hard links share that one.
  rmSync(stamp, { force: true })
  writeFileSync(stamp, fingerprint())
}

/** Runs a tool of node_modules/.bin (or any program) in the repository's root; resolves to its exit code. */
export const run = (program, args = [], options = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: environment(), shell: windows, ...options })
    // A terminal sends Ctrl-C to the child as well; anything else sends it to us alone.
    const forward = signal => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
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

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

const fingerprint = () => createHash('sha256').update(readFileSync(lock)).digest('hex')

/** After a plain `npm install` everything is in place already: then there is nothing left to do. */
const isUpToDate = () => {
  if (!existsSync(installedLock)) return false
  const present = packagesOf(installedLock)
  // The note alone is not believed: it may be older or newer than what lies beside it.
  const isThere = ([path, entry]) =>
    entry.link
      ? existsSync(join(root, path))
      : entry.optional ||
        !path.includes('node_modules') ||
        (path in present && existsSync(join(root, path, 'package.json')))
  return keepsToLock() && Object.entries(packagesOf(lock)).every(isThere)
}

/** Every package that is there has the version of the lock file; the links to our own workspaces have none. */
const keepsToLock = () => {
  const wanted = packagesOf(lock)
  const fits = ([path, entry]) =>
    entry.link || !path.includes('node_modules')
      ? true
      : path in wanted
        ? wanted[path].version === entry.version
        : entry.optional === true
  return Object.entries(packagesOf(installedLock)).every(fits)
}

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages

const requirePinnedNode = () => {
  const wanted = packagesOf(lock)['node_modules/node'].version
  const found = spawnSync('node', ['--version'], {
    env: environment(),
    encoding: 'utf8',
    shell: windows,
  }).stdout?.trim()
  if (found !== `v${wanted}`) {
    stop(
      `Node ${wanted} should be in node_modules/.bin but ${found ?? 'nothing'} answers. Were install scripts switched off (npm config ignore-scripts)?`,
    )
  }
}

/** The environment in which the tools of node_modules/.bin are found first. */
export const environment = () => {
  const env = { ...process.env }
  const key = Object.keys(env).find(name => name.toLowerCase() === 'path') ?? 'PATH'
  env[key] = bin + delimiter + (env[key] ?? '')
  return env
}

const stop = (message, code = 1) => {
  console.error(message)
  process.exit(code)
}
