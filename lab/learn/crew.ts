/** The threads of a training, asked all at once. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SharedNetwork } from './shared.ts'
import type { ThreadAnswers, ThreadOrder, ThreadStart } from './thread.ts'

export class Crew {
  readonly #threads: readonly Worker[]

  constructor(game: string, seed: number, shared: SharedNetwork) {
    const url = new URL('./thread.ts', import.meta.url)
    this.#threads = Array.from({ length: shared.threads }, (_, thread) => {
      const workerData: ThreadStart = { game, thread, seed, shared }
      return new Worker(url, { workerData })
    })
  }
  /** What every thread answers; if one fails, all of it does. */
  async ask<K extends ThreadOrder['kind']>(
    order: ThreadOrder & { readonly kind: K },
  ): Promise<readonly ThreadAnswers[K][]> {
    return Promise.all(
      this.#threads.map(async thread => {
        thread.postMessage(order)
        const [answer] = await once(thread, 'message')
        return answer as ThreadAnswers[K]
      }),
    )
  }
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.terminate()))
  }
}
