/**
 * Who of the bots may think now: one thought a table at a time, as many tables as there are threads. Hosts take turns,
 * and so do the tables of each: twenty tables of one host slow that host down, and nobody else more than one would. The
 * longer the queue, the less time each gets.
 */
import { capOf } from '@ecumene/bots'
import type { ActionJson } from '@ecumene/kernel'
import type { JobAsks } from './jobs.ts'

type Ask = JobAsks['think']
/** A table and who answers for it. */
interface ThinkingFor {
  readonly table: string
  readonly host: string
}
interface WaitingThought extends ThinkingFor {
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
  readonly #waiting: WaitingThought[] = []
  /** Of each table that thinks, its host. */
  readonly #thinking = new Map<string, string>()
  /** Of each host with something to think, when a thought of theirs last began. */
  readonly #turns = new Map<string, number>()
  #begun = 0

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
  async think({ table, host }: ThinkingFor, ask: Omit<Ask, 'budget'>): Promise<ActionJson> {
    const since = performance.now()
    const budget = await new Promise<number>(begin => {
      this.#waiting.push({ table, host, ask, begin })
      this.#next()
    })
    try {
      return await this.#think({ ...ask, budget })
    } finally {
      this.#took((performance.now() - since) / 1000)
      this.#thinking.delete(table)
      this.#forget(host)
      this.#next()
    }
  }
  #next(): void {
    while (this.#thinking.size < this.#places) {
      const first = this.#first()
      if (!first) return
      this.#waiting.splice(this.#waiting.indexOf(first), 1)
      this.#thinking.set(first.table, first.host)
      this.#turns.set(first.host, ++this.#begun)
      first.begin(this.#budgetOf(first))
    }
  }
  /** Of the host with the fewest thoughts under way, then of the one whose last thought began first. */
  #first(): WaitingThought | undefined {
    const free = this.#waiting.filter(({ table }) => !this.#thinking.has(table))
    const underWay = (host: string): number => [...this.#thinking.values()].filter(other => other === host).length
    const before = (a: WaitingThought, b: WaitingThought): number =>
      underWay(a.host) - underWay(b.host) || (this.#turns.get(a.host) ?? 0) - (this.#turns.get(b.host) ?? 0)
    return free.length === 0 ? undefined : free.reduce((first, other) => (before(other, first) < 0 ? other : first))
  }
  #forget(host: string): void {
    const isBusy = [...this.#thinking.values()].includes(host) || this.#waiting.some(other => other.host === host)
    if (!isBusy) this.#turns.delete(host)
  }
  /** Every other host counts as one, however many tables of theirs wait. */
  #budgetOf({ host, ask }: WaitingThought): number {
    const most = Math.min(this.#most, capOf(ask.bot))
    const own = this.#waiting.filter(other => other.host === host).length
    const others = new Set(this.#waiting.map(other => other.host).filter(other => other !== host)).size
    return Math.max(LEAST, most / (1 + (own + others) / this.#places))
  }
}
