// What a stage needs from the machine beyond npm packages. Each function does nothing when the thing is there already.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Makes sure a program is on the path; on Debian, as root, installs the package that holds it. */
export const ensureProgram = (program, debianPackage = program) => {
  if (onPath(program)) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !onPath('apt-get'))
    throw new Error(`${program} is missing. Install it (Debian: apt-get install ${debianPackage}) and try again.`)
  console.log(`Installing ${debianPackage} (apt-get) ...`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', debianPackage)
  if (!onPath(program)) throw new Error(`apt-get installed ${debianPackage}, but ${program} is still not on the path.`)
}

/** PostgreSQL's own programs; Debian keeps them off the path, one folder for each version. */
const hasPostgres = () => {
  const folder = '/usr/lib/postgresql'
  return (
    onPath('postgres') ||
    (existsSync(folder) && readdirSync(folder).some(v => existsSync(join(folder, v, 'bin', 'postgres'))))
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
  { debianPackage: 'procps', isThere: () => onPath('ps') },
]
export const ensureServers = () => {
  const missing = SERVERS.filter(({ isThere }) => !isThere()).map(({ debianPackage }) => debianPackage)
  if (missing.length === 0) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !onPath('apt-get'))
    throw new Error(`Missing: ${missing.join(', ')}. Install it (Debian: apt-get install) and try again.`)
  console.log(`Installing ${missing.join(', ')} (apt-get) ...`)
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...missing)
  const still = SERVERS.filter(({ isThere }) => !isThere()).map(({ debianPackage }) => debianPackage)
  if (still.length > 0) throw new Error(`apt-get installed ${still.join(', ')}, but the programs are not there.`)
}

const apt = (...args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed.`)
}

const onPath = program => (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, program)))
