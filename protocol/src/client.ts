/**
 * A client for browsers and programs: the routes, and a socket that comes back by itself and forgets nothing it was
 * asked to send.
 */
import type { ActionJson, Core, Layout } from '@ecumene/kernel'
import { Api, ApiError, type ApiOptions } from './api.ts'
import type { Ask, ChatLine, Tell, Update } from './socket.ts'
import { PROTOCOL_VERSION } from './version.ts'
import { Replica } from './wire.ts'

export { ApiError } from './api.ts'

/** As much of a WebSocket as we use: the browser's, Node's, or one that carries a token. */
export interface SocketLike {
  send(text: string): void
  close(code?: number): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}
export interface ClientOptions extends ApiOptions {
  readonly connect?: (url: string) => SocketLike
  /** Milliseconds before the first attempt to connect again; doubles up to 32 times that. */
  readonly patience?: number
  /**
   * Milliseconds without a word after which it asks whether the server is still there; a quarter of that if an answer
   * is due. After half of that again without a word the connection counts as lost.
   */
  readonly silence?: number
}
export interface Accepted {
  readonly seq: number
}
/** `legal`: with all that may be played; `watch`: as a spectator, even where one sits. */
interface Look {
  readonly legal: boolean
  readonly watch: boolean
}
export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed'
export interface TablePresence {
  readonly present: number
  readonly watchers: number
}

/** In a house's own network pages come without TLS, and browsers make no UUIDs there. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(n => n.toString(36)).join('-')

/** A path that is gone (another network, a machine that slept) says nothing: only silence tells. */
const SILENCE_MS = 20_000

interface Pending {
  readonly ask: Extract<Ask, { ref: number }>
  resolve(a: Accepted): void
  reject(e: Error): void
}

/** What the client needs of a table, whatever its state holds. */
type Followed = Pick<TableLink, 'greeting' | 'hear' | 'fail'>

export class Client extends Api {
  readonly #options: ClientOptions
  #socket: SocketLike | null = null
  #up = false
  #closed = false
  #attempts = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #ref = 1
  readonly #tables = new Map<string, Followed>()
  readonly #pending = new Map<number, Pending>()
  readonly #listeners = new Set<(state: LinkState) => void>()
  state: LinkState = 'closed'

  constructor(options: ClientOptions = {}) {
    super(options)
    this.#options = options
  }

