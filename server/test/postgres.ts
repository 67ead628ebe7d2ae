/** A PostgreSQL of our own: a fresh cluster in a temporary folder, on loopback, run by a user without rights. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  query(text: string, database?: string): Promise<Record<string, unknown>[]>
  /** As if it crashed. */
  halt(): Promise<void>
  /** Again, on the same data and port. */
  start(): Promise<void>
  stop(): Promise<void>
}
/** Where PostgreSQL's own programs are: on Debian a folder for each version, elsewhere on the path. */
export function programs(): string {
  const root = '/usr/lib/postgresql'
  const found = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const version = found.find(v => existsSync(join(root, v, 'bin', 'initdb')))
  if (version) return join(root, version, 'bin')
  const folder = (process.env.PATH ?? '').split(delimiter).find(place => existsSync(join(place, 'initdb')))
  if (!folder) throw new Error('PostgreSQL is missing: npm run test:cluster says how to get it')
  return folder
}
/** PostgreSQL refuses to run as root. */
export function nobody(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export async function startPostgres(): Promise<Postgres> {
  const bin = programs()
  const who = nobody()
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-pg-'))
  if ('uid' in who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=120']
  let child: ChildProcess
  let gone: Promise<void>
  const launch = (): void => {
    child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options.flatMap(o => ['-c', o])], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    })
    gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  }
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`
  const query = async (text: string, at = url('postgres')): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: at })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  const start = async (): Promise<void> => {
    launch()
    for (let i = 0; ; i++) {
      try {
        await query('select 1')
        return
      } catch (error) {
        if (i > 100) throw error
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    }
  }
  await start()
  let count = 0
  return {
    async database() {
      const name = `test_${++count}`
      await query(`create database ${name}`)
      return url(name)
    },
    query,
    async halt() {
      child.kill('SIGQUIT')
      await gone
    },
    start,
    async stop() {
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
