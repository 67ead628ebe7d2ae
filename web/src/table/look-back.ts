/** What was found out about a finished game: kept as long as its table is open, so that it is found out once. */
import type { AnalysedChoice, Decided } from '@ecumene/bots'
import { LocalThoughts } from '../local/thoughts.ts'
import type { Table } from './table.ts'

export type TurnVerdict =
  | { readonly is: 'unasked' }
  | { readonly is: 'running'; readonly progress: number }
  | { readonly is: 'known'; readonly decided: Decided }
  | { readonly is: 'failed' }

export class LookBack {
  readonly #table: Table
  readonly #listeners = new Set<() => void>()
  #verdict: TurnVerdict = { is: 'unasked' }

  constructor(table: Table) {
    this.#table = table
  }
  /** The one of this table. */
  static of(table: Table): LookBack {
    const known = kept.get(table) ?? new LookBack(table)
    kept.set(table, known)
    return known
  }
  now(): TurnVerdict {
    return this.#verdict
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  async start(): Promise<void> {
    if (this.#verdict.is === 'running' || this.#verdict.is === 'known') return
    this.#set({ is: 'running', progress: 0 })
    const record = await this.#table.record()
    const thoughts = new LocalThoughts()
    thoughts.think(
      { kind: 'look back', record },
      decided => {
        thoughts.close()
        this.#set(decided ? { is: 'known', decided } : { is: 'failed' })
      },
      progress => this.#set({ is: 'running', progress }),
    )
  }
  /** The choice that was made in the position after a line, if it is one of those in question. */
  choiceAt(seq: number): AnalysedChoice | null {
    if (this.#verdict.is !== 'known') return null
    return this.#verdict.decided.swings.find(swing => swing.choice?.seq === seq)?.choice ?? null
  }
  #set(verdict: TurnVerdict): void {
    this.#verdict = verdict
    for (const listener of [...this.#listeners]) listener()
  }
}
const kept = new WeakMap<Table, LookBack>()
