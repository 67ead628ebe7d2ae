/** Streams of lines of JSON for programs: every change of a table, and whenever one of one's seats is asked. */
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { askedSeatsOf } from '../store/positions.ts'
import { get, serveOn } from './api.ts'
import { Lines } from './lines.ts'
import { viewerOf } from './socket.ts'

const ROUTES = {
  table: get('/matches/:id/stream', 'Every change as a line of JSON, the first one the whole position', 'anyone', {
    params: z.object({ id: p.Id }),
    query: z.object({ since: z.coerce.number().int().min(0).optional() }),
  }),
  turns: get('/me/stream', 'A line whenever one of your seats is asked, for programs that hold seats', 'read'),
}

export function streamRoutes(app: FastifyInstance, services: Services): void {
  const serve = serveOn(app, 'play')
  const { store, hall } = services
  serve(ROUTES.table, async ({ params, query, visitor, reply, request }) => {
    const viewer = await viewerOf(services, params.id, visitor)
    const lines = new Lines(services, visitor, request)
    const subscriber = { viewer, legal: true, user: visitor?.user ?? null, send: lines.write }
    lines.onEnd(await hall.follow(params.id, subscriber, query.since ?? -1))
    return lines.sendTo(reply)
  })
  serve(ROUTES.turns, async ({ person, reply, request }) => {
    const lines = new Lines(services, person, request)
    const told = new Map<string, number>()
    const look = async (match?: string): Promise<void> => {
      for (const asked of await askedSeatsOf(store, person.user, match)) {
        if (told.get(asked.match) === asked.seq) continue
        told.set(asked.match, asked.seq)
        const { game, seat, seq } = asked
        lines.write(JSON.stringify({ t: 'turn', match: asked.match, game, seat, seq }))
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
  })
}
