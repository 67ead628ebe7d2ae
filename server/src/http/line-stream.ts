/** One stream of lines of JSON: it ends with its reader, and with the session or token that opened it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LIMITS } from '../limits-list.ts'
import { type Person, stillIn } from '../people/person.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { Connections } from './connections.ts'

/** A program that does not read what it is sent is cut off. */
const MOST_BUFFERED = 4 * 1024 * 1024
/** Proxies cut a line that is silent for long. At each beat we also look whether its reader may still read. */
const BEAT_MS = 20_000
const MOST_STREAMS = LIMITS.streams.most
const streams = new Connections(MOST_STREAMS, MOST_STREAMS)

export class LineStream {
  readonly #reply: FastifyReply
  readonly #ends: (() => void)[] = []
  #early: string[] | null = []
  #isOver = false
  constructor({ store }: Services, person: Person | null, request: FastifyRequest, reply: FastifyReply) {
    this.#reply = reply
    const end = streams.begin(person, request.ip)
    if (!end) throw new Problem('too-many', `no more than ${MOST_STREAMS} streams at once`)
    this.#ends.push(end)
    const recheck = (): void => {
      if (!person) return
      stillIn(store, person).then(isIn => {
        if (!isIn) this.end()
      }, this.end)
    }
    const beat = setInterval(() => {
      if (this.#early === null) reply.raw.write('\n')
      recheck()
    }, BEAT_MS)
    const onNote = (note: { kind: string; user?: string }): void => {
      if (note.kind === 'user' && note.user === person?.user) recheck()
    }
    store.notes.on('note', onNote)
    this.#ends.push(
      () => clearInterval(beat),
      () => store.notes.off('note', onNote),
    )
    request.raw.on('close', this.end)
  }
  readonly end = (): void => {
    if (this.#isOver) return
    this.#isOver = true
    for (const f of this.#ends.splice(0)) f()
    if (this.#early === null) this.#reply.raw.end()
  }
  /** At the end, or now if it has ended while we waited. */
  onEnd(f: () => void): void {
    if (this.#isOver) f()
    else this.#ends.push(f)
  }
  readonly write = (text: string): void => {
    const { raw } = this.#reply
    if (this.#early) this.#early.push(text)
    else if (this.#isOver) return
    else if (raw.writableLength > MOST_BUFFERED) {
      this.end()
      raw.destroy()
    } else raw.write(`${text}\n`)
  }
  /** Sends the headers, at once, and what was written so far. From here on the answer is ours, not Fastify's. */
  begin(): void {
    const { raw } = this.#reply
    this.#reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').hijack()
    raw.on('error', this.end)
    raw.writeHead(200, this.#reply.getHeaders() as Record<string, string>)
    raw.flushHeaders()
    const early = this.#early ?? []
    this.#early = null
    for (const text of early) this.write(text)
    if (this.#isOver) raw.end()
  }
}
