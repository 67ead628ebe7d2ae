/** Asks the worker in which is thought for long; it is started with the first question. One at a time. */
import type { FromThinker, Task, ThinkerAnswers, ToThinker } from './thinker.ts'

export interface PendingThought {
  /** Nobody wants the answer any more. */
  stop(): void
  /** The answer is wanted at once, as far as it is known. */
  hurry(): void
}
interface Waiting {
  hear(answer: ThinkerAnswers[Task['kind']] | null): void
  progress(part: number): void
}

export class LocalThoughts {
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0

  /** `then` gets the answer, null if there is none; `progress` hears how far it is, from 0 to 1. */
  think<K extends Task['kind']>(
    task: Task & { readonly kind: K },
    then: (answer: ThinkerAnswers[K] | null) => void,
    progress: (part: number) => void = () => {},
  ): PendingThought {
    this.#worker ??= this.#start()
    const id = ++this.#last
    this.#waiting.set(id, { hear: then as Waiting['hear'], progress })
    this.#post({ type: 'think', id, task })
    return {
      stop: () => {
        this.#waiting.delete(id)
        this.#post({ type: 'stop', id })
      },
      hurry: () => this.#post({ type: 'hurry', id }),
    }
  }
  close(): void {
    this.#waiting.clear()
    this.#worker?.terminate()
    this.#worker = null
  }
  #post(message: ToThinker): void {
    this.#worker?.postMessage(message)
  }
  #start(): Worker {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      if (data.type === 'answer') this.#answer(data.id, data.answer)
      else this.#waiting.get(data.id)?.progress(data.progress)
    })
    // It could not be loaded, or it broke: pending requests are answered at once.
    worker.addEventListener('error', () => {
      for (const id of this.#waiting.keys()) this.#answer(id, null)
    })
    return worker
  }
  #answer(id: number, answer: ThinkerAnswers[Task['kind']] | null): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.hear(answer)
  }
}
