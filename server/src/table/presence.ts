/** Who is at a table at this moment, on all servers together. Each tells the others how many of its own are there. */
import { EventEmitter } from 'node:events'
import type { TableNote } from '../store/note.ts'
import type { Store } from '../store/store.ts'
import { presenceOf } from './audience.ts'
import type { Hall } from './hall.ts'

interface Present {
  readonly present: number
  readonly watchers: number
}
/** What another server said holds for so long; each says it again in time. */
const HOLDS_MS = 90_000
const AGAIN_MS = 30_000

export class Presence {
  readonly #store: Store
  readonly #hall: Hall
  /** By table, then by server. */
  readonly #others = new Map<string, Map<string, Present & { at: number }>>()
  readonly #timer: NodeJS.Timeout
  /** By the id of a table: somebody has come to look at it, on whatever server. */
  readonly #visits = new EventEmitter<Record<string, []>>()
  constructor(store: Store, hall: Hall) {
    this.#store = store
    this.#hall = hall
    this.#visits.setMaxListeners(0)
    store.notes.on('note', note => {
      if (note.kind === 'people' && note.match && note.from !== store.origin) this.#hear(note.match, note)
    })
    this.#timer = setInterval(() => this.#sayAgain(), AGAIN_MS)
  }
  close(): void {
    clearInterval(this.#timer)
  }
  of(match: string): Present {
    let { present, watchers } = presenceOf(this.#hall.rooms.roomsOf(match))
    for (const other of this.#others.get(match)?.values() ?? [])
      if (other.at > Date.now() - HOLDS_MS) {
        present |= other.present
        watchers += other.watchers
      }
    return { present, watchers }
  }
  /**
   * Waits so long at most: while nobody looks at the table through another server, nor comes to it through this one.
   */
  async unseen(match: string, ms: number): Promise<void> {
    const since = Date.now() - HOLDS_MS
    for (const { at } of this.#others.get(match)?.values() ?? []) if (at > since) return
    if (ms > 0)
      await new Promise<void>(resolve => {
        const done = (): void => {
          clearTimeout(timer)
          this.#visits.off(match, done)
          resolve()
        }
        const timer = setTimeout(done, ms).unref()
        this.#visits.on(match, done)
      })
  }
  /** Somebody of this server came to a table or left it. */
  changed(match: string, hasCome: boolean): void {
    this.#show(match)
    if (hasCome) this.#visits.emit(match)
    // A newcomer does not know who is present on the other servers: they are asked.
    if (this.#store.postgres) this.#say(match, hasCome)
  }
  #hear(match: string, { from, present = 0, watchers = 0, isAsking }: TableNote): void {
    const servers = this.#others.get(match) ?? new Map()
    if (present === 0 && watchers === 0) servers.delete(from)
    else servers.set(from, { present, watchers, at: Date.now() })
    if (servers.size > 0) this.#others.set(match, servers)
    else this.#others.delete(match)
    this.#show(match)
    if (servers.has(from)) this.#visits.emit(match)
    const own = presenceOf(this.#hall.rooms.roomsOf(match))
    if (isAsking && (own.present !== 0 || own.watchers > 0)) this.#say(match, false)
  }
  #say(match: string, isAsking: boolean): void {
    const own = presenceOf(this.#hall.rooms.roomsOf(match))
    this.#store.tell({ kind: 'people', match, ...own, isAsking }).catch(() => {})
  }
  #show(match: string): void {
    const text = JSON.stringify({ t: 'people', match, ...this.of(match) })
    for (const follower of this.#hall.rooms.followers(match)) follower.send(text)
  }
  #sayAgain(): void {
    const old = Date.now() - HOLDS_MS
    for (const [match, servers] of this.#others) {
      for (const [from, { at }] of servers) if (at < old) servers.delete(from)
      if (servers.size === 0) this.#others.delete(match)
    }
    if (this.#store.postgres) for (const match of this.#hall.rooms.followed()) this.#say(match, false)
  }
}
