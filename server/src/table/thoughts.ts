/**
 * Who of the bots may think now: one thought a table at a time, as many tables as there are threads, whoever has waited
 * longest first. The longer the queue, the less time each gets.
 */
import { capOf } from '@ecumene/bots'
import type { ActionJson } from '@ecumene/kernel'
import type { Asks } from './jobs.ts'

type Ask = Asks['think']
interface Waiting {
  readonly table: string
  readonly ask: Omit<Ask, 'budget'>
  begin(budget: number): void
}
/** Milliseconds every thought has, however many wait. */
const LEAST = 50

export class Thoughts {
  readonly #think: (ask: Ask) => Promise<ActionJson>
  readonly #places: number
  readonly #most: number
  readonly #took: (seconds: number) => void
  readonly #waiting: Waiting[] = []
  readonly #thinking = new Set<string>()

  /** `most`: milliseconds of a thought, whatever its level; `took` hears how long each took, its wait included. */
  constructor(
    think: (ask: Ask) => Promise<ActionJson>,
    places: number,
    most: number,
    took: (seconds: number) => void = () => {},
  ) {
    this.#think = think
    this.#places = places
    this.#most = most
    this.#took = took
  }
  /** Tables whose bots wait. */
  get waiting(): number {
    return this.#waiting.length
  }
  async think(table: string, ask: Omit<Ask, 'budget'>): Promise<ActionJson> {
    const since = performance.now()
    const budget = await new Promise<number>(begin => {
      this.#waiting.push({ table, ask, begin })
      this.#next()
    })
    try {
      return await this.#think({ ...ask, budget })
    } finally {
      this.#took((performance.now() - since) / 1000)
      this.#thinking.delete(table)
      this.#next()
    }
  }
  #next(): void {
    while (this.#thinking.size < this.#places) {
      const at = this.#waiting.findIndex(({ table }) => !this.#thinking.has(table))
      if (at < 0) return
      const [first] = this.#waiting.splice(at, 1)
      this.#thinking.add(first.table)
      first.begin(this.#budgetOf(first.ask.bot))
    }
  }
  #budgetOf(bot: string): number {
    const most = Math.min(this.#most, capOf(bot))
    return Math.max(LEAST, most / (1 + this.#waiting.length / this.#places))
  }
}
