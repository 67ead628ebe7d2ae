/** Where moves wait to be written, and tables to be read, many at a time. */

/** What is asked waits here while a batch is on its way: the busier it is, the more share one. */
export class Gate<Asked, Answer> {
  #waiting: { asked: Asked; resolve(answer: Answer): void; reject(e: unknown): void }[] = []
  #running = 0
  readonly #work: (batch: readonly Asked[]) => Promise<readonly Answer[]>
  readonly #lanes: number
  constructor(lanes: number, work: (batch: readonly Asked[]) => Promise<readonly Answer[]>) {
    this.#lanes = lanes
    this.#work = work
  }
  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject })
      // Whatever else arrived in this turn of the event loop goes along.
      if (this.#running < this.#lanes && this.#waiting.length === 1) setImmediate(() => this.#run())
    })
  }
  async #run(): Promise<void> {
    if (this.#running >= this.#lanes || this.#waiting.length === 0) return
    const batch = this.#waiting.splice(0, 500)
    this.#running++
    try {
      const answers = await this.#work(batch.map(w => w.asked))
      batch.forEach((w, i) => {
        w.resolve(answers[i])
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
