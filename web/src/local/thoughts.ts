/** Asks the worker in which bots think; it is started when the first of them sits down to it. */
import type { ActionJson } from '@ecumene/kernel'
import type { FromThinker, ToThinker, Wondering } from './thinker.ts'

export class Thoughts {
  readonly #waiting = new Map<number, (action: ActionJson | null) => void>()
  #worker: Worker | null = null
  #last = 0

  think(about: Wondering, then: (action: ActionJson | null) => void): () => void {
    this.#worker ??= this.#start()
    const id = ++this.#last
    this.#waiting.set(id, then)
    this.#post({ type: 'think', id, about })
    return () => {
      this.#waiting.delete(id)
      this.#post({ type: 'stop', id })
    }
  }
  #post(message: ToThinker): void {
    this.#worker?.postMessage(message)
  }
  #start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => this.#answer(data.id, data.action))
    // It could not be loaded, or it broke: whoever waits is answered at once.
    worker.addEventListener('error', () => {
      for (const id of this.#waiting.keys()) this.#answer(id, null)
    })
    return worker
  }
  #answer(id: number, action: ActionJson | null): void {
    const then = this.#waiting.get(id)
    this.#waiting.delete(id)
    then?.(action)
  }
}
