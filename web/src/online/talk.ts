/**
 * What people say at a table: read from the server once, then line by line; and how much of it is new to the reader.
 */
import type { ChatLine } from '@ecumene/protocol'
import type { TableLink as Link } from '@ecumene/protocol/client'
import { server } from './session.ts'

export interface TalkState {
  readonly lines: readonly ChatLine[]
  /** Lines of others after the last one read. */
  readonly unread: number
}
const keyFor = (id: string): string => `ecumene:talk:${id}`

export class Talk {
  readonly #id: string
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  #me: string | null = null
  #readUpTo: number
  #said: TalkState = { lines: [], unread: 0 }

  /** Without a link (before the game) the talk is read again from time to time. */
  constructor(link: Link | null, id: string) {
    this.#id = id
    this.#readUpTo = readUpTo(id)
    const unhear = link?.on((_, tell) => tell.t === 'chat' && this.#add([tell.line]))
    const timer = link ? undefined : setInterval(() => void this.reload(), 4000)
    this.#stop = () => {
      unhear?.()
      clearInterval(timer)
    }
    void this.reload()
  }
  said(): TalkState {
    return this.#said
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  async say(text: string): Promise<void> {
    this.#add([await server.say(this.#id, text)])
  }
  /** Reads everything again: whom I muted meanwhile is gone from it. */
  async reload(): Promise<void> {
    try {
      this.#me ??= (await server.me()).user
      const lines = await server.chat(this.#id)
      this.#tell(lines)
    } catch {
      // The talk of this table is not open to me, or the server is away: then there is nothing to read.
    }
  }
  /** All of it has been before the reader's eyes. */
  read(): void {
    const last = this.#said.lines.at(-1)?.at ?? 0
    if (last <= this.#readUpTo) return
    this.#readUpTo = last
    try {
      localStorage.setItem(keyFor(this.#id), String(last))
    } catch {
      // Storage may be switched off: then it is new again after a reload.
    }
    this.#add([])
  }
  close(): void {
    this.#stop()
    this.#listeners.clear()
  }

  #add(more: readonly ChatLine[]): void {
    const known = new Map(this.#said.lines.map(l => [l.id, l]))
    for (const line of more) known.set(line.id, line)
    this.#tell([...known.values()].sort((a, b) => a.at - b.at))
  }
  #tell(lines: readonly ChatLine[]): void {
    const unread = lines.filter(l => l.at > this.#readUpTo && l.user !== this.#me).length
    const { lines: old, unread: before } = this.#said
    // Nothing new: a reader who has scrolled up is not disturbed.
    if (
      unread === before &&
      lines.length === old.length &&
      lines.every((l, i) => l.id === old[i].id && l.removed === old[i].removed)
    )
      return
    this.#said = { lines, unread }
    for (const listener of [...this.#listeners]) listener()
  }
}

function readUpTo(id: string): number {
  try {
    return Number(localStorage.getItem(keyFor(id)) ?? 0)
  } catch {
    return 0
  }
}
