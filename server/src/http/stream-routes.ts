/** Streams of lines of JSON for programs: every change of a table, and whenever one of one's seats is asked. */
import { has } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { tablesOf } from '../store/matches.ts'
import type { TableNote } from '../store/note.ts'
import { askedSeatsOf } from '../store/positions.ts'
import type { Room } from '../table/room.ts'
import { LineStream } from './line-stream.ts'
import { get, serveOn } from './serve.ts'
import { viewerOf } from './viewer.ts'

/** Seats that change hands all at once are looked at once. */
const REFRESH_MS = 100

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
    const lines = new LineStream(services, visitor, request, reply)
    const subscriber = { viewer, legal: true, user: visitor?.user ?? null, send: lines.write }
    try {
      lines.onEnd(await hall.follow(params.id, subscriber, query.since ?? -1))
    } catch (error) {
      lines.end()
      throw error
    }
    lines.begin()
  })
  serve(ROUTES.turns, async ({ person, reply, request }) => {
    const lines = new LineStream(services, person, request, reply)
    lines.begin()
    const told = new Map<string, number>()
    const tell = (match: string, game: string, seat: number, seq: number): void => {
      if (told.get(match) === seq) return
      told.set(match, seq)
      lines.write(JSON.stringify({ t: 'turn', match, game, seat, seq }))
    }
    const look = async (match?: string): Promise<void> => {
      for (const a of await askedSeatsOf(store, person.user, match)) tell(a.match, a.game, a.seat, a.seq)
    }
    // What moves at tables of this process is known without asking the database.
    const onMoved = ({ id, meta, position }: Room): void => {
      const seat = meta?.seats.findIndex(s => s.user === person.user && !s.vacant) ?? -1
      if (meta && position && seat >= 0 && has(position.owed, seat)) tell(id, meta.row.game, seat, position.seq)
    }
    // At tables of other processes: asked for this person's own tables alone.
    let mine = new Set<string>()
    let waiting: NodeJS.Timeout | undefined
    const refresh = async (): Promise<void> => {
      mine = new Set((await tablesOf(store, person.user, ['live'])).map(row => row.id))
      await look()
    }
    const onNote = (note: TableNote): void => {
      if (note.kind === 'move' && note.match && note.from !== store.origin && mine.has(note.match))
        void look(note.match).catch(() => {})
      if (note.kind === 'table') {
        clearTimeout(waiting)
        waiting = setTimeout(() => void refresh().catch(() => {}), REFRESH_MS)
      }
    }
    hall.events.on('moved', onMoved)
    store.notes.on('note', onNote)
    lines.onEnd(() => {
      clearTimeout(waiting)
      hall.events.off('moved', onMoved)
      store.notes.off('note', onNote)
    })
    await refresh()
  })
}
