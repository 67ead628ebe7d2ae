/** A NATS and a PgBouncer of our own, on loopback. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, nobody } from './postgres.ts'

interface Running {
  readonly url: string
  pid(): number
  /** As if it crashed. */
  halt(): Promise<void>
  /** Again, on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}
export async function startNats(): Promise<Running> {
  const port = await freePort()
  const run = await keep(() => spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }), port)
  return { ...run, url: `nats://127.0.0.1:${port}`, stop: run.halt }
}
/** Lends connections to the database at `url` for one transaction at a time. */
export async function startPgBouncer(url: string): Promise<Running> {
  const port = await freePort()
  const who = nobody()
  const { port: to, pathname } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-bouncer-'))
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: 12,
    max_client_conn: 200,
    unix_socket_dir: '',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `[databases]\n* = host=127.0.0.1 port=${to}\n[pgbouncer]\n${lines.join('\n')}\n`)
  if ('uid' in who) for (const path of [folder, file, join(folder, 'users.txt')]) chownSync(path, who.uid, who.gid)
  const run = await keep(() => spawn('pgbouncer', [file], { ...who, cwd: folder, stdio: 'ignore' }), port)
  return {
    ...run,
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    async stop() {
      await run.halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function keep(launch: () => ChildProcess, port: number): Promise<Omit<Running, 'url' | 'stop'>> {
  let child: ChildProcess
  const start = async (): Promise<void> => {
    child = launch()
    let fault: Error | null = null
    child.once('error', error => {
      fault = error
    })
    for (let i = 0; !(await answers(port)); i++) {
      if (fault || i > 200) throw fault ?? new Error(`nothing answers on ${port}`)
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }
  await start()
  return {
    start,
    pid: () => child.pid ?? 0,
    async halt() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
