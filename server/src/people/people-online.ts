/** Who is on the site at this moment: people whose last request, to any server, was a short while ago. */
import type { Store } from '../store/store.ts'

/** The pages ask every few seconds, and a socket answers twice a minute. */
const HOLDS_MS = 60_000
/** Other servers are told so often of somebody who stays. */
const TELL_MS = 20_000

export class Here {
  readonly #store: Pick<Store, 'notes' | 'origin' | 'postgres' | 'tell'>
  readonly #now: () => number
  readonly #seen = new Map<string, number>()
  readonly #told = new Map<string, number>()

  constructor(store: Pick<Store, 'notes' | 'origin' | 'postgres' | 'tell'>, now: () => number = Date.now) {
    this.#store = store
    this.#now = now
    store.notes.on('note', note => {
      if (note.kind === 'here' && note.user && note.from !== store.origin) this.#note(note.user)
    })
  }
  has(user: string): boolean {
    return (this.#seen.get(user) ?? 0) > this.#now() - HOLDS_MS
  }
  seen(user: string): void {
    this.#note(user)
    if (!this.#store.postgres || (this.#told.get(user) ?? 0) > this.#now() - TELL_MS) return
    this.#told.set(user, this.#now())
    this.#store.tell({ kind: 'here', user }).catch(() => {})
  }
  /** Who has been away for long is forgotten. */
  tidy(): void {
    for (const user of this.#seen.keys())
      if (!this.has(user)) {
        this.#seen.delete(user)
        this.#told.delete(user)
      }
  }
  #note(user: string): void {
    this.#seen.set(user, this.#now())
  }
}
