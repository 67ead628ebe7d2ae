/** Play over a socket: one connection, any number of tables. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat, Viewer } from '@ecumene/kernel'
import { Ask, PROTOCOL_VERSION, type Tell } from '@ecumene/protocol'
import type { WebSocket } from '@fastify/websocket'
import { LIMITS } from '../limits-list.ts'
import { type Person, stillIn } from '../people/person.ts'
import { Problem, problemFrom } from '../problem.ts'
import type { Services } from '../services.ts'
import { Allowance } from './allowance.ts'
import { Connections } from './connections.ts'
import { framesOf } from './frames.ts'
import { lookingBack, viewerOf } from './viewer.ts'

const MOST_TABLES = LIMITS.tablesOfSocket.most
/** A client that does not read what it is sent is cut off. */
const MOST_BUFFERED = 4 * 1024 * 1024
/** With so much unread, nothing more is read for it from the beginning: it gets the next table when it has read. */
const MOST_UNREAD = 256 * 1024
const UNREAD_MS = 15_000
const LOOK_MS = 50
const MOST_WAITING = LIMITS.tablesAskedFor.most

type OpenTable = { stop: () => void; viewer: Viewer }

export class Connection {
  readonly #socket: WebSocket
  readonly #wire: Socket
  /** What is said in one turn of the event loop goes out in one piece: the position and the answer to the move. */
  #unsent: string[] = []
  readonly #person: Person | null
  readonly #address: string
  readonly #s: Services
  readonly #tables = new Map<string, OpenTable>()
  #alive = true
  readonly #allowance = new Allowance()
  #opening: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(socket: WebSocket, wire: Socket, person: Person | null, services: Services, address: string) {
    this.#socket = socket
    this.#wire = wire
    this.#address = address
    this.#person = person
    this.#s = services
    socket.on('message', (data, binary) => void this.#receive(data as Buffer, binary))
    // A ping costs the server as much as a message does: a client that sends too many gets no answer, then no
    // connection.
    socket.on('ping', data => {
      if (this.#mayGoOn() && socket.readyState === socket.OPEN) socket.pong(data)
    })
    socket.on('pong', () => {
      if (!this.#mayGoOn()) return
      this.#alive = true
      if (person) services.here.seen(person.user)
    })
    socket.on('close', () => this.#closeAll())
    socket.on('error', () => {})
    this.#tell({ t: 'welcome', v: PROTOCOL_VERSION, user: person?.user ?? null, now: Date.now() })
  }
  get user(): string | null {
    return this.#person?.user ?? null
  }
  /** Twice a minute: is anybody there, and may they still be? */
  async check(): Promise<void> {
    if (!this.#alive) {
      this.#socket.terminate()
      return
    }
    this.#alive = false
    this.#socket.ping()
    await this.recheck()
  }
  async recheck(): Promise<void> {
    if (this.#person && !(await stillIn(this.#s.store, this.#person))) this.close(4401, 'signed out')
  }
  close(code: number, why: string): void {
    this.#flush()
    this.#socket.close(code, why)
  }

  #tell(message: Tell): void {
    this.#send(JSON.stringify(message))
  }
  #send(text: string): void {
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate()
    else if (this.#socket.readyState === this.#socket.OPEN) {
      this.#unsent.push(text)
      if (this.#unsent.length === 1) setImmediate(() => this.#flush())
    }
  }
  #flush(): void {
    const texts = this.#unsent
    if (texts.length === 0) return
    this.#unsent = []
    if (this.#socket.readyState === this.#socket.OPEN) this.#wire.write(framesOf(texts))
  }

  async #receive(data: Buffer, binary: boolean): Promise<void> {
    // Whatever can be told of a message, even a wrong one, is told in the answer.
    let about: { t?: unknown; ref?: unknown; match?: unknown } = {}
    // What comes behind the cut is not read any more.
    if (this.#socket.readyState !== this.#socket.OPEN) return
    try {
      if (binary) throw new Problem('malformed', 'text only')
      const value = read(data)
      if (typeof value === 'object' && value !== null) about = value
      if (!this.#mayGoOn()) throw new Problem('slow-down', 'too many messages')
      await this.#follow(check(value))
    } catch (error) {
      const problem = problemFrom(error)
      if (!(error instanceof Problem))
        this.#s.log.error({ reason: String(error), t: String(about.t) }, 'a message failed')
      this.#s.metrics.refusals.inc({ code: problem.code })
      const ref = Number.isInteger(about.ref) ? (about.ref as number) : null
      const match = typeof about.match === 'string' ? about.match.slice(0, 40) : null
      this.#tell({ t: 'no', ref, match, trouble: problem.toTrouble() })
    }
  }
  /** False: too much was sent. What goes on after many warnings is cut off. */
  #mayGoOn(): boolean {
    if (!this.#s.settings.rateLimits) return true
    const found = this.#allowance.spend()
    if (found === 'cut') this.#socket.terminate()
    return found === 'ok'
  }
  async #follow(ask: Ask): Promise<void> {
    switch (ask.t) {
      case 'play':
      case 'undo': {
        const seat = await this.#mySeat(ask.match)
        const action = ask.t === 'play' ? ask.action : null
        const { seq } = await this.#s.hall.submit({
          match: ask.match,
          seat,
          action,
          seq: ask.seq,
          key: ask.key,
          by: 'player',
        })
        this.#tell({ t: 'ok', ref: ask.ref, match: ask.match, seq })
        return
      }
      case 'open':
        return this.#inOrder(() => this.#open(ask))
      case 'close':
        return this.#inOrder(async () => {
          this.#close(ask.match)
          this.#tell({ t: 'closed', match: ask.match })
        })
      case 'say': {
        const person = this.#need('chat')
        await this.#s.chat.say(ask.match, person.user, person.name, ask.text)
        return
      }
      case 'ping':
        this.#tell({ t: 'pong', now: Date.now() })
        return
      case 'hello':
        return
    }
  }
  /** Tables are opened and closed one after the other: otherwise the same table could be opened many times at once. */
  async #inOrder(work: () => Promise<void>): Promise<void> {
    if (this.#waiting >= MOST_WAITING) throw new Problem('slow-down', 'too many tables at once')
    this.#waiting++
    const run = this.#opening.then(() => this.#hasRead()).then(work)
    this.#opening = run.catch(() => {})
    await run.finally(() => {
      this.#waiting--
    })
  }
  /** A client that asks and does not read is not served further, and cut off if it goes on so. */
  async #hasRead(): Promise<void> {
    const end = Date.now() + UNREAD_MS
    while (this.#socket.bufferedAmount > MOST_UNREAD && this.#socket.readyState === this.#socket.OPEN) {
      if (Date.now() > end) this.#socket.terminate()
      await sleep(LOOK_MS, undefined, { ref: false })
    }
  }
  #need(scope: 'read' | 'play' | 'chat'): Person {
    if (!this.#person) throw new Problem('unauthenticated', 'say who you are first')
    if (!this.#person.scopes.includes(scope)) throw new Problem('scope', `this token lacks the scope ${scope}`)
    return this.#person
  }
  async #mySeat(match: string): Promise<Seat> {
    const { user } = this.#need('play')
    const room = this.#s.hall.known(match) ?? (await this.#s.hall.room(match))
    const seat = room.seatOf(user)
    if (seat === null) throw new Problem('foreign-seat', 'you do not sit at this table')
    if (room.meta.seats[seat].standIn) await this.#s.lobby.comeBack(match, user)
    return seat
  }
  async #open({ match, since = -1, legal = false, watch = false }: Extract<Ask, { t: 'open' }>): Promise<void> {
    const { hall } = this.#s
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (!this.#tables.has(match) && this.#tables.size >= MOST_TABLES)
      throw new Problem('full', `no more than ${MOST_TABLES} tables at once`)
    const viewer = await viewerOf(this.#s, match, watch ? null : this.#person)
    this.#close(match)
    const mayLookBack = lookingBack(this.#s, this.#person, this.#address)
    const send = (text: string): void => this.#send(text)
    const stop = await hall.follow(match, { viewer, legal, user: this.user, send, mayLookBack }, since)
    if (this.#socket.readyState !== this.#socket.OPEN) {
      stop()
      return
    }
    this.#tables.set(match, { stop, viewer })
    this.#s.presence.changed(match, true)
  }
  #close(match: string): void {
    const table = this.#tables.get(match)
    if (!table) return
    table.stop()
    this.#tables.delete(match)
    this.#s.presence.changed(match, false)
  }
  #closeAll(): void {
    for (const match of [...this.#tables.keys()]) this.#close(match)
  }
}

function read(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    throw new Problem('malformed', 'not JSON')
  }
}
function check(value: unknown): Ask {
  const found = Ask.safeParse(value)
  if (found.success) return found.data
  const issue = found.error.issues[0]
  throw new Problem('malformed', `${issue.path.join('.')}: ${issue.message}`)
}

