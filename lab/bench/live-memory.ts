/** What every thread of this process still holds after its garbage is collected: bytes of objects and of buffers. */
import { Session } from 'node:inspector/promises'

interface HeapUsage {
  readonly usedSize: number
  readonly backingStorageSize: number
}
const sizeOf = ({ usedSize, backingStorageSize }: HeapUsage): number => usedSize + backingStorageSize

export async function liveMemory(): Promise<number> {
  const session = new Session()
  session.connect()
  // The inspector's own types do not know all that it says.
  const { post, on } = session as unknown as {
    post(method: string, params?: object): Promise<unknown>
    on(event: string, hear: (said: { params: Record<string, string> }) => void): void
  }
  const ask = post.bind(session)
  const waiting = new Map<number, (answer: unknown) => void>()
  const threads: string[] = []
  on.call(session, 'NodeWorker.attachedToWorker', ({ params }) => threads.push(params.sessionId))
  on.call(session, 'NodeWorker.receivedMessageFromWorker', ({ params }) => {
    const { id, result } = JSON.parse(params.message) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let last = 0
  const askThread = (sessionId: string, method: string): Promise<unknown> => {
    const id = ++last
    const heard = new Promise(resolve => waiting.set(id, resolve))
    return ask('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) }).then(
      () => heard,
    )
  }
  await ask('HeapProfiler.collectGarbage')
  let live = sizeOf((await ask('Runtime.getHeapUsage')) as HeapUsage)
  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false })
  for (const thread of threads) {
    await askThread(thread, 'HeapProfiler.collectGarbage')
    live += sizeOf((await askThread(thread, 'Runtime.getHeapUsage')) as HeapUsage)
  }
  session.disconnect()
  return live
}
