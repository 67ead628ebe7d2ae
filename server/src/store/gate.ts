/** Where moves wait to be written, many at a time. */
import type { Append, Verdict } from './commit.ts'

/** Moves wait here while a batch is being written: the busier it is, the more share one write to the disk. */
export class Gate {
  #waiting: { move: Append; resolve(v: Verdict): void; reject(e: unknown): void }[] = []
  #running = 0
  readonly #write: (batch: readonly Append[]) => Promise<readonly Verdict[]>
  readonly #lanes: number
  constructor(lanes: number, write: (batch: readonly Append[]) => Promise<readonly Verdict[]>) {
    this.#lanes = lanes
    this.#write = write
  }
  append(move: Append): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject })
      // Whatever else arrived in this turn of the event loop goes along.
      if (this.#running < this.#lanes && this.#waiting.length === 1) setImmediate(() => this.#run())
    })
  }
  async #run(): Promise<void> {
    if (this.#running >= this.#lanes || this.#waiting.length === 0) return
    const batch = this.#waiting.splice(0, 500)
    this.#running++
    try {
      const verdicts = await this.#write(batch.map(w => w.move))
      batch.forEach((w, i) => {
        w.resolve(verdicts[i])
      })
    } catch (error) {
      for (const w of batch) w.reject(error)
    } finally {
      this.#running--
      void this.#run()
    }
  }
  async idle(): Promise<void> {
    while (this.#running > 0 || this.#waiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5))
  }
}
