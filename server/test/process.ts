import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Settings } from '../src/settings.ts'

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  /** As if the power failed. */
  kill(): Promise<void>
  stop(): Promise<void>
}
export async function serverProcess(settings: Settings): Promise<ServerProcess> {
  const child = fork(new URL('./run.ts', import.meta.url), [JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    url: `http://${settings.host}:${settings.port}`,
    child,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
