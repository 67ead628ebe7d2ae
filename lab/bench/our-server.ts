/** Our server in a process, on a port and in a folder of its own; and a PostgreSQL for it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defaults, type Settings } from '../../server/src/settings.ts'

export interface Cluster {
  database(): Promise<string>
  query(text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}
// The server's tests know how to start a PostgreSQL and a NATS of their own.
export const { freePort, startPostgres } = (await import(
  new URL('../../server/test/postgres.ts', import.meta.url).href
)) as {
  freePort(): Promise<number>
  startPostgres(): Promise<Cluster>
}
export const { startNats } = (await import(new URL('../../server/test/nats.ts', import.meta.url).href)) as {
  startNats(): Promise<{ readonly url: string; pid(): number; stop(): Promise<void> }>
}

export interface OurServer {
  readonly child: ChildProcess
  readonly url: string
  readonly settings: Settings
  /** As if the power failed; what it stored stays. */
  kill(): Promise<void>
  stop(): Promise<void>
}
/** The same on a board of the size that a civilization game has. */
export const LARGE_TOY = new URL('./large-toy.ts', import.meta.url).href
const HERE = resolve(import.meta.dirname, '../..')
/** The toy alone: the same game that others are measured with. */
export const TOY = new URL('./load-games.ts', import.meta.url).href

/** A file that serves, with its arguments; it says when it is ready. */
export async function startProcess(file: string, args: string[], execArgv: string[]): Promise<ChildProcess> {
  const child = fork(file, args, { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
/** Of this tree, or of another one to compare it with; or another file that serves in its place. */
export async function startOurs(
  change: Partial<Settings>,
  execArgv: string[] = ['--expose-gc'],
  tree = HERE,
  file = 'lab/bench/load-server.ts',
): Promise<OurServer> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-bench-'))
  const port = await freePort()
  const settings = { ...defaults, port, data, logLevel: 'error', rateLimits: false, ...change }
  const child = await startProcess(join(tree, file), [JSON.stringify(settings)], execArgv)
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    settings,
    kill: () => end(child),
    async stop() {
      await end(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