  /** Follow a table. Resolves when its position is there. */
  async open<S extends Core>(id: string, layout: Layout<S>, legal = false, watch = false): Promise<TableLink<S>> {
    if (this.#closed) throw new Error('closed')
    const table = new TableLink(this, id, layout, { legal, watch })
    this.#tables.set(id, table)
    this.#connect()
    if (this.#up) this.#send(table.greeting())
    await table.ready
    return table
  }
  onLink(listener: (state: LinkState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** Sent now, and again after every reconnection until it is answered; the key makes sure it counts once. */
  ask(make: (ref: number) => Pending['ask']): Promise<Accepted> {
    return new Promise((resolve, reject) => {
      const ask = make(this.#ref++)
      this.#pending.set(ask.ref, { ask, resolve, reject })
      this.#connect()
      if (!this.#up) return
      this.#send(ask)
      this.#listen()
    })
  }
  reopen(table: Followed): void {
    if (this.#up) this.#send(table.greeting())
  }
  release(id: string): void {
    this.#tables.delete(id)
    if (this.#up) this.#send({ t: 'close', match: id })
  }
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#socket?.close()
    for (const p of this.#pending.values()) p.reject(new Error('closed'))
    this.#pending.clear()
    this.#say('closed')
  }

  #say(state: LinkState): void {
    this.state = state
    for (const l of this.#listeners) l(state)
  }
  #send(ask: Ask): void {
    this.#socket?.send(JSON.stringify(ask))
  }
  #connect(): void {
    if (this.#socket || this.#closed) return
    this.#say('connecting')
    const url = `${this.base.replace(/^http/, 'ws')}/api/socket`
    const socket = this.#options.connect ? this.#options.connect(url) : (new WebSocket(url) as unknown as SocketLike)
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return
      this.#hear(JSON.parse(String(data)) as Tell)
      if (this.#up) this.#listen()
    })
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', () => this.#lose(socket))
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lose(socket), this.#silenceMs)
  }
  get #silenceMs(): number {
    return this.#options.silence ?? SILENCE_MS
  }
  /** From now on silence counts anew. */
  #listen(): void {
    clearTimeout(this.#silence)
    const socket = this.#socket
    if (!socket || this.#closed) return
    this.#silence = setTimeout(
      () => {
        this.#send({ t: 'ping' })
        this.#silence = setTimeout(() => this.#lose(socket), this.#silenceMs / 2)
      },
      this.#pending.size > 0 ? this.#silenceMs / 4 : this.#silenceMs,
    )
  }
  /** It has closed, or nothing comes through it any more. */
  #lose(socket: SocketLike): void {
    if (this.#socket !== socket) return
    this.#socket = null
    this.#up = false
    clearTimeout(this.#silence)
    if (this.#closed) return
    socket.close()
    this.#say('waiting')
    // Not all at the same moment when a server comes back.
    const wait = (this.#options.patience ?? 500) * 2 ** Math.min(5, this.#attempts++) * (0.5 + Math.random())
    this.#timer = setTimeout(() => this.#connect(), wait)
  }
  /** The server speaks another version: guessing what it means would be worse than stopping. */
  #outdated(): void {
    const error = new ApiError({
      code: 'malformed',
      message: 'the server speaks another version of the protocol; load the page again',
    })
    for (const table of this.#tables.values()) table.fail(error)
    for (const p of this.#pending.values()) p.reject(error)
    this.#pending.clear()
    this.close()
  }
  #hear(tell: Tell): void {
    if (tell.t === 'welcome') {
      if (tell.v !== PROTOCOL_VERSION) {
        this.#outdated()
        return
      }
      this.#up = true
      this.#attempts = 0
      this.#say('open')
      for (const table of this.#tables.values()) this.#send(table.greeting())
      for (const { ask } of this.#pending.values()) this.#send(ask)
    } else if (tell.t === 'ok') {
      this.#pending.get(tell.ref)?.resolve({ seq: tell.seq })
      this.#pending.delete(tell.ref)
    } else if (tell.t === 'no') {
      const pending = tell.ref === null ? undefined : this.#pending.get(tell.ref)
      // Busy or restarting: what was asked stays asked.
      if (pending && tell.trouble.code === 'busy')
        setTimeout(() => {
          if (this.#up && this.#pending.has(pending.ask.ref)) this.#send(pending.ask)
        }, this.#options.patience ?? 500)
      else if (pending) {
        this.#pending.delete(pending.ask.ref)
        pending.reject(new ApiError(tell.trouble))
      } else if (tell.match !== null) this.#tables.get(tell.match)?.fail(new ApiError(tell.trouble))
    } else if ('match' in tell) this.#tables.get(tell.match)?.hear(tell)
  }
}

/** A table on a server, as the viewer's own copy of it. */
export class TableLink<S extends Core = Core> {
  readonly id: string
  readonly replica: Replica<S>
  /** Resolves with the first position. */
  readonly ready: Promise<void>
  presence: TablePresence = { present: 0, watchers: 0 }
  readonly #client: Client
  readonly #look: Look
  readonly #listeners = new Set<(what: 'update' | 'chat' | 'people' | 'table', tell: Tell) => void>()
  #resolve: () => void = () => {}
  #reject: (e: Error) => void = () => {}

  constructor(client: Client, id: string, layout: Layout<S>, look: Look) {
    this.#client = client
    this.id = id
    this.#look = look
    this.replica = new Replica(layout)
    this.ready = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }
  /** What is asked when the connection is there, for the first time or again. */
  greeting(): Ask {
    return {
      t: 'open',
      match: this.id,
      ...(this.replica.seq >= 0 ? { since: this.replica.seq } : {}),
      ...(this.#look.legal ? { legal: true } : {}),
      ...(this.#look.watch ? { watch: true } : {}),
    }
  }
  on(listener: (what: 'update' | 'chat' | 'people' | 'table', tell: Tell) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  play(action: ActionJson, seq = this.replica.seq, key = newKey()): Promise<Accepted> {
    return this.#client.ask(ref => ({ t: 'play', ref, match: this.id, seq, key, action: action as never }))
  }
  undo(seq = this.replica.seq, key = newKey()): Promise<Accepted> {
    return this.#client.ask(ref => ({ t: 'undo', ref, match: this.id, seq, key }))
  }
  say(text: string): Promise<ChatLine> {
    return this.#client.say(this.id, text)
  }
  close(): void {
    this.#client.release(this.id)
  }
  hear(tell: Tell): void {
    if (tell.t === 'update') {
      if (!this.replica.take(tell as Update)) {
        this.#client.reopen(this)
        return
      }
      this.#resolve()
    } else if (tell.t === 'people') this.presence = { present: tell.present, watchers: tell.watchers }
    if (tell.t === 'update' || tell.t === 'chat' || tell.t === 'people' || tell.t === 'table')
      for (const l of this.#listeners) l(tell.t, tell)
  }
  fail(error: Error): void {
    this.#reject(error)
  }
}