const TRY_LATER = 1013

/** All connections of this process. */
export class Sockets {
  readonly #open = new Set<Connection>()
  readonly #services: Services
  readonly #timer: NodeJS.Timeout
  readonly #counted = new Connections(LIMITS.sockets.most, LIMITS.socketsOfStrangers.most)
  constructor(services: Services) {
    this.#services = services
    this.#timer = setInterval(() => {
      for (const c of this.#open) void c.check().catch(() => {})
    }, 30_000)
    services.store.notes.on('note', note => {
      if (note.kind === 'user') for (const c of this.#open) if (c.user === note.user) void c.recheck().catch(() => {})
    })
  }
  get size(): number {
    return this.#open.size
  }
  accept(socket: WebSocket, { person, raw, ip }: { person: Person | null; raw: IncomingMessage; ip: string }): void {
    const end = this.#services.settings.rateLimits ? this.#counted.begin(person, ip) : () => {}
    if (!end) {
      socket.on('error', () => {})
      socket.close(TRY_LATER, 'too many connections')
      return
    }
    socket.on('close', end)
    const connection = new Connection(socket, raw.socket, person, this.#services, ip)
    this.#open.add(connection)
    socket.on('close', () => this.#open.delete(connection))
  }
  close(): void {
    clearInterval(this.#timer)
    for (const c of this.#open) c.close(1012, 'restarting')
  }
}
