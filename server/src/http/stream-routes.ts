/** Streams of lines of JSON for programs: every change of a table, and whenever one of one's seats is asked. */
import { PassThrough } from 'node:stream'
import { has } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Person, stillIn } from '../people/whoami.ts'
import type { Services } from '../services.ts'
import { route } from './api.ts'
import { viewerOf } from './socket.ts'

const tag = 'play'
/** A program that does not read what it is sent is cut off. */
const MOST_BUFFERED = 4 * 1024 * 1024
/** Proxies cut a line that is silent for long. */
const BEAT_MS = 20_000

/** One stream: it ends with its reader, and with the session or token that opened it. */
class Lines {
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

export function streamRoutes(app: FastifyInstance, services: Services): void {
  const { store, hall } = services
  const { db } = store
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/stream',
      summary: 'Every change as a line of JSON, the first one the whole position',
      tag,
      needs: 'anyone',
      params: z.object({ id: p.Id }),
      query: z.object({ since: z.coerce.number().int().min(0).optional() }),
    },
    async ({ params, query, visitor, reply, request }) => {
      const viewer = await viewerOf(services, params.id, visitor)
      const lines = new Lines(services, visitor, request)
      const subscriber = { viewer, legal: true, user: visitor?.user ?? null, send: lines.write }
      lines.onEnd(await hall.follow(params.id, subscriber, query.since ?? -1))
      return lines.sendTo(reply)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/me/stream',
      summary: 'A line whenever one of your seats is asked, for programs that hold seats',
      tag,
      needs: 'read',
    },
    async ({ person, reply, request }) => {
      const lines = new Lines(services, person, request)
      const told = new Map<string, number>()
      const look = async (match?: string): Promise<void> => {
        let find = db
          .selectFrom('seat')
          .innerJoin('position', 'position.match', 'seat.match')
          .innerJoin('match', 'match.id', 'seat.match')
          .select(['seat.match', 'seat.seat', 'position.seq', 'position.owed', 'match.game'])
          .where('seat.user', '=', person.user)
          .where('seat.vacant', '=', 0)
          .where('match.status', '=', 'live')
        if (match) find = find.where('seat.match', '=', match)
        for (const row of await find.execute()) {
          if (!has(row.owed, row.seat) || told.get(row.match) === row.seq) continue
          told.set(row.match, row.seq)
          lines.write(JSON.stringify({ t: 'turn', match: row.match, game: row.game, seat: row.seat, seq: row.seq }))
        }
      }
      const onMoved = (room: { id: string }): void => void look(room.id).catch(() => {})
      const onNote = (note: { kind: string; match?: string }): void => {
        if (note.kind === 'move' && note.match) void look(note.match).catch(() => {})
      }
      hall.events.on('moved', onMoved)
      store.notes.on('note', onNote)
      lines.onEnd(() => {
        hall.events.off('moved', onMoved)
        store.notes.off('note', onNote)
      })
      await look()
      return lines.sendTo(reply)
    },
  )
}
