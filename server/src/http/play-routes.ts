/** Tables over REST: everything the socket can do, and a stream of lines for programs. */
import { PassThrough } from 'node:stream'
import type { MatchRecord } from '@ecumene/kernel'
import * as p from '@ecumene/protocol'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { newId } from '../ids.ts'
import { askPause } from '../pace/clock.ts'
import type { Person } from '../people/whoami.ts'
import type { Services } from '../services.ts'
import { Problem } from '../trouble.ts'
import { route } from './api.ts'
import { viewerOf } from './socket.ts'

const AtMatch = z.object({ id: p.Id })
const tag = 'play'

export function playRoutes(app: FastifyInstance, services: Services): void {
  const { hall, lobby, store, pool } = services
  const mySeat = async (match: string, person: Person) => {
    const room = await hall.room(match)
    const seat = room.seatOf(person.user)
    if (seat === null) throw new Problem('foreign-seat', 'you do not sit at this table')
    return { room, seat }
  }

  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/position',
      summary: 'The position as you may know it',
      tag,
      needs: 'anyone',
      params: AtMatch,
      query: p.PositionQuery,
      gives: p.Position,
    },
    async ({ params, query, visitor }) => {
      const viewer = await viewerOf(services, params.id, visitor)
      return query.at === undefined ? hall.position(params.id, viewer, query.since ?? -1) : hall.past(params.id, viewer, query.at)
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/actions',
      summary: 'Play an action',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.PlayBody,
      gives: p.Accepted,
    },
    async ({ params, body, person }) => {
      const { room, seat } = await mySeat(params.id, person)
      if (room.meta.seats[seat].standIn) await lobby.comeBack(params.id, person.user)
      return hall.submit({ match: params.id, seat, action: body.action, seq: body.seq, key: body.key, by: 'player' })
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/undo',
      summary: 'Take your last action back',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.UndoBody,
      gives: p.Accepted,
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      return hall.submit({ match: params.id, seat, action: null, seq: body.seq, key: body.key, by: 'player' })
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/stream',
      summary: 'Every change as a line of JSON, the first one the whole position',
      tag,
      needs: 'anyone',
      params: AtMatch,
      query: z.object({ since: z.coerce.number().int().min(0).optional() }),
    },
    async ({ params, query, visitor, reply, request }) => {
      const viewer = await viewerOf(services, params.id, visitor)
      const lines = new PassThrough()
      const send = (text: string): void => {
        if (lines.writableLength > 4 * 1024 * 1024) lines.destroy()
        else lines.write(`${text}\n`)
      }
      const stop = await hall.follow(params.id, { viewer, legal: true, user: visitor?.user ?? null, send }, query.since ?? -1)
      // Proxies cut a line that is silent for long.
      const beat = setInterval(() => lines.write('\n'), 20_000)
      request.raw.on('close', () => {
        clearInterval(beat)
        stop()
        lines.end()
      })
      return reply.header('content-type', 'application/x-ndjson').header('cache-control', 'no-store').send(lines)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/record',
      summary: 'The record of a finished game, with the key of its chance',
      tag,
      needs: 'anyone',
      params: AtMatch,
    },
    async ({ params }) => {
      const row = await lobby.rowOf(params.id)
      if (row.status !== 'over' || row.key === null || row.opening === null || row.commitment === null)
        throw new Problem('unfinished', 'a record is shown when the game is over')
      const entries = await hall.entriesOf(row.id, 0, 1_000_000)
      const record: MatchRecord = {
        format: 1,
        game: row.game,
        version: row.version,
        setup: JSON.parse(row.setup),
        commitment: row.commitment,
        key: row.key,
        opening: JSON.parse(row.opening),
        entries: entries.map(e => ({
          seat: e.seat,
          action: e.action === null ? null : JSON.parse(e.action),
          ...(e.auto === 1 ? { auto: true as const } : {}),
          ...(e.draws === null ? {} : { draws: JSON.parse(e.draws) }),
          hash: e.hash,
          at: e.at,
        })),
      }
      return record
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/records',
      summary: 'Bring in a finished game; every line of it is checked',
      tag,
      needs: 'lobby',
      body: p.ImportBody,
      bodyLimit: 4 * 1024 * 1024,
      limit: { max: 10, timeWindow: '1 minute' },
    },
    async ({ body, person }) => {
      const record = body.record as unknown as MatchRecord
      lobby.gameOf(record.game)
      const checked = await pool.ask('verify', { record }).catch(error => {
        throw new Problem('refused', `not a true record: ${String(error instanceof Error ? error.message : error).slice(0, 200)}`)
      })
      if (!checked.outcome) throw new Problem('refused', 'the game is not finished')
      const id = newId()
      const now = Date.now()
      await store.db.transaction().execute(async tx => {
        await tx
          .insertInto('match')
          .values({
            id,
            game: record.game,
            version: record.version,
            setup: JSON.stringify(record.setup),
            key: record.key,
            commitment: record.commitment,
            opening: JSON.stringify(record.opening),
            status: 'over',
            title: body.title,
            owner: person.user,
            settings: JSON.stringify(p.TableSettings.parse({ listed: false })),
            pace: 'none',
            listed: 0,
            auto_start: 0,
            seats: record.setup.seats,
            outcome: JSON.stringify(checked.outcome),
            created_at: now,
            started_at: now,
            ended_at: now,
            expires_at: null,
            origin: 'import',
            rematch: null,
          })
          .execute()
        for (let seat = 0; seat < record.setup.seats; seat++)
          await tx
            .insertInto('seat')
            .values({ match: id, seat, user: null, bot: null, stand_in: null, vacant: 0, note: null, instructions: null })
            .execute()
        await tx
          .insertInto('position')
          .values({ match: id, rev: 0, seq: checked.seq, owed: 0, clock: null, deadline: null, updated_at: now })
          .execute()
        const rows = record.entries.map((e, i) => ({
          match: id,
          seq: i + 1,
          seat: e.seat,
          action: e.action && JSON.stringify(e.action),
          auto: e.auto ? 1 : 0,
          draws: e.draws ? JSON.stringify(e.draws) : null,
          hash: e.hash,
          at: e.at ?? now,
          by: 'import',
          key: null,
          span: 1,
        }))
        for (let i = 0; i < rows.length; i += 1000)
          await tx
            .insertInto('entry')
            .values(rows.slice(i, i + 1000))
            .execute()
      })
      return { id }
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/pause',
      summary: 'Ask to pause, or agree to it; `wish: false` takes it back or goes on',
      tag,
      needs: 'play',
      params: AtMatch,
      body: z.object({ wish: z.boolean() }),
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await hall.setClock(params.id, ({ clock, meta }, now) => {
        if (!clock) throw new Problem('refused', 'this table has no clock')
        return askPause(clock, meta.settings.pace, seat, body.wish, meta.people, now, meta.rests)
      })
    },
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/return',
      summary: 'Take your seat back from the bot that stood in',
      tag,
      needs: 'play',
      params: AtMatch,
    },
    async ({ params, person }) => {
      await mySeat(params.id, person)
      await lobby.comeBack(params.id, person.user)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/instructions',
      summary: 'Your standing instructions',
      tag,
      needs: 'play',
      params: AtMatch,
      gives: p.Instructions,
    },
    async ({ params, person }) => {
      const { room, seat } = await mySeat(params.id, person)
      return room.meta.seats[seat].instructions
    },
  )
  route(
    app,
    {
      method: 'PUT',
      url: '/matches/:id/instructions',
      summary: 'What is played for you whenever you are asked these decisions',
      tag,
      needs: 'play',
      params: AtMatch,
      body: p.Instructions,
    },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await store.db
        .updateTable('seat')
        .set({ instructions: JSON.stringify(body) })
        .where('match', '=', params.id)
        .where('seat', '=', seat)
        .execute()
      await store.tell({ kind: 'table', match: params.id })
      await services.driver.wake(params.id)
    },
  )
  route(
    app,
    {
      method: 'GET',
      url: '/matches/:id/note',
      summary: 'Your own note on this game',
      tag,
      needs: 'read',
      params: AtMatch,
      gives: p.NoteBody,
    },
    async ({ params, person }) => {
      const { seat } = await mySeat(params.id, person)
      const row = await store.db
        .selectFrom('seat')
        .select('note')
        .where('match', '=', params.id)
        .where('seat', '=', seat)
        .executeTakeFirst()
      return { text: row?.note ?? '' }
    },
  )
  route(
    app,
    { method: 'PUT', url: '/matches/:id/note', summary: 'Write it', tag, needs: 'play', params: AtMatch, body: p.NoteBody },
    async ({ params, body, person }) => {
      const { seat } = await mySeat(params.id, person)
      await store.db.updateTable('seat').set({ note: body.text }).where('match', '=', params.id).where('seat', '=', seat).execute()
    },
  )
  route(
    app,
    { method: 'GET', url: '/matches/:id/chat', summary: 'What was said', tag, needs: 'anyone', params: AtMatch, gives: p.ChatList },
    async ({ params, visitor }) => services.chat.list(params.id, visitor?.user ?? null),
  )
  route(
    app,
    {
      method: 'POST',
      url: '/matches/:id/chat',
      summary: 'Say something',
      tag,
      needs: 'chat',
      params: AtMatch,
      body: p.SayBody,
      gives: p.ChatLine,
      limit: { max: 30, timeWindow: '1 minute' },
    },
    async ({ params, body, person }) => services.chat.say(params.id, person.user, person.name, body.text),
  )
}
