// What a stage needs from the machine beyond npm packages. Each function does nothing when the thing is there already.
// The system's own packages are installed in CI, or when the person at the terminal agrees; never unasked.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline/promises'

/** A stage needs something that this machine does not have; the message is one sentence for the person who runs it. */
export class Missing extends Error {}

/** CI=false and CI=0 are no CI. */
export const isCi = (env = process.env) => !['', 'false', '0'].includes(env.CI ?? '')

export const onPath = program =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, program)))

const isDebianRoot = () => process.getuid?.() === 0 && onPath('apt-get')

/** A question at the terminal; where nobody can answer, no. */
const agreesAtTerminal = async question => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes)$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** How this machine gets packages of its system; a test has its own. */
const machine = {
  canInstall: isDebianRoot,
  mayInstall: async names => isCi() || (await agreesAtTerminal(`Install ${names.join(', ')} with apt-get?`)),
  install(names) {
    console.log(`Installing ${names.join(', ')} (apt-get) ...`)
    apt('update')
    apt('install', '--yes', '--no-install-recommends', ...names)
  },
}

/** Installs these packages of Debian, if this machine can and may. Returns whether it did. */
export const installPackages = async (names, { canInstall, mayInstall, install } = machine) => {
  if (!canInstall() || !(await mayInstall(names))) return false
  install(names)
  return true
}

/** PostgreSQL's own programs; Debian keeps them off the path, one folder for each version. */
const hasPostgres = () => {
  const folder = '/usr/lib/postgresql'
  return (
    onPath('initdb') ||
    (existsSync(folder) && readdirSync(folder).some(v => existsSync(join(folder, v, 'bin', 'initdb'))))
  )
}
/**
 * What several servers lean on: the database, what lends its connections, what carries their notes, and what lets
 * another database take over. `ps` finds the processes of the one that is killed.
 */
const SERVERS = [
  { debianPackage: 'postgresql', isThere: hasPostgres },
  { debianPackage: 'pgbouncer', isThere: () => onPath('pgbouncer') },
  { debianPackage: 'nats-server', isThere: () => onPath('nats-server') },
  { debianPackage: 'patroni', isThere: () => onPath('patroni') },
  { debianPackage: 'etcd-server', isThere: () => onPath('etcd') },
  { debianPackage: 'haproxy', isThere: () => onPath('haproxy') },
  { debianPackage: 'systemd', isThere: () => onPath('systemd-analyze') },
  { debianPackage: 'procps', isThere: () => onPath('ps') },
]
const missingServers = () => SERVERS.filter(({ isThere }) => !isThere()).map(({ debianPackage }) => debianPackage)

export const ensureServers = async (missing = missingServers, on = machine) => {
  const names = missing()
  if (names.length === 0) return
  if (!(await installPackages(names, on)))
    throw new Missing(`These programs are missing: ${names.join(', ')} (their names as packages of Debian).`)
  const still = missing()
  if (still.length > 0) throw new Missing(`apt-get installed ${still.join(', ')}, but the programs are not there.`)
}

const apt = (...args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) throw new Missing(`apt-get ${args.join(' ')} failed.`)
}
