/** One stream of lines of JSON. */
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Person, stillIn } from '../people/whoami.ts'
import type { Services } from '../services.ts'

/** A program that does not read what it is sent is cut off. */
const MOST_BUFFERED = 4 * 1024 * 1024
/** Proxies cut a line that is silent for long. */
const BEAT_MS = 20_000

/** One stream: it ends with its reader, and with the session or token that opened it. */
export class Lines {
  readonly #out = new PassThrough()
  readonly #ends: (() => void)[] = []
  #isOver = false
  constructor({ store }: Services, person: Person | null, request: FastifyRequest) {
    const beat = setInterval(() => this.#out.write('\n'), BEAT_MS)
    const onNote = (note: { kind: string; user?: string }): void => {
      if (note.kind === 'user' && person && note.user === person.user)
        void stillIn(store, person).then(isIn => {
          if (!isIn) this.end()
        }, this.end)
    }
    store.notes.on('note', onNote)
    this.#ends.push(
      () => clearInterval(beat),
      () => store.notes.off('note', onNote),
    )
    request.raw.on('close', this.end)
  }
  readonly end = (): void => {
    this.#isOver = true
    for (const f of this.#ends.splice(0)) f()
    this.#out.end()
  }
  /** At the end, or now if it has ended while we waited. */
  onEnd(f: () => void): void {
    if (this.#isOver) f()
    else this.#ends.push(f)
  }
  readonly write = (text: string): void => {
    if (this.#out.writableEnded) return
    if (this.#out.writableLength > MOST_BUFFERED) this.end()
    else this.#out.write(`${text}\n`)
  }
  sendTo(reply: FastifyReply): FastifyReply {
    return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(this.#out)
  }
}
